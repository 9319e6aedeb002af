# Toernooien voor twee, waarin iedereen in een ronde dezelfde verdelingen krijgt.

tournament = Toernooi
tournaments = Toernooien

## The list, and a new one

tournament-title = Toernooien met dezelfde verdelingen
tournament-about = In een ronde krijgt elke tafel dezelfde tegels; in een arena geldt dat voor spellen die binnen een minuut worden ingedeeld. Zo vergelijkt de stand het spel, niet de tegels.
tournament-listed = Open voor iedereen
tournament-none = Niemand heeft een toernooi aangekondigd. Zet er zelf een op en stuur de link.
# In the list, below the name of a tournament. $clock: “5 + 5”.
tournament-line =
    { $kind ->
        [swiss] Zwitsers
       *[arena] Arena
    }, { $clock }, { $count ->
        [one] één speler
       *[other] { $count } spelers
    }{ $state ->
        [running] , bezig
       *[open] { "" }
    }
tournament-yours = Jouw toernooien
tournament-new = Een nieuw toernooi
tournament-name = Naam van het toernooi
tournament-kind = Soort
tournament-swiss = Zwitsers
tournament-swiss-about = Een aantal rondes. Je treft iemand met ongeveer evenveel punten die je nog niet bent tegengekomen.
tournament-arena = Arena
tournament-arena-about = Een aantal minuten. Wie vrij is, treft iemand anders die vrij is, telkens opnieuw.
tournament-rounds = Rondes
tournament-minutes = Minuten
tournament-clock = Tijd per speler
tournament-clock-minute = een minuut per zet
tournament-start = Het begint
tournament-start-maker = als ik het start
# $time: “10 min”.
tournament-start-in = over { $time }
tournament-who = Wie mag meedoen
tournament-who-link = wie de link heeft
tournament-who-all = iedereen
tournament-rated = Spellen tellen voor de rating
tournament-play-too = Ik speel ook mee
tournament-make = Toernooi aanmaken

## A tournament

# $clock: “5 + 5”. $rated: true or false. $side: coloured or grey.
tournament-facts-swiss =
    Zwitsers, { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }, { $clock }{ $side ->
        [grey] , grijze zijde
       *[coloured] { "" }
    }{ $rated ->
        [true] , telt voor de rating
       *[false] { "" }
    }
tournament-facts-arena =
    Arena, { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    }, { $clock }{ $side ->
        [grey] , grijze zijde
       *[coloured] { "" }
    }{ $rated ->
        [true] , telt voor de rating
       *[false] { "" }
    }
tournament-here = { $here } van { $all } aanwezig
tournament-enter = Meedoen
tournament-enter-as = Je doet mee als { $name }.
tournament-rated-only = De spellen tellen voor de rating: je hebt een blijvende naam nodig om mee te doen.
tournament-not-begun = Nog niet begonnen
tournament-when-maker = Het begint als de organisator het start.
# $time: “2:40”.
tournament-starts = begint over { $time }
tournament-ends = eindigt over { $time }
tournament-begin = Nu beginnen
tournament-cancel = Afgelasten
tournament-leave = Weggaan
tournament-return = Terugkomen
tournament-away = afwezig
tournament-remove = { $name } verwijderen
tournament-results = Uitslagen
tournament-lost = De server antwoordt niet; we proberen het opnieuw.
tournament-link = De link
tournament-others = Andere toernooien
tournament-won =
    { $count ->
        [one] { $names } heeft gewonnen.
       *[other] { $names } delen de eerste plaats.
    }

## The table

tournament-entered = Deelnemers
tournament-after =
    { $round ->
        [0] Vóór ronde 1
       *[other] Na ronde { $round }
    }
tournament-standings = Stand
tournament-final = Eindstand
tournament-live = live
tournament-player = Speler
tournament-games = Spellen
tournament-points = Punten
# A column: the margin compared with the others at the same deals.
tournament-deals = Verdelingen
# A column: the points of the opponents.
tournament-opponents = Tegenstanders
tournament-somebody = Iemand
# One result in a player’s line, as a tooltip and for screen readers. $deal: the number of the deal; in a Swiss tournament, of the round.
tournament-mark =
    { $result ->
        [won] Verdeling { $deal }: gewonnen van { $name }
        [drew] Verdeling { $deal }: gelijk tegen { $name }
        [lost] Verdeling { $deal }: verloren van { $name }
        [walkover] Ronde { $deal }: { $name } kwam niet opdagen
        [absent] Ronde { $deal }: niet komen opdagen tegen { $name }
       *[bye] Ronde { $deal }: vrije ronde
    }

## The round

tournament-round = Ronde { $round } van { $rounds }
tournament-now = Nu bezig
tournament-table = Tafel { $table }
tournament-against = { $one } tegen { $two }
tournament-ready = Ik ben er klaar voor
tournament-is-ready = Je bent er klaar voor; we wachten op de ander
tournament-playing = aan het spelen
tournament-to-table = Naar je tafel
tournament-bye = { $name } heeft een vrije ronde: een punt zonder spel
tournament-nobody = Nog niemand.
tournament-next = Volgende tegenstander
tournament-waiting = We wachten op een tegenstander. Blijf op deze pagina.
# For screen readers.
tournament-paired = Je speelt tegen { $name }. Geef aan dat je er klaar voor bent.
tournament-round-soon = Nog een minuut: geef aan dat je klaar bent om tegen { $name } te spelen.
tournament-starts-soon = Het toernooi begint over een minuut.

## Explanations

tournament-why = Waarom ‘Verdelingen’
tournament-why-swiss = Elke tafel van een ronde krijgt dezelfde verdelingen. Het getal is jouw verschil min het gemiddelde verschil van die plaats aan alle tafels, opgeteld: het beslist bij gelijke stand vóór de punten van je tegenstanders.
tournament-why-arena = Spellen die binnen een minuut worden ingedeeld, krijgen dezelfde verdelingen. Het getal is jouw verschil min het gemiddelde verschil van die plaats aan die tafels, opgeteld: het beslist bij gelijke stand vóór de punten van je tegenstanders.
tournament-ties = Bij gelijke stand, in deze volgorde
tournament-ties-about = Punten, verdelingen, punten van de tegenstanders, het spel tussen die twee, anders gedeeld.
tournament-fair-about = De server legde zijn deel vast voordat iemand zich aanmeldde, en maakte deze toezegging openbaar. Wat alle spelers toevoegen, wordt bij het begin van een ronde gemengd. De sleutel wordt aan het einde openbaar; dan kan iedereen elk spel controleren.
tournament-key = De sleutel
