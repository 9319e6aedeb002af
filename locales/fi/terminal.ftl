# Peli päätteessä (`tilewright terminal`) ja komennon `tilewright play` ensimmäiset sanat. Rivillä on enintään 80 merkkiä.

## The start

play-at = Tilewright on osoitteessa { $address }
play-end = Ctrl-C lopettaa ohjelman; pelisi säilyvät.
terminal-welcome = Tilewright: Azul päätteessä. Enter hyväksyy sen, mikä on [hakasulkeissa].
terminal-how-many = Montako pelaajaa, 2–4?
terminal-how-many-people = Montako heistä on ihmisiä? Muut pelaa tietokone.
terminal-how-strong = Kuinka vahva tietokone on, { $weakest } (aloittelijoille) – { $strongest }?
terminal-which-side = Kumpi pelialustojen puoli, { $sides }?
typed-side-coloured = värillinen
typed-side-grey = harmaa
terminal-please-answer = Vastaa { $answers }.
terminal-no-game = Peliä ei aloitettu.
terminal-you = Pelaaja
terminal-level = Taso { $level }
terminal-only-computers = Vain tietokone pelaa; Ctrl-C lopettaa pelin.
refused-seats = pelissä on { $fewest }–{ $most } paikkaa, ei { $count } (SETUP-1)
refused-new-game-only = --side ja --first koskevat uutta peliä, eivät jatkettavaa
refused-other-seats = tiedoston { $file } pelissä on { $seats } paikkaa, ei { $count }
refused-file-exists = tiedosto on jo olemassa; --resume jatkaa sen peliä, tai valitse toinen nimi
refused-no-unfinished = täällä ei ole keskeneräistä peliä
refused-file-name = tiedoston nimessä saa olla vain tulostettavia merkkejä
refused-folder = tämä on kansio; nimeä tiedosto
refused-seat = ”{ $text }” ei ole mikään näistä: { $choice }, mahdollisesti nimen kanssa, esimerkiksi person:Ana
refused-name = nimessä on enintään { $most } tulostettavaa merkkiä
refused-seed = siemenluku on kokonaisluku, jossa on enintään 18 numeroa

## What a person types

typed-yes = k kyllä
typed-no = e ei
typed-centre = keskiosa keskeltä keskiosasta
typed-floor = lattia lattialle lattiarivi lattiariville
typed-colour =
    { $colour ->
        [B] sininen sinistä sinisen siniset
        [Y] keltainen keltaista keltaisen keltaiset
        [R] punainen punaista punaisen punaiset
        [K] musta mustaa mustan mustat
       *[W] valkoinen valkoista valkoisen valkoiset
    }
typed-ignored = tehdasalusta tehdasalustalta rivi riville pystyrivi pystyriville pöydän

## Commands

command-bag = pussi
command-bag-about = mitä pussissa ja pelilaatikon kannessa on
command-help = ohje
command-help-about = tämä luettelo
command-hint = vihje
command-hint-about = mitä tietokone tekisi tässä
command-moves = siirrot
command-moves-about = kaikki sallitut siirrot
command-position = asema
command-position-about = asema yhtenä tekstirivinä
command-quit = lopeta
command-quit-about = tallenna peli ja poistu
command-save = tallenna
command-save-about = tallenna peli: { command-save } TIEDOSTO.azr, tai vain { command-save }
command-show = näytä
command-show-about = näytä pöytä uudelleen
command-undo = peru
command-undo-about = peru siirtoja kierroksen viimeiseen ihmisen päätökseen asti

## Asking for a move

