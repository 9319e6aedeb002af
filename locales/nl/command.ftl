# De woorden van de opdracht: de lijst van opdrachten, en de hulp en uitvoer van die voor spelers.

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
purpose-store = de opslag van een server verzorgen: controleren, back-up maken, kopiëren, opsommen, wissen
purpose-terminal = spelen in de terminal, tegen mensen of de computer
purpose-new = een nieuw spel in een bestand zetten of een uitgedeelde stelling tonen
purpose-replay = een opgeslagen spel (.azr) zet voor zet tonen
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

## tilewright new

help-new = Begin een spel: zet het met een eerste willekeurige verdeling in een bestand, of toon het.
help-new-file = schrijf het spel hierheen in plaats van het te tonen
help-new-players = aantal spelers (standaard: het aantal namen, of 2)
help-new-side = welke zijde van de borden (standaard: coloured)
help-new-seats = de namen van de spelers, met de klok mee
help-new-first = de plaats die begint (standaard: door loting)
help-new-seed = startwaarde van de verdeling en de eerste plaats
help-new-position = toon alleen de tekst van de uitgedeelde stelling
help-new-force = overschrijf FILE.azr als het bestaat
new-written = { $file } geschreven: { $names }, { side-name }, { $name } begint.

## tilewright review

help-review = Bespreek een opgeslagen spel na (.azr): welke zetten fouten waren, hoe gelukkig elke verdeling was en wat beter was geweest. Elke stelling krijgt voor elke plaats een waarde: de winkans en de verwachte voorsprong in punten. Wat een zet verliest vergeleken met de beste, is de fout van die plaats; wat een verdeling waard is vergeleken met andere mogelijke, is geluk. Een map met opgeslagen spellen geeft een overzicht van allemaal. Nabesprekingen worden bewaard: een onderbroken opdracht gaat verder als je hem herhaalt.
help-review-file = het opgeslagen spel, of een map met opgeslagen spellen; - leest standaardinvoer
help-review-example = bespreek het spel na dat bij tilewright hoort
help-review-quick = zoek minder: enkele seconden per spel
help-review-nodes = stellingen om per zet te doorzoeken (2000000; met drie en vier spelers de helft)
help-review-seat = toon alleen de zetten van deze plaats
help-review-threads = zoekopdrachten tegelijk (één per kern, hooguit 8)
help-review-fresh = begin opnieuw, zonder bewaarde nabespreking van het spel
help-review-json = toon één JSON-object (docs/notation.md)
help-review-html = schrijf één pagina met de grafiek en alle zetten
help-review-plot = teken de grafiek als .svg of .png (vereist matplotlib)
reviewed-headline = { $names }: { side-name }, { $result } ({ $care })
reviewed-unfinished = niet af
reviewed-quick = korte blik
reviewed-nodes = { $nodes } stellingen per zet
reviewed-deal = Ronde { $round }, verdeling { $deal }: het gunstigst voor { $name }, { $change } (±{ $error }) en { $points } punten; { $values }
reviewed-part =
    { $part ->
        [start] aan het begin
        [own] eigen zetten
        [others] zetten van anderen
        [remainder] rest
        [end] aan het eind
       *[now] nu
    }
reviewed-grades =
    { $grade ->
        [inaccuracy] onnauwkeurigheden
        [mistake] fouten
       *[blunder] blunders
    }
reviewed-steps = verdelingen en zetten
reviewed-move = Zet
reviewed-interrupted = onderbroken bij { $share }; dezelfde opdracht gaat daar verder.
reviewed-partly = { $count } van { $total } stappen zijn besproken.
reviewed-not-kept = de nabespreking is niet bewaard: { $why }
reviewed-column-games = spellen
reviewed-column-won = gewonnen
reviewed-column-less-luck = gewonnen min geluk
reviewed-column-accuracy = precisie
reviewed-column-errors = fouten per spel
reviewed-column-luck = geluk per spel
reviewed-column-level = speelt als

## tilewright puzzles

help-puzzles = Maak puzzels en controleer ze. Een puzzel is een stelling voor twee spelers waarvan de ronde het spel kan beëindigen en waarin precies één zet de winst behoudt, een gedeelde overwinning behoudt of met minstens 3 punten meer wint dan elke andere. Alles is bewezen.
purpose-puzzles-make = zoek puzzels in spellen en schrijf ze naar een bestand
purpose-puzzles-verify = bewijs elke puzzel van een bestand opnieuw
help-puzzles-make = Zoek puzzels in spellen van de niveaus van de computer of in opgeslagen spellen en schrijf ze naar een bestand. Ctrl-C stopt het zoeken; wat dan gevonden is, wordt geschreven.
help-puzzles-make-file = waar ze heen gaan: .jsonl, of .jsonl.gz voor een ingepakt bestand
help-puzzles-make-count = hoeveel er gemaakt worden
help-puzzles-make-records = zoek in de spellen van deze map (.azr)
help-puzzles-make-seed = welke spellen van de computer (standaard: 0)
help-puzzles-make-processes = processen op deze computer (standaard: één per kern)
help-puzzles-make-cluster = werk op een Ray-cluster; `local` start er een op deze computer
help-puzzles-verify = Bewijs elke puzzel van een bestand opnieuw: het doel, elke zet van de oplossing, dat geen andere zet het doel bereikt, de thema’s en de rating. Exitstatus 0: alles klopt; 1: iets klopt niet; 2: het bestand is niet te lezen.
help-puzzles-verify-file = de puzzels; zonder bestand die bij het pakket horen
help-puzzles-verify-processes = { help-puzzles-make-processes }
help-puzzles-verify-cluster = { help-puzzles-make-cluster }
puzzles-made =
    { $count ->
        [one] { $count } puzzel
       *[other] { $count } puzzels
    } uit { $games ->
        [one] { $games } spel in { $seconds } s
       *[other] { $games } spellen in { $seconds } s
    }
