# Spilið í skipanaglugganum (`tilewright terminal`) og fyrstu orð `tilewright play`. Línur eru í mesta lagi 80 stafir.

## The start

play-at = Tilewright er á { $address }
play-end = Ctrl-C lýkur forritinu; spilin þín eru geymd.
terminal-welcome = Tilewright: Azul í skipanaglugga. Enter velur það sem er í [hornklofum].
terminal-how-many = Hve margir spila, 2 til 4?
terminal-how-many-people = Hve margir þeirra eru fólk? Tölvan spilar fyrir hina.
terminal-how-strong = Hve sterk er tölvan, { $weakest } (fyrir byrjendur) til { $strongest }?
terminal-which-side = Hvor hlið spjaldanna, { $sides }?
typed-side-coloured = lituð
typed-side-grey = grá
terminal-please-answer = Svaraðu { $answers }.
terminal-no-game = Ekkert spil var hafið.
terminal-you = Leikmaður
terminal-level = Styrkur { $level }
terminal-only-computers = Aðeins tölvan spilar; Ctrl-C lýkur spilinu.
refused-seats = við borðið eru { $fewest } til { $most } sæti, ekki { $count } (SETUP-1)
refused-new-game-only = --side og --first eiga við nýtt spil, ekki spil sem haldið er áfram með
refused-other-seats = í spilinu í { $file } eru { $seats } sæti, ekki { $count }
refused-file-exists = þessi skrá er þegar til; --resume heldur áfram með spilið, eða veldu annað heiti
refused-no-unfinished = hér er ekkert ólokið spil geymt
refused-file-name = í skráarheiti mega aðeins vera prentanlegir stafir
refused-folder = þetta er mappa; nefndu skrá
refused-seat = „{ $text }“ er ekki eitt af { $choice }, ef til vill með nafni eins og person:Ana
refused-name = nafn er mest { $most } prentanlegir stafir
refused-seed = fræ er heil tala með mest 18 tölustöfum

## What a person types

typed-yes = j já
typed-no = n nei
typed-centre = miðja miðju miðjunni
typed-floor = gólf gólfið gólflína gólflínu gólflínuna
typed-colour =
    { $colour ->
        [B] blá bláa bláar blátt blár
        [Y] gul gula gular gult gulur
        [R] rauð rauða rauðar rautt rauður
        [K] svört svarta svartar svart svartur
       *[W] hvít hvíta hvítar hvítt hvítur
    }
typed-ignored = plata plötu lína línu dálkur dálk af í á úr

## Commands

command-bag = poki
command-bag-about = hvað er eftir í pokanum og hvað er í kassalokinu
command-help = hjálp
command-help-about = þessi listi
command-hint = vísbending
command-hint-about = hvað tölvan myndi leika hér
command-moves = leikir
command-moves-about = allir leyfilegir leikir
command-position = staða
command-position-about = staðan sem ein textalína
command-quit = hætta
command-quit-about = vista spilið og fara
command-save = vista
command-save-about = vista spilið: { command-save } SKRÁ.azr, eða bara { command-save }
command-show = sýna
command-show-about = sýna borðið aftur
command-undo = afturkalla
command-undo-about = taka leiki til baka, að síðustu ákvörðun manns í umferðinni

## Asking for a move

terminal-greeting = Sláðu inn leik eins og 3R2 (plata 3, rautt, lína 2), 3R til að sjá kosti, eða { command-help }.
terminal-your-move = Þú átt leik:
terminal-your-column = Veldu dálk:
terminal-move-of = { $name }, þú átt leik:
terminal-column-of = { $name }, veldu dálk:
terminal-not-understood = „{ $text }“ er hvorki leikur eins og 3R2 né skipun; prófaðu { command-help }.
terminal-help =
    Leikur er staður, litur og áfangastaður, með hástöfum eða lágstöfum:
      staður         1 til 9 fyrir plötu, C fyrir miðju borðsins
      litur          B blár, Y gulur, R rauður, K svartur, W hvítur
      áfangastaður   1 til 5 fyrir mynsturlínu, F fyrir gólflínuna
    3R2 færir því rauðar flísar af plötu 3 í línu 2; 3R sýnir hvert þær komast.
    Dálkur valinn á gráu hliðinni: 2@4 (úr línu 2 í dálk 4), eða bara 4.
    Skipanir:
terminal-supply = Poki: { $bag }. Kassalok: { $lid }.
terminal-no-tiles = engar flísar
terminal-taken-back =
    { $count ->
        [one] { $count } leikur tekinn til baka.
       *[other] { $count } leikir teknir til baka.
    }
terminal-nothing-to-undo = Ekkert er að taka til baka í þessari umferð, og { command-undo } nær ekki aftur fyrir uppstillingu.
terminal-line-complete = Lína { $line } er fullkláruð; { colour } flís úr henni má fara hingað:
terminal-only-factories =
    { $count ->
        [one] Það er aðeins { $count } plata.
       *[other] Það eru aðeins { $count } plötur.
    }
terminal-source-holds =
    { $source ->
        [0] Á miðju borðsins: { $tiles }.
       *[other] Á plötu { $source }: { $tiles }.
    }
terminal-source-lacks =
    { $source ->
        [0] Engin { colour } flís er á miðju borðsins.
       *[other] Engin { colour } flís er á plötu { $source }.
    }
terminal-chosen = { tiles } { from-source }
terminal-can-go = { terminal-chosen }, mögulegir staðir:
terminal-destination =
    { $line ->
        [0] gólf:
       *[other] lína { $line }:
    }

## What a move brings

