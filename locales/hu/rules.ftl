# A szabályok oldala: minden szabály egy-két mondatban, témák szerint, rajzokkal.

rules-about = Minden szabály, példákkal, ha utána kell nézni valaminek.
rules-search = Keresés: jelző, zsák, egyenlő
rules-found =
    { $count ->
        [one] { $count } szabály található
       *[other] { $count } szabály található
    }
rules-not-found = Nincs találat erre: „{ $text }”.
rules-all = Mind mutatása
rules-contents = Tartalom
rules-link = Link: { $rule }
rules-lesson = Próbáld ki egy leckében

## Fejezetek

rules-aim = A játék célja
rules-setup = A játék előkészületei
rules-turn = A lépésed
rules-lines = Mintasorok
rules-floor = Padlóvonal
rules-tiling = A fal csempézése
rules-scoring = Egy csempe pontjai
rules-refill = A következő forduló
rules-end = A játék vége
rules-tie = Egyenlő pontszám
rules-grey = A szürke oldal

## Minden szabály

rule-goal-1 = Az nyer, akinek a játék végén a legtöbb pontja van.
rule-goal-2 = A játék annak a fordulónak a végén ér véget, amelyben valakinek a falán elkészül egy öt csempéből álló vízszintes sor.
rule-round-1 = Egy fordulónak három része van: a játékosok felváltva csempéket vesznek el, aztán kicsempézik a falukat, végül a korongok újra megtelnek.

rule-setup-1 = Ketten, hárman vagy négyen játszhattok. Mindenkinek van egy játékostáblája, és mindenki ugyanazt az oldalát használja: a színes falút vagy a szürkét.
rule-setup-2 = Mindenki 0 ponttal kezd.
rule-setup-3 = A korongok az asztal közepe körül vannak: két játékosnál 5, háromnál 7, négynél 9.
rule-setup-4 = A zsákban 100 csempe van: öt szín, mindegyikből 20.
rule-setup-5 = A kezdőjátékosé a kezdőjátékos-jelző. Minden korongra négy csempe kerül, a zsákból húzva. Igazi asztalnál az kezd, aki legutóbb járt Portugáliában.
rule-setup-6 = Ami nem kell, a dobozban marad.

rule-offer-1 = A kezdőjátékos az asztal közepére teszi a jelzőt, és ő lép először. Utána az óramutató járásával megegyező irányban haladtok.
rule-offer-2 = Amikor te következel, csempéket kell elvenned, vagy egy korongról, vagy az asztal közepéről. Passzolni nem lehet.
rule-offer-3 = Egy korongról egy szín minden csempéjét veszed el. A rajta lévő többi csempe az asztal közepére kerül.
rule-offer-4 = Az asztal közepéről egy szín minden csempéjét veszed el. A többi ott marad.
rule-offer-5 = Aki egy fordulóban elsőként vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi, és a padlóvonala bal szélső üres mezőjére teszi.
rule-offer-6 = Ez a rész akkor ér véget, amikor sem a korongokon, sem az asztal közepén nincs több csempe.

rule-line-1 = Minden elvett csempét az öt mintasorod egyikébe raksz. Az első sorban egy mező van, az ötödikben öt.
rule-line-2 = Egy sor jobbról balra telik meg.
rule-line-3 = Ha egy sorban már van csempe, csak ugyanolyan színű kerülhet mellé.
rule-line-4 = Amelyik csempe nem fér el a sorban, a padlóvonalra esik.
rule-line-5 = Egy szín nem kerülhet olyan sorba, amellyel egy magasságban a faladon már van ilyen színű csempe.

rule-floor-1 = Amit nem tudsz vagy nem akarsz sorba rakni, a padlóvonalra kerül, balról jobbra. Mindig szabad minden elvett csempét oda rakni.
rule-floor-2 = A padlóvonalon lévő csempék a forduló végén pontba kerülnek.
rule-floor-3 = Ha mind a hét mező foglalt, a további csempék a doboz fedelébe kerülnek, és nem visznek el pontot.
rule-pen-1 = Minden foglalt mező annyi pontot visz el, amennyi fölötte áll: 1, 1, 2, 2, 2, 3 és 3.
rule-pen-2 = A pontszám sosem csökken 0 alá.
rule-pen-3 = Ezután a padlóvonal kiürül: a csempék a fedélbe kerülnek.
rule-pen-4 = A kezdőjátékos-jelző csempének számít, de nem kerül a fedélbe. Akinél van, az kezdi a következő fordulót.

