# Pelin arviointi: kaavio, arvosanat, perustelut, summat ja kysymykset, joista oppii.

review-title = Arviointi: { $names }
review-percent = { $number } %
review-points = { $number } pistettä

## How it goes on

review-waiting =
    { $ahead ->
        [0] Arviointi alkaa pian.
        [one] { $ahead } muu arviointi on ensin.
       *[other] { $ahead } muuta arviointia on ensin.
    }
review-running = { $percent } % arvioitu, jäljellä noin { $seconds } s
review-done =
    { $proved ->
        [yes] Arviointi valmis, viimeinen kierros on todistettu
       *[no] Arviointi valmis
    }
review-lost = Yhteys katkesi. Arvioitu säilyy; yritetään uudelleen …
review-unfinished = Peli loppuu siirtoon { $number }; se arvioidaan siihen asti.
review-outdated = Tämän arvioinnin teki vanhempi versio.
review-again = Arvioi uudelleen
review-go-on = Jatka

## The graph and its table

review-graph = Voittomahdollisuus prosentteina
review-seat = Kenen kannalta
review-as-table = Taulukkona
review-as-graph = Kaaviona
review-legend-luck = uudet laatat: tuuri
review-legend-own = virhe: { $name }
review-legend-others = virhe: muut
review-column-step = Vaihe
review-column-verdict = Arvio
review-column-share = Mahdollisuus

## Grades

review-grade =
    { $grade ->
        [best] paras
        [good] hyvä
        [inaccuracy] epätarkkuus
        [mistake] virhe
       *[blunder] paha virhe
    }
review-forced = ainoa siirto
review-proved = todistettu
review-not-yet = Ei vielä arvioitu.
review-luck = tuuri { $change }
review-luck-what = { $name }: verrattuna muiden samasta pussista saatavien jakojen keskiarvoon, virhe noin { $error }.
review-errors-only = Vain virheet
review-all-moves = Kaikki siirrot
review-row =
    { $kind ->
        [played] Pelattu
        [better] Parempi
        [best] Paras
       *[other] Myös hyvä
    }
review-mark =
    { $kind ->
        [played] pelattu { $move }
        [better] parempi { $move }
       *[try] yritys { $move }
    }
review-line = Jatko siirron { $move } jälkeen

## Why another move is better

review-why-result =
    { $played ->
        [share] Todistettu: { $best } voittaa, pelattu siirto vain jakaa voiton.
       *[lose]
            { $standing ->
                [share] Todistettu: { $best } jakaa voiton, pelattu siirto häviää.
               *[win] Todistettu: { $best } voittaa, pelattu siirto häviää.
            }
    }
review-why-scores = { $best } täyttää rivin { $line }: { points }. Pelattu siirto tuo { $played }.
review-why-floor =
    { $lost ->
        [0] Pelatun siirron hinta lattiarivillä on { points }, siirron { $best } ei mitään.
       *[other] Pelatun siirron hinta lattiarivillä on { points }, siirron { $best } vain { $lost }.
    }
review-why-marker = { $best } ottaa aloitusmerkin.
review-why-leaves =
    { $points ->
        [0] Pelatun siirron jälkeen { $name } voi ottaa { tiles.accusative } { from-source } riville { $line }.
       *[other] Pelatun siirron jälkeen { $name } voi ottaa { tiles.accusative } { from-source } riville { $line }: { points }.
    }
review-why-leaves-floor = Pelatun siirron jälkeen { $name } voi ottaa { tiles.accusative } { from-source }.
review-why-outlook =
    { $part ->
        [begun_lines] { $best } on parempi aloitettujen rivien kannalta: arviolta { $number } pistettä.
        [offer] { $best } on parempi jäljellä olevan tarjonnan kannalta: arviolta { $number } pistettä.
        [rows] { $best } on parempi seinän vaakarivien kannalta: arviolta { $number } pistettä.
        [columns] { $best } on parempi seinän pystyrivien kannalta: arviolta { $number } pistettä.
        [colours] { $best } on parempi seinän värien kannalta: arviolta { $number } pistettä.
        [tempo] { $best } on parempi pelin vauhdin kannalta: arviolta { $number } pistettä.
       *[bag_and_lead] { $best } on parempi loppupelin kannalta: arviolta { $number } pistettä.
    }

## The whole game

review-summary = Koko peli
review-player = Pelaaja
review-errors = Menetetty virheillä
review-luck-of-deals = Laattatuuri
review-accuracy = Tarkkuus
review-level = Pelasi kuin
review-luckiest = Onnekkaimmat laatat
review-worst = Huonoin siirto
review-of-hundred = { $number }/100
review-level-value = taso { $level } ({ $low }–{ $high })
review-sum = { $name }: alussa { $start }, tuuri { $luck }, omat virheet { $own }, muiden virheet { $others }, uusi haku { $rest }: lopussa { $end }.

## Learning

review-learn =
    { $count ->
        [one] Opi { $count } virheestä
       *[other] Opi { $count } virheestä
    }
review-no-mistakes = Ei kysymisen arvoisia virheitä. Hyvin pelattu!
review-learn-title = Opi virheistäsi
review-question-number = Kysymys { $number }/{ $count }
review-back = Takaisin arviointiin
review-learned = { $count }/{ $total } kysymystä ratkaistu
review-cost = hinta { $loss }
review-question = Pelasit { $move }, { $words }. Etsi parempi siirto.
review-your-turn = Tee siirtosi pöydällä.
review-judging = Siirtoa arvioidaan …
review-try-kept = Palvelimella on ruuhkaa; siirtosi säilyy ja arvioidaan seuraavaksi.
review-verdict =
    { $verdict ->
        [best] { $move }: yhtä hyvä kuin paras
        [better] { $move }: parempi, mutta ei paras
       *[worse] { $move }: ei parempi
    }
review-answer = Paras siirto: { $move }, { $words }
review-bar =
    { $kind ->
        [played] pelattu
        [try] yrityksesi
       *[best] paras
    }
review-another-try = Yritä uudelleen
review-hint = Vihje
review-show-answer = Näytä vastaus
review-skip = Ohita
review-next = Seuraava
