# Spillet i terminalen (`tilewright terminal`) og de første ord fra `tilewright play`. En linje har højst 80 tegn.

## Begyndelsen

play-at = Tilewright er på { $address }
play-end = Ctrl-C afslutter programmet; dine spil er gemt.
terminal-welcome = Tilewright: Azul i terminalen. Enter godtager det, der står i [klammer].
terminal-how-many = Hvor mange spiller, 2 til 4?
terminal-how-many-people = Hvor mange af dem er mennesker? Computeren spiller for de andre.
terminal-how-strong = Hvor stærk er computeren, { $weakest } (for begyndere) til { $strongest }?
terminal-which-side = Hvilken side af pladerne, { $sides }?
typed-side-coloured = farvet
typed-side-grey = grå
terminal-please-answer = Svar { $answers }.
terminal-no-game = Intet spil blev startet.
terminal-you = Du
terminal-level = Niveau { $level }
terminal-only-computers = Kun computeren spiller; Ctrl-C afslutter spillet.
refused-seats = et spil har { $fewest } til { $most } pladser, ikke { $count } (SETUP-1)
refused-new-game-only = --side og --first gælder et nyt spil, ikke et, der genoptages
refused-other-seats = spillet i { $file } har { $seats } pladser, ikke { $count }
refused-file-exists = filen findes allerede; --resume fortsætter spillet, eller vælg et andet navn
refused-no-unfinished = her er ikke noget uafsluttet spil
refused-file-name = et filnavn må kun have tegn, der kan skrives ud
refused-folder = det er en mappe; nævn en fil
refused-seat = “{ $text }” er ikke en af { $choice }, evt. med et navn som i person:Ana
refused-name = et navn har højst { $most } tegn, der kan skrives ud
refused-seed = en startværdi er et helt tal på højst 18 cifre

## Det, man skriver

typed-yes = j ja
typed-no = n nej
typed-centre = midte midten
typed-floor = gulv gulvet gulvlinje gulvlinjen
typed-colour =
    { $colour ->
        [B] blå
        [Y] gul gule
        [R] rød røde
        [K] sort sorte
       *[W] hvid hvide
    }
typed-ignored = fabriksbrik linje kolonne til fra på i

## Kommandoer

command-bag = pose
command-bag-about = hvad der er tilbage i posen, og hvad der ligger i låget
command-help = hjælp
command-help-about = denne liste
command-hint = hint
command-hint-about = hvad computeren ville gøre her
command-moves = træk
command-moves-about = alle lovlige træk
command-position = stilling
command-position-about = stillingen som én linje tekst
command-quit = slut
command-quit-about = gem spillet, og stop
command-save = gem
command-save-about = gem spillet: { command-save } FIL.azr, eller bare { command-save }
command-show = vis
command-show-about = vis bordet igen
command-undo = fortryd
command-undo-about = tag træk tilbage, til et menneskes seneste valg i runden

## Når der skal trækkes

terminal-greeting = Skriv et træk som 3R2 (fabriksbrik 3, rød, linje 2), 3R for at se mulighederne, eller { command-help }.
terminal-your-move = Dit træk:
terminal-your-column = Din kolonne:
terminal-move-of = { $name }, dit træk:
terminal-column-of = { $name }, din kolonne:
terminal-not-understood = »{ $text }« er hverken et træk som 3R2 eller en kommando; prøv { command-help }.
terminal-help =
    Et træk er et sted, en farve og et mål, med store eller små bogstaver:
      sted    1 til 9 for en fabriksbrik, C for midten
      farve   B blå, Y gul, R rød, K sort, W hvid
      mål     1 til 5 for en mønsterlinje, F for gulvlinjen
    3R2 flytter altså de røde fra fabriksbrik 3 til linje 2; 3R viser, hvor de kan ligge.
    Valg af kolonne på den grå side: 2@4 (linje 2 til kolonne 4), eller bare 4.
    Kommandoer:
terminal-supply = Pose: { $bag }. Låg: { $lid }.
terminal-no-tiles = ingen
terminal-taken-back =
    { $count ->
        [one] { $count } træk taget tilbage.
       *[other] { $count } træk taget tilbage.
    }
terminal-nothing-to-undo = Der er intet at tage tilbage i denne runde, og { command-undo } går ikke længere end til nye fliser.
terminal-line-complete = Linje { $line } er fyldt; dens flise ({ colour }) kan lægges her:
terminal-only-factories =
    { $count ->
        [one] Der er kun { $count } fabriksbrik.
       *[other] Der er kun { $count } fabriksbrikker.
    }
terminal-source-holds =
    { $source ->
        [0] I midten ligger: { $tiles }.
       *[other] På fabriksbrik { $source } ligger: { $tiles }.
    }
terminal-source-lacks =
    { $source ->
        [0] Der er ingen { colour.many } i midten.
       *[other] Der er ingen { colour.many } på fabriksbrik { $source }.
    }
terminal-chosen = { tiles } { from-source }
terminal-can-go = { terminal-chosen } kan lægges her:
terminal-destination =
    { $line ->
        [0] gulv:
       *[other] linje { $line }:
    }

