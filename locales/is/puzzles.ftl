# Þrautir: þraut dagsins, röð þrauta, eigin stigatala.

puzzle-of-day = Þraut dagsins
puzzle-number = Þraut { $id }
puzzle-goal =
    { $goal ->
        [draw] Þú átt leik: náðu hlut í sigrinum
        [margin] Þú átt leik: vinndu með sem mestum mun
       *[win] Þú átt leik: vinndu spilið
    }
puzzle-goal-over =
    { $goal ->
        [draw] Náðu hlut í sigrinum
        [margin] Vinndu með sem mestum mun
       *[win] Vinndu spilið
    }
puzzle-proved = Umferðin getur bundið enda á spilið. Aðeins einn leikur er réttur; það er sannað.
puzzle-wrong =
    { $outcome ->
        [won] { $move } vinnur með of litlum mun.
        [shared] { $move } skilar aðeins hlut í sigrinum.
       *[lost] { $move } tapar.
    }
puzzle-scores =
    { $rows ->
        [yes] Lokastaða: { $own } gegn { $other }; fullar láréttar línur ráða úrslitum.
       *[no] Lokastaða: { $own } gegn { $other }.
    }
puzzle-solved = Leyst!
puzzle-solution = Lausnin er { $move }: { $words }.
puzzle-rival =
    { $outcome ->
        [won] Næstbesti leikurinn, { $move }, vinnur með minni mun.
        [shared] Næstbesti leikurinn, { $move }, skilar aðeins hlut í sigrinum.
       *[lost] Næstbesti leikurinn, { $move }, tapar.
    }
puzzle-go-on = Rétt! Hvað nú?
puzzle-again = Reyna aftur
puzzle-next = Næsta þraut
puzzle-show = Sýna lausnina
puzzle-line = Leikirnir sem fylgdu
puzzle-own = Þrautirnar þínar
puzzle-streak = þrautir dagsins í röð
puzzle-days =
    { $count ->
        [one] { $count } dagur
       *[other] { $count } dagar
    }
puzzle-rating-own = stigatalan þín
puzzle-first-tries = leystar strax, af { $count }
puzzle-tomorrow = Dagurinn fylgir UTC. Næsta þraut dagsins kemur eftir { $hours } klst. { $minutes } mín.
puzzle-device = Stigatalan og sagan eru aðeins geymdar á þessu tæki; þjónninn telur bara fyrstu tilraunir, ekki hver átti þær.
puzzle-this = Þessi þraut
puzzle-rating = stigatala þrautarinnar
puzzle-others =
    { $count ->
        [one] af { $count } tæki leystu hana í fyrstu tilraun
       *[other] af { $count } tækjum leystu hana í fyrstu tilraun
    }
puzzle-weakest = minnsti styrkur sem finnur lausnina
puzzle-level = Styrkur { $level }
puzzle-theme =
    { $theme ->
        [tie-break] Jafnt á stigum
        [denial] Taka frá mótherjanum
        [floor] Gólflína
        [marker] Byrjunarflís
        [column] Dálkur
        [colour] Litur
        [end] Ljúka spilinu eða ekki
       *[grey-column] Val á dálki
    }
puzzle-themes-later = Þemun sjást í lokin.
puzzle-more = Fleiri þrautir
puzzle-for-you = Fyrir þig
