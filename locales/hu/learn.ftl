# A leckék a szabályokról és a stratégiáról. A nevek a magyar játékszabályból valók.

learn-progress = { $step }/{ $total }
learn-player =
    { $seat ->
        [1] Misi
        [2] Bori
       *[3] Veronika
    }
learn-next = Tovább
learn-back = Vissza
learn-all = Minden lecke
learn-try-again = Próbáld újra
learn-skip = Ezt kihagyom
learn-not-that = Ezt is szabad, de ez a példa másról szól. A csempék visszakerültek: próbáld újra.
learn-ready = Ismered a szabályokat
learn-ready-about = Az nyer, akinek a legtöbb pontja van. A többit játék közben tanulod meg: tölts be sorokat, rakj csempéket egymás mellé, és hagyd a többieknek, amivel nem mennek semmire.
learn-play = Játsszunk egyet

learn-take = Csempék elvétele
learn-take-task = Az nyer, akinek a játék végén a legtöbb pontja van, és a falra került csempékért jár pont. Te vagy Misi, és te kezdesz. Egy korongról egy szín minden csempéjét kell elvenni: vedd el mindkét fekete csempét az 1. korongról, és rakd bármelyik mintasorodba az öt közül.
learn-take-done = Tiéd a korong összes fekete csempéje. Ami ott maradt, egy kék és egy fehér, az asztal közepére került. Egy sorban mindig csak egy szín lehet.

learn-leave = Gyűlnek a csempék középen
learn-leave-task = Most Bori következik: lépj helyette. Vedd el a sárga csempét a 2. korongról.
learn-leave-done = Három piros csempe az asztal közepére került. Minél többet hagysz ott, annál többet vehet el a következő.

learn-centre = Az asztal közepéről
learn-centre-task = Veronika az asztal közepéről vesz el: mind a három piros csempét. Ő vesz el onnan elsőként, ezért valami mást is kap.
learn-centre-done = Aki elsőként vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi. Ez a padlóvonalra megy, és egy pontot visz el, de a következő fordulót Veronika kezdi.

learn-lines = Hová kerülhet a csempe
learn-lines-task = Megint te vagy Misi. Vedd el a két sárga csempét a 2. korongról. A 2. és a 3. sorba nem mehet sárga: a fal megfelelő soraiban már van. A 4. sorban kék van. Rakd le őket úgy, hogy semmi se essen a padlóra.
learn-lines-done = Az 5. sorban mindkettő elfér. Az 1. sorba csak egy fért volna, a másik a padlóvonalra esett volna. Mindkettőt a padlóra is lehetett volna rakni; ezt mindig szabad, de szinte mindig pontba kerül.

learn-tile = A fal csempézése
learn-tile-task = Egy csempe maradt ebben a fordulóban. Vedd el a kéket, és töltsd be a 4. sort. Ezután minden kész sorból egy csempe a falra kerül.
learn-tile-done = A kész 2. és 4. sorból, fentről lefelé, egy-egy csempe a helyére került a falon, egy-egy pontért. E sorok többi csempéje a doboz fedelébe ment. A 3. és az 5. sor nincs kész, azok úgy maradnak.

learn-alone = Egy csempe egyedül
learn-alone-task = Töltsd be a 2. sort a piros csempével, és nézd meg, mennyit ér.
learn-alone-done = Nincs mellette csempe, se oldalt, se fölötte, se alatta: egy pont. A sarkok nem számítanak.

learn-row = Csempék egy vízszintes sorban
learn-row-task = A fal második sorában a sárga a kék és a piros közé való. Töltsd be a 2. sort.
learn-row-done = Most három csempe van egymás mellett: három pont, az újat is beleszámítva.

learn-column = Csempék egy oszlopban
learn-column-task = A fal harmadik sorában a kék mező fölött sárga és piros van. Töltsd be a 3. sort.
learn-column-done = Három csempe van egymás alatt: három pont. Az új csempe mellett nincs semmi, ezért a sor nem ad pontot.

learn-both = Két irányban egyszerre
learn-both-task = A fal harmadik sorában a sárga mezőnek minden oldalról van szomszédja. Töltsd be a 3. sort.
learn-both-done = Négy a sorban és három az oszlopban: hét pont egyetlen csempével. Mindkettőbe beleszámít.

learn-floor = A padlóvonal
learn-floor-task = Fekete már egyik sorba sem mehet, de valakinek el kell vennie. Vedd el mindkettőt, és figyeld a padlóvonalat.
learn-floor-done = Öt mező telt be, a jelzőé is: 1 + 1 + 2 + 2 + 2 = 8 pont veszett el. Ezután a padlóvonal kiürül. A pontszám sosem csökken nulla alá.

