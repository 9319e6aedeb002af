# Opgaver: dagens opgave, rækken af opgaver, egen rating.

puzzle-of-day = Dagens opgave
puzzle-number = Opgave { $id }
puzzle-goal =
    { $goal ->
        [draw] Din tur: del sejren
        [margin] Din tur: vind med så meget som muligt
       *[win] Din tur: vind spillet
    }
puzzle-goal-over =
    { $goal ->
        [draw] Del sejren
        [margin] Vind med så meget som muligt
       *[win] Vind spillet
    }
puzzle-proved = Runden kan afslutte spillet. Netop ét træk er rigtigt; det er bevist.
puzzle-wrong =
    { $outcome ->
        [won] { $move } vinder med for lidt.
        [shared] { $move } deler kun sejren.
       *[lost] { $move } taber.
    }
puzzle-scores =
    { $rows ->
        [yes] Slutstilling: { $own } mod { $other }; de fyldte rækker afgør det.
       *[no] Slutstilling: { $own } mod { $other }.
    }
puzzle-solved = Løst!
puzzle-solution = Løsningen er { $move }: { $words }.
puzzle-rival =
    { $outcome ->
        [won] Det næstbedste træk, { $move }, vinder med mindre.
        [shared] Det næstbedste træk, { $move }, deler kun sejren.
       *[lost] Det næstbedste træk, { $move }, taber.
    }
puzzle-go-on = Rigtigt! Hvad nu?
puzzle-again = Prøv igen
puzzle-next = Næste opgave
puzzle-show = Vis løsningen
puzzle-line = Trækkene, der fulgte
puzzle-own = Dine opgaver
puzzle-streak = dagens opgaver i træk
puzzle-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
puzzle-rating-own = din rating
puzzle-first-tries = løst med det samme, af { $count }
puzzle-tomorrow = Dagen følger UTC. Om { $hours } t { $minutes } min kommer næste dags opgave.
puzzle-device = Rating og historik bliver på denne enhed; serveren tæller kun første forsøg, ikke hvis de er.
puzzle-this = Denne opgave
puzzle-rating = opgavens rating
puzzle-others =
    { $count ->
        [one] af én enhed løste den i første forsøg
       *[other] af { $count } enheder løste den i første forsøg
    }
puzzle-weakest = svageste niveau, der finder det
puzzle-level = Niveau { $level }
puzzle-theme =
    { $theme ->
        [tie-break] Pointlighed
        [denial] Tage fra modstanderen
        [floor] Gulvlinje
        [marker] Startbrik
        [column] Kolonne
        [colour] Farve
        [end] Afslutte spillet eller ej
       *[grey-column] Valg af kolonne
    }
puzzle-themes-later = Temaerne vises til sidst.
puzzle-more = Flere opgaver
puzzle-for-you = Til dig
