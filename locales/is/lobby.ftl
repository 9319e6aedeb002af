# Anddyrið: laus sæti, spil við hvern sem er, spil til að horfa á.

lobby-title = Einhver til að spila við
lobby-here =
    { $count ->
        [one] { $count } er hér
       *[other] { $count } eru hér
    }
lobby-you-are = þú ert { $name }
lobby-none = Á þessum þjóni er ekkert anddyri.
lobby-lost = Sambandið rofnaði; reynt er aftur. Sætunum þínum er haldið um stund.

## What waits for you

lobby-waits =
    { $count ->
        [one] { $count } spil bíður þín
       *[other] { $count } spil bíða þín
    }
lobby-waiting-game = { $names }, umferð { $round }
lobby-go-on = Halda áfram

## Play anybody

lobby-anybody = Spila við hvern sem er
lobby-anybody-about = Valið er saman eftir stigatölu og biðtíma.
lobby-players = Leikmenn
lobby-clock = Klukka
lobby-days = Dagar
lobby-side =
    { $side ->
        [coloured] { side-coloured }
        [grey] { side-grey }
       *[either] Hvor sem er
    }
lobby-rated-about = Reiknast til stigatölu. Þegar klukkan er á núlli telst spilið tapað.
lobby-unrated = Án varanlegs nafns spilarðu án stigatölu.
lobby-get-name = Velja nafn
lobby-needs-name = Spil sem reiknast til stigatölu krefjast varanlegs nafns.
lobby-find = Finna borð
lobby-looking-now =
    { $count ->
        [0] Enginn leitar núna
        [one] { $count } leitar núna
       *[other] { $count } leita núna
    }
lobby-about-wait = um { $length }
lobby-looking = Leitað að leikmönnum
lobby-looking-about = Leikmenn: { $players }, { $clocks }. Þú ferð að borðinu um leið og það finnst.
lobby-found = Spil fannst
lobby-found-about = Með: { $names }. Beðið er þar til allir sitja.
lobby-cancel = Hætta að leita

## Open seats

lobby-open-seats = Laus sæti
lobby-offer = Bjóða sæti
lobby-offer-about = Allir í anddyrinu geta tekið það. Þú getur dregið það til baka og það hverfur þegar þú ferð.
lobby-offer-slow = Allir geta tekið það í sjö daga. Þú mátt fara: spilið verður þá meðal spilanna þinna.
lobby-withdraw = Draga til baka
lobby-your-seat = Sætið sem þú býður
lobby-seat-ended = Sætið sem þú bauðst er horfið því að þú varst í burtu.
lobby-filter = Sía sæti
lobby-none-found = Ekkert slíkt sæti er laust.
lobby-empty = Enginn bíður. Bjóddu sæti og við látum vita þegar einhver sest.
lobby-players-count = { $players } leikmenn
lobby-seated = { $taken } af { $players } leikmönnum
lobby-rated = til stigatölu
lobby-friendly = vináttuspil
lobby-provisional = { $rating }? (til bráðabirgða)
lobby-no-clock = án klukku
lobby-a-move = { $length } á leik
lobby-level = styrkur { $level }
lobby-sit = Setjast
lobby-sit-with = Setjast: { $name }
lobby-just-taken = { $name }: einhver tók sætið rétt í þessu.
lobby-news =
    { $opened ->
        [0] { $gone ->
            [one] { $gone } sæti er horfið.
           *[other] { $gone } sæti eru horfin.
        }
       *[other] { $gone ->
            [0] Ný laus sæti: { $opened }.
           *[other] Ný laus sæti: { $opened }; horfin: { $gone }.
        }
    }

## Games to watch

lobby-games = Spil til að horfa á
lobby-strongest = sterkustu fyrst
lobby-no-games = Ekkert spil er í gangi sem aðrir mega horfa á.
lobby-round = Umferð { $round } · áhorfendur: { $watching }

## Tournaments

lobby-tournaments = Mót þar sem allir fá sömu uppstillingar
