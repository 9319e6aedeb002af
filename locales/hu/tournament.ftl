# Kétszemélyes versenyek, ahol egy fordulóban mindenki ugyanazokat az osztásokat kapja.

tournament = Verseny
tournaments = Versenyek

## The list, and a new one

tournament-title = Versenyek azonos osztásokkal
tournament-about = Egy fordulóban minden asztal ugyanazokat a csempéket kapja, arénában az egy percen belül párosított játszmák. Így a táblázat a játékot hasonlítja össze, nem a csempéket.
tournament-listed = Mindenki számára nyitott
tournament-none = Senki sem hirdetett versenyt. Hozz létre egyet, és küldd el a linket.
# In the list, below the name of a tournament. $clock: “5 + 5”.
tournament-line =
    { $kind ->
        [swiss] Svájci rendszer
       *[arena] Aréna
    }, { $clock }, { $count ->
        [one] egy játékos
       *[other] { $count } játékos
    }{ $state ->
        [running] , zajlik
       *[open] { "" }
    }
tournament-yours = A versenyeid
tournament-new = Új verseny
tournament-name = A verseny neve
tournament-kind = Fajta
tournament-swiss = Svájci
tournament-swiss-about = Adott számú forduló. Olyannal találkozol, akinek körülbelül ugyanannyi pontja van, és akivel még nem játszottál.
tournament-arena = Aréna
tournament-arena-about = Adott számú perc. Aki szabad, egy másik szabad játékossal találkozik, újra meg újra.
tournament-rounds = Fordulók
tournament-minutes = Perc
tournament-clock = Idő játékosonként
tournament-clock-minute = lépésenként egy perc
tournament-start = Kezdés
tournament-start-maker = amikor szólok
# $time: “10 min”.
tournament-start-in = { $time } múlva
tournament-who = Ki nevezhet
tournament-who-link = akinél ott a link
tournament-who-all = mindenki
tournament-rated = A játszmák számítanak az értékszámba
tournament-play-too = Én is játszom
tournament-make = Verseny létrehozása

## A tournament

# $clock: “5 + 5”. $rated: true or false. $side: coloured or grey.
tournament-facts-swiss =
    Svájci rendszer, { $rounds ->
        [one] egy forduló
       *[other] { $rounds } forduló
    }, { $clock }{ $side ->
        [grey] , szürke oldal
       *[coloured] { "" }
    }{ $rated ->
        [true] , értékszámos
       *[false] { "" }
    }
tournament-facts-arena =
    Aréna, { $minutes ->
        [one] egy perc
       *[other] { $minutes } perc
    }, { $clock }{ $side ->
        [grey] , szürke oldal
       *[coloured] { "" }
    }{ $rated ->
        [true] , értékszámos
       *[false] { "" }
    }
tournament-here = { $here }/{ $all } van itt
tournament-enter = Nevezek
tournament-enter-as = Ezen a néven nevezel: { $name }.
tournament-rated-only = A játszmák értékszámosak: állandó név kell a nevezéshez.
tournament-not-begun = Még nem kezdődött el
tournament-when-maker = Akkor kezdődik, amikor a szervező elindítja.
# $time: “2:40”.
tournament-starts = kezdésig { $time }
tournament-ends = hátravan { $time }
tournament-begin = Indítás most
tournament-cancel = Verseny lemondása
tournament-leave = Kilépek
tournament-return = Visszajövök
tournament-away = nincs itt
tournament-remove = { $name } kizárása
tournament-results = Eredmények
tournament-lost = A szerver nem válaszol; újra próbáljuk.
tournament-link = A link
tournament-others = Más versenyek
tournament-won =
    { $count ->
        [one] { $names } nyert.
       *[other] Holtversenyben első: { $names }.
    }

## The table

tournament-entered = Résztvevők
tournament-after =
    { $round ->
        [0] Az 1. forduló előtt
       *[other] { $round }. forduló után
    }
tournament-standings = Állás
tournament-final = Végeredmény
tournament-live = élőben
tournament-player = Játékos
tournament-games = Játszmák
tournament-points = Pont
# A column: the margin compared with the others at the same deals.
tournament-deals = Osztások
# A column: the points of the opponents.
tournament-opponents = Ellenfelek
tournament-somebody = Valaki
# One result in a player’s line, as a tooltip and for screen readers. $deal: the number of the deal; in a Swiss tournament, of the round.
tournament-mark =
    { $result ->
        [won] { $deal }. osztás: győzelem, ellenfél { $name }
        [drew] { $deal }. osztás: döntetlen, ellenfél { $name }
        [lost] { $deal }. osztás: vereség, ellenfél { $name }
        [walkover] { $deal }. forduló: { $name } nem jelent meg
        [absent] { $deal }. forduló: nem jelent meg, ellenfél { $name }
       *[bye] { $deal }. forduló: erőnyerő
    }

## The round

tournament-round = { $round }. forduló, összesen { $rounds }
tournament-now = Most zajlik
tournament-table = { $table }. asztal
tournament-against = { $one } – { $two }
tournament-ready = Készen állok
tournament-is-ready = Készen állsz; várunk a másikra
tournament-playing = játszanak
tournament-to-table = Az asztalodhoz
tournament-bye = { $name } erőnyerő: pont játszma nélkül
tournament-nobody = Még senki.
tournament-next = Következő ellenfél
tournament-waiting = Várunk egy ellenfélre. Maradj ezen az oldalon.
# For screen readers.
tournament-paired = Az ellenfeled { $name }. Jelezd, hogy készen állsz.
tournament-round-soon = Egy perc maradt: jelezd, hogy készen állsz. Az ellenfeled { $name }.
tournament-starts-soon = A verseny egy perc múlva kezdődik.

## Explanations

tournament-why = Miért „Osztások”
tournament-why-swiss = Egy forduló minden asztala ugyanazokat az osztásokat kapja. Az Osztások a különbséged mínusz ugyanannak a helynek az átlagos különbsége az összes asztalnál, összeadva: holtversenyben ez dönt az ellenfelek pontjai előtt.
tournament-why-arena = Az egy percen belül párosított játszmák ugyanazokat az osztásokat kapják. Az Osztások a különbséged mínusz ugyanannak a helynek az átlagos különbsége ezeknél az asztaloknál, összeadva: holtversenyben ez dönt az ellenfelek pontjai előtt.
tournament-ties = Holtverseny esetén, ebben a sorrendben
tournament-ties-about = Pontok, osztások, az ellenfelek pontjai, a két játékos egymás elleni játszmája, végül megosztott hely.
tournament-fair-about = A szerver még a nevezések előtt rögzítette a maga részét, és közzétette ezt az ígéretet. Amit a játékosok hozzátesznek, a forduló kezdetén belekeveredik. A kulcs a végén válik nyilvánossá; akkor bárki ellenőrizhet minden játszmát.
tournament-key = A kulcs
