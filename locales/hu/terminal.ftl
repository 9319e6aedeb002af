# A játék a terminálban (`tilewright terminal`) és a `tilewright play` első szavai. Egy sor legfeljebb 80 karakter.

## The start

play-at = A Tilewright címe: { $address }
play-end = A program a Ctrl-C billentyűkkel áll le; a játszmáid megmaradnak.
terminal-welcome = Tilewright: Azul a terminálban. Az Enter elfogadja, ami [szögletes zárójelben] van.
terminal-how-many = Hányan játszanak, 2–4?
terminal-how-many-people = Közülük hány az ember? A többiek helyett a gép játszik.
terminal-how-strong = Milyen erős legyen a gép, { $weakest } (kezdőknek) és { $strongest } között?
terminal-which-side = A táblák melyik oldala, { $sides }?
typed-side-coloured = színes
typed-side-grey = szürke
terminal-please-answer = Válaszolj így: { $answers }.
terminal-no-game = Nem indult játék.
terminal-you = Játékos
terminal-level = { $level }. szint
terminal-only-computers = Csak a gép játszik; a Ctrl-C leállítja a játékot.
refused-seats = egy játékban { $fewest }–{ $most } hely van, nem { $count } (SETUP-1)
refused-new-game-only = a --side és a --first új játékhoz való, nem folytatáshoz
refused-other-seats = a játszmában ({ $file }) { $seats } hely van, nem { $count }
refused-file-exists = ez a fájl már létezik; a --resume folytatja a játszmát, vagy válassz más nevet
refused-no-unfinished = itt nincs befejezetlen játszma
refused-file-name = a fájlnévben csak nyomtatható karakter lehet
refused-folder = ez egy mappa; adj meg egy fájlt
refused-seat = „{ $text }” nem ezek egyike: { $choice }, esetleg névvel, például person:Ana
refused-name = egy név legfeljebb { $most } nyomtatható karakter
refused-seed = a kezdőérték legfeljebb 18 jegyű egész szám

## What a person types

typed-yes = i igen
typed-no = n nem
typed-centre = közép középről közepe közepéről
typed-floor = padló padlóra padlóvonal padlóvonalra
typed-colour =
    { $colour ->
        [B] kék kéket kékek kékeket
        [Y] sárga sárgát sárgák sárgákat
        [R] piros pirosat pirosak pirosakat
        [K] fekete feketét feketék feketéket
       *[W] fehér fehéret fehérek fehéreket
    }
typed-ignored = korong korongról sor sorba oszlop oszlopba a az asztal

## Commands

command-bag = zsák
command-bag-about = mi van még a zsákban és a doboz fedelében
command-help = súgó
command-help-about = ez a lista
command-hint = tipp
command-hint-about = mit lépne itt a gép
command-moves = lépések
command-moves-about = minden szabályos lépés
command-position = állás
command-position-about = az állás egyetlen szövegsorban
command-quit = kilépés
command-quit-about = a játszma mentése és kilépés
command-save = mentés
command-save-about = a játszma mentése: { command-save } FÁJL.azr, vagy csak { command-save }
command-show = mutasd
command-show-about = az asztal újra
command-undo = vissza
command-undo-about = lépések visszavonása egy ember utolsó döntéséig ebben a fordulóban

## Asking for a move

terminal-greeting = Írj be egy lépést, például 3R2 (3. korong, piros, 2. sor); 3R a lehetőségekhez; { command-help }.
terminal-your-move = A lépésed:
terminal-your-column = Az oszlopod:
terminal-move-of = { $name }, a lépésed:
terminal-column-of = { $name }, az oszlopod:
terminal-not-understood = „{ $text }”: ez se lépés (mint a 3R2), se parancs; próbáld ezt: { command-help }.
terminal-help =
    Egy lépés: honnan, milyen szín, hová; kis- vagy nagybetűvel:
      honnan   1–9 egy korong, C az asztal közepe
      szín     B kék, Y sárga, R piros, K fekete, W fehér
      hová     1–5 egy mintasor, F a padlóvonal
    A 3R2 tehát a pirosakat viszi a 3. korongról a 2. sorba; a 3R megmutatja, hová mehetnek.
    Oszlop választása a szürke oldalon: 2@4 (2. sor, 4. oszlop), vagy csak 4.
    Parancsok:
terminal-supply = Zsák: { $bag }. Fedél: { $lid }.
terminal-no-tiles = semmi
terminal-taken-back =
    { $count ->
        [one] { $count } lépés visszavonva.
       *[other] { $count } lépés visszavonva.
    }
terminal-nothing-to-undo = Ebben a fordulóban nincs mit visszavonni, és a „{ command-undo }” nem megy az osztás elé.
terminal-line-complete = { $line }. sor: kész; a csempéje ({ colour }) ide kerülhet:
terminal-only-factories = Csak { $count } korong van.
terminal-source-holds =
    { $source ->
        [0] Az asztal közepén: { $tiles }.
        [1] Az 1. korongon: { $tiles }.
        [5] Az 5. korongon: { $tiles }.
       *[other] A { $source }. korongon: { $tiles }.
    }
terminal-source-lacks =
    { $source ->
        [0] Az asztal közepén nincs { colour } csempe.
        [1] Az 1. korongon nincs { colour } csempe.
        [5] Az 5. korongon nincs { colour } csempe.
       *[other] A { $source }. korongon nincs { colour } csempe.
    }
terminal-chosen = { tiles } { from-source }
terminal-can-go = { terminal-chosen } ide kerülhet:
terminal-destination =
    { $line ->
        [0] padló:
       *[other] { $line }. sor:
    }