learn-overflow = Betelt padlóvonal
learn-overflow-task = A padlóvonalad hét mezőjéből hat foglalt, és piros egyik sorba sem mehet. Valakinek mégis el kell vennie: vedd el a három piros csempét.
learn-overflow-done = Egy piros csempe az utolsó mezőre került. A másik kettőnek nem maradt hely: egyenesen a doboz fedelébe mentek, és nem kerülnek pontba. A betelt padlóvonal 1 + 1 + 2 + 2 + 2 + 3 + 3 = 14 pontot visz el, ennél többet egy forduló sosem vihet el.

learn-refill = A következő forduló
learn-refill-task = Töltsd be az 1. sort az utolsó csempével. Utána figyeld a zsákot: már csak nyolc csempe van benne, pedig öt korongra húsz kell.
learn-refill-done = A nyolc csempe két korongra volt elég. Ezután a fedélből minden csempe a zsákba került, és a másik három korong onnan telt meg. A kezdőjátékos-jelző Borinál van, ezért ő kezd.

learn-end = A játék vége
learn-end-task = Töltsd be az 1. sort: a fehér a fal legfelső sorának utolsó csempéje. Ha a faladon elkészül egy teljes vízszintes sor, a játék a forduló végén véget ér.
learn-end-done = Maga a csempe 5 + 5 pontot hozott. A végén 2 pont jár minden teli vízszintes sorért, 7 minden teli oszlopért, és 10 minden színért, amelyből mind az öt csempe a falon van: itt mindegyikből egy, összesen 19.

learn-tie = Egyenlő pontszám
learn-tie-task = Töltsd be a 2. sort a fekete csempével. Ezzel vége a játéknak, és Borinak meg neked ugyanannyi pontotok lesz.
learn-tie-done = Mindkettőtöknek 57 pontja van. Ilyenkor a teli vízszintes sorok döntenek: neked kettő van, Borinak egy, tehát te nyersz. Ha ez is egyenlő volna, osztoznátok a győzelmen.

learn-grey = A szürke oldal
learn-grey-task = A szürke oldalon a falra nincsenek színek nyomtatva: ha egy sor kész, te választod ki az oszlopot. Egy szín sem szerepelhet kétszer ugyanabban a vízszintes sorban vagy oszlopban. A 3. sor piros csempéje a fal harmadik sorába kerül: válaszd azt az oszlopot, ahol a legtöbbet ér.
learn-grey-done = Kettő a sorban és kettő az oszlopban: 4 pont. A 3. oszlopba nem mehetett, mert ott már van piros. Ha egy kész sornak már nem jut oszlop, minden csempéje a padlóvonalra esik.

## A leckék listája

learn-title = Tanuld meg az Azult
learn-aim = Az nyer, akinek a játék végén a legtöbb pontja van. A falra került csempékért jár pont, a legtöbb az egymás mellett lévőkért. Minden leckében te lépsz.
learn-begin = Kezdés az első leckével
learn-continue = Folytatás: { $title }
learn-look-up = Szabály keresése
learn-rules-about = Csempék elvétele, lerakása és pontozása, lépésről lépésre.
learn-strategy = Stratégia
learn-strategy-about = Mire figyelnek a jó játékosok? A számítógép minden állítást ellenőrzött.
learn-count = Kész: { $count }/{ $total }
learn-is-done = kész

learn-worse =
    { $loss ->
        [one] Ez { $loss } ponttal rosszabbul végződik, mint a legjobb lépés. A csempék visszakerültek: próbáld újra.
       *[other] Ez { $loss } ponttal rosszabbul végződik, mint a legjobb lépés. A csempék visszakerültek: próbáld újra.
    }
learn-weaker = Ezt is szabad, de van sokkal jobb lépés. A csempék visszakerültek: próbáld újra.

## Stratégia

learn-denial = Ami a másiknak kell
learn-denial-task = A falad legfelső sora teli lesz, ezért a játék a forduló végén véget ér. Két csempe maradt: egy neked, egy Borinak. A piros betölti a 2. sorodat 5 pontért. A fehér semmit sem hoz neked. Melyiket veszed el?
learn-denial-done = A fehér csempével Bori betöltötte volna az 5. sorát 8 pontért: ez több, mint amennyit a piros hoz neked. A piros egyik sorába sem mehet, így még egy pontot elvitt tőle. 54–53-ra nyersz.
learn-denial-red = Bori elvette a fehér csempét, betöltötte az 5. sort, és 8 pontot kapott érte. Vesztettél. Mielőtt bármit elveszel, nézd meg, mit hagysz a következőnek.

learn-weapon = A padló mint fegyver
learn-weapon-task = A játék a forduló végén véget ér. Pirosat már egyikőtök sem tud sorba rakni, de mindet el kell venni. Hagyd Borira!
learn-weapon-done = Elvetted a kéket, a mellette lévő piros pedig az asztal közepére került. Így Borinak négy piros csempét kellett elvennie, és a kezdőjátékos-jelzővel együtt a padlóvonala 8 pontot vitt el. Számold meg, hányszor kell még csempét elvenni: akkor tudod, kinek jut az utolsó.
learn-weapon-one = A kék az asztal közepére került, és Bori elvette. A másik három piros rád maradt: 6 pont veszett el, és vele a játszma.
learn-weapon-three = Bori elvette a kéket, és az utolsó piros is rád maradt: 6 pont veszett el, és vele a játszma.

