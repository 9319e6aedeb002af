# De woorden van de opdracht voor spelers: hulp, controle van verdelingen, spellen in woorden.

## Command lines

argparse-usage = gebruik:
argparse-positional = vaste onderdelen
argparse-options = opties
argparse-help = toon deze hulp en stop
argparse-version = toon de versie van het programma en stop
argparse-required = dit ontbreekt: %s
argparse-unrecognized = onbekend: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r kan niet (kies uit %(choices)s)
argparse-one = hier hoort één waarde
argparse-some = hier hoort minstens één waarde
argparse-not-with = kan niet samen met %s
argparse-value = %(value)r is geen geldige waarde (%(type)s)
argparse-error = %(prog)s: fout: %(message)s

## The list of commands

help-about = Het bordspel Azul: spelen, analyseren, onderzoeken. Onofficieel.
help-epilog = `tilewright OPDRACHT --help` beschrijft een opdracht.
purpose-play = spelen in de browser, op deze computer
purpose-serve = de spelserver draaien: tafels voor mensen en programma’s, in de browser of via het netwerk
purpose-work = zoeken voor servers die een database delen
purpose-operate = draaiende servers aansturen: leeg laten lopen, alleen lezen, adressen weren, een bericht aan iedereen
purpose-store = de opslag van een server verzorgen: controleren, kopiëren, opsommen, wissen
purpose-terminal = spelen in de terminal, tegen mensen of de computer
purpose-new = een nieuw spel in een bestand zetten of een uitgedeelde stelling tonen
purpose-replay = een opgeslagen spel doorlopen (.azr)
purpose-verify = nagaan of de verdelingen van een opgeslagen spel eerlijk waren
purpose-review = een opgeslagen spel nabespreken: fouten, geluk met de tegels en wat beter was
purpose-puzzles = puzzels met precies één oplossing maken of opnieuw bewijzen
purpose-best = de beste zetten in een stelling, wat ze waard zijn en waarom
purpose-explain = uitleggen wat een stelling voor elke plaats waard is, in punten
purpose-engine = het engineprotocol spreken op standaardinvoer en -uitvoer
purpose-arena = een match tussen computerspelers, met foutmarges
purpose-league = de sterkte van veel computerspelers vergelijken
purpose-tournament = een toernooi van computerspelers, Zwitsers of arena
purpose-train = netwerken trainen door zelfspel, op één machine of op vele
purpose-compile = nu alles voor deze machine compileren, zodat het eerste spel meteen begint
purpose-perft = zettenreeksen vanuit een stelling tellen
purpose-bench = de snelheid van deze machine meten en de handtekening tonen

## tilewright play

help-play = Speel Azul in de browser op deze computer: tegen de computer of met anderen aan één scherm. Je spellen blijven in je gegevensmap bewaard, zodat je ze na de volgende start kunt voortzetten. Ctrl-C beëindigt het programma. `tilewright terminal` speelt zonder browser.
help-play-port = de poort op deze computer (standaard: een vrije)
help-play-no-browser = open de browser niet, toon alleen het adres
help-play-data = waar tafels bewaard worden (standaard: je gegevensmap)
help-play-computer-threads = zoekopdrachten die tegelijk lopen (standaard: het aantal kernen min 1)
help-play-computer-pause = kleinste aantal seconden voor een zet van de computer (0.4)

## tilewright terminal

help-terminal = Speel Azul in de terminal: twee tot vier plaatsen, elk een mens of de computer, op een van beide zijden van de borden. Zonder opties wordt gevraagd wat je wilt spelen. Zetten worden getypt, zoals 3R2; `hulp` vertelt de rest.
help-terminal-seats = wie er op plaats 1, 2, ... zit: { $choice }; desgewenst met een naam, zoals person:Ana of level:3:Bo (standaard: person computer; de computer speelt op niveau { $level })
help-terminal-side = de zijde van de borden (standaard: coloured)
help-terminal-first = de plaats die begint (standaard: random)
help-terminal-seed = startwaarde van de verdelingen en de keuzes van de computer
help-terminal-save = sla het spel na elke zet op in dit nieuwe bestand
help-terminal-resume = hervat een opgeslagen spel en blijf het opslaan; zonder bestand het laatste onvoltooide
help-terminal-language = de taal van het spel (standaard: die van je terminal, anders Engels)
help-terminal-plain = alleen zinnen, voor schermlezers: geen tekening, geen kleur

## tilewright replay

help-replay = Toon een opgeslagen spel (.azr): elke verdeling en zet in woorden, de punten van elke ronde en hoe het afliep.
help-replay-file = het opgeslagen spel; - leest standaardinvoer
help-replay-example = toon het spel dat bij tilewright hoort
help-replay-position = toon de tekst van de stelling na N zetten (0: het begin)
help-replay-positions = toon de tekst van elke stelling, na elke verdeling en zet
help-replay-text = toon het bestand zelf, in de vaste opmaak
help-replay-json = toon één JSON-object: spel, stellingen, eindstelling en uitslag

## tilewright verify

help-verify = Controleer de verdelingen van een opgeslagen spel (.azr): of elke verdeling volgt uit het geheim dat de server had toegezegd en uit wat de plaatsen toevoegden, en of dat voor jou bewijst dat niemand ze gekozen heeft. Exitstatus 0: ja; 1: iets volgt niet, is niet na te gaan of is niet bewezen; 2: onbruikbare invoer.
help-verify-file = het opgeslagen spel; - leest standaardinvoer
help-verify-commitment = de toezegging die je noteerde voordat je je toevalswaarde toevoegde, om met die in het bestand te vergelijken
help-verify-randomness = de toevalswaarde die je aan de verdelingen hebt toegevoegd
help-verify-tournament = de uitslagen van het toernooi waar het spel bij hoort: --randomness is dan wat je bij inschrijving hebt toegevoegd
help-verify-json = toon één JSON-object in plaats van zinnen

