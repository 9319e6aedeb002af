# Feladványok: a nap feladványa, a sorozat, a saját értékszám.

puzzle-of-day = A nap feladványa
puzzle-number = Feladvány: { $id }
puzzle-goal =
    { $goal ->
        [draw] Te jössz: osztozz a győzelemben
        [margin] Te jössz: nyerj minél nagyobb különbséggel
       *[win] Te jössz: nyerd meg a játékot
    }
puzzle-goal-over =
    { $goal ->
        [draw] Osztozz a győzelemben
        [margin] Nyerj minél nagyobb különbséggel
       *[win] Nyerd meg a játékot
    }
puzzle-proved = A forduló véget vethet a játéknak. Pontosan egy lépés helyes; ez bizonyított.
puzzle-wrong =
    { $outcome ->
        [won] { $move } túl kevéssel nyer.
        [shared] { $move } csak osztozik a győzelemben.
       *[lost] { $move } veszít.
    }
puzzle-scores =
    { $rows ->
        [yes] Végeredmény: { $own } : { $other }; a kész vízszintes sorok döntenek.
       *[no] Végeredmény: { $own } : { $other }.
    }
puzzle-solved = Megoldva!
puzzle-solution = A megoldás { $move }: { $words }.
puzzle-rival =
    { $outcome ->
        [won] A második legjobb lépés ({ $move }) kevesebbel nyer.
        [shared] A második legjobb lépés ({ $move }) csak osztozik a győzelemben.
       *[lost] A második legjobb lépés ({ $move }) veszít.
    }
puzzle-go-on = Helyes! És most?
puzzle-again = Próbáld újra
puzzle-next = Következő feladvány
puzzle-show = Mutasd a megoldást
puzzle-line = A folytatás lépései
puzzle-own = A te feladványaid
puzzle-streak = egymás után megoldott napi feladvány
puzzle-days =
    { $count ->
        [one] { $count } nap
       *[other] { $count } nap
    }
puzzle-rating-own = az értékszámod
puzzle-first-tries = elsőre megoldva; összesen { $count }
puzzle-tomorrow = A nap az UTC szerinti. A következő napi feladvány { $hours } ó { $minutes } p múlva jön.
puzzle-device = Az értékszám és az előzmények ezen az eszközön maradnak; a szerver csak az első próbálkozásokat számolja, azt nem, hogy kié.
puzzle-this = Ez a feladvány
puzzle-rating = a feladvány értékszáma
puzzle-others =
    { $count ->
        [one] elsőre megoldotta, egy eszközből
       *[other] elsőre megoldotta, { $count } eszközből
    }
puzzle-weakest = a leggyengébb szint, amely megtalálja
puzzle-level = { $level }. szint
puzzle-theme =
    { $theme ->
        [tie-break] Pontegyenlőség
        [denial] Elvétel az ellenféltől
        [floor] Padlóvonal
        [marker] Kezdőjátékos-jelző
        [column] Oszlop
        [colour] Szín
        [end] Véget érjen-e a játék
       *[grey-column] Oszlopválasztás
    }
puzzle-themes-later = A témák a végén látszanak.
puzzle-more = További feladványok
puzzle-for-you = Neked való
