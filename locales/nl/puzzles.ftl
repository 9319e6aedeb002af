# Puzzels: de puzzel van de dag, de reeks, de eigen rating.

puzzle-of-day = Puzzel van de dag
puzzle-number = Puzzel { $id }
puzzle-goal =
    { $goal ->
        [draw] Jij bent aan zet: deel de overwinning
        [margin] Jij bent aan zet: win met zo veel mogelijk verschil
       *[win] Jij bent aan zet: win het spel
    }
puzzle-goal-over =
    { $goal ->
        [draw] Deel de overwinning
        [margin] Win met zo veel mogelijk verschil
       *[win] Win het spel
    }
puzzle-proved = De ronde kan het spel beëindigen. Precies één zet is goed; dat is bewezen.
puzzle-wrong =
    { $outcome ->
        [won] { $move } wint met te weinig verschil.
        [shared] { $move } deelt alleen de overwinning.
       *[lost] { $move } verliest.
    }
puzzle-scores =
    { $rows ->
        [yes] Eindstand: { $own } tegen { $other }; de complete rijen beslissen.
       *[no] Eindstand: { $own } tegen { $other }.
    }
puzzle-solved = Opgelost!
puzzle-solution = De oplossing is { $move }: { $words }.
puzzle-rival =
    { $outcome ->
        [won] De op één na beste zet, { $move }, wint met minder verschil.
        [shared] De op één na beste zet, { $move }, deelt alleen de overwinning.
       *[lost] De op één na beste zet, { $move }, verliest.
    }
puzzle-go-on = Goed! En nu?
puzzle-again = Nog eens proberen
puzzle-next = Volgende puzzel
puzzle-show = Toon de oplossing
puzzle-line = De zetten die volgden
puzzle-own = Jouw puzzels
puzzle-streak = puzzels van de dag op rij
puzzle-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
puzzle-rating-own = jouw rating
puzzle-first-tries = meteen opgelost, van { $count }
puzzle-tomorrow = De dag is die van UTC. De volgende puzzel van de dag komt over { $hours } u { $minutes } min.
puzzle-device = Rating en geschiedenis blijven op dit apparaat; de server telt alleen eerste pogingen, niet van wie ze zijn.
puzzle-this = Deze puzzel
puzzle-rating = rating van de puzzel
puzzle-others =
    { $count ->
        [one] van één apparaat loste hem bij de eerste poging op
       *[other] van { $count } apparaten loste hem bij de eerste poging op
    }
puzzle-weakest = zwakste niveau dat hem vindt
puzzle-level = Niveau { $level }
puzzle-theme =
    { $theme ->
        [tie-break] Gelijke stand
        [denial] Afpakken
        [floor] Vloerlijn
        [marker] Startspelerfiche
        [column] Kolom
        [colour] Kleur
        [end] Spel beëindigen of niet
       *[grey-column] Kolomkeuze
    }
puzzle-themes-later = De thema’s zie je aan het eind.
puzzle-more = Meer puzzels
puzzle-for-you = Voor jou
