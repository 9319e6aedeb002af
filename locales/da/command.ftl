# Kommandoens ord: listen over kommandoer samt hjælp og uddata for dem, der er for spillere.

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

help-about = Brætspillet Azul: spil, analyser, forsk. Uofficielt.
help-epilog = `tilewright KOMMANDO --help` beskriver en kommando.
purpose-play = spil i browseren på denne maskine
purpose-serve = kør spilserveren: borde for mennesker og programmer, i browseren eller over nettet
purpose-work = søg for servere, der deler en database
purpose-operate = styr kørende servere: tømning, skrivebeskyttelse, udelukkelser, en besked til alle
purpose-store = pas en servers lager: kontrollér, sikkerhedskopiér, kopiér, vis, slet
purpose-terminal = spil i terminalen mod mennesker eller computeren
purpose-new = skriv et nyt spil til en fil, eller vis en stilling med udlagte fliser
purpose-replay = vis et gemt spil (.azr) træk for træk
purpose-verify = kontrollér, om fordelingerne i et gemt spil var fair
purpose-review = evaluer et gemt spil: fejl, held med fliserne, og hvad der var bedre
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

## tilewright new

help-new = Begynd et spil: skriv det til en fil med en første tilfældig fordeling, eller vis det.
help-new-file = skriv spillet her i stedet for at vise det
help-new-players = antal spillere (standard: antallet af navne, ellers 2)
help-new-side = hvilken side af pladerne (standard: coloured)
help-new-seats = spillernes navne i urets retning
help-new-first = pladsen, der begynder (standard: ved lodtrækning)
help-new-seed = startværdi for fordelingen og den første plads
help-new-position = vis kun teksten for den udlagte stilling
help-new-force = overskriv FILE.azr, hvis den findes
new-written = { $file } er skrevet: { $names }, { side-name }, { $name } begynder.

## tilewright review

help-review = Evaluer et gemt spil (.azr): hvilke træk var fejl, hvor heldig hver fordeling var, og hvad der havde været bedre. Hver stilling får en værdi for hver plads: chancen for at vinde og den forventede føring i point. Det, et træk taber i forhold til det bedste, er pladsens fejl; det, en fordeling er værd i forhold til andre mulige, er held. En mappe med gemte spil giver en oversigt over dem alle. Evalueringer gemmes: en afbrudt kommando fortsætter, når den gentages.
help-review-file = det gemte spil eller en mappe med gemte spil; - læser standardinddata
help-review-example = evaluer det spil, der følger med tilewright
help-review-quick = søg mindre: nogle sekunder pr. spil
help-review-nodes = stillinger, der søges for hvert træk (2000000; med tre og fire spillere halvt så mange)
help-review-seat = vis kun denne plads' træk
help-review-threads = søgninger ad gangen (én for hver kerne, højst 8)
help-review-fresh = begynd forfra uden en gemt evaluering af spillet
help-review-json = vis ét JSON-objekt (docs/notation.md)
help-review-html = skriv én side med grafen og alle træk
help-review-plot = tegn grafen som .svg eller .png (kræver matplotlib)
reviewed-headline = { $names }: { side-name }, { $result } ({ $care })
reviewed-unfinished = ikke færdigt
reviewed-quick = hurtigt kig
reviewed-nodes = { $nodes } stillinger pr. træk
reviewed-deal = Runde { $round }, fordeling { $deal }: bedst for { $name }, { $change } (±{ $error }) og { $points } point; { $values }
reviewed-part =
    { $part ->
        [start] ved starten
        [own] egne træk
        [others] de andres træk
        [remainder] rest
        [end] til sidst
       *[now] nu
    }
reviewed-grades =
    { $grade ->
        [inaccuracy] unøjagtigheder
        [mistake] fejl
       *[blunder] brølere
    }
reviewed-steps = fordelinger og træk
reviewed-move = Træk
reviewed-interrupted = afbrudt ved { $share }; samme kommando fortsætter derfra.
reviewed-partly = { $count } af { $total } trin er evalueret.
reviewed-not-kept = evalueringen er ikke gemt: { $why }
reviewed-column-games = spil
reviewed-column-won = vundet
reviewed-column-less-luck = vundet minus held
reviewed-column-accuracy = præcision
reviewed-column-errors = fejl pr. spil
reviewed-column-luck = held pr. spil
reviewed-column-level = spiller som

## tilewright puzzles

