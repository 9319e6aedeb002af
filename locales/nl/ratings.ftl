# Rating: één schaal voor mensen en niveaus, verloop, zonder geluk, overeenkomst met de zoekmachine.

ratings-scale = Eén schaal voor mensen en niveaus
ratings-level = niveau
ratings-interval = rating, 95%
ratings-none = De lijn begint bij het eerste spel met rating.
ratings-short = Het verloop verschijnt na het tweede spel.
ratings-kind =
    { $side ->
        [coloured] { $players } spelers, gekleurd
       *[grey] { $players } spelers, grijs
    }
ratings-luck-free = hetzelfde, zonder geluk
ratings-value = { $value } ± { $within }
ratings-provisional = Een vraagteken betekent voorlopig: de eerste spellen veranderen een rating sterk, en met meer spellen wordt hij stabieler.
ratings-spoken =
    { $games ->
        [one] { $what }: { $value } plus of min { $within }, één spel
       *[other] { $what }: { $value } plus of min { $within }, { $games } spellen
    }
ratings-course = { $what }: van { $from } op { $since } naar { $to } op { $until }
ratings-band = strook: 95%
ratings-choose = Soort spel
ratings-reviewed =
    { $games ->
        [one] Het laatste nabesproken spel
       *[other] De laatste { $games } nabesproken spellen
    }
ratings-accuracy = precisie
ratings-luck = geluk met de tegels, punten per spel
ratings-agreement = van de zetten komt overeen met de computer; gewoon bij rating { $value }: { $low } tot { $high }%
ratings-percent = { $percent }%
ratings-proves-nothing = Overeenkomst met de computer bewijst niets: de maat zijn de niveaus van de computer, en mensen verschillen.
