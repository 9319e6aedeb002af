# Oppitunnit säännöistä ja strategiasta. Nimet ovat suomenkielisestä sääntökirjasta.

learn-progress = { $step }/{ $total }
learn-player =
    { $seat ->
        [1] Peter
        [2] Martti
       *[3] Anni
    }
learn-next = Seuraava
learn-back = Takaisin
learn-all = Kaikki oppitunnit
learn-try-again = Yritä uudelleen
learn-skip = Ohita tämä
learn-not-that = Sekin on sallittu, mutta tässä esimerkissä on kyse muusta. Laatat ovat taas paikoillaan: yritä uudelleen.
learn-ready = Osaat säännöt
learn-ready-about = Eniten pisteitä kerännyt voittaa. Loput oppii pelaamalla: täytä rivejä, rakenna laattoja vierekkäin ja jätä muille se, mistä heille ei ole hyötyä.
learn-play = Pelaa peli

learn-take = Laattojen ottaminen
learn-take-task = Pelin voittaa se, jolla on lopussa eniten pisteitä, ja pisteitä saa seinälle siirretyistä laatoista. Olet Peter ja aloitat. Yhdeltä tehdasalustalta otetaan kaikki yhdenväriset laatat: ota molemmat mustat laatat tehdasalustalta 1 ja aseta ne mille tahansa viidestä kuviorivistäsi.
learn-take-done = Sait kaikki sen tehdasalustan mustat laatat. Sinne jääneet sininen ja valkoinen siirtyivät pöydän keskelle. Yhdellä rivillä on aina vain yhtä väriä.

learn-leave = Keskiosa täyttyy
learn-leave-task = Nyt on Martin vuoro: tee hänen siirtonsa. Ota keltainen laatta tehdasalustalta 2.
learn-leave-done = Kolme punaista laattaa meni pöydän keskelle. Mitä enemmän jätät, sitä enemmän seuraava voi ottaa.

learn-centre = Pöydän keskeltä ottaminen
learn-centre-task = Anni ottaa pöydän keskeltä kaikki kolme punaista laattaa. Hän ottaa sieltä ensimmäisenä, joten hän saa vielä jotain muutakin.
learn-centre-done = Ensimmäinen keskeltä ottava saa myös aloitusmerkin. Se menee lattiariville ja maksaa pisteen, mutta Anni aloittaa seuraavan kierroksen.

learn-lines = Minne laatat saa asettaa
learn-lines-task = Olet taas Peter. Ota kaksi keltaista laattaa tehdasalustalta 2. Riveille 2 ja 3 keltaista ei voi asettaa: niitä vastaavilla seinäriveillä on jo keltainen. Rivillä 4 on sinistä. Aseta laatat niin, ettei mitään putoa lattialle.
learn-lines-done = Rivillä 5 on tilaa molemmille. Riville 1 olisi mahtunut yksi, ja toinen olisi pudonnut lattiariville. Molemmat voi asettaa myös lattialle; se on aina sallittua, mutta maksaa lähes aina pisteitä.

learn-tile = Seinän laatoitus
learn-tile-task = Kierroksella on jäljellä yksi laatta. Ota se sininen ja täytä rivi 4. Sitten jokaiselta täydeltä riviltä siirtyy yksi laatta seinälle.
learn-tile-done = Täysiltä riveiltä 2 ja 4 siirtyi ylhäältä alkaen kummaltakin yksi laatta omalle paikalleen seinälle, ja kumpikin toi yhden pisteen. Näiden rivien muut laatat menivät pelilaatikon kanteen. Rivit 3 ja 5 eivät ole täynnä, joten ne jäävät ennalleen.

learn-alone = Yksinäinen laatta
learn-alone-task = Täytä rivi 2 punaisella laatalla ja katso, montako pistettä se tuo.
learn-alone-done = Sen vieressä ei ole laattaa, ei sivuilla, yläpuolella eikä alapuolella: yksi piste. Kulmia ei lasketa.

