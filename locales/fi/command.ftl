# Komennon sanat: komentojen luettelo sekä pelaajien komentojen ohjeet ja tulosteet.

## Command lines

argparse-usage = käyttö:
argparse-positional = pakolliset osat
argparse-options = valinnat
argparse-help = näytä tämä ohje ja lopeta
argparse-version = näytä ohjelman versio ja lopeta
argparse-required = puuttuu: %s
argparse-unrecognized = tuntematon: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r ei kelpaa (vaihtoehdot: %(choices)s)
argparse-one = tässä tarvitaan yksi arvo
argparse-some = tässä tarvitaan ainakin yksi arvo
argparse-not-with = ei voi olla yhdessä valinnan %s kanssa
argparse-value = %(value)r ei kelpaa arvoksi (%(type)s)
argparse-error = %(prog)s: virhe: %(message)s

## The list of commands

help-about = Lautapeli Azul: pelaa, analysoi, tutki. Epävirallinen.
help-epilog = `tilewright KOMENTO --help` kuvaa komennon.
purpose-play = pelaa selaimessa tällä koneella
purpose-serve = aja pelipalvelinta: pöytiä ihmisille ja ohjelmille, selaimessa tai verkon yli
purpose-work = hae siirtoja palvelimille, joilla on yhteinen tietokanta
purpose-operate = ohjaa käynnissä olevia palvelimia: tyhjennys, vain luku, estot, viesti kaikille
purpose-store = huolehdi palvelimen varastosta: tarkista, varmuuskopioi, kopioi, luettele, poista
purpose-terminal = pelaa päätteessä ihmisiä tai tietokonetta vastaan
purpose-new = kirjoita uuden pelin tallenne tai tulosta jaettu asema
purpose-replay = näytä tallennettu peli (.azr) siirto siirrolta
purpose-verify = tarkista, olivatko tallennetun pelin jaot reiluja
purpose-review = arvioi tallennettu peli: virheet, jakojen tuuri ja mikä oli parempi
purpose-puzzles = tee pulmia, joilla on täsmälleen yksi ratkaisu, tai todista ne uudelleen
purpose-best = etsi aseman parhaat siirrot, niiden arvot ja syyt
purpose-explain = selitä, minkä arvoinen asema on kullekin paikalle, pisteinä
purpose-engine = puhu moottoriprotokollaa vakiosyötteessä ja -tulosteessa
purpose-arena = pelaa ottelu tietokonepelaajien kesken, virherajoineen
purpose-league = vertaa monen tietokonepelaajan vahvuutta
purpose-tournament = järjestä tietokonepelaajien turnaus, sveitsiläinen tai areena
purpose-train = opeta verkkoja itsepelillä yhdellä tai monella koneella
purpose-compile = käännä kaikki nyt tätä konetta varten, jotta ensimmäinen peli alkaa heti
purpose-perft = laske siirtosarjat asemasta
purpose-bench = mittaa tämän koneen nopeus ja tulosta tunniste

## tilewright play

help-play = Pelaa Azulia selaimessa tällä koneella: tietokonetta vastaan tai muiden kanssa samalla näytöllä. Pelisi säilyvät datakansiossasi, joten voit jatkaa niitä seuraavan käynnistyksen jälkeen. Ctrl-C lopettaa ohjelman. `tilewright terminal` pelaa ilman selainta.
help-play-port = portti tällä koneella (oletus: jokin vapaa)
help-play-no-browser = älä avaa selainta, tulosta vain osoite
help-play-data = missä pöytiä säilytetään (oletus: datakansiosi)
help-play-computer-threads = montako hakua on käynnissä yhtä aikaa (oletus: ytimien määrä miinus 1)
help-play-computer-pause = tietokoneen siirron vähimmäisaika sekunteina (0.4)

## tilewright terminal

help-terminal = Pelaa Azulia päätteessä: kahdesta neljään paikkaa, joilla pelaa ihminen tai tietokone, pelialustojen kummalla puolella tahansa. Ilman valintoja kysytään, mitä pelataan. Siirrot kirjoitetaan, esimerkiksi 3R2; `ohje` kertoo loput.
help-terminal-seats = kuka istuu paikoilla 1, 2, ...: { $choice }; halutessasi nimen kanssa, esimerkiksi person:Ana tai level:3:Bo (oletus: person computer; tietokone pelaa tasolla { $level })
help-terminal-side = pelialustojen puoli (oletus: coloured)
help-terminal-first = aloittava paikka (oletus: random)
help-terminal-seed = jakojen ja tietokoneen valintojen siemenluku
help-terminal-save = tallenna peli tähän uuteen tiedostoon jokaisen siirron jälkeen
help-terminal-resume = jatka tallennettua peliä ja tallenna sitä edelleen; ilman tiedostoa viimeistä keskeneräistä
help-terminal-language = pelin kieli (oletus: päätteen kieli, muuten englanti)
help-terminal-plain = vain virkkeitä, ruudunlukijoille: ei piirroksia eikä värejä

