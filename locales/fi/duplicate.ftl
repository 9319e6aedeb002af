# Equal deals: the deal of the day, duels and teams of two.

duplicate-first-deal = Ensimmäinen jako

## The deal of the day

daily-title = Sama jako kaikille
daily-number = Jako { $number }: { $date }
daily-about = Kaikki saavat samat laatat, saman paikan ja saman vastustajan. Ero on pelissäsi.
daily-opponent = vastustajasi
daily-level = Taso { $level }
daily-starts =
    { $who ->
        [you] sinä aloitat
       *[computer] tietokone aloittaa
    }
daily-seat = Paikka { $seat }
daily-played =
    { $count ->
        [0] Kukaan ei ole vielä pelannut sitä loppuun.
        [one] Yksi on pelannut sen loppuun.
       *[other] { $count } on pelannut sen loppuun.
    }
daily-hidden = Tulokset näkyvät, kun olet pelannut.
daily-ranked = Yksi yritys laitetta kohti lasketaan: palvelin ei tiedä, kuka olet. Peli pelataan loppuun ilman vihjeitä ja siirtojen perumista.
daily-unranked = Tämä päivä on ohi: voit pelata sen jaon, mutta tulos ei saa sijoitusta.
daily-play = Pelaa jako
daily-go-on = Jatka yritystäsi
daily-play-unranked = Pelaa ilman sijoitusta
daily-next = Päivä vaihtuu UTC-ajassa. Seuraava jako tulee { $hours } h { $minutes } min kuluttua, kello { $clock } sinun aikaasi.
daily-before = Aiemmat päivät
daily-before-none = Ei vielä yhtään: tämä palvelin aloittaa tänään.
daily-today = Tänään
daily-seal = Sinetöity etukäteen
daily-seal-about = Palvelin lukitsi jaot { $sealed } ja julkaisi tämän sitoumuksen avaimestaan. Avain julkaistaan { $opens }, kun yksikään yritys ei voi enää olla kesken; silloin kuka tahansa voi tarkistaa, ettei jakoja muutettu. Se ei todista, miten palvelin valitsi avaimen.
daily-seal-key = Avain
daily-seal-proof =
    { $proof ->
        [consistent] Avain sopii sitoumukseen, ja pelisi jokainen jako seuraa siitä.
        [other-commitment] Avain ei sovi sitoumukseen.
        [other-deals] Pelisi jaot eivät seuraa avaimesta.
       *[unknown] Peliäsi ei voitu tarkistaa.
    }
daily-done = Pelattu
daily-scores = { $own }–{ $other }
daily-outcome =
    { $outcome ->
        [won] Voitit { $margin } pisteellä
        [lost] Hävisit { $margin } pisteellä
       *[even] Tasapisteet
    }
daily-place = Sija { $place } / { $played }.
daily-place-unranked = Ilman sijoitusta; { $played } tuloksen joukossa sija olisi { $place }.
daily-better = Parempi kuin { $percent } sadasta.
daily-chart =
    { $count ->
        [one] Yhden pelaajan ero. Sinun: { $margin }.
       *[other] { $count } pelaajan erot. Sinun: { $margin }.
    }
daily-you = sinä { $margin }
daily-reference = taso { $level } sinun paikaltasi { $margin }
daily-reference-waiting = Tietokone pelaa jakoa vielä paikaltasi täydellä voimalla.
daily-best-line = Missä poikkesit parhaasta linjasta
daily-best-line-about = Heikoimmat siirtosi ja mikä olisi ollut parempi; jokaisesta pääsee arviointiin.
daily-worst-at = Kierros { $round }, siirto { $number }
daily-worst-better = parempi: { $move }
daily-no-mistakes = Yksikään siirtosi ei maksanut mitään mainittavaa.
daily-worst-waiting = Heikoimpia siirtojasi etsitään.
daily-share = Tuloksesi jaettavaksi
daily-share-about = Yksi merkki kierrosta kohti: piste-ero muuttui eduksesi enemmän, yhtä paljon tai vähemmän kuin tasolla { $level }. Se ei paljasta laatoista mitään.
daily-share-plain = Se ei paljasta laatoista mitään.
daily-share-copy = Kopioi tulos

