# De lobby: vrije plaatsen, spelen met wie dan ook, spellen om te bekijken.

lobby-title = Iemand om mee te spelen
lobby-here =
    { $count ->
        [one] { $count } persoon is hier
       *[other] { $count } mensen zijn hier
    }
lobby-you-are = jij bent { $name }
lobby-none = Deze server heeft geen lobby.
lobby-lost = De verbinding is weg; we proberen het opnieuw. Je plaatsen blijven nog even van jou.

## What waits for you

lobby-waits =
    { $count ->
        [one] Er wacht een spel op je
       *[other] Er wachten { $count } spellen op je
    }
lobby-waiting-game = { $names }, ronde { $round }
lobby-go-on = Ga verder

## Play anybody

lobby-anybody = Speel met wie dan ook
lobby-anybody-about = Je wordt gekoppeld op rating en wachttijd.
lobby-players = Spelers
lobby-clock = Klok
lobby-days = Dagen
lobby-side =
    { $side ->
        [coloured] { side-coloured }
        [grey] { side-grey }
       *[either] Maakt niet uit
    }
lobby-rated-about = Met rating. Staat de klok op nul, dan telt het spel als verloren.
lobby-unrated = Zonder blijvende naam speel je zonder rating.
lobby-get-name = Kies er een
lobby-needs-name = Voor spellen met rating heb je een blijvende naam nodig.
lobby-find = Zoek een tafel
lobby-looking-now =
    { $count ->
        [0] Nu zoekt niemand
        [one] { $count } zoekt nu
       *[other] { $count } zoeken nu
    }
lobby-about-wait = ongeveer { $length }
lobby-looking = Op zoek naar spelers
lobby-looking-about = { $players } spelers, { $clocks }. Zodra er een tafel is, ga je erheen.
lobby-found = Spel gevonden
lobby-found-about = Met { $names }. We wachten tot iedereen zit.
lobby-cancel = Stop met zoeken

## Open seats

lobby-open-seats = Vrije plaatsen
lobby-offer = Bied een plaats aan
lobby-offer-about = Iedereen in de lobby kan hem nemen. Je kunt hem intrekken, en hij vervalt als je weggaat.
lobby-offer-slow = Iedereen kan hem zeven dagen lang nemen. Je mag weggaan: het spel staat dan bij je spellen.
lobby-withdraw = Intrekken
lobby-your-seat = Jouw vrije plaats
lobby-seat-ended = Je vrije plaats is vervallen, omdat je weg was.
lobby-filter = Filter plaatsen
lobby-none-found = Zo’n plaats is er niet vrij.
lobby-empty = Niemand wacht. Bied een plaats aan, dan laten we het weten als er iemand gaat zitten.
lobby-players-count = { $players } spelers
lobby-seated = { $taken } van { $players } spelers
lobby-rated = met rating
lobby-friendly = vriendschappelijk
lobby-provisional = { $rating }? (voorlopig)
lobby-no-clock = zonder klok
lobby-a-move = { $length } per zet
lobby-level = niveau { $level }
lobby-sit = Ga zitten
lobby-sit-with = Ga zitten: { $name }
lobby-just-taken = { $name }: deze plaats is net ingenomen.
lobby-news =
    { $opened ->
        [0] { $gone ->
            [one] { $gone } plaats is weg.
           *[other] { $gone } plaatsen zijn weg.
        }
       *[other] { $gone ->
            [0] Nieuwe vrije plaatsen: { $opened }.
           *[other] Nieuwe vrije plaatsen: { $opened }; weg: { $gone }.
        }
    }

## Games to watch

lobby-games = Spellen om te bekijken
lobby-strongest = sterkste eerst
lobby-no-games = Er is nu geen spel dat anderen mogen bekijken.
lobby-round = Ronde { $round } · kijkers: { $watching }

## Tournaments

lobby-tournaments = Toernooien met dezelfde verdelingen voor iedereen
