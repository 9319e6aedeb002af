# Equal deals: the deal of the day, duels and teams of two.

duplicate-first-deal = De eerste verdeling

## The deal of the day

daily-title = Eén verdeling voor iedereen
daily-number = Verdeling { $number }: { $date }
daily-about = Iedereen krijgt dezelfde tegels, dezelfde plaats en dezelfde tegenstander. Het verschil zit in je spel.
daily-opponent = je tegenstander
daily-level = Niveau { $level }
daily-starts =
    { $who ->
        [you] jij begint
       *[computer] de computer begint
    }
daily-seat = Plaats { $seat }
daily-played =
    { $count ->
        [0] Nog niemand heeft haar uitgespeeld.
        [one] Eén speler heeft haar uitgespeeld.
       *[other] { $count } spelers hebben haar uitgespeeld.
    }
daily-hidden = De uitslagen zie je als je klaar bent.
daily-ranked = Per apparaat telt één poging: de server weet niet wie je bent. Er wordt tot het einde gespeeld, zonder hints of terugnemen.
daily-unranked = Deze dag is voorbij: je kunt de verdeling spelen, maar het resultaat krijgt geen plaats.
daily-play = Speel de verdeling
daily-go-on = Ga verder met je poging
daily-play-unranked = Speel zonder plaatsing
daily-next = De dag is die van UTC. De volgende verdeling komt over { $hours } u { $minutes } min, om { $clock } bij jou.
daily-before = Eerdere dagen
daily-before-none = Nog geen: deze server begint vandaag.
daily-today = Vandaag
daily-seal = Vooraf vastgelegd
daily-seal-about = De server legde de verdeling vast op { $sealed } en publiceerde deze toezegging over zijn sleutel. De sleutel wordt gepubliceerd op { $opens }, als geen poging meer kan tellen; dan kan iedereen nagaan dat de verdeling nooit is veranderd. Het bewijst niet hoe de server de sleutel koos.
daily-seal-key = De sleutel
daily-seal-proof =
    { $proof ->
        [consistent] De sleutel past bij de toezegging, en elke verdeling in je spel volgt eruit.
        [other-commitment] De sleutel past niet bij de toezegging.
        [other-deals] De verdeling in je spel volgt niet uit de sleutel.
       *[unknown] Je spel kon niet worden gecontroleerd.
    }
daily-done = Gespeeld
daily-scores = { $own } tegen { $other }
daily-outcome =
    { $outcome ->
        [won] Je won met { $margin }
        [lost] Je verloor met { $margin }
       *[even] Gelijk aantal punten
    }
daily-place = Plaats { $place } van { $played }.
daily-place-unranked = Zonder plaatsing; onder { $played } geplaatste uitslagen zou het plaats { $place } zijn.
daily-better = Beter dan { $percent } van de 100.
daily-chart =
    { $count ->
        [one] De voorsprong van één speler. Die van jou: { $margin }.
       *[other] De voorsprongen van { $count } spelers. Die van jou: { $margin }.
    }
daily-you = jij { $margin }
daily-reference = niveau { $level } vanaf jouw plaats { $margin }
daily-reference-waiting = De computer speelt de verdeling nog vanaf jouw plaats, zo goed als hij kan.
daily-best-line = Waar je de beste weg verliet
daily-best-line-about = Je slechtste zetten en wat beter was geweest; elke zet leidt naar de nabespreking.
daily-worst-at = Ronde { $round }, zet { $number }
daily-worst-better = beter: { $move }
daily-no-mistakes = Geen van je zetten kostte iets noemenswaardigs.
daily-worst-waiting = Je slechtste zetten worden gezocht.
daily-share = Je uitslag om te delen
daily-share-about = Eén teken per ronde: het puntenverschil veranderde meer, evenveel of minder in jouw voordeel dan bij niveau { $level }. Het verraadt niets over de tegels.
daily-share-plain = Het verraadt niets over de tegels.
daily-share-copy = Kopieer de uitslag

## Duels

duel-title = Dezelfde verdeling voor iedereen
duel-new-about = Wat overblijft is wie beter speelt: een duel is een link, en iedereen speelt wanneer het uitkomt. Tot het duel is afgelopen, ziet alleen wie zelf klaar is de uitslagen van anderen.
duel-kind = Soort
duel-kind-solo = Tegen de computer
duel-kind-teams = Teams van twee
duel-solo-about = Twee tot acht mensen spelen dezelfde verdelingen vanaf dezelfde plaats tegen hetzelfde niveau.
duel-teams-about = Twee tegen twee aan twee tafels: beide teams spelen beide plaatsen van elke verdeling, en de som beslist.
duel-deals = Verdelingen
duel-make = Maak het duel
duel-yours = Je duels
duel-facts =
    { $deals ->
        [one] { $places } mensen, één verdeling, dezelfde plaats tegen niveau { $level }.
       *[other] { $places } mensen, { $deals } verdelingen, dezelfde plaats tegen niveau { $level }.
    }
duel-facts-teams =
    { $deals ->
        [one] Twee teams van twee, één verdeling.
       *[other] Twee teams van twee, { $deals } verdelingen.
    }
duel-until = Open tot { $date }.
duel-over = Afgelopen.
duel-leads = { $name } leidt met { $points }
duel-won = { $name } won met { $points }
duel-even = Gelijk tot nu toe
duel-drawn = Gelijkspel
duel-join = Doe mee aan het duel
duel-your-team = Je team
duel-any-team = Maakt niet uit
duel-team = Team { $team }
duel-teams = Team
duel-play = Speel verdeling { $deal }
duel-go-on = Ga verder met verdeling { $deal }
duel-opponent = Je speelt tegen { $name }; je zit op plaats { $seat }.
duel-no-opponent = De speler tegen wie je speelt, doet nog niet mee.
duel-finished = Je bent klaar.
duel-hidden = De uitslagen zie je als je klaar bent.
duel-table = Uitslagen van het duel
duel-player = Speler
duel-deal = Verdeling { $deal }
duel-sum = Som
duel-you = jij
duel-playing = speelt verdeling { $deal }
duel-finished-deals = { $count } van { $deals } klaar
duel-hidden-margin = verborgen
duel-not-yet = nog niet
duel-best = beste
duel-reference = Niveau { $level } haalde { $margin }.
duel-game = { $name }, verdeling { $deal }: { $margin }, bekijk het spel
duel-invite = Uitnodigen
duel-places = { $taken } van { $places } plaatsen zijn bezet.
duel-link = Iedereen die deze link opent, kan meedoen aan het duel
duel-proves = Wat dit bewijst
duel-proves-about = Gelijke verdelingen halen het geluk met de tegels eruit. Tussen de niveaus van de computer was dat { $low }% tot { $high }% van de variantie, niet meer; de rest komt van de spelers zelf.
duel-chance =
    { $deals ->
        [one] Van 100 duels tussen gelijke spelers eindigen er { $percent } met een voorsprong van minstens { $points } over één verdeling.
       *[other] Van 100 duels tussen gelijke spelers eindigen er { $percent } met een voorsprong van minstens { $points } over { $deals } verdelingen.
    }
duel-fair = De server legde zijn deel van de verdeling vast voordat de maker van het duel er een eigen deel aan toevoegde; de sleutel wordt gepubliceerd als het duel afgelopen is.
duel-another = Nog een duel
