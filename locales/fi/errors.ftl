# Mitä palvelin sanoo, kun se ei tee mitä pyydettiin. Yksi virke kukin.

## What was sent

error-malformed = Pyyntö ei ole ohjeiden mukainen.
error-too-large = Pyyntö on liian suuri.
error-not-found = Tässä osoitteessa ei ole mitään.
error-method-not-allowed = Tämä osoite ei ota vastaan tällaisia pyyntöjä.
error-unsupported-media-type = Pyyntöjen on oltava JSON-muodossa.
error-forbidden-origin = Pyyntöjä muilta sivustoilta ei oteta vastaan.
error-hello-first = Yhteyden ensimmäisen viestin on oltava ”hello”.
error-wrong-protocol = Tämä sivu on eri versiota kuin palvelin; lataa sivu uudelleen.

## How much was sent

error-too-many-requests = Liian monta pyyntöä; odota hetki.
error-too-many-connections = Osoitteestasi on liian monta yhteyttä.
error-too-many-tables = Osoitteestasi on avattu liian monta uutta pöytää; odota minuutti.
error-busy = Palvelin käsittelee vielä tällaisia pyyntöjä, sinun tai muiden; yritä hetken kuluttua uudelleen.
error-too-many-reviews = Sinulla on jo useita arviointeja kesken; odota, että jokin niistä valmistuu.
error-reviews-full = Palvelimella on nyt liikaa arviointeja; yritä myöhemmin uudelleen.
error-time-used = Osoitteesi tai koko palvelimen laskenta-aika on toistaiseksi käytetty; yritä myöhemmin uudelleen.
error-review-time-used = Osoitteesi tai koko palvelimen laskenta-aika on toistaiseksi käytetty; tehty työ säilyy, jatka myöhemmin.

## Who sent it

error-no-such-table = Tällaista pöytää ei ole.
error-no-such-invite = Tämä kutsu ei enää johda pöytään.
error-wrong-secret = Avaimesi ei sovi tähän pöytään.
error-not-your-seat = Paikka { $seat } ei ole sinun.
error-banned = Palvelimen ylläpitäjä on estänyt verkko-osoitteesi.

## Sitting down and getting up

error-no-such-seat = Tässä pöydässä ei ole paikkaa { $seat }.
error-no-open-seat = Kaikki tämän pöydän paikat on varattu.
error-seat-taken = Paikka { $seat } on varattu.
error-game-begun = Peli on jo alkanut.
error-no-such-promise = Palvelimella ei ole enää tälle pöydälle luvattuja jakoja. Yritä uudelleen.
error-bad-clock = Tällainen kello ei käy: joko 30 sekuntia–3 tuntia ja enintään 3 minuuttia lisää siirtoa kohti, tai 5 sekuntia–14 päivää siirtoa kohti.
error-too-late-to-share = Seuraavan pelin jaot on jo lyöty lukkoon.
error-no-reveal-awaited = Tältä paikalta ei nyt odoteta lukua.
error-wrong-reveal = Tämä luku ei vastaa sitä, minkä tämä paikka lisäsi ennen peliä.

## Playing

error-not-begun = Peli ei ole vielä alkanut.
error-game-over = Peli on päättynyt.
error-not-over = Peli ei ole vielä päättynyt.
error-not-your-turn = Nyt ei ole tämän paikan vuoro.
error-stale = Peli on edennyt; katso tilanne uudelleen.
error-time-is-up = Aikasi tähän siirtoon loppui; tietokone tekee sen puolestasi.
error-out-of-time = Aikasi on loppunut.
error-no-vacation = Lomaa voi pitää vain peleissä, joissa siirtoon on päiviä aikaa.
error-vacation-used = Sinulla on tässä pelissä lomapäiviä jäljellä: { $days }.
error-vacation-year = Sinulla on 365 päivän aikana lomapäiviä jäljellä: { $days }.
error-illegal-move = Siirto { $move } ei ole tässä sallittu.
error-already-resigned = Tämä paikka on jo luovuttanut.

## The lobby

