fair-promise =
    { $own ->
        [yes] A szerver rögzítette a maga részét az osztásból, mielőtt a böngésződ hozzáadta volna a sajátját. A böngésződ megőrzi a szerver ígéretét, és a játék végén minden osztást ellenőriz.
       *[no] A szerver rögzítette a maga részét az osztásból. Ez a böngésző semmit sem adott hozzá; a játék végén minden osztást ellenőriz.
    }
fair-proof =
    { $proof ->
        [proved] Ez a böngésző látta az ígéretet, mielőtt hozzáadta a maga részét, és minden osztás a kettőből következik. Senki sem választhatta meg a csempéket.
        [consistent] Minden osztás a titokból következik. A mentett játszmában nem látszik ettől a böngészőtől származó rész, ezért nem tudja megmondani, hogy valaki kiválasztotta-e a titkot.
        [nobody-added] Minden osztás a titokból következik. Egyik játékos sem tett hozzá semmit, így a szerver üzemeltetője megválaszthatta volna.
        [no-deals] A játék véget ért, mielőtt csempéket osztottak volna, így nincs mit ellenőrizni.
        [other-commitment] A titok nem az, amelyre a szerver ígéretet tett.
        [not-ours] A csempéket annak figyelembevétele nélkül osztották ki, amit ez a böngésző hozzáadott.
        [other-deals] Az osztás nem következik a titokból.
       *[other] A játszma leírásából hiányzik, ami az ellenőrzéshez kell.
    }
fair-not-proved = Nincs bizonyítva, hogy a szerver üzemeltetői közül senki sem nézte meg előre a csempéket, és nem árulta el egy játékosnak.
fair-unforeseen = Senki sem láthatott előre egy osztást, mielőtt ez a böngésző hozzáadta a számát, a szerver üzemeltetője sem.
fair-last-not-proved = Nincs bizonyítva, hogy a szerver üzemeltetője és az, akinek a böngészője utolsóként adta hozzá a számát, nem játszott össze. Együtt választhattak az azzal a számmal és az anélkül kapott osztás közül.
fair-rounds-without =
    { $count ->
        [one] Ennek a böngészőnek a száma nélkül osztott forduló: { $rounds }. Ezt az osztást csak akkor nem láthatta előre senki, ha egy másik játékos, akinek a böngészője számot adott hozzá, becsületes.
       *[other] Ennek a böngészőnek a száma nélkül osztott fordulók: { $rounds }. Ezeket az osztásokat csak akkor nem láthatta előre senki, ha egy másik játékos, akinek a böngészője számot adott hozzá, becsületes.
    }
fair-own = Amit ez a böngésző hozzáadott