## Hvad et træk giver

effect-completes = fylder den, { points }
effect-completes-up-to = fylder den, op til { points }
effect-completes-nothing = fylder den, men ingen kolonne kan tage flisen, som væggen er nu: alle falder
effect-complete = fyldt
effect-marker = startbrikken følger med
effect-to-floor =
    { $count ->
        [one] { $count } flise til gulvet
       *[other] { $count } fliser til gulvet
    }
effect-lost = { points } tabt
effect-nothing-lost = intet tabt, gulvet er fuldt
left-nothing =
    { $phase ->
        [end] intet: spillet er slut
        [deal] intet: runden er slut
       *[tile] intet: nu kommer fliserne på væggen
    }
left-tiles =
    { $source ->
        [0] { tiles } i midten
       *[other] { tiles } på fabriksbrik { $source }
    }
left-floor = kun til gulvlinjen
left-completes = linje { $line } for { points }
left-part = linje { $line }, { $count } af { $room }

## Et hint

hint-plays = Computeren ville spille { $move }: { $what }.
hint-leaves = Den næste får { $left }.
hint-expects =
    { $side ->
        [ahead] Den venter at ende omkring { $points } point foran; chance for at vinde { $percent } %.
       *[behind] Den venter at ende omkring { $points } point bagud; chance for at vinde { $percent } %.
    }

## Hvad der er sket

news-dealt = Runde { $round }: nye fliser; { $name } starter.
news-move = { $name } { $move }: { $what }.
news-scored = Point efter runde { $round }: { $accounts }.
ending-row =
    { $count ->
        [one] Spillet er slut: { $names } har fyldt en række.
       *[other] Spillet er slut: { $names } har hver fyldt en række.
    }
ending-no-tiles = Spillet er slut: der er ikke flere fliser.
ending-won = { $names } vandt med { points }.
ending-tie-break = { $tied } har { points } hver; { $name } vandt på flest fyldte rækker ({ $count }).
ending-shared =
    { $count ->
        [one] { $tied } har { points } hver; { $names } delte sejren med { $count } fyldt række hver.
       *[other] { $tied } har { points } hver; { $names } delte sejren med { $count } fyldte rækker hver.
    }
points-told = { $name }: { $wall } for væggen, minus { $floor } for gulvlinjen, { $rows } for rækker, { $columns } for kolonner, { $colours } for farver; { $total } i alt.
points-told-before = { $name }: { $before } fra før, { $wall } for væggen, minus { $floor } for gulvlinjen, { $rows } for rækker, { $columns } for kolonner, { $colours } for farver; { $total } i alt.
points-before = fra før
points-wall = væg
points-floor = gulvlinje
points-rows = rækker, { $points } hver
points-columns = kolonner, { $points } hver
points-colours = farver, { $points } hver
points-total = i alt

## Ved siden af tegningen

draw-round =
    { $side ->
        [grey] Runde { $round } · grå side
       *[coloured] Runde { $round } · farvet side
    }
draw-over = spillet er slut
draw-to-deal = der mangler fliser
draw-supply = pose { $bag } · låg { $lid }
draw-factories = Fabrikker
draw-centre = Midten
draw-floor = gulv
draw-starts-next = starter næst

## Bordet i sætninger, til skærmlæsere

plain-table =
    { $side ->
        [grey] Runde { $round }, den grå side. Fliser i posen: { $bag }, i låget: { $lid }.
       *[coloured] Runde { $round }, den farvede side. Fliser i posen: { $bag }, i låget: { $lid }.
    }
plain-empty-factories =
    { $count ->
        [one] Fabriksbrik { $factories }: tom.
       *[other] Fabriksbrik { $factories }: tomme.
    }
plain-seat = { $name }, plads { $seat }: { points }.
plain-lines = Mønsterlinjer: { $lines }.
plain-no-lines = Mønsterlinjer: tomme.
plain-line = linje { $line }: { $count } af { $room } { colour.many }
plain-wall = Væg: { $rows }.
plain-no-wall = Væg: tom.
plain-row = række { $row }: { $tiles }
plain-in-column = { colour } i kolonne { $column }
plain-floor = Gulvlinje: { $what }, koster { points }.
plain-tiles =
    { $count ->
        [one] { $count } flise
       *[other] { $count } fliser
    }
plain-starts-next = Starter næste runde.

## At gemme og gå

terminal-exists = { $file } findes allerede. Skal den erstattes? (j/n)
terminal-not-saved = Intet blev gemt.
terminal-cannot-save = Det kunne ikke gemmes: { $why }.
terminal-saved = Gemt i { $file }, fra nu af efter hvert træk.
terminal-not-kept = Spillet kunne ikke gemmes i { $file }: { $why }.
terminal-another = Et spil til? (j/n, { command-undo }, { command-save } FIL.azr)
terminal-another-answers = Svar j, n eller { command-undo }, eller gem spillet.
terminal-lost = Spillet kunne ikke gemmes: { $why }. Her er det skrevet ud:
terminal-kept = Spillet er gemt i { $file }
terminal-resume = Genoptag det: tilewright terminal --resume { $file }
terminal-goodbye = Farvel.
