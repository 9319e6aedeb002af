analysis-share = { $percent }%
analysis-worth = { $percent } százalék, { $points } pont
analysis-worth-best = legjobb lépés, { $percent } százalék, { $points } pont
analysis-best-says = Legjobb lépés: { $move }, { $percent } százalék
analysis-standing = { $name } { $percent }%
analysis-standing-label = Értékelés
analysis-margin = { $points } pont
analysis-margin-unit = várható pontkülönbség
analysis-depth = mélység: { $depth }
analysis-thousand-nodes = { $count } ezer állás
analysis-million-nodes = { $count } millió állás
analysis-proved = a játszma végéig bizonyított
analysis-paused = Szünetel
analysis-thinking = Gondolkodik…
analysis-resume = Folytatás
analysis-best-moves = Legjobb lépések
analysis-play = { $move } meglépése
analysis-play-best = { $move } meglépése (legjobb)
analysis-variations = Változatok
analysis-remove = Törlés
analysis-remove-about = { $move }: ez és minden utána következő lépés törlődik a változatok közül.
analysis-no-moves = Itt jelennek meg a kipróbált lépések.
analysis-start = Kezdet
analysis-played = így játszották
analysis-awaits-deal = { $round }. forduló: új csempéket kell kiosztani
analysis-deal-chance = Véletlenszerű osztás
analysis-deal-hand = Csempék megadása
analysis-to-move = következik
analysis-turn-of = { $name } következik
analysis-numbers = Számok: győzelmi esély ezekkel a csempékkel, százalékban
analysis-edit = Állás szerkesztése
analysis-share-title = Állás megosztása
analysis-copy-text = Másolás szövegként
analysis-no-picture = Ez a böngésző nem tudta megrajzolni a képet.
analysis-unreadable = Ez a szöveg nem egy állás leírása.
analysis-too-long = Ez a szöveg túl hosszú egy álláshoz.

## The editor

editor-title = Állás felállítása
editor-how = válassz színt, majd mezőt
editor-palette = Mit teszel le
editor-left = { $count } db
editor-left-of = { colour-name }, { $count } maradt
editor-marker = jelző
editor-eraser = radír
editor-space =
    { $piece ->
        [none] { $place }, { $space }. mező: üres
        [marker] { $place }, { $space }. mező: { marker }
       *[tile] { $place }, { $space }. mező: { colour-name }
    }
editor-centre-add = Az asztal közepére
editor-centre-remove = Közép: { tiles }; egy elvétele
editor-less = { $what }: eggyel kevesebb
editor-more = { $what }: eggyel több
editor-undo = Visszavonás
editor-paste = Vagy illessz be egy állást
editor-read = Beolvasás
editor-players = Játékosok száma
editor-players-count = { $count } játékos
editor-side = A táblák oldala
editor-round = Forduló
editor-moves = Következik
editor-starts = Kezdi a fordulót
editor-first = Kezdte a fordulót
editor-empty = Üres asztal
editor-fill = Korongok véletlen feltöltése
editor-bag-and-lid = Zsák: { $bag }, fedél: { $lid }
editor-lid-about = Ami nincs az asztalon, az a zsákban van. Ha tudod, mi van a doboz fedelében, itt megadhatod.
editor-lid-of = { colour-name } a fedélben
editor-none-left = Ebből a színből nincs több csempe: { colour-name }.
editor-impossible =
    { $count ->
        [one] Egy dolog lehetetlen
       *[other] { $count } dolog lehetetlen
    }
editor-show = Mutasd
editor-analyse = Elemzés
editor-mend =
    { $count ->
        [one] Elemzés: előbb javíts ki egy dolgot
       *[other] Elemzés: előbb javíts ki { $count } dolgot
    }
deal-placed = { $count }/{ $total } csempe
deal-do = Ezeket osztom ki
deal-clear = Törlés