error-name-needed = Peleihin, jotka vaikuttavat vahvuuslukuun, tarvitset pysyvän nimen; ilman sitä voit pelata muita pelejä.
error-seat-just-taken = Joku ehti juuri ottaa tämän paikan.
error-own-seat = Istut jo tässä pöydässä.
error-too-many-offers = Sinulta tai osoitteestasi on jo tarjolla liian monta paikkaa; peru jokin omistasi tai yritä myöhemmin uudelleen.
error-lobby-full = Vapaita paikkoja on juuri nyt hyvin paljon; ota yksi niistä.
error-came-not = Sinulle tai muille verkossasi löytyi peli, mutta kukaan ei tullut; odota minuutti.
error-partner-gone = Muut eivät istuutuneet; olet taas jonossa, ja odotusaikasi lasketaan mukaan.
error-did-not-come = Peli löytyi, mutta et istuutunut, joten haku päättyi.
error-began-elsewhere = Pelisi on alkanut toisessa ikkunassa, joten haku päättyi tässä.

## Taking back, offering, hints

error-undo-not-allowed = Tässä pöydässä siirtoja ei peruta kysymättä.
error-nothing-to-undo = Peruttavaa ei ole.
error-too-late-to-undo = Tätä ei voi enää perua.
error-already-offered = Tätä on jo ehdotettu.
error-already-declined = Tähän vastattiin juuri ei; voit ehdottaa sitä uudelleen seuraavan siirron jälkeen.
error-nothing-offered = Ei ole ehdotusta, johon vastata.
error-table-full = Tässä pöydässä on tapahtunut niin paljon, että enää voi vain siirtää, vastata ja luovuttaa.
error-hints-not-allowed = Vihjeet eivät ole käytössä tässä pöydässä.

## Positions and records

error-unreadable = Tätä tekstiä ei voi lukea.
error-impossible-position = Mikään peli ei voi johtaa tähän asemaan.
error-impossible-deal = Pussista ja pelilaatikon kannesta ei voi saada tällaista jakoa.
error-bad-randomness = Omassa satunnaisluvussasi saa olla enintään 64 merkkiä, vain 0–9 ja a–f.
error-bad-limits = Nämä haun rajat eivät kelpaa.
error-nothing-to-search = Tässä asemassa ei ole kenenkään vuoro, joten haettavaa ei ole.
error-too-long = Tämä tallenne on liian pitkä: siinä saa olla enintään { $most } jakoa ja siirtoa.
error-nothing-to-review = Tässä pelissä ei ole arvioitavia siirtoja.
error-too-long-to-review = Tämä tallenne on liian pitkä arvioitavaksi: siinä saa olla enintään { $most } jakoa ja siirtoa.

## The server’s own trouble

error-store-unavailable = Palvelimen tallennus ei ole juuri nyt käytettävissä; katso, mitä tallentui, ja yritä sitten uudelleen.
error-store-error = Palvelimen tallennus epäonnistui; katso, mitä tallentui, ja yritä sitten uudelleen.
error-newer-schema = Palvelimen tallenteet on kirjoittanut uudempi versio.
error-damaged-table = Palvelimen tiedot tästä ovat vioittuneet, eikä niitä voi käyttää.
error-already-there = Tämä on jo olemassa.
error-conflict = Pöydässä tapahtui samalla hetkellä muuta; yritä uudelleen.
error-closing = Palvelin on sulkeutumassa; palaa pian takaisin.
error-draining = Tämä palvelin ei juuri nyt aloita uusia pelejä, koska se käynnistetään pian uudelleen; tule takaisin hetken kuluttua.
error-read-only = Tällä palvelimella ei voi juuri nyt muuttaa mitään; pelit jatkuvat pian, ja kellot seisovat siihen asti.
error-internal = Palvelimella meni jotain vikaan; katso, mitä tallentui, ja yritä sitten uudelleen.

## Equal deals: the deal of the day, duels

