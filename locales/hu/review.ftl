# Egy játszma értékelése: grafikon, osztályzatok, indokok, összegek és tanulságos kérdések.

review-title = Értékelés: { $names }
review-percent = { $number }%
review-points = { $number } pont

## How it goes on

review-waiting =
    { $ahead ->
        [0] Az értékelés mindjárt kezdődik.
        [one] { $ahead } másik értékelés következik előbb.
       *[other] { $ahead } másik értékelés következik előbb.
    }
review-running = { $percent }% kész, még kb. { $seconds } mp
review-done =
    { $proved ->
        [yes] Az értékelés kész, az utolsó forduló bizonyított
       *[no] Az értékelés kész
    }
review-lost = Megszakadt a kapcsolat. Ami kész, megmarad; újra próbálkozom …
review-unfinished = A játszma a(z) { $number }. lépésnél véget ér; az értékelés eddig tart.
review-outdated = Ezt az értékelést egy régebbi változat készítette.
review-again = Új értékelés
review-go-on = Folytatás

## The graph and its table

review-graph = Győzelmi esély százalékban
review-seat = Kinek a szemszögéből
review-as-table = Táblázatként
review-as-graph = Grafikonként
review-legend-luck = új csempék: szerencse
review-legend-own = hiba: { $name }
review-legend-others = hiba: többiek
review-column-step = Lépés
review-column-verdict = Ítélet
review-column-share = Esély

## Grades

review-grade =
    { $grade ->
        [best] legjobb
        [good] jó
        [inaccuracy] pontatlanság
        [mistake] hiba
       *[blunder] súlyos hiba
    }
review-forced = egyetlen lépés
review-proved = bizonyított
review-not-yet = Még nincs értékelve.
review-luck = szerencse { $change }
review-luck-what = { $name }: az ugyanabból a zsákból jöhető többi osztás átlagához képest, kb. { $error } bizonytalansággal.
review-errors-only = Csak a hibák
review-all-moves = Minden lépés
review-row =
    { $kind ->
        [played] Lépett
        [better] Jobb
        [best] Legjobb
       *[other] Ez is jó
    }
review-mark =
    { $kind ->
        [played] lépett: { $move }
        [better] jobb: { $move }
       *[try] próba: { $move }
    }
review-line = Folytatás { $move } után

## Why another move is better

review-why-result =
    { $played ->
        [share] Bizonyított: { $best } nyer, a meglépett lépés csak osztozik a győzelemben.
       *[lose]
            { $standing ->
                [share] Bizonyított: { $best } osztozik a győzelemben, a meglépett lépés veszít.
               *[win] Bizonyított: { $best } nyer, a meglépett lépés veszít.
            }
    }
review-why-scores =
    { $line ->
        [1] { $best } betölti az 1. sort: { points }. A meglépett lépés ennyit hoz: { $played }.
        [5] { $best } betölti az 5. sort: { points }. A meglépett lépés ennyit hoz: { $played }.
       *[other] { $best } betölti a { $line }. sort: { points }. A meglépett lépés ennyit hoz: { $played }.
    }
review-why-floor =
    { $lost ->
        [0] A meglépett lépés ára a padlóvonalon { points }, { $best } nem kerül semmibe.
       *[other] A meglépett lépés ára a padlóvonalon { points }, { $best } esetén csak { $lost }.
    }
review-why-marker = { $best } elviszi a kezdőjátékos-jelzőt.
review-why-leaves =
    { $points ->
        [0] A meglépett lépés után { $name } elvehet { tiles.accusative } { from-source } { to-line }.
       *[other] A meglépett lépés után { $name } elvehet { tiles.accusative } { from-source } { to-line }: { points }.
    }
review-why-leaves-floor = A meglépett lépés után { $name } elvehet { tiles.accusative } { from-source }.
review-why-outlook =
    { $part ->
        [begun_lines] { $best } jobb a megkezdett soroknak: becsülve { $number } pont.
        [offer] { $best } jobb a megmaradó kínálat miatt: becsülve { $number } pont.
        [rows] { $best } jobb a fal soraihoz: becsülve { $number } pont.
        [columns] { $best } jobb a fal oszlopaihoz: becsülve { $number } pont.
        [colours] { $best } jobb a fal színeihez: becsülve { $number } pont.
        [tempo] { $best } jobb a játszma üteméhez: becsülve { $number } pont.
       *[bag_and_lead] { $best } jobb a játszma hátralévő részére: becsülve { $number } pont.
    }

## The whole game

review-summary = Az egész játszma
review-player = Játékos
review-errors = Hibákkal vesztett
review-luck-of-deals = Csempeszerencse
review-accuracy = Pontosság
review-level = Úgy játszott, mint
review-luckiest = Legszerencsésebb csempék
review-worst = Legrosszabb lépés
review-of-hundred = 100-ból { $number }
review-level-value = szint: { $level } ({ $low }–{ $high })
review-sum = { $name }: kezdetben { $start }, szerencse { $luck }, saját hibák { $own }, mások hibái { $others }, újabb keresés { $rest }: a végén { $end }.

## Learning

review-learn = Tanulj { $count } hibából
review-no-mistakes = Nincs kérdésre érdemes hiba. Szép játék volt!
review-learn-title = Tanulj a hibáidból
review-question-number = { $number }. kérdés, összesen { $count }
review-back = Vissza az értékeléshez
review-learned = { $count }/{ $total } kérdés megoldva
review-cost = ára: { $loss }
review-question = Itt ezt lépted: { $move }, { $words }. Keress jobb lépést!
review-your-turn = Lépj az asztalon.
review-judging = A lépésed értékelése folyik …
review-try-kept = A szerver elfoglalt; a lépésed megmarad, és ez a következő.
review-verdict =
    { $verdict ->
        [best] { $move }: olyan jó, mint a legjobb
        [better] { $move }: jobb, de nem a legjobb
       *[worse] { $move }: nem jobb
    }
review-answer = A legjobb lépés: { $move }, { $words }
review-bar =
    { $kind ->
        [played] lépett
        [try] a próbád
       *[best] legjobb
    }
review-another-try = Új próba
review-hint = Tipp
review-show-answer = Mutasd a választ
review-skip = Kihagyom
review-next = Tovább
