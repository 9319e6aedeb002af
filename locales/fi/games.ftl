games-about = Luettelo päättyneistä peleistä on vain tällä laitteella; sen voi siirtää toiselle tiedostona. Pysyvällä nimellä voit jatkaa pelejä millä tahansa laitteella.
games-running = Kesken
games-finished = Päättyneet
games-none = Yhtään peliä ei ole vielä päättynyt.
games-outcome =
    { $outcome ->
        [won] Voitto
        [lost] Tappio
        [shared] Jaettu voitto
        [stopped] Lopetettu
       *[over] Päättynyt
    }
games-detail =
    { $side ->
        [grey] harmaa puoli, { $players } pelaajaa
       *[coloured] värillinen puoli, { $players } pelaajaa
    }

## Results by opponent

games-results = Tulokset
games-against = Vastustaja
games-level = Taso { $level }
games-against-others =
    { $kind ->
        [people] Ihmiset
       *[mixed] Eri tasoja
    }
games-count = Pelejä
games-wins = Voittoja
games-share = { $percent } %
games-margin = Ero keskimäärin

## One file for all

games-save-all = Lataa kaikki
games-add = Lisää tiedostosta
games-added =
    { $known ->
        [0] { games-new }
       *[other] { games-new } { $known } oli jo täällä.
    }
games-new =
    { $count ->
        [0] Tiedostossa ei ole mitään uutta.
        [one] Yksi peli lisättiin.
       *[other] { $count } peliä lisättiin.
    }
games-file-wrong =
    { $why ->
        [newer] Tiedosto on tallennettu Tilewrightin uudemmalla versiolla: lataa sivu uudelleen ja yritä sitten uudestaan. Mitään ei muutettu.
       *[bad] Tämä ei ole pelitiedosto, jonka Tilewright osaa lukea. Mitään ei muutettu.
    }

## Removing

games-remove = Poista tältä laitteelta
games-remove-all = Poista kaikki
games-remove-title =
    { $what ->
        [all] Poistetaanko kaikki pelit?
       *[one] Poistetaanko tämä peli?
    }
games-remove-about =
    { $what ->
        [all] Kaikki pelit poistetaan tältä laitteelta, myös keskeneräiset: voit jatkaa vain niitä, joita pelaat pysyvällä nimellä. Lataa pelit ensin tiedostoon, jos haluat säilyttää päättyneet.
        [finished] Peli, sen tulos ja arviointi poistetaan tältä laitteelta.
       *[running] Paikkasi avain on vain tässä selaimessa. Ilman sitä voit jatkaa vain, jos istuuduit pöytään pysyvällä nimellä.
    }
games-remove-yes = Poista
games-keep = Säilytä
