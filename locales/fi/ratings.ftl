# Vahvuusluvut: yksi asteikko ihmisille ja tasoille, kehitys, ilman tuuria, yhtäpitävyys haun kanssa.

ratings-scale = Yksi asteikko ihmisille ja tasoille
ratings-level = taso
ratings-interval = vahvuusluku, 95 %
ratings-none = Ensimmäinen vahvuuslukupeli aloittaa käyrän.
ratings-short = Kehitys näkyy toisen pelin jälkeen.
ratings-kind =
    { $side ->
        [coloured] { $players } pelaajaa, värillinen
       *[grey] { $players } pelaajaa, harmaa
    }
ratings-luck-free = sama ilman tuuria
ratings-value = { $value } ± { $within }
ratings-provisional = Kysymysmerkki tarkoittaa alustavaa: ensimmäiset pelit muuttavat vahvuuslukua paljon, ja se vakiintuu, kun pelaat lisää.
ratings-spoken =
    { $games ->
        [one] { $what }: { $value } plus miinus { $within }, yksi peli
       *[other] { $what }: { $value } plus miinus { $within }, { $games } peliä
    }
ratings-course = { $what }: { $since } { $from }, { $until } { $to }
ratings-band = alue: 95 %
ratings-choose = Pelin laji
ratings-reviewed =
    { $games ->
        [one] Viimeinen arvioitu peli
       *[other] Viimeiset { $games } arvioitua peliä
    }
ratings-accuracy = tarkkuus
ratings-luck = tuuri laatoissa, pistettä peliä kohti
ratings-agreement = siirroista samoja kuin haun; vahvuusluvulla { $value } tavallista { $low }–{ $high } %
ratings-percent = { $percent } %
ratings-proves-nothing = Yhtäpitävyys haun kanssa ei todista mitään: mittana ovat tietokoneen tasot, ja ihmiset ovat erilaisia.