terminal-greeting = Kirjoita siirto, kuten 3R2 (tehdasalusta 3, punainen, rivi 2), 3R tai { command-help }.
terminal-your-move = Siirtosi:
terminal-your-column = Pystyrivisi:
terminal-move-of = { $name }, siirtosi:
terminal-column-of = { $name }, pystyrivisi:
terminal-not-understood = ”{ $text }” ei ole siirto (kuten 3R2) eikä komento; kokeile: { command-help }.
terminal-help =
    Siirrossa on lähde, väri ja kohde, isoin tai pienin kirjaimin:
      lähde   1–9 tehdasalusta, C pöydän keskiosa
      väri    B sininen, Y keltainen, R punainen, K musta, W valkoinen
      kohde   1–5 kuviorivi, F lattiarivi
    3R2 siis vie punaiset tehdasalustalta 3 riville 2; 3R näyttää, minne ne voi viedä.
    Pystyrivin valinta harmaalla puolella: 2@4 (rivi 2, pystyrivi 4), tai vain 4.
    Komennot:
terminal-supply = Pussi: { $bag }. Kansi: { $lid }.
terminal-no-tiles = ei laattoja
terminal-taken-back =
    { $count ->
        [one] { $count } siirto peruttu.
       *[other] { $count } siirtoa peruttu.
    }
terminal-nothing-to-undo = Tällä kierroksella ei ole peruttavaa, eikä { command-undo } ulotu jakoa edemmäs.
terminal-line-complete = Rivi { $line } on täynnä; sen { colour } laatta voi mennä näihin:
terminal-only-factories =
    { $count ->
        [one] Tehdasalustoja on vain { $count }.
       *[other] Tehdasalustoja on vain { $count }.
    }
terminal-source-holds =
    { $source ->
        [0] Pöydän keskellä: { $tiles }.
       *[other] Tehdasalustalla { $source }: { $tiles }.
    }
terminal-source-lacks =
    { $source ->
        [0] Pöydän keskellä ei ole yhtään { colour.partitive } laattaa.
       *[other] Tehdasalustalla { $source } ei ole yhtään { colour.partitive } laattaa.
    }
terminal-chosen = { tiles } { from-source }
terminal-can-go = { terminal-chosen }, mahdolliset paikat:
terminal-destination =
    { $line ->
        [0] lattia:
       *[other] rivi { $line }:
    }

## What a move brings

effect-completes = rivi täyttyy, { points }
effect-completes-up-to = rivi täyttyy, enintään { points }
effect-completes-nothing = rivi täyttyy, mutta laatta ei nyt sovi mihinkään pystyriviin: kaikki putoavat
effect-complete = täynnä
effect-marker = aloitusmerkki tulee mukana
effect-to-floor =
    { $count ->
        [one] { $count } laatta lattialle
       *[other] { $count } laattaa lattialle
    }
effect-lost = menetys { points }
effect-nothing-lost = ei menetystä, lattia on täynnä
left-nothing =
    { $phase ->
        [end] ei mitään: peli on päättynyt
        [deal] ei mitään: kierros on päättynyt
       *[tile] ei mitään: seinät laatoitetaan
    }
left-tiles =
    { $source ->
        [0] { tiles } pöydän keskellä
       *[other] { tiles } tehdasalustalla { $source }
    }
left-floor = vain lattiariville
left-completes = rivi { $line }, { points }
left-part = rivi { $line }, { $count }/{ $room }

## A hint

hint-plays = Tietokone pelaisi { $move }: { $what }.
hint-leaves = Seuraavalle jää: { $left }.
hint-expects =
    { $side ->
        [ahead] Se odottaa olevansa lopussa noin { $points } pistettä edellä; voittomahdollisuus { $percent } %.
       *[behind] Se odottaa olevansa lopussa noin { $points } pistettä jäljessä; voittomahdollisuus { $percent } %.
    }

## What happened

news-dealt = Kierros { $round }: uudet laatat; aloittaa { $name }.
news-move = { $name } { $move }: { $what }.
news-scored = Kierroksen { $round } pisteet: { $accounts }.
ending-row =
    { $count ->
        [one] Peli on päättynyt: { $names } sai vaakarivin täyteen.
       *[other] Peli on päättynyt: { $names } saivat vaakarivin täyteen.
    }