## tilewright replay

help-replay = Näytä tallennettu peli (.azr): jokainen jako ja siirto sanoin, kierrosten pisteet ja miten peli päättyi.
help-replay-file = tallenne; - lukee vakiosyötteen
help-replay-example = näytä tilewrightin mukana tuleva peli
help-replay-position = tulosta aseman teksti N siirron jälkeen (0: alku)
help-replay-positions = tulosta jokaisen aseman teksti jokaisen jaon ja siirron jälkeen
help-replay-text = tulosta itse tallenne vakiomuodossa
help-replay-json = tulosta yksi JSON-olio: tallenne, asemat, loppuasema ja tulos

## tilewright verify

help-verify = Tarkista tallennetun pelin (.azr) jaot: seuraako kukin salaisuudesta, johon palvelin oli sitoutunut, ja siitä, mitä pelaajat lisäsivät, ja todistaako se sinulle, ettei kukaan valinnut niitä. Paluuarvo 0: todistaa; 1: jokin ei seuraa, sitä ei voi tarkistaa tai se ei ole todistettu; 2: syöte ei kelpaa.
help-verify-file = tallenne; - lukee vakiosyötteen
help-verify-commitment = sitoumus, jonka merkitsit muistiin ennen kuin lisäsit satunnaislukusi, verrattavaksi tallenteen sitoumukseen
help-verify-randomness = satunnaisluku, jonka lisäsit jakoihin
help-verify-tournament = sen turnauksen tulokset, johon peli kuuluu: --randomness on silloin se, minkä lisäsit ilmoittautuessasi
help-verify-json = tulosta virkkeiden sijaan yksi JSON-olio

## tilewright new

help-new = Aloita peli: kirjoita sen tallenne, jossa on ensimmäinen satunnainen jako, tai tulosta se.
help-new-file = kirjoita tallenne tähän tulostamisen sijaan
help-new-players = pelaajien määrä (oletus: nimien määrä tai 2)
help-new-side = pelialustojen puoli (oletus: coloured)
help-new-seats = pelaajien nimet myötäpäivään
help-new-first = aloittava paikka (oletus: arvotaan)
help-new-seed = jaon ja aloittavan paikan siemenluku
help-new-position = tulosta vain jaetun aseman teksti
help-new-force = korvaa FILE.azr, jos se on olemassa
new-written = Kirjoitettu { $file }: { $names }, { side-name }, aloittaa { $name }.

## tilewright review

help-review = Arvioi tallennettu peli (.azr): mitkä siirrot olivat virheitä, miten hyvä tuuri jaoissa oli ja mikä olisi ollut parempaa. Jokaisella asemalla on arvo kullekin paikalle: voittomahdollisuus ja odotettu piste-ero. Se, mitä siirto häviää parhaaseen verrattuna, on paikan virhe; se, mitä jako on arvoltaan muihin mahdollisiin verrattuna, on tuuria. Kansiollisesta tallenteita saa yhteenvedon. Arvioinnit tallennetaan: keskeytetty komento jatkuu, kun sen toistaa.
help-review-file = tallenne tai kansio tallenteita; - lukee vakiosyötteen
help-review-example = arvioi tilewrightin mukana tuleva peli
help-review-quick = hae vähemmän: muutama sekunti peliä kohti
help-review-nodes = montako asemaa haetaan siirtoa kohti (2000000; kolmella ja neljällä pelaajalla puolet)
help-review-seat = näytä vain tämän paikan siirrot
help-review-threads = hakuja yhtä aikaa (yksi ydintä kohti, enintään 8)
help-review-fresh = aloita alusta, ilman tallennettua arviointia
help-review-json = tulosta yksi JSON-olio (docs/notation.md)
help-review-html = kirjoita yksi sivu, jossa on kaavio ja kaikki siirrot
help-review-plot = piirrä kaavio tiedostoon .svg tai .png (vaatii matplotlibin)
reviewed-headline = { $names }: { side-name }, { $result } ({ $care })
reviewed-unfinished = kesken
reviewed-quick = nopea katsaus
reviewed-nodes = { $nodes } asemaa siirtoa kohti
reviewed-deal = Kierros { $round }, jako { $deal }: paras pelaajalle { $name }, { $change } (±{ $error }) ja { $points } pistettä; { $values }
reviewed-part =
    { $part ->
        [start] alussa
        [own] omat siirrot
        [others] muiden siirrot
        [remainder] jäännös
        [end] lopussa
       *[now] nyt
    }
