# A rövid bevezető: a játékszabályok saját példái, mindegyik egy lépés. A nevek a magyar játékszabályból valók.

learn-progress = { $step }/{ $total }
learn-player =
    { $seat ->
        [1] Misi
        [2] Bori
       *[3] Veronika
    }
learn-next = Tovább
learn-skip = Ezt kihagyom
learn-not-that = Ezt is szabad, de ez a példa másról szól. A csempék visszakerültek: próbáld újra.
learn-ready = Ismered a szabályokat
learn-ready-about = Az nyer, akinek a legtöbb pontja van. A többit játék közben tanulod meg: tölts be sorokat, rakj csempéket egymás mellé, és hagyd a többieknek, amivel nem mennek semmire.
learn-play = Játsszunk egyet
learn-again = Még egyszer

learn-take = Csempék elvétele
learn-take-task = Te vagy Misi, és te kezdesz. Egy korongról egy szín minden csempéjét kell elvenni. Vedd el mindkét fekete csempét az 1. korongról, és rakd bármelyik mintasorodba az öt közül.
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

learn-end = A játék vége
learn-end-task = Töltsd be az 1. sort: a fehér a fal legfelső sorának utolsó csempéje. Ha a faladon elkészül egy teljes vízszintes sor, a játék a forduló végén véget ér.
learn-end-done = Maga a csempe 5 + 5 pontot hozott. A végén 2 pont jár minden teli vízszintes sorért, 7 minden teli oszlopért, és 10 minden színért, amelyből mind az öt csempe a falon van: itt mindegyikből egy, összesen 19.