ending-no-tiles = Peli on päättynyt: laatat loppuivat.
ending-won =
    { $points ->
        [one] { $names } voitti { $points } pisteellä.
       *[other] { $names } voitti { $points } pisteellä.
    }
ending-tie-break = { $tied }: { points } kullakin; { $name } voitti täysien vaakarivien määrällä ({ $count }).
ending-shared =
    { $count ->
        [one] { $tied }: { points } kullakin; { $names } jakavat voiton, kullakin { $count } täysi vaakarivi.
       *[other] { $tied }: { points } kullakin; { $names } jakavat voiton, kullakin { $count } täyttä vaakariviä.
    }
points-told = { $name }: seinä { $wall }, lattiarivi miinus { $floor }, vaakarivit { $rows }, pystyrivit { $columns }, värit { $colours }; yhteensä { $total }.
points-told-before = { $name }: aiemmin { $before }, seinä { $wall }, lattiarivi miinus { $floor }, vaakarivit { $rows }, pystyrivit { $columns }, värit { $colours }; yhteensä { $total }.
points-before = aiemmin
points-wall = seinä
points-floor = lattiarivi
points-rows = vaakarivit, { $points }/rivi
points-columns = pystyrivit, { $points }/rivi
points-colours = värit, { $points }/väri
points-total = yhteensä

## Beside the drawn table

draw-round =
    { $side ->
        [grey] Kierros { $round } · harmaa puoli
       *[coloured] Kierros { $round } · värillinen puoli
    }
draw-over = peli päättyi
draw-to-deal = laattoja jaetaan
draw-supply = pussi { $bag } · kansi { $lid }
draw-factories = Tehdasalustat
draw-centre = Keskiosa
draw-floor = lattia
draw-starts-next = aloittaa

## The table in sentences, for screen readers

plain-table =
    { $side ->
        [grey] Kierros { $round }, harmaa puoli. Laattoja pussissa: { $bag }, kannessa: { $lid }.
       *[coloured] Kierros { $round }, värillinen puoli. Laattoja pussissa: { $bag }, kannessa: { $lid }.
    }
plain-empty-factories =
    { $count ->
        [one] Tehdasalusta { $factories }: tyhjä.
       *[other] Tehdasalustat { $factories }: tyhjiä.
    }
plain-seat = { $name }, paikka { $seat }: { points }.
plain-lines = Kuviorivit: { $lines }.
plain-no-lines = Kuviorivit: tyhjiä.
plain-line = rivi { $line }: { tiles }, { $count }/{ $room }
plain-wall = Seinä: { $rows }.
plain-no-wall = Seinä: tyhjä.
plain-row = vaakarivi { $row }: { $tiles }
plain-in-column = { colour } pystyrivillä { $column }
plain-floor = Lattiarivi: { $what }, menetys { points }.
plain-tiles =
    { $count ->
        [one] { $count } laatta
       *[other] { $count } laattaa
    }
plain-starts-next = Aloittaa seuraavan kierroksen.

## Saving and leaving

terminal-exists = { $file } on jo olemassa. Korvataanko se? (k/e)
terminal-not-saved = Mitään ei tallennettu.
terminal-cannot-save = Tallennus ei onnistunut: { $why }.
terminal-saved = Tallennettu tiedostoon { $file }, tästä lähtien jokaisen siirron jälkeen.
terminal-not-kept = Peliä ei voitu tallentaa tiedostoon { $file }: { $why }.
terminal-another = Uusi peli? (k/e, { command-undo }, { command-save } TIEDOSTO.azr)
terminal-another-answers = Vastaa k, e tai { command-undo }, tai tallenna peli.
terminal-lost = Peliä ei voitu tallentaa: { $why }. Tässä on sen tallenne:
terminal-kept = Peli on tallennettu: { $file }
terminal-resume = Jatka sitä: tilewright terminal --resume { $file }
terminal-goodbye = Näkemiin.