reviewed-grades =
    { $grade ->
        [inaccuracy] epätarkkuudet
        [mistake] virheet
       *[blunder] pahat virheet
    }
reviewed-steps = jaot ja siirrot
reviewed-move = Siirto
reviewed-interrupted = keskeytetty kohdassa { $share }; sama komento jatkaa siitä.
reviewed-partly = Vaiheista on arvioitu { $count }/{ $total }.
reviewed-not-kept = arviointia ei voitu tallentaa: { $why }
reviewed-column-games = pelejä
reviewed-column-won = voitot
reviewed-column-less-luck = voitot miinus tuuri
reviewed-column-accuracy = tarkkuus
reviewed-column-errors = virheet/peli
reviewed-column-luck = tuuri/peli
reviewed-column-level = pelaa kuin

## tilewright puzzles

help-puzzles = Tee pulmia ja tarkista ne. Pulma on kahden pelaajan asema, jonka kierros voi päättää pelin ja jossa täsmälleen yksi siirto pitää voiton, pitää jaetun voiton tai voittaa vähintään 3 pistettä enemmällä kuin mikään muu. Kaikki tämä on todistettu.
purpose-puzzles-make = etsi pulmia peleistä ja kirjoita ne tiedostoon
purpose-puzzles-verify = todista tiedoston jokainen pulma uudelleen
help-puzzles-make = Etsi pulmia tietokoneen tasojen peleistä tai tallennetuista peleistä ja kirjoita ne tiedostoon. Ctrl-C lopettaa; siihen mennessä löydetyt kirjoitetaan.
help-puzzles-make-file = minne ne kirjoitetaan: .jsonl tai pakattuna .jsonl.gz
help-puzzles-make-count = montako tehdään
help-puzzles-make-records = etsi tämän kansion peleistä (.azr)
help-puzzles-make-seed = mitkä tietokoneen pelit (oletus: 0)
help-puzzles-make-processes = prosesseja tällä koneella (oletus: yksi ydintä kohti)
help-puzzles-make-cluster = työskentele Ray-klusterissa; `local` käynnistää sellaisen tällä koneella
help-puzzles-verify = Todista tiedoston jokainen pulma uudelleen: tavoite, ratkaisun jokainen siirto, se ettei mikään muu siirto saavuta tavoitetta, teemat ja luokitus. Paluuarvo 0: kaikki pitävät; 1: jokin ei pidä; 2: tiedostoa ei voi lukea.
help-puzzles-verify-file = pulmat; ilman tiedostoa ohjelman mukana tulevat
help-puzzles-verify-processes = { help-puzzles-make-processes }
help-puzzles-verify-cluster = { help-puzzles-make-cluster }
puzzles-made =
    { $count ->
        [one] { $count } pulma; tutkittuja pelejä { $games }; { $seconds } s
       *[other] { $count } pulmaa; tutkittuja pelejä { $games }; { $seconds } s
    }
puzzles-no-more = tallenteista ei löydy enempää: { $count }/{ $wanted } pulmaa.
puzzles-proved = { $count }/{ $total } pulmaa todistettu, aika { $seconds } s.
puzzles-more = … ja { $count } muuta.
puzzles-wrong-none = mihinkään tavoitteeseen ei pääse täsmälleen yhdellä siirrolla
puzzles-wrong-goal = tavoite, johon täsmälleen yksi siirto vie, on ”{ $goal }” eikä ”{ $said }”
puzzles-wrong-solution = ratkaisu on { $line } eikä { $said }
puzzles-wrong-nodes = todistus vaatii yli { $nodes } asemaa
puzzles-wrong-themes = teemat ovat { $themes } eivätkä { $said }
puzzles-wrong-rating = luokitus on { $rating } eikä { $said }
time-left = { $time } jäljellä

## tilewright best and tilewright explain