effect-completes = línan fyllist, { points }
effect-completes-up-to = línan fyllist, allt að { points }
effect-completes-nothing = línan fyllist, en enginn dálkur getur tekið við flísinni eins og er: allar falla
effect-complete = fullkláruð
effect-marker = byrjunarflísin fylgir
effect-to-floor =
    { $count ->
        [one] { $count } flís á gólfið
       *[other] { $count } flísar á gólfið
    }
effect-lost =
    { $points ->
        [one] { $points } stig tapast
       *[other] { $points } stig tapast
    }
effect-nothing-lost = ekkert tapast, gólfið er fullt
left-nothing =
    { $phase ->
        [end] ekkert: spilinu er lokið
        [deal] ekkert: umferðinni er lokið
       *[tile] ekkert: komið er að flísalagningu
    }
left-tiles =
    { $source ->
        [0] { tiles } á miðju borðsins
       *[other] { tiles } á plötu { $source }
    }
left-floor = aðeins á gólflínuna
left-completes = lína { $line } fyrir { points }
left-part = lína { $line }, { $count } af { $room }

## A hint

hint-plays = Tölvan myndi leika { $move }: { $what }.
hint-leaves = Eftir verður { $left }.
hint-expects =
    { $side ->
        [ahead] Hún reiknar með að vera um { $points } stigum yfir í lokin; vinningslíkur { $percent }%.
       *[behind] Hún reiknar með að vera um { $points } stigum undir í lokin; vinningslíkur { $percent }%.
    }

## What happened

news-dealt = Umferð { $round }: nýjar flísar; { $name } byrjar.
news-move = { $name } { $move }: { $what }.
news-scored = Stig eftir umferð { $round }: { $accounts }.
ending-row =
    { $count ->
        [one] Spilinu er lokið: { $names } kláraði lárétta línu.
       *[other] Spilinu er lokið: { $names } kláruðu lárétta línu.
    }
ending-no-tiles = Spilinu er lokið: engar flísar eru eftir.
ending-won = { $names } vann með { points }.
ending-tie-break = { $tied } eru með { points } hvert; { $name } vann á fleiri fullkláruðum láréttum línum ({ $count }).
ending-shared =
    { $count ->
        [0] { $tied } eru með { points } hvert og enga lárétta línu; { $names } deildu með sér sigrinum.
        [one] { $tied } eru með { points } hvert; { $names } deildu með sér sigrinum með { $count } lárétta línu hvert.
       *[other] { $tied } eru með { points } hvert; { $names } deildu með sér sigrinum með { $count } láréttar línur hvert.
    }
points-told = { $name }: { $wall } fyrir vegginn, mínus { $floor } fyrir gólflínuna, { $rows } fyrir láréttar línur, { $columns } fyrir lóðréttar línur, { $colours } fyrir liti; alls { $total }.
points-told-before = { $name }: { $before } frá fyrri stöðu, { $wall } fyrir vegginn, mínus { $floor } fyrir gólflínuna, { $rows } fyrir láréttar línur, { $columns } fyrir lóðréttar línur, { $colours } fyrir liti; alls { $total }.
points-before = áður
points-wall = veggur
points-floor = gólflína
points-rows = láréttar, { $points } hver
points-columns = lóðréttar, { $points } hver
points-colours = litir, { $points } hver
points-total = alls

## Beside the drawn table

draw-round =
    { $side ->
        [grey] Umferð { $round } · grá hlið
       *[coloured] Umferð { $round } · lituð hlið
    }
draw-over = leikslok
draw-to-deal = beðið eftir flísum
draw-supply = poki { $bag } · lok { $lid }
draw-factories = Plötur
draw-centre = Miðja
draw-floor = gólf
draw-starts-next = byrjar næst

## The table in sentences, for screen readers

plain-table =
    { $side ->
        [grey] Umferð { $round }, gráa hliðin. Flísar í pokanum: { $bag }, í kassalokinu: { $lid }.
       *[coloured] Umferð { $round }, litaða hliðin. Flísar í pokanum: { $bag }, í kassalokinu: { $lid }.
    }
plain-empty-factories =
    { $count ->
        [one] Plata { $factories }: tóm.
       *[other] Plötur { $factories }: tómar.
    }
plain-seat = { $name }, sæti { $seat }: { points }.
plain-lines = Mynsturlínur: { $lines }.
plain-no-lines = Mynsturlínur: tómar.
plain-line = lína { $line }: { tiles }, { $count } af { $room }
plain-wall = Veggur: { $rows }.
plain-no-wall = Veggur: auður.
plain-row = röð { $row }: { $tiles }
plain-in-column = { colour } í dálki { $column }
plain-floor = Gólflína: { $what }, kostar { points }.
plain-tiles =
    { $count ->
        [one] { $count } flís
       *[other] { $count } flísar
    }
plain-starts-next = Byrjar næstu umferð.

## Saving and leaving

terminal-exists = { $file } er þegar til. Skipta henni út? (j/n)
terminal-not-saved = Ekkert var vistað.
terminal-cannot-save = Ekki tókst að vista: { $why }.
terminal-saved = Vistað í { $file }, héðan í frá eftir hvern leik.
terminal-not-kept = Ekki tókst að vista spilið í { $file }: { $why }.
terminal-another = Annað spil? (j/n, { command-undo }, { command-save } SKRÁ.azr)
terminal-another-answers = Svaraðu j, n eða { command-undo }, eða vistaðu spilið.
terminal-lost = Ekki tókst að vista spilið: { $why }. Þetta er skráning þess:
terminal-kept = Spilið er vistað í { $file }
terminal-resume = Til að halda áfram: tilewright terminal --resume { $file }
terminal-goodbye = Bless.
