# Értékszámok: egy skála embereknek és szinteknek, alakulás, szerencse nélkül, egyezés a kereséssel.

ratings-scale = Egy skála embereknek és szinteknek
ratings-level = szint
ratings-interval = értékszám, 95%
ratings-none = Az első értékszámos játszmával indul a görbe.
ratings-short = A változás a második játszma után látszik.
ratings-kind =
    { $side ->
        [coloured] { $players } játékos, színes
       *[grey] { $players } játékos, szürke
    }
ratings-luck-free = ugyanez szerencse nélkül
ratings-value = { $value } ± { $within }
ratings-provisional = A kérdőjel azt jelenti: ideiglenes. Az első játszmák sokat változtatnak az értékszámon, és ahogy többet játszol, megállapodik.
ratings-spoken =
    { $games ->
        [one] { $what }: { $value } plusz-mínusz { $within }, egy játszma
       *[other] { $what }: { $value } plusz-mínusz { $within }, { $games } játszma
    }
ratings-course = { $what }: { $since }: { $from }, { $until }: { $to }
ratings-band = sáv: 95%
ratings-choose = A játszma fajtája
ratings-reviewed =
    { $games ->
        [one] Az utolsó értékelt játszma
       *[other] Az utolsó { $games } értékelt játszma
    }
ratings-accuracy = pontosság
ratings-luck = szerencse a csempékkel, pont játszmánként
ratings-agreement = a lépések egyezése a kereséssel; { $value } értékszámnál szokásos: { $low }–{ $high }%
ratings-percent = { $percent }%
ratings-proves-nothing = Az egyezés semmit sem bizonyít: a mérce a gép szintjei, az emberek pedig különböznek.
