# Evaluering af et spil: graf, karakterer, begrundelser, summer og spørgsmål at lære af.

review-title = Evaluering: { $names }
review-percent = { $number } %
review-points = { $number } point

## How it goes on

review-waiting =
    { $ahead ->
        [0] Evalueringen begynder om lidt.
        [one] { $ahead } anden evaluering kommer først.
       *[other] { $ahead } andre evalueringer kommer først.
    }
review-running = { $percent } % evalueret, omkring { $seconds } s tilbage
review-done =
    { $proved ->
        [yes] Evalueringen er færdig, sidste runde er bevist
       *[no] Evalueringen er færdig
    }
review-lost = Forbindelsen er afbrudt. Det evaluerede er gemt; prøver igen …
review-unfinished = Spillet stopper ved træk { $number }; det evalueres dertil.
review-outdated = En ældre version har lavet denne evaluering.
review-again = Evaluer igen
review-go-on = Fortsæt

## The graph and its table

review-graph = Vinderchance i procent
review-seat = Set fra
review-as-table = Som tabel
review-as-graph = Som graf
review-legend-luck = nye fliser: held
review-legend-own = fejl: { $name }
review-legend-others = fejl: andre
review-column-step = Trin
review-column-verdict = Dom
review-column-share = Chance

## Grades

review-grade =
    { $grade ->
        [best] bedst
        [good] godt
        [inaccuracy] unøjagtighed
        [mistake] fejl
       *[blunder] brøler
    }
review-forced = eneste træk
review-proved = bevist
review-not-yet = Endnu ikke evalueret.
review-luck = held { $change }
review-luck-what = { $name }: sammenlignet med gennemsnittet af andre fordelinger fra samme pose, usikkerhed { $error }.
review-errors-only = Kun fejl
review-all-moves = Alle træk
review-row =
    { $kind ->
        [played] Spillet
        [better] Bedre
        [best] Bedst
       *[other] Også godt
    }
review-mark =
    { $kind ->
        [played] spillet { $move }
        [better] bedre { $move }
       *[try] dit forsøg { $move }
    }
review-line = Sådan går det videre efter { $move }

## Why another move is better

review-why-result =
    { $played ->
        [share] Bevist: { $best } vinder, det spillede træk deler kun sejren.
       *[lose]
            { $standing ->
                [share] Bevist: { $best } deler sejren, det spillede træk taber.
               *[win] Bevist: { $best } vinder, det spillede træk taber.
            }
    }
review-why-scores = { $best } fylder linje { $line }: { points }. Det spillede træk giver { $played }.
review-why-floor =
    { $lost ->
        [0] Det spillede træk koster { points } på gulvlinjen, { $best } intet.
       *[other] Det spillede træk koster { points } på gulvlinjen, { $best } kun { $lost }.
    }
review-why-marker = { $best } tager startbrikken.
review-why-leaves =
    { $points ->
        [0] Efter det spillede træk kan { $name } tage { tiles } { from-source } til linje { $line }.
       *[other] Efter det spillede træk kan { $name } tage { tiles } { from-source } til linje { $line }: { points }.
    }
review-why-leaves-floor = Efter det spillede træk kan { $name } tage { tiles } { from-source }.
review-why-outlook =
    { $part ->
        [begun_lines] { $best } er bedre for de påbegyndte linjer: anslået { $number } point.
        [offer] { $best } er bedre for det, der er tilbage at tage: anslået { $number } point.
        [rows] { $best } er bedre for væggens rækker: anslået { $number } point.
        [columns] { $best } er bedre for væggens kolonner: anslået { $number } point.
        [colours] { $best } er bedre for farverne på væggen: anslået { $number } point.
        [tempo] { $best } er bedre for spillets tempo: anslået { $number } point.
       *[bag_and_lead] { $best } er bedre for resten af spillet: anslået { $number } point.
    }

## The whole game

review-summary = Hele spillet
review-player = Spiller
review-errors = Tabt ved fejl
review-luck-of-deals = Held med fliser
review-accuracy = Præcision
review-level = Spillede som
review-luckiest = Heldigste fliser
review-worst = Værste træk
review-of-hundred = { $number } af 100
review-level-value = niveau { $level } ({ $low } til { $high })
review-sum = { $name }: { $start } ved starten, { $luck } held, { $own } egne fejl, { $others } de andres fejl, { $rest } ved ny søgning: { $end } til sidst.

## Learning

review-learn = Lær af { $count } fejl
review-no-mistakes = Ingen fejl, der er et spørgsmål værd. Godt spillet!
review-learn-title = Lær af dine fejl
review-question-number = Spørgsmål { $number } af { $count }
review-back = Tilbage til evalueringen
review-learned = { $count } af { $total } spørgsmål løst
review-cost = kostede { $loss }
review-question = Du spillede { $move }, { $words }. Find et bedre træk.
review-your-turn = Lav dit træk på bordet.
review-judging = Dit træk vurderes …
review-try-kept = Serveren har travlt; dit træk er gemt og vurderes som det næste.
review-verdict =
    { $verdict ->
        [best] { $move }: lige så godt som det bedste
        [better] { $move }: bedre, men ikke det bedste
       *[worse] { $move }: ikke bedre
    }
review-answer = Det bedste træk: { $move }, { $words }
review-bar =
    { $kind ->
        [played] spillet
        [try] dit forsøg
       *[best] bedst
    }
review-another-try = Et forsøg mere
review-hint = Hint
review-show-answer = Vis svaret
review-skip = Spring over
review-next = Næste