rule-tile-1 = A játékosok egyszerre is csempézhetik a falukat.
rule-tile-2 = Haladj végig a soraidon fentről lefelé. Minden kész sorból egy csempe a fal ugyanazon sorának azonos színű mezőjére kerül, és azonnal pontot ér.
rule-tile-3 = A kész sor többi csempéje a fedélbe kerül.
rule-tile-4 = Amelyik sor nincs kész, úgy marad.

rule-score-1 = A csempe azonnal pontot ér, amint a falra került.
rule-score-2 = Ha se mellette, se fölötte, se alatta nincs csempe, 1 pontot ér. A sarkok nem számítanak.
rule-score-3 = Ha balra vagy jobbra van mellette csempe, a megszakítatlan vízszintes sor minden csempéje egy pont, az új is.
rule-score-4 = Ha fölötte vagy alatta van csempe, a megszakítatlan oszlop minden csempéje egy pont, az új is.
rule-score-5 = A sor és az oszlop összeadódik. Az új csempe mindkettőbe beleszámít.

rule-next-1 = Ha senkinek sincs teli vízszintes sora, új forduló következik.
rule-next-2 = Akinél a kezdőjátékos-jelző van, minden korongra négy csempét húz a zsákból.
rule-next-3 = Ha a zsák üres, a fedélből minden csempe a zsákba kerül, és a feltöltés folytatódik.
rule-next-4 = Ha a fedél is üres, a forduló akkor is elkezdődik, ha nem minden korong van tele.

rule-end-1 = A játék annak a fordulónak a végén ér véget, amelyben legalább egy játékosnak elkészült egy vízszintes sora. Előbb a padlóvonalak pontjait vonjátok le.
rule-end-2 = Ezután 2 pont jár minden teli vízszintes sorért,
rule-end-3 = 7 pont minden teli oszlopért,
rule-end-4 = és 10 pont minden színért, amelyből mind az öt csempe a falon van.

rule-end-5 = Az nyer, akinek a legtöbb pontja van.
rule-end-6 = Ha többeknek van ennyi pontjuk, közülük az nyer, akinek több teli vízszintes sora van.
rule-end-7 = Ha ez is egyenlő, osztoznak a győzelmen.

rule-var-1 = Ebben a játékvariációban mindenki a játékostábla szürke oldalát használja. Minden szabály ugyanaz, a következők kivételével.
rule-var-2 = A kész sor csempéje ugyanannak a sornak bármelyik üres mezőjére kerülhet.
rule-var-3 = Egy szín sem szerepelhet kétszer egy oszlopban.
rule-var-4 = Egy szín sem szerepelhet kétszer egy vízszintes sorban.
rule-var-5 = Ha egy kész sornak már nem jut mező, minden csempéje a padlóvonalra esik.

## A rajzok alatt

drawn-wall = Minden színnek minden vízszintes sorban és minden oszlopban egy mezője van.
drawn-setup = Két játékos: öt korong négy-négy csempével, és a kezdőjátékos-jelző középen.
drawn-factory = A 4. korong három piros csempéje betölti a 3. sort. A fekete csempe az asztal közepére került.
drawn-centre = Elsőként az asztal közepéről: két fekete csempe és a kezdőjátékos-jelző. A 2. sorban csak az egyik fért el.
drawn-lines = Sárga az 1. és az 5. sorba mehet, meg a padlóra. A fal 2. és 3. sorában már van sárga, a 4. sorban pedig kék van.
drawn-floor = Négy csempe és a jelző öt mezőt foglal el.
drawn-full = Négy kék csempe esik le. Egy az utolsó mezőre kerül, a másik három a fedélbe.
drawn-tiling = A 2. és a 4. sor kész: mindkettőből egy csempe a falra kerül. A 3. és az 5. sor úgy marad.
drawn-alone = Nincs mellette csempe.
drawn-row = Három csempe a sorban.
drawn-column = Három csempe az oszlopban. A sor nem számít, mert oldalt nincs semmi.
drawn-both = Négy csempe a sorban és három az oszlopban.
drawn-order = Fentről lefelé: előbb a kék csempe kap pontot, aztán a fehér, amely fölött és mellett kék van.
drawn-refill = A zsák nyolc csempéje két korongra volt elég. Ezután a fedél tartalma a zsákba került.
drawn-end = A fehér csempével elkészül a vízszintes sor. Ehhez jön 2 pont a sorért, 7 az oszlopért és 10 a kékért.
drawn-tie = 57 pont és két teli vízszintes sor: ez a játékos nyer.
drawn-tie-other = Szintén 57 pont, de csak egy teli vízszintes sor.
drawn-choose = A piros az 1., 2., 4. és 5. oszlopba mehet. A 3. oszlopban már van piros.
drawn-fall = A 2. sorban csak az 5. oszlop üres, de ott már van piros. Mindkét piros csempe leesik.
