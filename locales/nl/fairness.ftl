fair-promise =
    { $own ->
        [yes] De server legde zijn deel van de verdeling vast voordat je browser er een eigen deel aan toevoegde. Je browser bewaart die toezegging en controleert elke verdeling als het spel afgelopen is.
       *[no] De server heeft zijn deel van de verdeling vastgelegd. Deze browser heeft niets toegevoegd; hij controleert elke verdeling als het spel afgelopen is.
    }
fair-proof =
    { $proof ->
        [proved] Deze browser zag de toezegging voordat hij zijn eigen deel toevoegde, en elke verdeling volgt uit allebei. Niemand kon de tegels kiezen.
        [consistent] Elke verdeling volgt uit het geheim. Het opgeslagen spel toont geen deel van deze browser, die dus niet kan nagaan of iemand het geheim heeft gekozen.
        [nobody-added] Elke verdeling volgt uit het geheim. Geen speler heeft zelf iets toegevoegd, dus wie de server beheert had het kunnen kiezen.
        [no-deals] Het spel was afgelopen voordat er tegels werden verdeeld, dus er valt niets te controleren.
        [other-commitment] Het geheim is niet het geheim dat de server had toegezegd.
        [not-ours] De tegels zijn verdeeld zonder het deel dat deze browser heeft toegevoegd.
        [other-deals] De verdeling volgt niet uit het geheim.
       *[other] In het bestand ontbreekt wat voor een controle nodig is.
    }
fair-not-proved = Niet bewezen: dat niemand die de server beheert vooruit heeft gekeken en een speler heeft verteld welke tegels eraan kwamen.
fair-unforeseen = Niemand kon een verdeling voorzien voordat deze browser zijn waarde had toegevoegd, ook niet wie de server beheert.
fair-last-not-proved = Niet bewezen: dat wie de server beheert en de browser die als laatste zijn waarde toevoegde niet hebben samengespannen. Samen konden ze kiezen tussen de verdeling met en de verdeling zonder die waarde.
fair-rounds-without =
    { $count ->
        [one] Ronde { $rounds } is verdeeld zonder de waarde van deze browser: die verdeling was alleen onvoorspelbaar als een andere speler, van wie de browser een waarde toevoegde, eerlijk is.
       *[other] De rondes { $rounds } zijn verdeeld zonder de waarde van deze browser: die verdelingen waren alleen onvoorspelbaar als een andere speler, van wie de browser een waarde toevoegde, eerlijk is.
    }
fair-own = Toegevoegd door deze browser
