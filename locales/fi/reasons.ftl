# Miksi tekstiä ei voi lukea, siirto ei ole sallittu tai jako on mahdoton.

reason-at = Rivi { $line }, merkki { $column }: { $reason }
reason-illegal-move = { $move } ei ole sallittu: { $reason } ({ $rule }).
reason-impossible-deal = Jako { $deal } on mahdoton: { $reason } ({ $rule }).

## Why a move is not legal

illegal-over = peli on päättynyt
illegal-deal-first = ensin on jaettava seuraavan kierroksen laatat
illegal-side = värillisellä puolella pystyriviä ei valita
illegal-columns-later = pystyrivit valitaan, kun viimeinen laatta on otettu
illegal-columns-now = laattoja ei ole tarjolla: nyt valitaan pystyrivi
illegal-factories = { $players } pelaajan pelissä on vain { $factories } tehdasalustaa
illegal-centre = pöydän keskellä ei ole yhtään { colour.partitive } laattaa
illegal-factory = tehdasalustalla { $source } ei ole yhtään { colour.partitive } laattaa
illegal-line-holds = kuviorivillä { $line } on jo toista väriä
illegal-line-full = kuviorivi { $line } on täynnä
illegal-wall-has = seinän vaakarivillä { $line } on jo { colour }
illegal-order = ensin on laatoitettava rivi { $first }, ylhäältä alkaen
illegal-space = vaakarivin { $line } paikka pystyrivillä { $column } on varattu
illegal-column-has = pystyrivillä { $column } on jo { colour }

## Why a deal is impossible

no-deal-factory-tiles = tehdasalustalla { $source } pitää olla { $expected } laattaa, ei { $count }
no-deal-bag-first = tehdasalustalle { $source } on ensin pantava kaikki, mitä pussissa on jäljellä, { $bag }, ja vasta sitten kannen laattoja
no-deal-bag-lacks = pussissa on tehdasalustaa { $source } varten jäljellä vain { tiles }
no-deal-not-awaited = mikään kierros ei odota jakoa

## Positions and moves

unreadable-no-move = { $text } ei ole siirto: kirjoita lähtöpaikka, väri ja kohde, esimerkiksi 3R2 tai CKF, tai harmaalla puolella rivi ja pystyrivi, esimerkiksi 2@4.
unreadable-position-length = Asema on yksi rivi, jossa on enintään { $most } merkkiä; tässä on { $count }.
unreadable-position-fields = { $players } pelaajan asemassa on { $expected } osaa, joiden välissä on yksi välilyönti; tässä on { $count }.
unreadable-deal-factories = { $players } pelaajan pelissä on { $expected } tehdasalustaa pilkuilla erotettuina; { $text } sisältää { $count }.
unreadable-position-part = { position-field }: { $text } ei ole luettavissa. Tässä pitää olla: { position-form }.
position-field =
    { $field ->
        [table] Pelaajat ja puoli
        [round] Kierros
        [phase] Vaihe
        [factory] Tehdasalusta { $number }
        [centre] Pöydän keskiosa
        [first] Aloittava paikka
        [marker] Aloitusmerkki
        [bag] Pussi
        [lid] Kansi
        [board] Pelialusta { $number }
        [score] Pelialusta { $number }, pisteet
        [wall] Pelialusta { $number }, seinä
        [lines] Pelialusta { $number }, kuviorivit
        [line] Pelialusta { $number }, kuviorivi { $line }
       *[floor] Pelialusta { $number }, lattiarivi
    }
position-form =
    { $form ->
        [table] 2c, 3c, 4c, 2g, 3g tai 4g
        [phase] offer:1 tai tile:1 paikan numerolla, deal tai end
        [centre] * aloitusmerkille, ja värien kirjaimia
        [board] pisteet;seinä;rivit;lattia
        [wall] viisi viiden merkin riviä (. B Y R K W), joiden välissä on /
        [lines] viisi kuvioriviä pilkuilla erotettuina
        [line] määrä ja väri, esimerkiksi 2R, tai -
        [floor] värien kirjaimia ja *, tai -
        [tiles] värien kirjaimia (B Y R K W), tai -
        [counts] viisi lukua pilkuilla erotettuina
        [seat] paikka väliltä 1–{ $players }
       *[number] luku, jossa on enintään 9 numeroa
    }