error-equal-deals = Täällä kaikki saavat samat jaot: peli pelataan loppuun ilman vihjeitä, siirtojen perumista, luovuttamista ja uusintaa.
error-no-such-day = Tällä palvelimella ei ole jakoa sille päivälle.
error-day-over = Tämä päivä on päättynyt; sen jaon voi yhä pelata ilman sijoitusta, ja uusi jako on tullut.
error-already-played = Olet jo pelannut tämän tällä laitteella; yksi yritys lasketaan.
error-too-many-tries = Osoitteestasi on aloitettu tämän päivän jako liian monta kertaa; huomisesta alkaen sen voi pelata ilman sijoitusta.
error-no-such-duel = Tämä linkki ei enää johda kaksintaisteluun.
error-duel-over = Tämä kaksintaistelu on päättynyt; tulokset ovat yhä täällä.
error-duel-full = Tämän kaksintaistelun kaikki paikat on varattu.
error-team-full = Tämä joukkue on täynnä; liity toiseen.
error-not-in-duel = Et ole mukana tässä kaksintaistelussa tällä laitteella.
error-opponent-awaited = Vastustajasi ei ole vielä liittynyt kaksintaisteluun.

## Tournaments

error-no-such-tournament = Tämä linkki ei enää johda turnaukseen.
error-tournament-over = Tämä turnaus on päättynyt tai sen viimeinen kierros on alkanut; tulokset pysyvät täällä.
error-tournament-begun = Tämä turnaus on jo alkanut.
error-tournament-full = Tämän turnauksen kaikki paikat on varattu.
error-too-few-players = Turnaukseen tarvitaan vähintään kaksi pelaajaa.
error-not-in-tournament = Et ole mukana tässä turnauksessa tällä laitteella.
error-not-the-maker = Vain turnauksen järjestäjä voi tehdä tämän.
error-too-many-tournaments = Uusia turnauksia on juuri nyt liikaa; yritä myöhemmin uudelleen.

## Notices of turns

error-no-notices = Tämä palvelin ei ilmoita vuoroista.
error-bad-subscription = Tälle selaimelle ei voi lähettää ilmoituksia.

## Names that last

error-not-signed-in = Tämä laite ei ole kirjautuneena, tai se kirjattiin ulos toiselta laitteelta.
error-no-such-person = Kenelläkään täällä ei ole tätä nimeä.
error-name-taken = Jollakulla on jo tämä nimi tai samannäköinen.
error-bad-name = Nimi alkaa kirjaimella, ja siinä on 2–24 merkkiä: yhden kirjaimiston kirjaimia, numeroita, välilyöntejä ja merkkejä - ' . · _
error-forbidden-name = Tätä nimeä voisi luulla ylläpitäjäksi tai tietokoneeksi; valitse toinen.
error-too-many-names = Osoitteestasi on tehty tänään liian monta nimeä; yritä huomenna uudelleen.
error-renamed-lately = Nimen voi vaihtaa kerran kolmessakymmenessä päivässä.
error-name-banned = Palvelimen ylläpitäjä on kieltänyt tämän nimen.
error-wrong-phrase = Nimi ja palautuslause eivät kuulu yhteen.
error-no-passkeys = Pääsyavaimet toimivat vain https-osoitteessa, jolla on nimi; käytä täällä palautuslausetta.
error-passkey-failed = Pääsyavainta ei hyväksytty; yritä uudelleen tai käytä palautuslausetta.
error-too-many-passkeys = Sinulla on jo kymmenen pääsyavainta; poista ensin yksi.
error-wrong-name = Tämä ei ole sinun nimesi; mitään ei poistettu.
error-not-welcome = Et voi istua tähän pöytään.
error-no-chat = Tässä pöydässä ei ole keskustelua.
error-chat-off = Keskustelu alkaa, kun kaikki pöydässä ovat ottaneet sen käyttöön.
error-too-many-reports = Olet tehnyt tänään monta ilmoitusta; yritä huomenna uudelleen.
error-too-many-blocked = Olet jo estänyt 200 ihmistä; poista ensin jonkun esto.
error-too-many-programs = Sinulla on jo kolme ohjelmaa; poista ensin yksi.

## Ratings

error-rated-yourself = Sinä tai ohjelmasi istuu jo tässä pöydässä, ja vahvuuslukupeliin tarvitaan eri ihmisiä.
error-rated-game = Vahvuuslukupelissä siirtoja ei peruta, ja sen voi lopettaa kesken vain, jos joku toinen suostuu.