## Duels

duel-title = Samat jaot kaikille
duel-new-about = Jäljelle jää se, kuka pelaa paremmin: kaksintaistelu on linkki, ja jokainen pelaa silloin kun sopii. Kunnes kaksintaistelu päättyy, muiden tulokset näkee vain se, joka on itse valmis.
duel-kind = Laji
duel-kind-solo = Tietokonetta vastaan
duel-kind-teams = Kahden joukkueet
duel-solo-about = Kahdesta kahdeksaan ihmistä pelaa samat jaot samalta paikalta samaa tasoa vastaan.
duel-teams-about = Kaksi vastaan kaksi kahdessa pöydässä: molemmat joukkueet pelaavat jokaisen jaon molemmat paikat, ja summa ratkaisee.
duel-deals = Jakoja
duel-make = Luo kaksintaistelu
duel-yours = Kaksintaistelusi
duel-facts =
    { $deals ->
        [one] { $places } pelaajaa, yksi jako, sama paikka tasoa { $level } vastaan.
       *[other] { $places } pelaajaa, { $deals } jakoa, sama paikka tasoa { $level } vastaan.
    }
duel-facts-teams =
    { $deals ->
        [one] Kaksi kahden joukkuetta, yksi jako.
       *[other] Kaksi kahden joukkuetta, { $deals } jakoa.
    }
duel-until = Avoinna { $date } asti.
duel-over = Päättynyt.
duel-leads = { $name } johtaa { $points } pisteellä
duel-won = { $name } voitti { $points } pisteellä
duel-even = Toistaiseksi tasan
duel-drawn = Tasapeli
duel-join = Liity kaksintaisteluun
duel-your-team = Joukkueesi
duel-any-team = Kumpi vain
duel-team = Joukkue { $team }
duel-teams = Joukkue
duel-play = Pelaa jako { $deal }
duel-go-on = Jatka jakoa { $deal }
duel-opponent = Vastustajasi on { $name }; istut paikalla { $seat }.
duel-no-opponent = Vastustajasi ei ole vielä liittynyt.
duel-finished = Olet pelannut kaikki.
duel-hidden = Tulokset näkyvät, kun olet pelannut.
duel-table = Kaksintaistelun tulokset
duel-player = Pelaaja
duel-deal = Jako { $deal }
duel-sum = Summa
duel-you = sinä
duel-playing = pelaa jakoa { $deal }
duel-finished-deals = { $count } / { $deals } pelattu
duel-hidden-margin = piilossa
duel-not-yet = ei vielä
duel-best = paras
duel-reference = Taso { $level } sai { $margin }.
duel-game = { $name }, jako { $deal }: { $margin }, katso peli
duel-invite = Kutsu
duel-places = { $taken } / { $places } paikkaa varattu.
duel-link = Tämän linkin avaaja voi liittyä kaksintaisteluun
duel-proves = Mitä tämä todistaa
duel-proves-about = Samat jaot poistavat laattojen onnen. Tietokoneen tasojen välillä se oli { $low }–{ $high } % varianssista, ei enempää; loput on pelaajien omaa.
duel-chance =
    { $deals ->
        [one] Sadasta tasaväkisten kaksintaistelusta { $percent } päättyy vähintään { $points } pisteen eroon yhdellä jaolla.
       *[other] Sadasta tasaväkisten kaksintaistelusta { $percent } päättyy vähintään { $points } pisteen eroon { $deals } jaolla.
    }
duel-fair = Palvelin sitoutui omaan osuuteensa jaoista ennen kuin kaksintaistelun luoja lisäsi oman osuutensa; avain julkaistaan, kun kaksintaistelu on päättynyt.
duel-another = Uusi kaksintaistelu
