# Sääntösivu: jokainen sääntö virkkeellä tai kahdella, aiheittain, piirrosten kanssa.

rules-about = Etsi tieto: jokainen sääntö esimerkkeineen.
rules-search = Hae: merkki, pussi, tasapeli
rules-found =
    { $count ->
        [one] { $count } sääntö löytyi
       *[other] { $count } sääntöä löytyi
    }
rules-not-found = Haulla ”{ $text }” ei löytynyt mitään.
rules-all = Näytä kaikki
rules-contents = Sisällys
rules-link = Linkki: { $rule }
rules-lesson = Kokeile oppitunnilla

## Luvut

rules-aim = Pelin tavoite
rules-setup = Alkuvalmistelut
rules-turn = Vuorosi
rules-lines = Kuviorivit
rules-floor = Lattiarivi
rules-tiling = Seinän laatoitus
rules-scoring = Laatan pisteytys
rules-refill = Seuraava kierros
rules-end = Pelin päättyminen
rules-tie = Tasapisteet
rules-grey = Harmaa puoli

## Jokainen sääntö

rule-goal-1 = Pelin voittaa se, jolla on lopussa eniten pisteitä.
rule-goal-2 = Peli päättyy sen kierroksen jälkeen, jolla joku saa seinälleen viiden laatan täyden vaakarivin.
rule-round-1 = Kierroksessa on kolme osaa: pelaajat ottavat vuorotellen laattoja, sitten he laatoittavat seinänsä, ja lopuksi tehdasalustat täytetään uudelleen.

rule-setup-1 = Pelaajia on kahdesta neljään. Jokaisella on pelialusta, ja kaikki käyttävät samaa puolta: sitä, jossa on värillinen seinä, tai harmaata.
rule-setup-2 = Kaikki aloittavat 0 pisteestä.
rule-setup-3 = Tehdasalustat ovat pöydän keskiosan ympärillä: 5 kahdelle pelaajalle, 7 kolmelle, 9 neljälle.
rule-setup-4 = Pussissa on 100 laattaa: 20 kutakin viidestä väristä.
rule-setup-5 = Aloittava pelaaja saa aloitusmerkin. Jokaiselle tehdasalustalle nostetaan pussista neljä laattaa. Oikeassa pöydässä aloittaa se, joka on viimeksi käynyt Portugalissa.
rule-setup-6 = Se, mitä ei tarvita, jää pelilaatikkoon.

rule-offer-1 = Aloittava pelaaja asettaa aloitusmerkin pöydän keskelle ja on vuorossa ensin. Sitten vuoro kiertää myötäpäivään.
rule-offer-2 = Vuorollasi sinun on otettava laattoja joko tehdasalustalta tai pöydän keskeltä. Vuoroa ei voi jättää väliin.
rule-offer-3 = Tehdasalustalta otetaan kaikki yhdenväriset laatat. Kaikki muut siinä olevat laatat siirretään pöydän keskelle.
rule-offer-4 = Pöydän keskeltä otetaan kaikki yhdenväriset laatat. Muut jäävät paikoilleen.
rule-offer-5 = Se, joka ottaa kierroksella ensimmäisenä pöydän keskeltä, ottaa myös aloitusmerkin ja asettaa sen lattiarivinsä vasemmanpuoleisimpaan vapaaseen paikkaan.
rule-offer-6 = Tämä osa päättyy, kun tehdasalustoilla ja pöydän keskellä ei ole enää laattoja.

rule-line-1 = Kaikki otetut laatat asetetaan yhdelle viidestä kuviorivistäsi. Ensimmäisellä rivillä on yksi paikka, viidennellä viisi.
rule-line-2 = Rivi täytetään oikealta vasemmalle.
rule-line-3 = Jos rivillä on jo laattoja, siihen voi lisätä vain samaa väriä.
rule-line-4 = Laatat, jotka eivät mahdu riville, putoavat lattiariville.
rule-line-5 = Väriä ei voi asettaa riville, jos seinäsi samalla rivillä on jo sitä väriä.

rule-floor-1 = Laatat, joita ei voi tai ei halua asettaa, menevät lattiariville vasemmalta oikealle. Kaikki otetut laatat saa aina asettaa sinne.
rule-floor-2 = Lattiarivin laatat maksavat pisteitä kierroksen lopussa.
rule-floor-3 = Kun kaikki seitsemän paikkaa ovat täynnä, muut laatat menevät pelilaatikon kanteen eivätkä maksa mitään.
rule-pen-1 = Jokainen täytetty paikka maksaa sen yläpuolella olevan luvun: 1, 1, 2, 2, 2, 3 ja 3 pistettä.
rule-pen-2 = Pisteet eivät koskaan laske nollan alle.
rule-pen-3 = Sitten lattiarivi tyhjennetään: laatat menevät kanteen.
rule-pen-4 = Aloitusmerkki lasketaan kuin laatta, mutta se ei mene kanteen. Se, jolla merkki on, aloittaa seuraavan kierroksen.

rule-tile-1 = Kaikki pelaajat saavat laatoittaa seinänsä samaan aikaan.
rule-tile-2 = Käy rivit läpi ylhäältä alas. Jokaiselta täydeltä riviltä yksi laatta siirtyy saman seinärivin samanväriseen paikkaan ja tuo pisteet heti.
rule-tile-3 = Täyden rivin muut laatat menevät kanteen.
rule-tile-4 = Vajaat rivit jäävät ennalleen.