## Files

system-not-found = dit bestand bestaat niet
system-not-allowed = dit is niet toegestaan
system-folder = dit is een map
system-exists = dit bestand bestaat al
system-full = de schijf is vol

## A game in words

side-name =
    { $side ->
        [grey] grijze zijde
       *[coloured] gekleurde zijde
    }
replay-headline = { $names }: { side-name }{ $date }, uitslag { $result }
replay-began = Ronde { $round }, zoals die was toen het bestand begint
replay-round = Ronde { $round }, { $name } begint: { $deal }
replay-unfinished = Het spel is niet af: { $awaited }.
replay-awaits-deal = ronde { $round } moet nog worden uitgedeeld
replay-awaits-turn = in ronde { $round } is { $name } aan zet

## Whether deals were fair

verify-headline = { $names }: { side-name }, uitslag { $result }
verify-missing-starts-later = Het bestand begint midden in een spel: wat daarvoor gebeurde, is onbekend.
verify-missing-no-deals = Het bestand heeft geen verdeling.
verify-missing-not-fair-record = Het bestand zegt niets over eerlijke verdelingen.
verify-missing-bad-header = Een kop over de eerlijke verdelingen ontbreekt of is onbruikbaar; `--json` zegt welke.
verify-missing-no-secret = Het spel is afgelopen, maar het geheim staat niet in het bestand.
verify-missing-unfinished = Het spel is niet afgelopen, dus het geheim is nog niet bekendgemaakt.
verify-missing-old-version = Het bestand heeft een oudere vorm, waarbij wie de server beheerde de verdelingen kon kiezen.
verify-missing-nobody-added = Geen plaats voegde een toevalswaarde toe, dus wie de server beheert, kon de verdelingen kiezen.
verify-commitment =
    { $fits ->
        [yes] Het geheim past bij de toezegging { $commitment }.
       *[no] Het geheim PAST NIET bij de toezegging { $commitment }.
    }
verify-noted =
    { $fits ->
        [yes] Het is de toezegging die je hebt genoteerd.
       *[no] Het IS NIET de toezegging die je hebt genoteerd.
    }
verify-own =
    { $fits ->
        [yes] Je toevalswaarde zit bij wat de plaatsen toevoegden.
       *[no] Je toevalswaarde ZIT NIET bij wat de plaatsen toevoegden.
    }
verify-first =
    { $by ->
        [choice] Eerste plaats: { $name } is gekozen om te beginnen, niet geloot.
        [unknown] Eerste plaats: { $name } begon, door een loting die niet na te gaan is.
        [draw] Eerste plaats: { $name } is geloot om te beginnen, zoals het geheim geeft.
       *[other] Eerste plaats: { $name } begon, maar de loting GEEFT { $other }.
    }
verify-broken = Ronde { $round }: de waarde die { $name } onthulde, HOORT NIET bij wat deze plaats toevoegde.
verify-none-broken = Elke waarde die een plaats onthulde, hoort bij wat die plaats voor het spel toevoegde.
verify-deal =
    { $fits ->
        [unknown] Ronde { $round }: { $deal } is niet na te gaan.
        [yes] Ronde { $round }: { $deal } volgt uit het geheim.
       *[no] Ronde { $round }: { $deal } VOLGT NIET uit het geheim, dat { $expected } geeft.
    }
verify-fair =
    { $count ->
        [one] Eerlijk: de ene verdeling volgt uit een geheim dat vastlag voordat je je toevalswaarde toevoegde, dus de server kon haar niet kiezen.
       *[other] Eerlijk: alle { $count } verdelingen volgen uit een geheim dat vastlag voordat je je toevalswaarde toevoegde, dus de server kon ze niet kiezen.
    }
verify-consistent =
    { $count ->
        [one] Sluitend, niet bewezen: de ene verdeling volgt uit het geheim, maar wie het bestand schreef, kan allebei gekozen hebben.
       *[other] Sluitend, niet bewezen: alle { $count } verdelingen volgen uit het geheim, maar wie het bestand schreef, kan allebei gekozen hebben.
    }
verify-consistent-how = Het is alleen bewezen met de toezegging en de toevalswaarde die je hebt genoteerd: --commitment, --randomness.
verify-unfair = Niet eerlijk: de verdelingen volgen niet uit het geheim en de toevalswaarden van de plaatsen.
verify-unproved = Niet bewezen: in het bestand staat niet alles wat een bewijs nodig heeft.
verify-operator = Niet bewezen: dat wie de server beheert niemand heeft verteld wat er kwam, ook geen plaats die na jou toevoegde.
verify-unforeseen = Niemand, ook niet wie de server beheert, kon een verdeling voorzien voordat je apparaat zijn waarde onthulde.
verify-without =
    { $count ->
        [one] Ronde { $rounds } is zonder die waarde verdeeld: daar geldt dit alleen als een andere plaats die een waarde onthulde eerlijk is.
       *[other] De rondes { $rounds } zijn zonder die waarde verdeeld: daar geldt dit alleen als een andere plaats die een waarde onthulde eerlijk is.
    }
verify-last = Niet bewezen: dat wie de server beheert niet samen met de plaats die als laatste onthulde tussen twee verdelingen heeft gekozen, met en zonder de waarde van die plaats.
