# Turneringer for to, hvor alle får de samme fordelinger i en runde.

tournament = Turnering
tournaments = Turneringer

## The list, and a new one

tournament-title = Turneringer med samme fordelinger
tournament-about = I en runde får alle borde de samme fliser; i en arena gælder det spil, der parres inden for et minut. Derfor sammenligner stillingen spillet, ikke fliserne.
tournament-listed = Åbne for alle
tournament-none = Ingen har annonceret en turnering. Opret en, og send linket.
# In the list, below the name of a tournament. $clock: “5 + 5”.
tournament-line =
    { $kind ->
        [swiss] Schweizisk
       *[arena] Arena
    }, { $clock }, { $count ->
        [one] én spiller
       *[other] { $count } spillere
    }{ $state ->
        [running] , i gang
       *[open] { "" }
    }
tournament-yours = Dine turneringer
tournament-new = En ny turnering
tournament-name = Turneringens navn
tournament-kind = Form
tournament-swiss = Schweizisk
tournament-swiss-about = Et antal runder. Du møder en med omtrent lige så mange point, som du ikke har mødt før.
tournament-arena = Arena
tournament-arena-about = Et antal minutter. Den, der er ledig, møder en anden, der er ledig, igen og igen.
tournament-rounds = Runder
tournament-minutes = Minutter
tournament-clock = Tid til hver
tournament-clock-minute = et minut pr. træk
tournament-start = Den begynder
tournament-start-maker = når jeg siger til
# $time: “10 min”.
tournament-start-in = om { $time }
tournament-who = Hvem kan være med
tournament-who-link = dem med linket
tournament-who-all = alle
tournament-rated = Spillene tæller til rating
tournament-play-too = Jeg spiller også
tournament-make = Opret turneringen

## A tournament

# $clock: “5 + 5”. $rated: true or false. $side: coloured or grey.
tournament-facts-swiss =
    Schweizisk, { $rounds ->
        [one] én runde
       *[other] { $rounds } runder
    }, { $clock }{ $side ->
        [grey] , den grå side
       *[coloured] { "" }
    }{ $rated ->
        [true] , tæller til rating
       *[false] { "" }
    }
tournament-facts-arena =
    Arena, { $minutes ->
        [one] ét minut
       *[other] { $minutes } minutter
    }, { $clock }{ $side ->
        [grey] , den grå side
       *[coloured] { "" }
    }{ $rated ->
        [true] , tæller til rating
       *[false] { "" }
    }
tournament-here = { $here } af { $all } er her
tournament-enter = Vær med
tournament-enter-as = Du er med som { $name }.
tournament-rated-only = Spillene tæller til rating: du skal have et fast navn for at være med.
tournament-not-begun = Ikke begyndt
tournament-when-maker = Den begynder, når den, der har oprettet den, siger til.
# $time: “2:40”.
tournament-starts = begynder om { $time }
tournament-ends = slutter om { $time }
tournament-begin = Begynd nu
tournament-cancel = Aflys
tournament-leave = Gå
tournament-return = Kom tilbage
tournament-away = væk
tournament-remove = Fjern { $name }
tournament-results = Resultater
tournament-lost = Serveren svarer ikke; vi prøver igen.
tournament-link = Linket
tournament-others = Andre turneringer
tournament-won =
    { $count ->
        [one] { $names } har vundet.
       *[other] { $names } deler førstepladsen.
    }

## The table

tournament-entered = Deltagere
tournament-after =
    { $round ->
        [0] Før runde 1
       *[other] Efter runde { $round }
    }
tournament-standings = Stillingen
tournament-final = Slutstilling
tournament-live = live
tournament-player = Spiller
tournament-games = Spil
tournament-points = Point
# A column: the margin compared with the others at the same deals.
tournament-deals = Fordelinger
# A column: the points of the opponents.
tournament-opponents = Modstandere
tournament-somebody = Nogen
# One result in a player’s line, as a tooltip and for screen readers. $deal: the number of the deal; in a Swiss tournament, of the round.
tournament-mark =
    { $result ->
        [won] Fordeling { $deal }: vandt over { $name }
        [drew] Fordeling { $deal }: uafgjort mod { $name }
        [lost] Fordeling { $deal }: tabte til { $name }
        [walkover] Runde { $deal }: { $name } mødte ikke op
        [absent] Runde { $deal }: mødte ikke op mod { $name }
       *[bye] Runde { $deal }: oversidder
    }

## The round

tournament-round = Runde { $round } af { $rounds }
tournament-now = Spilles nu
tournament-table = Bord { $table }
tournament-against = { $one } mod { $two }
tournament-ready = Jeg er klar
tournament-is-ready = Klar; venter på den anden
tournament-playing = spiller
tournament-to-table = Til dit bord
tournament-bye = { $name } er oversidder: et point uden spil
tournament-nobody = Ingen endnu.
tournament-next = Næste modstander
tournament-waiting = Venter på en modstander. Bliv på denne side.
# For screen readers.
tournament-paired = Du møder { $name }. Sig til, når du er klar.
tournament-round-soon = Der er et minut tilbage: sig, at du er klar til at møde { $name }.
tournament-starts-soon = Turneringen begynder om et minut.

## Explanations

tournament-why = Hvorfor “Fordelinger”
tournament-why-swiss = Alle borde i en runde får de samme fordelinger. Tallet er din pointforskel minus gennemsnittet for samme plads ved alle borde, lagt sammen: det afgør lighed før modstandernes point.
tournament-why-arena = Spil, der parres inden for et minut, får de samme fordelinger. Tallet er din pointforskel minus gennemsnittet for samme plads ved disse borde, lagt sammen: det afgør lighed før modstandernes point.
tournament-ties = Ved lighed, i denne rækkefølge
tournament-ties-about = Point, fordelinger, modstandernes point, spillet mellem de to, ellers delt plads.
tournament-fair-about = Serveren fastlagde sin del, før nogen meldte sig, og offentliggjorde dette løfte. Det, alle spillere tilføjer, blandes i, når en runde begynder. Nøglen offentliggøres til sidst; så kan alle kontrollere hvert spil.
tournament-key = Nøglen