learn-row = Laatat vaakarivissä
learn-row-task = Toisella seinärivillä keltaisen paikka on sinisen ja punaisen välissä. Täytä rivi 2.
learn-row-done = Nyt kolme laattaa on vierekkäin: kolme pistettä, uusi laatta mukaan lukien.

learn-column = Laatat pystyrivissä
learn-column-task = Kolmannen seinärivin sinisen paikan yläpuolella ovat keltainen ja punainen. Täytä rivi 3.
learn-column-done = Kolme laattaa on allekkain: kolme pistettä. Uuden laatan sivuilla ei ole mitään, joten vaakarivi ei tuo pisteitä.

learn-both = Molempiin suuntiin
learn-both-task = Kolmannen seinärivin keltaisella paikalla on naapureita joka puolella. Täytä rivi 3.
learn-both-done = Neljä vaakarivissä ja kolme pystyrivissä: seitsemän pistettä yhdellä laatalla. Se lasketaan kumpaankin.

learn-floor = Lattiarivi
learn-floor-task = Mikään rivi ei enää ota mustaa, mutta jonkun on se otettava. Ota molemmat laatat ja seuraa lattiariviä.
learn-floor-done = Viisi paikkaa täyttyi, aloitusmerkin paikka mukaan lukien: menetät 1 + 1 + 2 + 2 + 2 = 8 pistettä. Sitten lattiarivi tyhjennetään. Pisteet eivät koskaan laske alle nollan.

learn-overflow = Täysi lattiarivi
learn-overflow-task = Lattiarivisi seitsemästä paikasta kuusi on täynnä, eikä mikään rivi ota punaista. Jonkun on se silti otettava: ota kolme punaista laattaa.
learn-overflow-done = Yksi punainen laatta sai viimeisen paikan. Muille kahdelle ei ollut tilaa: ne menivät suoraan pelilaatikon kanteen eivätkä maksa mitään. Täysi lattiarivi maksaa 1 + 1 + 2 + 2 + 2 + 3 + 3 = 14 pistettä, eikä kierros voi koskaan maksaa enempää.

learn-refill = Seuraava kierros
learn-refill-task = Täytä rivi 1 viimeisellä laatalla. Seuraa sitten pussia: siinä on enää kahdeksan laattaa, ja viidelle tehdasalustalle niitä tarvitaan kaksikymmentä.
learn-refill-done = Kahdeksalla laatalla täytettiin kaksi tehdasalustaa. Sitten kaikki kannessa olleet laatat siirrettiin pussiin, ja kolme muuta tehdasalustaa täytettiin siitä. Aloitusmerkki on Martilla, joten hän aloittaa.

learn-end = Pelin päättyminen
learn-end-task = Täytä rivi 1: valkoinen on ensimmäisen seinärivisi viimeinen laatta. Täysi vaakarivi päättää pelin tämän kierroksen jälkeen.
learn-end-done = Laatta itse toi 5 + 5. Lopussa saa 2 pistettä jokaisesta täydestä vaakarivistä, 7 jokaisesta täydestä pystyrivistä ja 10 jokaisesta väristä, jonka kaikki viisi laattaa ovat seinällä: tässä yksi kutakin, yhteensä 19.

learn-tie = Tasapisteet
learn-tie-task = Täytä rivi 2 mustalla laatalla. Se päättää pelin, ja silloin sinulla ja Martilla on yhtä monta pistettä.
learn-tie-done = Molemmilla on 57 pistettä. Nyt ratkaisevat täydet vaakarivit: sinulla niitä on kaksi ja Martilla yksi, joten sinä voitat. Jos nekin olisivat tasan, voitto jaettaisiin.

learn-grey = Harmaa puoli
learn-grey-task = Harmaalla puolella seinään ei ole painettu värejä: kun rivi on täynnä, valitset itse pystyrivin. Sama väri ei saa olla kahdesti samassa vaaka- eikä pystyrivissä. Rivin 3 punainen laatta siirtyy kolmannelle seinäriville: valitse pystyrivi, jossa se tuo eniten pisteitä.
learn-grey-done = Kaksi vaakarivissä ja kaksi pystyrivissä: 4 pistettä. Pystyriviin 3 laattaa ei voinut asettaa, koska siinä on jo punainen. Jos täydelle riville ei ole enää sallittua pystyriviä, kaikki sen laatat putoavat lattiariville.

