# Rating: én skala for mennesker og niveauer, forløb, uden held, enighed med søgningen.

ratings-scale = Én skala for mennesker og niveauer
ratings-level = niveau
ratings-interval = rating, 95 %
ratings-none = Kurven begynder med det første spil med rating.
ratings-short = Forløbet vises efter det andet spil.
ratings-kind =
    { $side ->
        [coloured] { $players } spillere, farvet
       *[grey] { $players } spillere, grå
    }
ratings-luck-free = det samme uden held
ratings-value = { $value } ± { $within }
ratings-provisional = Et spørgsmålstegn betyder foreløbigt: de første spil flytter ratingtallet meget, og det falder til ro, når du spiller flere.
ratings-spoken =
    { $games ->
        [one] { $what }: { $value } plus eller minus { $within }, ét spil
       *[other] { $what }: { $value } plus eller minus { $within }, { $games } spil
    }
ratings-course = { $what }: fra { $from } den { $since } til { $to } den { $until }
ratings-band = bånd: 95 %
ratings-choose = Slags spil
ratings-reviewed =
    { $games ->
        [one] Det sidste evaluerede spil
       *[other] De sidste { $games } evaluerede spil
    }
ratings-accuracy = præcision
ratings-luck = held med fliser, point pr. spil
ratings-agreement = af trækkene er som søgningens; normalt ved rating { $value }: { $low } til { $high } %
ratings-percent = { $percent } %
ratings-proves-nothing = Enighed med søgningen beviser intet: målet er computerens niveauer, og mennesker er forskellige.
