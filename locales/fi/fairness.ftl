fair-promise =
    { $own ->
        [yes] Palvelin lukitsi oman osuutensa jaoista, ennen kuin selaimesi lisäsi omansa. Selaimesi säilyttää palvelimen sitoumuksen ja tarkistaa jokaisen jaon pelin päätyttyä.
       *[no] Palvelin on lukinnut oman osuutensa jaoista. Tämä selain ei lisännyt mitään; se tarkistaa jokaisen jaon pelin päätyttyä.
    }
fair-proof =
    { $proof ->
        [proved] Tämä selain näki sitoumuksen ennen kuin lisäsi oman osuutensa, ja jokainen jako seuraa niistä. Kukaan ei voinut valita laattoja.
        [consistent] Jokainen jako seuraa salaisuudesta. Tallenteesta ei näy tämän selaimen osuutta, joten se ei voi tietää, valitsiko joku salaisuuden.
        [nobody-added] Jokainen jako seuraa salaisuudesta. Kukaan pelaajista ei lisännyt omaa osuuttaan, joten palvelimen ylläpitäjä olisi voinut valita sen.
        [no-deals] Peli päättyi ennen kuin laattoja jaettiin, joten tarkistettavaa ei ole.
        [other-commitment] Salaisuus ei ole se, johon palvelin oli sitoutunut.
        [not-ours] Laatat jaettiin ilman tämän selaimen lisäämää osuutta.
        [other-deals] Jaot eivät seuraa salaisuudesta.
       *[other] Pelin tallenteessa ei ole tarkistukseen tarvittavia tietoja.
    }
fair-not-proved = Ei todistettu: ettei kukaan palvelimen ylläpitäjä ole katsonut tulevia laattoja ja kertonut niistä pelaajalle.
fair-unforeseen = Kukaan ei voinut tietää jakoa, ennen kuin tämä selain oli lisännyt lukunsa, ei edes palvelimen ylläpitäjä.
fair-last-not-proved = Ei todistettu: etteivät palvelimen ylläpitäjä ja se, jonka selain lisäsi lukunsa viimeisenä, toimineet yhdessä. Yhdessä he saattoivat valita joko jaon sen luvun kanssa tai jaon ilman sitä.
fair-rounds-without =
    { $count ->
        [one] Kierroksen { $rounds } laatat jaettiin ilman tämän selaimen lukua: jako oli ennalta arvaamaton vain, jos jokin toinen pelaaja, jonka selain lisäsi luvun, on rehellinen.
       *[other] Kierrosten { $rounds } laatat jaettiin ilman tämän selaimen lukua: jaot olivat ennalta arvaamattomia vain, jos jokin toinen pelaaja, jonka selain lisäsi luvun, on rehellinen.
    }
fair-own = Tämän selaimen lisäämä osuus