learn-marker = Mennyit ér a kezdőjátékos-jelző
learn-marker-task = A piros betölti az 5. sorodat. Az egyik piros csempe az 1. korongon van, a másik az asztal közepén a kezdőjátékos-jelzővel, amely egy pontba kerül. Melyiket veszed el?
learn-marker-done = Te kezded a következő fordulót, és elsőként választhatsz az új csempék közül. Amíg a játék tart, ez többet ér annál az egy pontnál: a számítógép szerint nagyjából 4 ponttal állsz jobban, mint a jelző nélkül.
learn-marker-factory = Megspóroltál egy pontot, de most Borié lesz a jelző, és a következő fordulóban ő választ elsőként. A számítógép szerint nagyjából 4 ponttal állsz rosszabbul.
learn-marker-last-task = Most a játék a forduló végén véget ér. Az egyik sárga csempe az 1. korongon van, a másik az asztal közepén a kezdőjátékos-jelzővel. Egyik sem tölt be sort. Melyiket veszed el?
learn-marker-last-done = Nincs következő forduló, amelyet elkezdhetnél, ezért a jelző csak egy pontba kerül. Borinak kellett elvennie, és te nyersz 51–50-re.
learn-marker-last-centre = Nincs következő forduló, amelyet elkezdhetnél. A jelző csak egy pontodba került, és ez a pont döntött: vesztettél.

learn-bonus = Oszlopok és színek
learn-bonus-task = A játék a forduló végén véget ér. Te elveszel egy csempét, Bori is egyet, és az utolsó a tiéd. A sárga a 3. sort tölti be 7 pontért, a piros a 4.-et 5-ért, a kék az 5.-et 4-ért. Melyiket veszed el először?
learn-bonus-done = Ez az ötödik kék csempéd: 4 pont, és a végén még 10. Bori elvette a pirosat, a második legjobbat, és te nyersz 61–60-ra. Egy oszlop 7, egy szín 10 pontot ér: gyakran többet, mint maga a csempe.
learn-bonus-yellow = Most 7 pont a legtöbb, de Bori elvette az ötödik kék csempédet: 4 pont, és a végén 10. 59–60-ra vesztesz.
learn-bonus-column = A piros betöltött egy oszlopot: 5 pont, és a végén még 7. De Bori elvette az ötödik kék csempédet, amely 4-et és 10-et hozott volna. 59–60-ra vesztesz.

learn-ending = A játék befejezése
learn-ending-task = Egy csempe maradt. Te vezetsz 52–48-ra, de Bori 4. és 5. sora majdnem kész. A 2. sorban a feketével elkészül egy vízszintes sor a faladon, és a játék véget ér. A 4. vagy az 5. sorban egy későbbi sort kezd el, és a játék folytatódik. Mit teszel?
learn-ending-done = A csempével és a teli sorral 59 pontod lesz, Borinak 54. Ha vezetsz, és be tudod fejezni a játékot, fejezd be: új forduló már nem változtathat rajta.
learn-ending-on = Így Borinak még egy fordulója van a majdnem kész soraira, és a számítógép szerint hátrányba kerülsz. Már megnyerted volna: fejezd be.
learn-waiting-task = Most Bori vezet 62–44-re. Az 1. sorban a fekete 6 pontot ér, és a játék folytatódik. A 2. sorban megint elkészül vele egy vízszintes sor, és a játék véget ér. A 4. és az 5. sorodból már csak egy-egy csempe hiányzik. Mit teszel?
learn-waiting-done = A teli vízszintes sorral a játéknak vége lett volna, és 58–61-re vesztettél volna. Így még egy fordulót játszol, két majdnem kész sorral: a számítógép szerint most egyértelműen te vagy az esélyesebb.
learn-waiting-now = A játéknak vége, Bori nyert 61–58-ra. Ha hátrányban vagy, ne fejezd be a játékot.

learn-bag = Mi van a zsákban?
learn-bag-task = Három fekete vagy három fehér csempét rakhatsz a 4. sorba. Egy mindenképp hiányozni fog, és annak a zsákból kell jönnie. Nézd meg, mi van benne. Melyik színt veszed el?
learn-bag-done = A zsákban 30 csempe van: 8 fekete, fehér egy sem. A következő fordulóhoz 20-at húznak közülük. Fekete tehát jöhet, fehér nem: a fedél tartalma csak akkor kerül vissza a zsákba, ha az kiürült.
learn-bag-white = A zsákban 30 csempe van, és egy sem fehér. A következő fordulóhoz 20-at húznak közülük, így fehér nem jöhet, és a 4. sor úgy marad.