## What a move brings

effect-completes = betelik, { points }
effect-completes-up-to = betelik, legfeljebb { points }
effect-completes-nothing = betelik, de a fal mostani állásában egyik oszlop sem fogadja: mind leesik
effect-complete = kész
effect-marker = vele jön a kezdőjátékos-jelző
effect-to-floor =
    { $count ->
        [one] { $count } csempe a padlóra
       *[other] { $count } csempe a padlóra
    }
effect-lost = { points } veszteség
effect-nothing-lost = nincs veszteség, a padló tele van
left-nothing =
    { $phase ->
        [end] semmi: a játék véget ért
        [deal] semmi: a forduló véget ért
       *[tile] semmi: a falak csempézése jön
    }
left-tiles =
    { $source ->
        [0] { tiles } az asztal közepén
        [1] { tiles } az 1. korongon
        [5] { tiles } az 5. korongon
       *[other] { tiles } a { $source }. korongon
    }
left-floor = csak a padlóvonalra
left-completes = { $line }. sor, { points }
left-part = { $line }. sor, { $count }/{ $room }

## A hint

hint-plays = A gép ezt lépné: { $move } ({ $what }).
hint-leaves = A következőnek marad: { $left }.
hint-expects =
    { $side ->
        [ahead] A végére körülbelül { $points } pont előnyre számít; győzelmi esély: { $percent }%.
       *[behind] A végére körülbelül { $points } pont hátrányra számít; győzelmi esély: { $percent }%.
    }

## What happened

news-dealt = { $round }. forduló: új csempék; { $name } kezd.
news-move = { $name } { $move }: { $what }.
news-scored = { $round }. forduló, pontok: { $accounts }.
ending-row =
    { $count ->
        [one] A játék véget ért; teljes vízszintes sora van: { $names }.
       *[other] A játék véget ért; teljes vízszintes sora van: { $names }.
    }
ending-no-tiles = A játék véget ért: elfogytak a csempék.
ending-won = { $names } nyert { $points } ponttal.
ending-tie-break = Egyenlő pontszám ({ $points }): { $tied }; { $name } nyert több kész vízszintes sorral ({ $count }).
ending-shared =
    { $count ->
        [one] Egyenlő pontszám ({ $points }): { $tied }; { $names } osztoznak a győzelemben, kész vízszintes sorok: { $count }.
       *[other] Egyenlő pontszám ({ $points }): { $tied }; { $names } osztoznak a győzelemben, kész vízszintes sorok: { $count }.
    }
points-told = { $name }: fal { $wall }, padlóvonal mínusz { $floor }, vízszintes sorok { $rows }, oszlopok { $columns }, színek { $colours }; összesen { $total }.
points-told-before = { $name }: korábbról { $before }, fal { $wall }, padlóvonal mínusz { $floor }, vízszintes sorok { $rows }, oszlopok { $columns }, színek { $colours }; összesen { $total }.
points-before = korábbról
points-wall = fal
points-floor = padlóvonal
points-rows = sorok, { $points } pont/sor
points-columns = oszlopok, { $points }/oszlop
points-colours = színek, { $points }/szín
points-total = összesen

## Beside the drawn table

draw-round =
    { $side ->
        [grey] { $round }. forduló · szürke oldal
       *[coloured] { $round }. forduló · színes oldal
    }
draw-over = a játék vége
draw-to-deal = osztás következik
draw-supply = zsák { $bag } · fedél { $lid }
draw-factories = Korongok
draw-centre = Közép
draw-floor = padló
draw-starts-next = kezd majd

## The table in sentences, for screen readers

plain-table =
    { $side ->
        [grey] { $round }. forduló, szürke oldal. Csempék a zsákban: { $bag }, a fedélben: { $lid }.
       *[coloured] { $round }. forduló, színes oldal. Csempék a zsákban: { $bag }, a fedélben: { $lid }.
    }
plain-empty-factories =
    { $count ->
        [one] Üres korong: { $factories }.
       *[other] Üres korongok: { $factories }.
    }
plain-seat = { $name }, { $seat }. hely: { points }.
plain-lines = Mintasorok: { $lines }.
plain-no-lines = Mintasorok: üresek.
plain-line = { $line }. sor: { tiles }, { $count }/{ $room }
plain-wall = Fal: { $rows }.
plain-no-wall = Fal: üres.
plain-row = { $row }. sor: { $tiles }
plain-in-column = { colour } ({ $column }. oszlop)
plain-floor = Padlóvonal: { $what }, { points } veszteség.
plain-tiles = { $count } csempe
plain-starts-next = A következő fordulót kezdi.

## Saving and leaving

terminal-exists = { $file } már létezik. Felülírjam? (i/n)
terminal-not-saved = Semmi sem lett elmentve.
terminal-cannot-save = A mentés nem sikerült: { $why }.
terminal-saved = Mentve ide: { $file }; ezentúl minden lépés után.
terminal-not-kept = A játszma nem menthető ide: { $file } ({ $why }).
terminal-another = Új játék? (i/n, { command-undo }, { command-save } FÁJL.azr)
terminal-another-answers = Válaszolj így: i, n vagy { command-undo }, vagy mentsd el a játszmát.
terminal-lost = A játszma nem menthető: { $why }. Itt van leírva:
terminal-kept = A játszma mentve: { $file }
terminal-resume = Folytatás: tilewright terminal --resume { $file }
terminal-goodbye = Viszlát.