rule-score-1 = Laatta tuo pisteet heti, kun se on seinällä.
rule-score-2 = Laatta, jonka vieressä, yläpuolella tai alapuolella ei ole laattaa, tuo 1 pisteen. Kulmia ei lasketa.
rule-score-3 = Jos laatan vasemmalla tai oikealla puolella on laattoja, se tuo pisteen jokaisesta katkeamattoman vaakarivin laatasta, itsensä mukaan lukien.
rule-score-4 = Jos laatan ylä- tai alapuolella on laattoja, se tuo pisteen jokaisesta katkeamattoman pystyrivin laatasta, itsensä mukaan lukien.
rule-score-5 = Vaaka- ja pystyrivi lasketaan yhteen. Uusi laatta lasketaan kumpaankin.

rule-next-1 = Jos kenelläkään ei ole täyttä vaakariviä, pelataan uusi kierros.
rule-next-2 = Se, jolla on aloitusmerkki, nostaa jokaiselle tehdasalustalle neljä laattaa pussista.
rule-next-3 = Jos pussi on tyhjä, kaikki kannessa olevat laatat siirretään pussiin ja täyttämistä jatketaan.
rule-next-4 = Jos kansikin on tyhjä, kierros alkaa, vaikka kaikki tehdasalustat eivät ole täynnä.

rule-end-1 = Peli päättyy sen kierroksen jälkeen, jolla ainakin yksi pelaaja on saanut vaakarivin täyteen. Lattiarivit lasketaan ensin.
rule-end-2 = Sitten saa 2 pistettä jokaisesta täydestä vaakarivistä,
rule-end-3 = 7 pistettä jokaisesta täydestä pystyrivistä
rule-end-4 = ja 10 pistettä jokaisesta väristä, jonka kaikki viisi laattaa ovat seinällä.

rule-end-5 = Eniten pisteitä kerännyt voittaa.
rule-end-6 = Jos usealla pelaajalla on eniten pisteitä, heistä voittaa se, jolla on enemmän täysiä vaakarivejä.
rule-end-7 = Jos nekin ovat tasan, he jakavat voiton.

rule-var-1 = Pelimuunnelmassa kaikki käyttävät pelialustan harmaata puolta. Säännöt ovat samat näitä poikkeuksia lukuun ottamatta.
rule-var-2 = Täyden rivin laatan saa siirtää mihin tahansa saman rivin vapaaseen paikkaan.
rule-var-3 = Sama väri ei saa olla kahdesti samassa pystyrivissä.
rule-var-4 = Sama väri ei saa olla kahdesti samassa vaakarivissä.
rule-var-5 = Jos täydelle riville ei ole enää sallittua paikkaa, kaikki sen laatat putoavat lattiariville.

## Piirrosten alla

drawn-wall = Jokaisella värillä on yksi paikka joka vaakarivissä ja joka pystyrivissä.
drawn-setup = Kaksi pelaajaa: viisi tehdasalustaa, joilla on neljä laattaa kullakin, ja aloitusmerkki keskellä.
drawn-factory = Kolme punaista laattaa tehdasalustalta 4 täyttää rivin 3. Musta laatta siirtyi keskelle.
drawn-centre = Ensimmäisenä keskeltä: kaksi mustaa laattaa ja aloitusmerkki. Rivillä 2 oli tilaa vain toiselle niistä.
drawn-lines = Keltaisen saa asettaa riveille 1 ja 5 sekä lattialle. Seinän riveillä 2 ja 3 on jo keltaista, ja rivillä 4 on sinistä.
drawn-floor = Neljä laattaa ja aloitusmerkki vievät viisi paikkaa.
drawn-full = Neljä sinistä laattaa putoaa. Yksi saa viimeisen paikan, muut kolme menevät kanteen.
drawn-tiling = Rivit 2 ja 4 ovat täynnä: kummaltakin siirtyy yksi laatta seinälle. Rivit 3 ja 5 jäävät ennalleen.
drawn-alone = Vieressä ei ole laattaa.
drawn-row = Kolme laattaa vaakarivissä.
drawn-column = Kolme laattaa pystyrivissä. Vaakariviä ei lasketa, koska sivuilla ei ole mitään.
drawn-both = Neljä laattaa vaakarivissä ja kolme pystyrivissä.
drawn-order = Ylhäältä alas: ensin pisteet tuo sininen, sitten valkoinen, jonka yläpuolella ja vieressä on sinistä.
drawn-refill = Pussin kahdeksalla laatalla täytettiin kaksi tehdasalustaa. Sitten kansi tyhjennettiin pussiin.
drawn-end = Valkoinen laatta täyttää vaakarivin. Lisäksi tulee 2 pistettä vaakarivistä, 7 pystyrivistä ja 10 sinisestä.
drawn-tie = 57 pistettä ja kaksi täyttä vaakariviä: tämä pelaaja voittaa.
drawn-tie-other = Myös 57 pistettä, mutta vain yksi täysi vaakarivi.
drawn-choose = Punaisen saa asettaa pystyriveihin 1, 2, 4 ja 5. Pystyrivissä 3 on jo punaista.
drawn-fall = Rivillä 2 vain pystyrivi 5 on vapaa, mutta siinä on jo punaista. Molemmat punaiset laatat putoavat.