help-puzzles = Lav opgaver, og kontrollér dem. En opgave er en stilling for to spillere, hvor runden kan afslutte spillet, og hvor præcis ét træk holder sejren, holder en delt sejr eller vinder med mindst 3 point mere end noget andet. Alt sammen er bevist.
purpose-puzzles-make = led efter opgaver i spil, og skriv dem til en fil
purpose-puzzles-verify = bevis hver opgave i en fil igen
help-puzzles-make = Led efter opgaver i spil mellem computerens niveauer eller i gemte spil, og skriv dem til en fil. Ctrl-C afslutter; det, der er fundet til da, bliver skrevet.
help-puzzles-make-file = hvor de skrives: .jsonl, eller .jsonl.gz for en pakket fil
help-puzzles-make-count = hvor mange der skal laves
help-puzzles-make-records = led i spillene i denne mappe (.azr)
help-puzzles-make-seed = hvilke af computerens spil (standard: 0)
help-puzzles-make-processes = processer på denne maskine (standard: én for hver kerne)
help-puzzles-make-cluster = arbejd på en Ray-klynge; `local` starter en på denne maskine
help-puzzles-verify = Bevis hver opgave i en fil igen: dens mål, hvert træk i løsningen, at intet andet træk når målet, dens temaer og dens rating. Slutstatus 0: alt holder; 1: noget holder ikke; 2: filen kan ikke læses.
help-puzzles-verify-file = opgaverne; uden fil dem, der følger med pakken
help-puzzles-verify-processes = { help-puzzles-make-processes }
help-puzzles-verify-cluster = { help-puzzles-make-cluster }
puzzles-made =
    { $count ->
        [one] { $count } opgave fra { $games } spil på { $seconds } s
       *[other] { $count } opgaver fra { $games } spil på { $seconds } s
    }
puzzles-no-more = de gemte spil rummer ikke flere: { $count } af { $wanted } opgaver.
puzzles-proved = { $count } af { $total } opgaver er bevist på { $seconds } s.
puzzles-more = … og { $count } til.
puzzles-wrong-none = intet mål nås af præcis ét træk
puzzles-wrong-goal = målet, som præcis ét træk når, er »{ $goal }«, ikke »{ $said }«
puzzles-wrong-solution = løsningen er { $line }, ikke { $said }
puzzles-wrong-nodes = beviset kræver mere end { $nodes } stillinger
puzzles-wrong-themes = temaerne er { $themes }, ikke { $said }
puzzles-wrong-rating = ratingen er { $rating }, ikke { $said }
time-left = { $time } tilbage

## tilewright best and tilewright explain

help-best = Find de bedste træk i en stilling: hvad hvert er værd og hvorfor. Kolonner: forskel er de forventede slutpoint over den bedste anden plads; vinder er chancen for at vinde; point og gulv er det, trækket giver og koster med det samme.
help-best-position = en stilling i anførselstegn; - læser standardinddata
help-best-record = tag stillingen fra et gemt spil
help-best-move = stillingen før træk N i det gemte spil (standard: den sidste stilling)
help-best-time = sekunder at søge, eller en tid som 200ms (1)
help-best-nodes = stillinger at søge, i stedet for en tid
help-best-depth = søgedybde i træk, i stedet for en tid
help-best-lines = træk, der vises ({ $lines })
help-best-threads = tråde, der søger (1)
help-best-table = stillingstabellens hukommelse (64)
help-best-json = vis ét JSON-objekt med alle træk
help-explain = Forklar, hvad en stilling er værd for hver plads, i point. Point på pladen er præcise. Resten er computerens skøn i forhold til en tom plade: linjer, gulvlinje, væggens rækker, kolonner og farver, turen. Der søges ingen træk; `tilewright best` søger.
help-explain-position = { help-best-position }
help-explain-record = { help-best-record }
help-explain-move = { help-best-move }
help-explain-json = vis ét JSON-objekt uden afrunding
situation = Runde { $round }, { side-name }, { $scores } point; { $then }.
situation-over = spillet er slut
situation-awaits-deal = der mangler en fordeling
situation-to-move = plads { $seat } skal trække
best-move = træk
best-margin = forskel
best-win = vinder
best-points = point
best-floor = gulv
best-what =
    { $seat ->
        [0] hvad det gør
       *[other] hvad det gør, og hvad det efterlader til plads { $seat }
    }
best-line = Forventet: { $moves }
best-solved =
    { $how ->
        [game] Løst: ja, til spillets slutning.
        [round] Løst: ja, til rundens slutning, derefter vurderet.
       *[no] Løst: nej.
    }
best-effort = Dybde { $depth }, { $nodes } stillinger på { $seconds } s ({ $speed } i sekundet).
best-progress = dybde { $depth }: { $move } { $margin }, { $nodes } stillinger
winning-chances = chance for at vinde
explain-even = Ingen er meget foran.
explain-ahead = Plads { $seat } er foran: chance for at vinde { $share }, { $margin }.
explain-likeliest = Plads { $seat } har størst chance for at vinde ({ $share }), selv om den forventede forskel er { $points } point.
explain-others = de andres plader
explain-total =
    { $over ->
        [yes] point til sidst
       *[no] i alt
    }
explain-margin =
    { $players ->
        [2] forskel til den anden
       *[other] forskel til de andres gennemsnit
    }
explain-final =
    { $part ->
        [rows] fulde rækker
        [columns] fulde kolonner
        [colours] fulde farver
       *[points] fliser og gulvlinjer
    }

## Files

system-not-found = filen findes ikke
system-not-allowed = det er ikke tilladt
system-folder = det er en mappe
system-exists = filen findes allerede
system-named-twice = filen er nævnt to gange
system-not-replaced = det er ikke en fil, der kan erstattes
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
verify-last = Ikke bevist: at den, der driver serveren, og pladsen, der afslørede sidst, ikke havde aftalt noget. Sammen kunne de vælge mellem fordelingen med og uden den plads’ værdi.
