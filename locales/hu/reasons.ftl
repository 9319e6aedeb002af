# Miért nem olvasható egy szöveg, miért nem szabályos egy lépés, miért lehetetlen egy osztás.

reason-at = { $line }. sor, { $column }. karakter: { $reason }
reason-illegal-move = { $move }: ez nem szabályos, mert { $reason } ({ $rule }).
reason-impossible-deal = Lehetetlen osztás, { $deal }: { $reason } ({ $rule }).

## Why a move is not legal

illegal-over = a játszma véget ért
illegal-deal-first = előbb ki kell osztani a következő fordulót
illegal-side = a színes oldalon nem kell oszlopot választani
illegal-columns-later = oszlopot csak az utolsó csempe elvétele után kell választani
illegal-columns-now = nincs elvehető csempe: most oszlopot kell választani
illegal-factories = { $players } játékosnál csak { $factories } korong van
illegal-centre = az asztal közepén nincs { colour } csempe
illegal-factory = ezen a korongon nincs { colour } csempe: { $source }
illegal-line-holds = ebben a mintasorban már más szín van: { $line }
illegal-line-full = ez a mintasor már kész: { $line }
illegal-wall-has = a fal { $line }. sorában már van { colour }
illegal-order = előbb ezt a sort kell a falra rakni, fentről lefelé: { $first }
illegal-space = a fal { $line }. sorában a mező foglalt, oszlop: { $column }
illegal-column-has = ebben az oszlopban már van { colour }: { $column }

## Why a deal is impossible

no-deal-factory-tiles = { $source }. korong: { $expected } csempének kell rajta lennie, nem { $count } csempének
no-deal-bag-first = { $source }. korong: előbb minden rákerül, ami a zsákban maradt ({ $bag }), és csak aztán a doboz fedelében lévő csempék
no-deal-bag-lacks = { $source }. korong: a zsákban már csak { tiles } csempe maradt
no-deal-not-awaited = egyetlen forduló sem vár osztásra

## Positions and moves

unreadable-no-move = { $text } nem lépés: add meg, honnan, milyen színt és hová, például 3R2 vagy CKF, a szürke oldalon pedig a sort és az oszlopot, például 2@4.
unreadable-position-length = Az állás egyetlen, legfeljebb { $most } karakteres sor; ez { $count } karakter.
unreadable-position-fields = { $players } játékosnál az állás { $expected } részből áll, köztük egy-egy szóközzel; ez { $count } részből áll.
unreadable-deal-factories = { $players } játékosnál { $expected } korong van, vesszővel elválasztva; itt { $count } van: { $text }.
unreadable-position-part = { position-field }: { $text } nem olvasható. Itt ennek kell állnia: { position-form }.
position-field =
    { $field ->
        [table] Játékosok és oldal
        [round] Forduló
        [phase] Szakasz
        [factory] { $number }. korong
        [centre] Az asztal közepe
        [first] Kezdő hely
        [marker] Kezdőjátékos-jelző
        [bag] Zsák
        [lid] Fedél
        [board] { $number }. tábla
        [score] { $number }. tábla, pontok
        [wall] { $number }. tábla, fal
        [lines] { $number }. tábla, mintasorok
        [line] { $number }. tábla, { $line }. mintasor
       *[floor] { $number }. tábla, padlóvonal
    }
position-form =
    { $form ->
        [table] 2c, 3c, 4c, 2g, 3g vagy 4g
        [phase] offer:1 vagy tile:1 a hely számával, deal vagy end
        [centre] * a kezdőjátékos-jelzőnek, és a színek betűi
        [board] pontok;fal;sorok;padló
        [wall] öt, egyenként öt karakteres sor (. B Y R K W), köztük /
        [lines] öt mintasor, vesszővel elválasztva
        [line] darabszám és szín, például 2R, vagy -
        [floor] a színek betűi és *, vagy -
        [tiles] a színek betűi (B Y R K W), vagy -
        [counts] öt szám, vesszővel elválasztva
        [seat] egy hely, 1–{ $players }
       *[number] legfeljebb 9 jegyű szám
    }

