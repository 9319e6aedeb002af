# Kommandoens ord for spillere: hjælp, kontrol af fordelinger, spil i ord.

## Command lines

argparse-usage = brug:
argparse-positional = faste led
argparse-options = tilvalg
argparse-help = vis denne hjælp, og slut
argparse-version = vis programmets version, og slut
argparse-required = dette mangler: %s
argparse-unrecognized = ukendt: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r kan ikke vælges (vælg mellem %(choices)s)
argparse-one = her skal stå én værdi
argparse-some = her skal stå mindst én værdi
argparse-not-with = kan ikke bruges sammen med %s
argparse-value = %(value)r er ikke en gyldig værdi (%(type)s)
argparse-error = %(prog)s: fejl: %(message)s

## The list of commands

help-about = Brætspillet Azul: spil, analysér, forsk. Uofficielt.
help-epilog = `tilewright KOMMANDO --help` beskriver en kommando.
purpose-play = spil i browseren på denne maskine
purpose-serve = kør spilserveren: borde for mennesker og programmer, i browseren eller over nettet
purpose-work = søg for servere, der deler en database
purpose-operate = styr kørende servere: tømning, skrivebeskyttelse, udelukkelser, en besked til alle
purpose-store = pas en servers lager: kontrollér, sikkerhedskopiér, vis, slet
purpose-terminal = spil i terminalen mod mennesker eller computeren
purpose-new = skriv et nyt spil til en fil, eller vis en stilling med udlagte fliser
purpose-replay = gå et gemt spil igennem (.azr)
purpose-verify = kontrollér, om fordelingerne i et gemt spil var fair
purpose-review = evaluér et gemt spil: fejl, held med fliserne, og hvad der var bedre
purpose-puzzles = lav opgaver med præcis én løsning, eller bevis dem igen
purpose-best = find de bedste træk i en stilling, hvad de er værd og hvorfor
purpose-explain = forklar, hvad en stilling er værd for hver plads, i point
purpose-engine = tal motorprotokollen på standardind- og -uddata
purpose-arena = spil en kamp mellem computerspillere, med fejlgrænser
purpose-league = sammenlign mange computerspilleres styrke
purpose-tournament = hold en turnering mellem computerspillere, schweizisk eller arena
purpose-train = træn netværk ved spil mod sig selv, på én maskine eller mange
purpose-compile = oversæt alt til denne maskine nu, så det første spil begynder med det samme
purpose-perft = tæl trækfølger fra en stilling
purpose-bench = mål denne maskines hastighed, og vis signaturen

## tilewright play

help-play = Spil Azul i browseren på denne maskine: mod computeren eller med andre ved samme skærm. Dine spil gemmes i din datamappe, så du kan fortsætte dem efter næste start. Ctrl-C afslutter programmet. `tilewright terminal` spiller uden browser.
help-play-port = porten på denne maskine (standard: en ledig)
help-play-no-browser = åbn ikke browseren, vis kun adressen
help-play-data = hvor bordene gemmes (standard: din datamappe)
help-play-computer-threads = søgninger, der kører samtidig (standard: antallet af kerner minus 1)
help-play-computer-pause = mindste antal sekunder for et af computerens træk (0.4)

## tilewright terminal

help-terminal = Spil Azul i terminalen: to til fire pladser, hver et menneske eller computeren, på en af pladernes sider. Uden tilvalg spørges der, hvad du vil spille. Træk skrives som 3R2; `hjælp` fortæller resten.
help-terminal-seats = hvem der sidder på plads 1, 2, ...: { $choice }; gerne med navn, som i person:Ana eller level:3:Bo (standard: person computer; computeren spiller på niveau { $level })
help-terminal-side = pladernes side (standard: coloured)
help-terminal-first = pladsen, der begynder (standard: random)
help-terminal-seed = startværdi for fordelingerne og computerens valg
help-terminal-save = gem spillet i denne nye fil efter hvert træk
help-terminal-resume = genoptag et gemt spil, og bliv ved med at gemme det; uden fil det sidste uafsluttede
help-terminal-language = spillets sprog (standard: terminalens, ellers engelsk)
help-terminal-plain = kun sætninger, til skærmlæsere: ingen tegning, ingen farver

## tilewright replay

help-replay = Vis et gemt spil (.azr): hver fordeling og hvert træk i ord, pointene i hver runde, og hvordan det endte.
help-replay-file = det gemte spil; - læser standardinddata
help-replay-example = vis det spil, der følger med tilewright
help-replay-position = vis teksten for stillingen efter N træk (0: begyndelsen)
help-replay-positions = vis teksten for hver stilling, efter hver fordeling og hvert træk
help-replay-text = vis selve filen i den faste opstilling
help-replay-json = vis ét JSON-objekt: spil, stillinger, slutstilling og resultat

## tilewright verify

help-verify = Kontrollér fordelingerne i et gemt spil (.azr): om hver følger af den hemmelighed, som serveren havde lovet at bruge, og af det, pladserne tilføjede, og om det beviser over for dig, at ingen valgte dem. Slutstatus 0: det gør det; 1: noget følger ikke, kan ikke kontrolleres eller er ikke bevist; 2: inddata duer ikke.
help-verify-file = det gemte spil; - læser standardinddata
help-verify-commitment = det løfte, du noterede, før du tilføjede din tilfældige værdi, til sammenligning med filens
help-verify-randomness = den tilfældige værdi, du tilføjede til fordelingerne
help-verify-tournament = resultaterne af den turnering, spillet hører til: --randomness er så det, du tilføjede, da du meldte dig til
help-verify-json = vis ét JSON-objekt i stedet for sætninger