help-best = Etsi aseman parhaat siirrot: minkä arvoinen kukin on ja miksi. Sarakkeet: ero on odotettu lopullinen piste-ero parhaaseen muuhun paikkaan; voitto on voittomahdollisuus; pisteet ja lattia ovat se, mitä siirto heti tuo ja maksaa.
help-best-position = asema lainausmerkeissä; - lukee vakiosyötteen
help-best-record = ota asema tallennetusta pelistä
help-best-move = asema ennen tallenteen siirtoa N (oletus: viimeinen asema)
help-best-time = hakuaika sekunteina tai esimerkiksi 200ms (1)
help-best-nodes = montako asemaa haetaan, ajan sijaan
help-best-depth = haun syvyys siirtoina, ajan sijaan
help-best-lines = montako siirtoa näytetään ({ $lines })
help-best-threads = montako säiettä hakee (1)
help-best-table = asemataulun muisti (64)
help-best-json = tulosta yksi JSON-olio, jossa on jokainen siirto
help-explain = Selitä, minkä arvoinen asema on kullekin paikalle, pisteinä. Pelialustan pisteet ovat tarkkoja. Muut ovat tietokoneen arvio tyhjään alustaan verrattuna: rivit, lattiarivi, seinän vaakarivit, pystyrivit ja värit, vuoro. Siirtoja ei haeta; `tilewright best` hakee.
help-explain-position = { help-best-position }
help-explain-record = { help-best-record }
help-explain-move = { help-best-move }
help-explain-json = tulosta yksi JSON-olio pyöristämättä
situation = Kierros { $round }, { side-name }, pisteet { $scores }; { $then }.
situation-over = peli on päättynyt
situation-awaits-deal = jakoa odotetaan
situation-to-move = vuorossa paikka { $seat }
best-move = siirto
best-margin = ero
best-win = voitto
best-points = pisteet
best-floor = lattia
best-what =
    { $seat ->
        [0] mitä se tekee
       *[other] mitä se tekee ja mitä se jättää paikalle { $seat }
    }
best-line = Odotettu jatko: { $moves }
best-solved =
    { $how ->
        [game] Ratkaistu: kyllä, pelin loppuun.
        [round] Ratkaistu: kyllä, kierroksen loppuun, siitä eteenpäin arvioitu.
       *[no] Ratkaistu: ei.
    }
best-effort = Syvyys { $depth }, { $nodes } asemaa, { $seconds } s ({ $speed } sekunnissa).
best-progress = syvyys { $depth }: { $move } { $margin }, { $nodes } asemaa
winning-chances = voittomahdollisuus
explain-even = Kukaan ei ole paljon edellä.
explain-ahead = Paikka { $seat } on edellä: voittomahdollisuus { $share }, { $margin }.
explain-likeliest = Paikalla { $seat } on suurin voittomahdollisuus ({ $share }), vaikka odotettu piste-ero on { $points }.
explain-others = muiden pelialustat
explain-total =
    { $over ->
        [yes] pisteet lopussa
       *[no] yhteensä
    }
explain-margin =
    { $players ->
        [2] ero toiseen
       *[other] ero muiden keskiarvoon
    }
explain-final =
    { $part ->
        [rows] täydet vaakarivit
        [columns] täydet pystyrivit
        [colours] täydet värit
       *[points] laatat ja lattiarivit
    }

## Files

system-not-found = tiedostoa ei ole
system-not-allowed = tämä ei ole sallittua
system-folder = tämä on kansio
system-exists = tiedosto on jo olemassa
system-named-twice = tämä tiedosto on nimetty kahdesti
system-not-replaced = tämä ei ole tiedosto, jonka voi korvata
system-full = levy on täynnä

## A game in words

side-name =
    { $side ->
        [grey] harmaa puoli
       *[coloured] värillinen puoli
    }
replay-headline = { $names }: { side-name }{ $date }, tulos { $result }
replay-began = Kierros { $round } sellaisena kuin se oli tallenteen alkaessa
replay-round = Kierros { $round }, { $name } aloittaa: { $deal }
replay-unfinished = Peli on kesken: { $awaited }.
replay-awaits-deal = kierroksen { $round } jakoa odotetaan
replay-awaits-turn = kierroksella { $round } vuorossa on { $name }

## Whether deals were fair