## Oppituntien luettelo

learn-title = Opi pelaamaan Azulia
learn-aim = Pelin voittaa se, jolla on lopussa eniten pisteitä. Pisteitä saa seinälle siirretyistä laatoista, eniten vierekkäisistä. Joka oppitunnilla teet siirron itse.
learn-begin = Aloita ensimmäisestä oppitunnista
learn-continue = Jatka: { $title }
learn-look-up = Etsi sääntö
learn-rules-about = Laattojen ottaminen, asettaminen ja pisteytys askel kerrallaan.
learn-strategy = Strategia
learn-strategy-about = Mihin hyvät pelaajat kiinnittävät huomiota. Tietokone on laskenut kaiken tarkasti läpi.
learn-count = { $count }/{ $total } tehty
learn-is-done = tehty

learn-worse =
    { $loss ->
        [one] Lopputulos on { $loss } pisteen huonompi kuin parhaalla siirrolla. Laatat ovat taas paikoillaan: yritä uudelleen.
       *[other] Lopputulos on { $loss } pistettä huonompi kuin parhaalla siirrolla. Laatat ovat taas paikoillaan: yritä uudelleen.
    }
learn-weaker = Se on sallittu, mutta on olemassa paljon parempi siirto. Laatat ovat taas paikoillaan: yritä uudelleen.

## Strategia

learn-denial = Mitä toinen tarvitsee
learn-denial-task = Ylin seinärivisi tulee täyteen, joten peli päättyy tämän kierroksen jälkeen. Jäljellä on kaksi laattaa: yksi sinulle, yksi Martille. Punainen täyttää rivisi 2 ja tuo 5 pistettä. Valkoinen ei tuo sinulle mitään. Kumman otat?
learn-denial-done = Valkoisella laatalla Martti olisi täyttänyt rivin 5 ja saanut 8 pistettä: enemmän kuin punainen tuo sinulle. Punainen ei sovi millekään hänen rivilleen, joten se vei häneltä vielä pisteen. Voitat 54–53.
learn-denial-red = Martti otti valkoisen laatan, täytti rivin 5 ja sai siitä 8 pistettä. Häviät. Ennen kuin otat mitään, katso, mitä jätät seuraavalle.

learn-weapon = Lattia aseena
learn-weapon-task = Peli päättyy tämän kierroksen jälkeen. Kumpikaan teistä ei voi enää asettaa punaista riville, mutta kaikki on otettava. Jätä se Martille!
learn-weapon-done = Otit sinisen, ja sen vieressä ollut punainen siirtyi keskelle. Nyt Martin oli otettava neljä punaista laattaa, ja aloitusmerkin kanssa lattiarivi maksoi hänelle 8 pistettä. Laske, montako ottoa on jäljellä: silloin tiedät, kenen on otettava viimeinen.
learn-weapon-one = Sininen siirtyi keskelle, ja Martti otti sen. Muut kolme punaista jäivät sinulle: menetit 6 pistettä ja samalla pelin.
learn-weapon-three = Martti otti sinisen, ja viimeinenkin punainen jäi sinulle: menetit 6 pistettä ja samalla pelin.

learn-marker = Aloitusmerkin arvo
learn-marker-task = Punainen täyttää rivisi 5. Yksi punainen laatta on tehdasalustalla 1, toinen keskellä aloitusmerkin kanssa, ja merkki maksaa pisteen. Kumman otat?
learn-marker-done = Aloitat seuraavan kierroksen ja saat valita uusista laatoista ensimmäisenä. Kun peli vielä jatkuu, se on enemmän kuin yhden pisteen arvoista: tietokone arvioi, että asemasi on noin 4 pistettä parempi kuin ilman merkkiä.
learn-marker-factory = Säästit pisteen, mutta nyt Martti saa aloitusmerkin ja valitsee seuraavalla kierroksella ensimmäisenä. Tietokone arvioi, että asemasi on noin 4 pistettä huonompi.
learn-marker-last-task = Nyt peli päättyy tämän kierroksen jälkeen. Yksi keltainen laatta on tehdasalustalla 1, toinen keskellä aloitusmerkin kanssa. Kumpikaan ei täytä riviä. Kumman otat?
learn-marker-last-done = Seuraavaa kierrosta ei tule, joten aloitusmerkki vain maksaa pisteen. Martin oli otettava se, ja sinä voitat 51–50.
learn-marker-last-centre = Seuraavaa kierrosta ei tule. Aloitusmerkki vain vei sinulta pisteen, ja se piste ratkaisi pelin: häviät.

