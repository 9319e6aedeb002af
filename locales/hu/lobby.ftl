# Az előtér: szabad helyek, játszma bárkivel, nézhető játszmák.

lobby-title = Legyen kivel játszani
lobby-here =
    { $count ->
        [one] { $count } ember van itt
       *[other] { $count } ember van itt
    }
lobby-you-are = a neved: { $name }
lobby-none = Ennek a szervernek nincs előtere.
lobby-lost = Megszakadt a kapcsolat; újra próbálkozunk. A helyeid egy kis ideig megmaradnak.

## What waits for you

lobby-waits =
    { $count ->
        [one] Egy játszma vár rád
       *[other] { $count } játszma vár rád
    }
lobby-waiting-game = { $names }, { $round }. forduló
lobby-go-on = Folytatom

## Play anybody

lobby-anybody = Játék bárkivel
lobby-anybody-about = Értékszám és várakozási idő szerint kapsz társat.
lobby-players = Játékosok
lobby-clock = Óra
lobby-days = Napok
lobby-side =
    { $side ->
        [coloured] { side-coloured }
        [grey] { side-grey }
       *[either] Mindegy
    }
lobby-rated-about = Értékszámos játszma. Ha az óra nullára ér, a játszma vereségnek számít.
lobby-unrated = Állandó név nélkül a játszmáid nem számítanak az értékszámba.
lobby-get-name = Válassz egyet
lobby-needs-name = Az értékszámos játszmákhoz állandó név kell.
lobby-find = Asztalt keresek
lobby-looking-now =
    { $count ->
        [0] Most senki sem keres
        [one] { $count } ember keres most
       *[other] { $count } ember keres most
    }
lobby-about-wait = kb. { $length }
lobby-looking = Játékosok keresése
lobby-looking-about = { $players } játékos, { $clocks }. Amint megvan az asztal, odakerülsz.
lobby-found = Megvan a játszma
lobby-found-about = Játékostársak: { $names }. Várunk, amíg mindenki leül.
lobby-cancel = Nem keresek tovább

## Open seats

lobby-open-seats = Szabad helyek
lobby-offer = Hely meghirdetése
lobby-offer-about = Bárki elfoglalhatja az előtérből. Visszavonhatod, és megszűnik, ha elmész.
lobby-offer-slow = Hét napig bárki elfoglalhatja. Elmehetsz: a játszma utána a játszmáid között lesz.
lobby-withdraw = Visszavonom
lobby-your-seat = A te szabad helyed
lobby-seat-ended = A meghirdetett helyed megszűnt, mert nem voltál itt.
lobby-filter = Helyek szűrése
lobby-none-found = Ilyen szabad hely nincs.
lobby-empty = Senki sem vár. Hirdess meg egy helyet, és szólunk, ha valaki leül.
lobby-players-count = { $players } játékos
lobby-seated = { $taken }/{ $players } játékos
lobby-rated = értékszámos
lobby-friendly = barátságos
lobby-provisional = { $rating }? (ideiglenes)
lobby-no-clock = óra nélkül
lobby-a-move = lépésenként { $length }
lobby-level = { $level }. szint
lobby-sit = Leülök
lobby-sit-with = Leülök: { $name }
lobby-just-taken = { $name }: ezt a helyet egy pillanattal ezelőtt elfoglalták.
lobby-news =
    { $opened ->
        [0] { $gone ->
            [one] { $gone } hely megszűnt.
           *[other] { $gone } hely megszűnt.
        }
       *[other] { $gone ->
            [0] Új szabad helyek: { $opened }.
           *[other] Új szabad helyek: { $opened }; megszűnt: { $gone }.
        }
    }

## Games to watch

lobby-games = Nézhető játszmák
lobby-strongest = elöl a legerősebbek
lobby-no-games = Most nincs nézhető játszma.
lobby-round = { $round }. forduló · { $watching } néző

## Tournaments

lobby-tournaments = Versenyek, ahol mindenki ugyanazt az osztást kapja
