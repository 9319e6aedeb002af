analysis-share = { $percent } %
analysis-worth = { $percent } prosenttia, piste-ero { $points }
analysis-worth-best = paras siirto, { $percent } prosenttia, piste-ero { $points }
analysis-best-says = Paras siirto: { $move }, { $percent } prosenttia
analysis-standing = { $name } { $percent } %
analysis-standing-label = Arvio
analysis-margin = piste-ero { $points }
analysis-margin-unit = odotettu piste-ero
analysis-depth = syvyys { $depth }
analysis-thousand-nodes = { $count } tuhatta asemaa
analysis-million-nodes = { $count } miljoonaa asemaa
analysis-proved = todistettu pelin loppuun asti
analysis-paused = Pysäytetty
analysis-thinking = Miettii…
analysis-resume = Jatka
analysis-best-moves = Parhaat siirrot
analysis-play = Pelaa { $move }
analysis-play-best = Pelaa { $move }, paras siirto
analysis-variations = Muunnelmat
analysis-remove = Poista
analysis-remove-about = { $move } ja kaikki sen jälkeen poistetaan muunnelmista.
analysis-no-moves = Kokeilemasi siirrot näkyvät tässä.
analysis-start = Alku
analysis-played = pelattu
analysis-awaits-deal = Kierros { $round }: jaetaan uudet laatat
analysis-deal-chance = Jaa sattumanvaraisesti
analysis-deal-hand = Valitse laatat
analysis-to-move = siirtovuorossa
analysis-turn-of = { $name } siirtovuorossa
analysis-numbers = Luvut: voittomahdollisuus näillä laatoilla prosentteina
analysis-edit = Muokkaa asemaa
analysis-share-title = Jaa tämä asema
analysis-copy-text = Kopioi tekstinä
analysis-no-picture = Tämä selain ei pystynyt piirtämään kuvaa.
analysis-unreadable = Tämä teksti ei ole asema.
analysis-too-long = Tämä teksti on liian pitkä asemaksi.

## The editor

editor-title = Aseta asema
editor-how = valitse väri, sitten ruutu
editor-palette = Mitä asetetaan
editor-left = { $count } jälj.
editor-left-of = { colour-name }, { $count } jäljellä
editor-marker = merkki
editor-eraser = pyyhi
editor-space =
    { $piece ->
        [none] { $place }, ruutu { $space }: tyhjä
        [marker] { $place }, ruutu { $space }: { marker }
       *[tile] { $place }, ruutu { $space }: { colour-name }
    }
editor-centre-add = Aseta pöydän keskelle
editor-centre-remove = Keskiosa: { tiles }; poista yksi
editor-less = { $what }: yksi vähemmän
editor-more = { $what }: yksi enemmän
editor-undo = Kumoa
editor-paste = Tai liitä asema tähän
editor-read = Lue
editor-players = Pelaajien määrä
editor-players-count = { $count } pelaajaa
editor-side = Pelialustojen puoli
editor-round = Kierros
editor-moves = Siirtovuorossa
editor-starts = Aloittaa kierroksen
editor-first = Aloitti kierroksen
editor-empty = Tyhjä pöytä
editor-fill = Täytä tehdasalustat arpomalla
editor-bag-and-lid = Pussi { $bag }, kansi { $lid }
editor-lid-about = Kaikki, mikä ei ole pöydällä, on pussissa. Jos tiedät, mitä kannessa on, aseta se tähän.
editor-lid-of = { colour-name } kannessa
editor-none-left = Tämän värisiä laattoja ei ole enää: { colour-name }.
editor-impossible =
    { $count ->
        [one] Yksi asia on mahdoton
       *[other] { $count } asiaa on mahdottomia
    }
editor-show = Näytä
editor-analyse = Analysoi
editor-mend =
    { $count ->
        [one] Analysoi: korjaa ensin yksi asia
       *[other] Analysoi: korjaa ensin { $count } asiaa
    }
deal-placed = { $count }/{ $total } laattaa
deal-do = Jaa nämä laatat
deal-clear = Tyhjennä