learn-bonus = Pystyrivit ja värit
learn-bonus-task = Peli päättyy tämän kierroksen jälkeen. Sinä otat laatan, Martti ottaa laatan, ja viimeinen jää sinulle. Keltainen täyttää rivin 3 ja tuo 7 pistettä, punainen rivin 4 ja tuo 5, sininen rivin 5 ja tuo 4. Minkä otat ensin?
learn-bonus-done = Sininen on viides sininen laattasi: 4 pistettä ja lopussa vielä 10. Martti otti punaisen, seuraavaksi parhaan, ja sinä voitat 61–60. Pystyrivistä saa 7 pistettä ja väristä 10: usein enemmän kuin itse laatasta.
learn-bonus-yellow = 7 pistettä on heti eniten, mutta Martti otti viidennen sinisen laattasi: 4 pistettä ja lopussa 10. Häviät 59–60.
learn-bonus-column = Punainen täytti pystyrivin: 5 pistettä ja lopussa vielä 7. Mutta Martti otti viidennen sinisen laattasi, joka olisi tuonut 4 ja 10. Häviät 59–60.

learn-ending = Pelin päättäminen
learn-ending-task = Jäljellä on yksi laatta. Johdat 52–48, mutta Martin rivit 4 ja 5 ovat melkein täynnä. Rivillä 2 musta täyttää vaakarivin, ja peli päättyy. Rivillä 4 tai 5 se aloittaa rivin myöhempää varten, ja peli jatkuu. Mitä teet?
learn-ending-done = Laatta ja vaakarivi nostavat sinut 59 pisteeseen, ja Martti jää 54:ään. Jos johdat ja voit päättää pelin, päätä se: mikään uusi kierros ei enää muuta tulosta.
learn-ending-on = Nyt Martti saa vielä kierroksen melkein täysille riveilleen, ja tietokone arvioi, että jäät häviölle. Peli oli jo voitettu: päätä se.
learn-waiting-task = Tällä kertaa Martti johtaa 62–44. Rivillä 1 musta tuo 6 pistettä, ja peli jatkuu. Rivillä 2 se täyttää taas vaakarivin ja päättää pelin. Riviltä 4 ja riviltä 5 puuttuu kummaltakin vain yksi laatta. Mitä teet?
learn-waiting-done = Täysi vaakarivi olisi päättänyt pelin, ja olisit hävinnyt 58–61. Nyt pelaat vielä kierroksen, ja kaksi riviäsi on melkein täynnä: tietokone pitää sinua nyt selvänä suosikkina.
learn-waiting-now = Peli päättyi, ja Martti voittaa 61–58. Jos olet häviöllä, älä päätä peliä.

learn-bag = Mitä pussissa on
learn-bag-task = Voit asettaa riville 4 kolme mustaa tai kolme valkoista laattaa. Yksi jää silti puuttumaan, ja sen on tultava pussista. Katso, mitä pussissa on. Kumman värin otat?
learn-bag-done = Pussissa on 30 laattaa: 8 mustaa, ei yhtään valkoista. Seuraavalla kierroksella niistä nostetaan 20. Musta voi siis tulla, valkoinen ei: kannen laatat palaavat pussiin vasta, kun se on tyhjä.
learn-bag-white = Pussissa on 30 laattaa, eikä yksikään ole valkoinen. Seuraavalla kierroksella niistä nostetaan 20, joten valkoista ei voi tulla, ja rivi 4 jää ennalleen.
