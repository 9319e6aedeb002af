clocks-title = Tid
clocks-only-moves = Spil mit eneste træk for mig
clocks-only-moves-about = Når der kun er ét muligt træk, udfører serveren det straks.
clocks-on-vacation = Du holder ferie til { $date }; dit ur står stille.
clocks-end-vacation = Afslut ferien
clocks-vacation-about = På ferie står dit ur stille, og de andre kan se det. Dage i dette spil: { $most }, tilbage: { $left }.
clocks-vacation-days = Feriens længde
clocks-take-vacation = Hold ferie
clocks-vacation-used = Dine feriedage i dette spil er brugt.
terms-reserve =
    { $players ->
        [two]
            { $increment ->
                [none] { $reserve } til hver for hele spillet; den, hvis tid løber ud, taber.
               *[other] { $reserve } til hver for hele spillet plus { $increment } for hvert træk; den, hvis tid løber ud, taber.
            }
       *[more]
            { $increment ->
                [none] { $reserve } til hver for hele spillet; for den, hvis tid løber ud, spiller computeren videre, og han eller hun kan ikke længere vinde.
               *[other] { $reserve } til hver for hele spillet plus { $increment } for hvert træk; for den, hvis tid løber ud, spiller computeren videre, og han eller hun kan ikke længere vinde.
            }
    }
