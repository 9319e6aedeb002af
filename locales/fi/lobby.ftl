# Aula: vapaat paikat, peli kenen tahansa kanssa, katsottavat pelit.

lobby-title = Peliseuraa
lobby-here =
    { $count ->
        [one] { $count } ihminen on täällä
       *[other] { $count } ihmistä on täällä
    }
lobby-you-are = olet { $name }
lobby-none = Tällä palvelimella ei ole aulaa.
lobby-lost = Yhteys katkesi; yritetään uudelleen. Paikkasi säilyvät hetken.

## What waits for you

lobby-waits =
    { $count ->
        [one] Yksi peli odottaa sinua
       *[other] { $count } peliä odottaa sinua
    }
lobby-waiting-game = { $names }, kierros { $round }
lobby-go-on = Jatka

## Play anybody

lobby-anybody = Pelaa kenen tahansa kanssa
lobby-anybody-about = Sinulle haetaan seura vahvuusluvun ja odotusajan mukaan.
lobby-players = Pelaajia
lobby-clock = Kello
lobby-days = Päiviä
lobby-side =
    { $side ->
        [coloured] { side-coloured }
        [grey] { side-grey }
       *[either] Kumpi vain
    }
lobby-rated-about = Vaikuttaa vahvuuslukuun. Kun kello on nollassa, peli lasketaan hävityksi.
lobby-unrated = Ilman pysyvää nimeä pelaat pelejä, jotka eivät vaikuta vahvuuslukuun.
lobby-get-name = Valitse nimi
lobby-needs-name = Vahvuuslukuun vaikuttaviin peleihin tarvitset pysyvän nimen.
lobby-find = Etsi pöytä
lobby-looking-now =
    { $count ->
        [0] Kukaan ei etsi juuri nyt
        [one] { $count } etsii juuri nyt
       *[other] { $count } etsii juuri nyt
    }
lobby-about-wait = noin { $length }
lobby-looking = Etsitään pelaajia
lobby-looking-about = Pelaajia { $players }, { $clocks }. Pääset pöytään heti, kun se löytyy.
lobby-found = Peli löytyi
lobby-found-about = Pelikumppanit: { $names }. Odotetaan, että kaikki istuvat.
lobby-cancel = Lopeta etsiminen

## Open seats

lobby-open-seats = Vapaat paikat
lobby-offer = Tarjoa paikka
lobby-offer-about = Kuka tahansa aulassa voi ottaa sen. Voit perua sen, ja se poistuu, kun lähdet.
lobby-offer-slow = Kuka tahansa voi ottaa sen seitsemän päivän ajan. Voit lähteä: peli on sitten pelejesi joukossa.
lobby-withdraw = Peru
lobby-your-seat = Tarjoamasi paikka
lobby-seat-ended = Tarjoamasi paikka poistui, koska olit poissa.
lobby-filter = Suodata paikkoja
lobby-none-found = Tällaista paikkaa ei ole vapaana.
lobby-empty = Kukaan ei odota. Tarjoa paikka, niin kerromme, kun joku istuutuu.
lobby-players-count = { $players } pelaajaa
lobby-seated = { $taken }/{ $players } pelaajaa
lobby-rated = vahvuuslukupeli
lobby-friendly = ystävyyspeli
lobby-provisional = { $rating }? (alustava)
lobby-no-clock = ilman kelloa
lobby-a-move = { $length } siirtoa kohti
lobby-level = taso { $level }
lobby-sit = Istu
lobby-sit-with = Istu pöytään: { $name }
lobby-just-taken = { $name }: joku ehti juuri ottaa paikan.
lobby-news =
    { $opened ->
        [0] { $gone ->
            [one] { $gone } paikka poistui.
           *[other] { $gone } paikkaa poistui.
        }
       *[other] { $gone ->
            [0] Uusia vapaita paikkoja: { $opened }.
           *[other] Uusia vapaita paikkoja: { $opened }; poistuneita: { $gone }.
        }
    }

## Games to watch

lobby-games = Katsottavat pelit
lobby-strongest = vahvimmat ensin
lobby-no-games = Juuri nyt ei ole katsottavia pelejä.
lobby-round = Kierros { $round } · katsojia { $watching }

## Tournaments

lobby-tournaments = Turnaukset, joissa kaikilla on samat jaot
