# Pulmat: päivän pulma, pulmasarja, oma vahvuusluku.

puzzle-of-day = Päivän pulma
puzzle-number = Pulma { $id }
puzzle-goal =
    { $goal ->
        [draw] Sinun vuorosi: jaa voitto
        [margin] Sinun vuorosi: voita mahdollisimman selvästi
       *[win] Sinun vuorosi: voita peli
    }
puzzle-goal-over =
    { $goal ->
        [draw] Jaa voitto
        [margin] Voita mahdollisimman selvästi
       *[win] Voita peli
    }
puzzle-proved = Kierros voi päättää pelin. Vain yksi siirto on oikea; se on todistettu.
puzzle-wrong =
    { $outcome ->
        [won] { $move } voittaa liian niukasti.
        [shared] { $move } vain jakaa voiton.
       *[lost] { $move } häviää.
    }
puzzle-scores =
    { $rows ->
        [yes] Lopputulos { $own }–{ $other }; täydet vaakarivit ratkaisevat.
       *[no] Lopputulos { $own }–{ $other }.
    }
puzzle-solved = Ratkaistu!
puzzle-solution = Ratkaisu on { $move }: { $words }.
puzzle-rival =
    { $outcome ->
        [won] Toiseksi paras siirto { $move } voittaa niukemmin.
        [shared] Toiseksi paras siirto { $move } vain jakaa voiton.
       *[lost] Toiseksi paras siirto { $move } häviää.
    }
puzzle-go-on = Oikein! Entä nyt?
puzzle-again = Yritä uudelleen
puzzle-next = Seuraava pulma
puzzle-show = Näytä ratkaisu
puzzle-line = Siirrot sen jälkeen
puzzle-own = Omat pulmat
puzzle-streak = päivän pulmaa peräkkäin
puzzle-days =
    { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }
puzzle-rating-own = vahvuuslukusi
puzzle-first-tries = ratkaistu heti; yrityksiä { $count }
puzzle-tomorrow = Päivä vaihtuu UTC-ajassa. Seuraava päivän pulma tulee { $hours } h { $minutes } min kuluttua.
puzzle-device = Vahvuusluku ja historia pysyvät tällä laitteella; palvelin laskee vain ensimmäiset yritykset, ei sitä, kenen ne ovat.
puzzle-this = Tämä pulma
puzzle-rating = pulman vaikeus
puzzle-others =
    { $count ->
        [one] yhdestä laitteesta ratkaisi sen ensi yrittämällä
       *[other] { $count } laitteesta ratkaisi sen ensi yrittämällä
    }
puzzle-weakest = heikoin taso, joka löytää sen
puzzle-level = Taso { $level }
puzzle-theme =
    { $theme ->
        [tie-break] Tasapisteet
        [denial] Vieminen vastustajalta
        [floor] Lattiarivi
        [marker] Aloitusmerkki
        [column] Pystyrivi
        [colour] Väri
        [end] Päättää peli vai ei
       *[grey-column] Pystyrivin valinta
    }
puzzle-themes-later = Teemat näytetään lopuksi.
puzzle-more = Lisää pulmia
puzzle-for-you = Sinulle