puzzles-no-more = meer zit er niet in de opgeslagen spellen: { $count } van { $wanted } puzzels.
puzzles-proved = { $count } van { $total } puzzels zijn bewezen, in { $seconds } s.
puzzles-more = … en nog { $count }.
puzzles-wrong-none = geen doel wordt door precies één zet bereikt
puzzles-wrong-goal = het doel dat precies één zet bereikt is ‘{ $goal }’, niet ‘{ $said }’
puzzles-wrong-solution = de oplossing is { $line }, niet { $said }
puzzles-wrong-nodes = het bewijs vergt meer dan { $nodes } stellingen
puzzles-wrong-themes = de thema’s zijn { $themes }, niet { $said }
puzzles-wrong-rating = de rating is { $rating }, niet { $said }
time-left = nog { $time }

## tilewright best and tilewright explain

help-best = De beste zetten in een stelling: wat elke zet waard is en waarom. Kolommen: verschil is het verwachte puntenverschil aan het eind met de beste andere plaats; winkans spreekt voor zich; punten en vloer zijn wat de zet meteen oplevert en kost.
help-best-position = een stelling tussen aanhalingstekens; - leest standaardinvoer
help-best-record = neem de stelling uit een opgeslagen spel
help-best-move = de stelling vóór zet N van het spel (standaard: de laatste stelling)
help-best-time = seconden om te zoeken, of een tijd zoals 200ms (1)
help-best-nodes = stellingen om te doorzoeken, in plaats van een tijd
help-best-depth = zoekdiepte in zetten, in plaats van een tijd
help-best-lines = aantal zetten dat getoond wordt ({ $lines })
help-best-threads = aantal threads dat zoekt (1)
help-best-table = geheugen van de stellingentabel (64)
help-best-json = toon één JSON-object met alle zetten
help-explain = Leg uit wat een stelling voor elke plaats waard is, in punten. Punten op het bord zijn exact. De rest is een schatting van de computer, vergeleken met een leeg bord: lijnen, vloerlijn, de rijen, kolommen en kleuren van de muur, de beurt. Er wordt geen zet gezocht; `tilewright best` zoekt.
help-explain-position = { help-best-position }
help-explain-record = { help-best-record }
help-explain-move = { help-best-move }
help-explain-json = toon één JSON-object, niet afgerond
situation = Ronde { $round }, { side-name }, { $scores } punten; { $then }.
situation-over = het spel is afgelopen
situation-awaits-deal = er moet nog worden uitgedeeld
situation-to-move = plaats { $seat } is aan zet
best-move = zet
best-margin = verschil
best-win = winkans
best-points = punten
best-floor = vloer
best-what =
    { $seat ->
        [0] wat de zet doet
       *[other] wat de zet doet en wat hij overlaat aan plaats { $seat }
    }
best-line = Verwacht vervolg: { $moves }
best-solved =
    { $how ->
        [game] Opgelost: ja, tot het einde van het spel.
        [round] Opgelost: ja, tot het einde van de ronde, vanaf daar geschat.
       *[no] Opgelost: nee.
    }
best-effort = Diepte { $depth }, { $nodes } stellingen in { $seconds } s ({ $speed } per seconde).
best-progress = diepte { $depth }: { $move } { $margin }, { $nodes } stellingen
winning-chances = winkans
explain-even = Niemand staat duidelijk voor.
explain-ahead = Plaats { $seat } staat voor: winkans { $share }, { $margin }.
explain-likeliest = Plaats { $seat } heeft de grootste winkans ({ $share }), hoewel het verwachte verschil { $points } punten is.
explain-others = borden van de anderen
explain-total =
    { $over ->
        [yes] punten aan het eind
       *[no] samen
    }
explain-margin =
    { $players ->
        [2] verschil met de ander
       *[other] verschil met het gemiddelde van de anderen
    }
explain-final =
    { $part ->
        [rows] complete rijen
        [columns] complete kolommen
        [colours] complete kleuren
       *[points] tegels en vloerlijnen
    }

## Files

system-not-found = dit bestand bestaat niet
system-not-allowed = dit is niet toegestaan
system-folder = dit is een map
system-exists = dit bestand bestaat al
system-named-twice = dit bestand is twee keer genoemd
system-not-replaced = dit is geen bestand dat vervangen kan worden
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
verify-last = Niet bewezen: dat wie de server beheert en de plaats die als laatste onthulde niet hebben samengespannen. Samen konden ze kiezen tussen de verdeling met en de verdeling zonder de waarde van die plaats.