## Files

system-not-found = filen findes ikke
system-not-allowed = det er ikke tilladt
system-folder = det er en mappe
system-exists = filen findes allerede
system-full = disken er fuld

## A game in words

side-name =
    { $side ->
        [grey] grå side
       *[coloured] farvet side
    }
replay-headline = { $names }: { side-name }{ $date }, resultat { $result }
replay-began = Runde { $round }, som den var, da filen begynder
replay-round = Runde { $round }, { $name } begynder: { $deal }
replay-unfinished = Spillet er ikke færdigt: { $awaited }.
replay-awaits-deal = fordelingen i runde { $round } mangler
replay-awaits-turn = i runde { $round } er det { $name }, der skal trække

## Whether deals were fair

verify-headline = { $names }: { side-name }, resultat { $result }
verify-missing-starts-later = Filen begynder midt i et spil: hvad der skete før, vides ikke.
verify-missing-no-deals = Filen har ingen fordeling.
verify-missing-not-fair-record = Filen siger intet om fair fordelinger.
verify-missing-bad-header = Et hoved om de fair fordelinger mangler eller kan ikke bruges; `--json` siger hvilket.
verify-missing-no-secret = Spillet er slut, men dets hemmelighed er ikke i filen.
verify-missing-unfinished = Spillet er ikke slut, så dets hemmelighed er ikke offentliggjort endnu.
verify-missing-old-version = Filen er af en ældre form, hvor den, der drev serveren, kunne vælge fordelingerne.
verify-missing-nobody-added = Ingen plads tilføjede en tilfældig værdi, så den, der driver serveren, kunne vælge fordelingerne.
verify-commitment =
    { $fits ->
        [yes] Hemmeligheden passer til løftet { $commitment }.
       *[no] Hemmeligheden PASSER IKKE til løftet { $commitment }.
    }
verify-noted =
    { $fits ->
        [yes] Det er det løfte, du noterede.
       *[no] Det ER IKKE det løfte, du noterede.
    }
verify-own =
    { $fits ->
        [yes] Din tilfældige værdi er blandt det, pladserne tilføjede.
       *[no] Din tilfældige værdi ER IKKE blandt det, pladserne tilføjede.
    }
verify-first =
    { $by ->
        [choice] Første plads: { $name } blev valgt til at begynde, ikke trukket.
        [unknown] Første plads: { $name } begyndte efter en lodtrækning, der ikke kan kontrolleres.
        [draw] Første plads: { $name } blev trukket til at begynde, som hemmeligheden giver.
       *[other] Første plads: { $name } begyndte, men lodtrækningen GIVER { $other }.
    }
verify-broken = Runde { $round }: den værdi, som { $name } afslørede, HØRER IKKE til det, denne plads tilføjede.
verify-none-broken = Hver værdi, en plads afslørede, hører til det, pladsen tilføjede før spillet.
verify-deal =
    { $fits ->
        [unknown] Runde { $round }: { $deal } kan ikke kontrolleres.
        [yes] Runde { $round }: { $deal } følger af hemmeligheden.
       *[no] Runde { $round }: { $deal } FØLGER IKKE af hemmeligheden, som giver { $expected }.
    }
verify-fair =
    { $count ->
        [one] Fair: den ene fordeling følger af en hemmelighed, der lå fast, før du tilføjede din tilfældige værdi, så serveren kunne ikke vælge den.
       *[other] Fair: alle { $count } fordelinger følger af en hemmelighed, der lå fast, før du tilføjede din tilfældige værdi, så serveren kunne ikke vælge dem.
    }
verify-consistent =
    { $count ->
        [one] Stemmer overens, ikke bevist: den ene fordeling følger af hemmeligheden, men den, der skrev filen, kan have valgt begge dele.
       *[other] Stemmer overens, ikke bevist: alle { $count } fordelinger følger af hemmeligheden, men den, der skrev filen, kan have valgt begge dele.
    }
verify-consistent-how = Det er kun bevist med det løfte og den tilfældige værdi, du noterede: --commitment, --randomness.
verify-unfair = Ikke fair: fordelingerne følger ikke af hemmeligheden og pladsernes tilfældige værdier.
verify-unproved = Ikke bevist: filen indeholder ikke alt, hvad et bevis kræver.
verify-operator = Ikke bevist: at den, der driver serveren, ikke fortalte nogen, hvad der kom, eller en plads, der tilføjede efter dig.
verify-unforeseen = Ingen, heller ikke den, der driver serveren, kunne forudse en fordeling, før din enhed afslørede sin værdi.
verify-without =
    { $count ->
        [one] Runde { $rounds } blev fordelt uden den: der gælder det kun, hvis en anden plads, der afslørede en værdi, er ærlig.
       *[other] Runderne { $rounds } blev fordelt uden den: der gælder det kun, hvis en anden plads, der afslørede en værdi, er ærlig.
    }
verify-last = Ikke bevist: at den, der driver serveren, ikke sammen med pladsen, der afslørede sidst, valgte mellem to fordelinger, med og uden den plads’ værdi.
