clocks-title = Tími
clocks-only-moves = Leika eina mögulega leikinn fyrir mig
clocks-only-moves-about = Þegar aðeins einn leikur er mögulegur leikur þjónninn hann strax.
clocks-on-vacation = Þú ert í fríi til { $date }; klukkan þín stendur kyrr.
clocks-end-vacation = Ljúka fríi
clocks-vacation-about = Í fríi stendur klukkan þín kyrr og hinir sjá það. Dagar fyrir þetta spil: { $most }, eftir: { $left }.
clocks-vacation-days = Lengd frísins
clocks-take-vacation = Fara í frí
clocks-vacation-used = Frídagarnir þínir fyrir þetta spil eru búnir.
terms-reserve =
    { $players ->
        [two]
            { $increment ->
                [none] { $reserve } á mann fyrir allt spilið; sá sem fellur á tíma tapar.
               *[other] { $reserve } á mann fyrir allt spilið og { $increment } í viðbót fyrir hvern leik; sá sem fellur á tíma tapar.
            }
       *[more]
            { $increment ->
                [none] { $reserve } á mann fyrir allt spilið; tölvan spilar áfram fyrir þann sem fellur á tíma og hann getur ekki lengur unnið.
               *[other] { $reserve } á mann fyrir allt spilið og { $increment } í viðbót fyrir hvern leik; tölvan spilar áfram fyrir þann sem fellur á tíma og hann getur ekki lengur unnið.
            }
    }
