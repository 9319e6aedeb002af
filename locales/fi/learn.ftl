# Lyhyt johdanto: sääntökirjojen omat esimerkit, yksi siirto kukin. Nimet ovat suomenkielisestä sääntökirjasta.

learn-progress = { $step }/{ $total }
learn-player =
    { $seat ->
        [1] Peter
        [2] Martti
       *[3] Anni
    }
learn-next = Seuraava
learn-skip = Ohita tämä
learn-not-that = Sekin on sallittu, mutta tässä esimerkissä on kyse muusta. Laatat ovat taas paikoillaan: yritä uudelleen.
learn-ready = Osaat säännöt
learn-ready-about = Eniten pisteitä kerännyt voittaa. Loput oppii pelaamalla: täytä rivejä, rakenna laattoja vierekkäin ja jätä muille se, mistä heille ei ole hyötyä.
learn-play = Pelaa peli
learn-again = Vielä kerran

learn-take = Laattojen ottaminen
learn-take-task = Olet Peter ja aloitat. Yhdeltä tehdasalustalta otetaan kaikki yhdenväriset laatat. Ota molemmat mustat laatat tehdasalustalta 1 ja aseta ne mille tahansa viidestä kuviorivistäsi.
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

learn-end = Pelin päättyminen
learn-end-task = Täytä rivi 1: valkoinen on ensimmäisen seinärivisi viimeinen laatta. Täysi vaakarivi päättää pelin tämän kierroksen jälkeen.
learn-end-done = Laatta itse toi 5 + 5. Lopussa saa 2 pistettä jokaisesta täydestä vaakarivistä, 7 jokaisesta täydestä pystyrivistä ja 10 jokaisesta väristä, jonka kaikki viisi laattaa ovat seinällä: tässä yksi kutakin, yhteensä 19.