## Records

unreadable-record-length = Tallenteessa on enintään { $most } merkkiä; tässä on { $count }.
unreadable-file-length = Tallenteessa on enintään { $most } tavua; tässä on enemmän.
unreadable-not-utf-8 = Tavu { $byte } ei ole UTF-8-tekstiä: tallenna tiedosto UTF-8-muodossa.
unreadable-character = Merkki { $character } ei ole sallittu tallenteessa.
unreadable-deal-alone = Sanan ”deal” perässä ovat samalla rivillä tehdasalustat, esimerkiksi BBYR,KKWW,...
unreadable-header = Otsake on nimi ja lainausmerkeissä olevia arvoja hakasulkeissa ja yhdellä rivillä, esimerkiksi [Side "coloured"]; lainausmerkkien sisällä kenoviiva on vain merkin " tai toisen kenoviivan edellä.
unreadable-no-headers = Tallenne alkaa otsakkeella [Record "1"].
unreadable-late-header = Otsakkeet ovat ennen ensimmäistä jakoa ja siirtoa.
unreadable-no-header = Otsake { $header } puuttuu.
unreadable-header-twice = Otsake { $header } on tässä toisen kerran.
unreadable-header-form = { $header } ei ole luettavissa. Tässä pitää olla otsake, esimerkiksi { $form }.
unreadable-version = Tämä on tallenteiden versio { $said }; vain versio { $version } tunnetaan.
unreadable-contradiction =
    { $name ->
        [Side] { $header } on ristiriidassa aseman kanssa, jonka puoli on { $meant }.
        [First] { $header } on ristiriidassa aseman kanssa, jossa aloittava paikka on { $meant }.
       *[Seats] { $header } on ristiriidassa aseman kanssa, jossa paikkoja on { $meant }.
    }
unreadable-other-result = Tulokseksi on merkitty { $said }, mutta peli päättyy { $result }.
unreadable-no-result = Tulokseksi on merkitty { $said }, mutta peli ei pääty näihin siirtoihin; kirjoita *.
unreadable-names = Paikkoja on { $players }, joten nimiäkin pitää olla { $players }, ei { $count }.
unreadable-commitment = Sitoumuksessa on 64 merkkiä, vain 0–9 ja a–f.
unreadable-own-randomness = Omassa satunnaisluvussasi on 1–64 merkkiä, vain 0–9 ja a–f.
unreadable-tournament-randomness = Valinta --tournament vaatii valinnan --randomness: sen, minkä lisäsit ilmoittautuessasi.
unreadable-no-tournament = Tiedostossa { $file } ei ole turnauksen tuloksia.
unreadable-no-such-position = Tallenteessa on { $last } siirtoa, joten asemaa { $position } ei ole.
unreadable-one-record = Nimeä yksi tallenne: TIEDOSTO.azr, - vakiosyötteelle tai --example.
unreadable-closed-input = Vakiosyöte on suljettu, joten siitä ei voi lukea.
unreadable-closed-output = Vakiotuloste on suljettu, joten vastata ei voi.
unreadable-file-or-position = Valinnalla --position ei kirjoiteta tiedostoa: anna joko FILE.azr tai --position.
unreadable-one-position = Anna yksi asema: sen teksti lainausmerkeissä, - vakiosyötettä varten tai --record FILE.azr.
unreadable-move-of-record = Valinta --move vaatii valinnan --record.
unreadable-no-such-move = Siirtoja tallenteessa: { $last }; siirtoa { $move } ei ole.
unreadable-one-review = Nimeä yksi arvioitava tallenne: FILE.azr, kansio tallenteita tai --example.
unreadable-no-such-seat = Pelissä on paikat 1–{ $last }; paikkaa { $seat } ei ole.
unreadable-folder-options = --html, --plot ja --seat koskevat yhtä tallennetta, eivät kansiota.
unreadable-no-records = Kansiossa { $folder } ei ole tallenteita (.azr).
