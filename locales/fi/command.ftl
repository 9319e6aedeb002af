# Komennon sanat pelaajille: ohjeet, jakojen tarkistus ja pelit sanoin.

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
purpose-store = huolehdi palvelimen varastosta: tarkista, varmuuskopioi, luettele, poista
purpose-terminal = pelaa päätteessä ihmisiä tai tietokonetta vastaan
purpose-new = kirjoita uuden pelin tallenne tai tulosta jaettu asema
purpose-replay = käy läpi tallennettu peli (.azr)
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

## Files

system-not-found = tiedostoa ei ole
system-not-allowed = tämä ei ole sallittua
system-folder = tämä on kansio
system-exists = tiedosto on jo olemassa
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
verify-unforeseen = Kukaan, ei edes ylläpitäjä, voinut tietää jakoa ennen kuin laitteesi paljasti lukunsa.
verify-without =
    { $count ->
        [one] Kierros { $rounds } jaettiin ilman sitä: siinä tämä pätee vain, jos jokin toinen lukunsa paljastanut paikka on rehellinen.
       *[other] Kierrokset { $rounds } jaettiin ilman sitä: niissä tämä pätee vain, jos jokin toinen lukunsa paljastanut paikka on rehellinen.
    }
verify-last = Ei todistettu: ettei ylläpitäjä yhdessä viimeisenä paljastaneen paikan kanssa ole valinnut kahdesta jaosta, sen luvun kanssa ja ilman sitä.
