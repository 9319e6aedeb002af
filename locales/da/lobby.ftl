# Lobbyen: ledige pladser, spil mod hvem som helst, spil at se på.

lobby-title = Nogen at spille med
lobby-here =
    { $count ->
        [one] { $count } person er her
       *[other] { $count } personer er her
    }
lobby-you-are = du er { $name }
lobby-none = Denne server har ingen lobby.
lobby-lost = Forbindelsen er væk; vi prøver igen. Dine pladser holdes et øjeblik.

## What waits for you

lobby-waits =
    { $count ->
        [one] Et spil venter på dig
       *[other] { $count } spil venter på dig
    }
lobby-waiting-game = { $names }, runde { $round }
lobby-go-on = Spil videre

## Play anybody

lobby-anybody = Spil mod hvem som helst
lobby-anybody-about = I sættes sammen efter rating og ventetid.
lobby-players = Spillere
lobby-clock = Ur
lobby-days = Dage
lobby-side =
    { $side ->
        [coloured] { side-coloured }
        [grey] { side-grey }
       *[either] Begge
    }
lobby-rated-about = Tæller til rating. Løber uret ud, tæller spillet som tabt.
lobby-unrated = Uden et fast navn spiller du uden rating.
lobby-get-name = Vælg et
lobby-needs-name = Spil med rating kræver et fast navn.
lobby-find = Find et bord
lobby-looking-now =
    { $count ->
        [0] Ingen leder lige nu
        [one] { $count } leder lige nu
       *[other] { $count } leder lige nu
    }
lobby-about-wait = cirka { $length }
lobby-looking = Leder efter spillere
lobby-looking-about = { $players } spillere, { $clocks }. Du kommer til bordet, så snart det er fundet.
lobby-found = Spil fundet
lobby-found-about = Med { $names }. Vi venter, til alle sidder.
lobby-cancel = Stop med at lede

## Open seats

lobby-open-seats = Ledige pladser
lobby-offer = Tilbyd en plads
lobby-offer-about = Alle i lobbyen kan tage den. Du kan trække den tilbage, og den forsvinder, når du går.
lobby-offer-slow = Alle kan tage den i syv dage. Du må gerne gå: Spillet står så blandt dine spil.
lobby-withdraw = Træk tilbage
lobby-your-seat = Din ledige plads
lobby-seat-ended = Din ledige plads er forsvundet, fordi du var væk.
lobby-filter = Filtrer pladser
lobby-none-found = Der er ingen ledig plads af den slags.
lobby-empty = Ingen venter. Tilbyd en plads, så siger vi til, når nogen sætter sig.
lobby-players-count = { $players } spillere
lobby-seated = { $taken } af { $players } spillere
lobby-rated = med rating
lobby-friendly = venskabeligt
lobby-provisional = { $rating }? (foreløbigt)
lobby-no-clock = uden ur
lobby-a-move = { $length } pr. træk
lobby-level = niveau { $level }
lobby-sit = Tag plads
lobby-sit-with = Tag plads: { $name }
lobby-just-taken = { $name }: Pladsen blev taget for et øjeblik siden.
lobby-news =
    { $opened ->
        [0] { $gone ->
            [one] { $gone } plads er væk.
           *[other] { $gone } pladser er væk.
        }
       *[other] { $gone ->
            [0] Nye ledige pladser: { $opened }.
           *[other] Nye ledige pladser: { $opened }; væk: { $gone }.
        }
    }

## Games to watch

lobby-games = Spil, du kan se
lobby-strongest = de stærkeste først
lobby-no-games = Der er ingen spil, som andre må se lige nu.
lobby-round = Runde { $round } · { $watching } ser på

## Tournaments

lobby-tournaments = Turneringer med samme fordelinger til alle