verify-headline = { $names }: { side-name }, tulos { $result }
verify-missing-starts-later = Tallenne alkaa kesken pelin: aiempaa ei tiedetä.
verify-missing-no-deals = Tallenteessa ei ole jakoa.
verify-missing-not-fair-record = Tallenteessa ei ole mitään reiluista jaoista.
verify-missing-bad-header = Jokin reiluja jakoja koskeva otsake puuttuu tai ei kelpaa; `--json` kertoo mikä.
verify-missing-no-secret = Peli on päättynyt, mutta sen salaisuus ei ole tallenteessa.
verify-missing-unfinished = Peli ei ole päättynyt, joten sen salaisuutta ei ole vielä julkaistu.
verify-missing-old-version = Tallenne on vanhempaa muotoa, jossa palvelimen ylläpitäjä saattoi valita jaot.
verify-missing-nobody-added = Kukaan ei lisännyt satunnaislukua, joten palvelimen ylläpitäjä saattoi valita jaot.
verify-commitment =
    { $fits ->
        [yes] Salaisuus vastaa sitoumusta { $commitment }.
       *[no] Salaisuus EI VASTAA sitoumusta { $commitment }.
    }
verify-noted =
    { $fits ->
        [yes] Se on sitoumus, jonka merkitsit muistiin.
       *[no] Se EI OLE sitoumus, jonka merkitsit muistiin.
    }
verify-own =
    { $fits ->
        [yes] Satunnaislukusi on pelaajien lisäämien joukossa.
       *[no] Satunnaislukusi EI OLE pelaajien lisäämien joukossa.
    }
verify-first =
    { $by ->
        [choice] Aloittaja: { $name } valittiin aloittamaan, ei arvottu.
        [unknown] Aloittaja: { $name } aloitti, mutta arvontaa ei voi tarkistaa.
        [draw] Aloittaja: { $name } arvottiin aloittamaan, kuten salaisuus määrää.
       *[other] Aloittaja: { $name } aloitti, mutta arvonnan TULOS ON { $other }.
    }
verify-broken = Kierros { $round }: luku, jonka { $name } paljasti, EI KUULU siihen, mitä tämä paikka lisäsi.
verify-none-broken = Jokainen paljastettu luku kuuluu siihen, mitä paikka lisäsi ennen peliä.
verify-deal =
    { $fits ->
        [unknown] Kierros { $round }: jakoa { $deal } ei voi tarkistaa.
        [yes] Kierros { $round }: { $deal } seuraa salaisuudesta.
       *[no] Kierros { $round }: { $deal } EI SEURAA salaisuudesta, joka antaa { $expected }.
    }
verify-fair =
    { $count ->
        [one] Reilu: ainoa jako seuraa salaisuudesta, joka lukittiin ennen kuin lisäsit satunnaislukusi, joten palvelin ei voinut valita sitä.
       *[other] Reilu: kaikki { $count } jakoa seuraavat salaisuudesta, joka lukittiin ennen kuin lisäsit satunnaislukusi, joten palvelin ei voinut valita niitä.
    }
verify-consistent =
    { $count ->
        [one] Johdonmukainen, ei todistettu: ainoa jako seuraa salaisuudesta, mutta tallenteen kirjoittaja on voinut valita molemmat.
       *[other] Johdonmukainen, ei todistettu: kaikki { $count } jakoa seuraavat salaisuudesta, mutta tallenteen kirjoittaja on voinut valita molemmat.
    }
verify-consistent-how = Todistukseen tarvitaan muistiin merkitsemäsi sitoumus ja satunnaisluku: --commitment, --randomness.
verify-unfair = Ei reilu: tallenteen jaot eivät seuraa salaisuudesta ja paikkojen satunnaisluvuista.
verify-unproved = Ei todistettu: tallenteessa ei ole kaikkea, mitä todistus vaatii.
verify-operator = Ei todistettu: ettei ylläpitäjä ole kertonut tulevista laatoista kenellekään tai paikalle, joka lisäsi lukunsa sinun jälkeesi.
verify-unforeseen = Kukaan, ei edes palvelimen ylläpitäjä, voinut tietää jakoa ennen kuin laitteesi paljasti lukunsa.
verify-without =
    { $count ->
        [one] Kierros { $rounds } jaettiin ilman sitä: siinä tämä pätee vain, jos jokin toinen lukunsa paljastanut paikka on rehellinen.
       *[other] Kierrokset { $rounds } jaettiin ilman sitä: niissä tämä pätee vain, jos jokin toinen lukunsa paljastanut paikka on rehellinen.
    }
verify-last = Ei todistettu: etteivät ylläpitäjä ja viimeisenä paljastanut paikka toimineet yhdessä. Yhdessä ne saattoivat valita joko jaon sen luvun kanssa tai jaon ilman sitä.