## Records

unreadable-record-length = A mentett játszma legfeljebb { $most } karakter lehet; ez { $count } karakter.
unreadable-file-length = A mentett játszma legfeljebb { $most } bájt lehet; ez több.
unreadable-not-utf-8 = Ez a bájt nem UTF-8 szöveg: { $byte }. Mentsd a fájlt UTF-8 kódolással.
unreadable-character = Ez a karakter nem szerepelhet mentett játszmában: { $character }.
unreadable-deal-alone = A „deal” után ugyanabban a sorban a korongok következnek, például BBYR,KKWW,...
unreadable-header = A fejléc egy név és idézőjelbe tett értékek, szögletes zárójelben, egy sorban, például [Side "coloured"]; idézőjelek között fordított perjel csak " vagy egy másik fordított perjel előtt állhat.
unreadable-no-headers = A mentett játszma ezzel a fejléccel kezdődik: [Record "1"].
unreadable-late-header = A fejlécek az első osztás és lépés előtt állnak.
unreadable-no-header = Hiányzik ez a fejléc: { $header }.
unreadable-header-twice = Ez a fejléc itt másodszor szerepel: { $header }.
unreadable-header-form = { $header } nem olvasható. Itt ilyen fejlécnek kell állnia: { $form }.
unreadable-version = Ez a mentett játszmák { $said } változata; csak ez ismert: { $version }.
unreadable-contradiction =
    { $name ->
        [Side] { $header } ellentmond az állásnak, amelynek oldala: { $meant }.
        [First] { $header } ellentmond az állásnak, amelyben a kezdő hely: { $meant }.
       *[Seats] { $header } ellentmond az állásnak, amelyben a helyek száma: { $meant }.
    }
unreadable-other-result = A megadott eredmény { $said }, de a játszma vége { $result }.
unreadable-no-result = A megadott eredmény { $said }, de ezekkel a lépésekkel nem ér véget a játszma; írj *-ot.
unreadable-names = { $players } hely van, tehát { $players } név kell, nem { $count }.
unreadable-commitment = Az ígéret 64 karakter, csak 0–9 és a–f.
unreadable-own-randomness = A saját véletlen számod 1–64 karakter, csak 0–9 és a–f.
unreadable-tournament-randomness = A --tournament csak a --randomness mellett használható: azzal, amit nevezéskor adtál hozzá.
unreadable-no-tournament = A(z) { $file } fájlban nincsenek versenyeredmények.
unreadable-no-such-position = A fájlban { $last } lépés van, ezért ilyen állás nincs: { $position }.
unreadable-one-record = Egy mentett játszmát nevezz meg: FÁJL.azr, - a szabványos bemenethez, vagy --example.
unreadable-closed-input = A szabványos bemenet zárva van, így semmi sem olvasható róla.
unreadable-closed-output = A szabványos kimenet zárva van, így nem lehet válaszolni.
unreadable-file-or-position = A --position nem ír fájlt: a FILE.azr és a --position közül csak az egyiket add meg.
unreadable-one-position = Adj meg egy állást: a szövegét idézőjelben, - a szabványos bemenethez, vagy --record FILE.azr.
unreadable-move-of-record = A --move csak a --record mellett használható.
unreadable-no-such-move = A játszmában { $last } lépés van, így nincs { $move }. lépés.
unreadable-one-review = Adj meg egy értékelendő játszmát: FILE.azr, egy mappa mentett játszmákkal, vagy --example.
unreadable-no-such-seat = A játszmában 1-től { $last }-ig vannak helyek; nincs { $seat }. hely.
unreadable-folder-options = A --html, a --plot és a --seat egyetlen játszmához való, nem mappához.
unreadable-no-records = Itt nincs mentett játszma (.azr): { $folder }.
