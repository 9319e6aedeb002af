# Yfirferð yfir spil: línurit, einkunnir, skýringar, samtölur og spurningar til að læra af.

review-title = Yfirferð: { $names }
review-percent = { $number }%
review-points = { $number } stig

## How it goes on

review-waiting =
    { $ahead ->
        [0] Yfirferðin er að hefjast.
        [one] { $ahead } önnur yfirferð er á undan.
       *[other] { $ahead } aðrar yfirferðir eru á undan.
    }
review-running = { $percent }% yfirfarin, um { $seconds } s eftir
review-done =
    { $proved ->
        [yes] Yfirferð lokið, síðasta umferðin er sönnuð
       *[no] Yfirferð lokið
    }
review-lost = Sambandið rofnaði. Það sem komið er geymist; reyni aftur …
review-unfinished = Spilið endar við leik { $number }; farið er yfir það að þeim leik.
review-outdated = Eldri útgáfa gerði þessa yfirferð.
review-again = Fara yfir aftur
review-go-on = Halda áfram

## The graph and its table

review-graph = Vinningslíkur í prósentum
review-seat = Séð frá
review-as-table = Sem tafla
review-as-graph = Sem línurit
review-legend-luck = nýjar flísar: heppni
review-legend-own = mistök: { $name }
review-legend-others = mistök: aðrir
review-column-step = Skref
review-column-verdict = Dómur
review-column-share = Líkur

## Grades

review-grade =
    { $grade ->
        [best] bestur
        [good] góður
        [inaccuracy] ónákvæmni
        [mistake] mistök
       *[blunder] afleikur
    }
review-forced = eini leikurinn
review-proved = sannað
review-not-yet = Ekki enn farið yfir.
review-luck = heppni { $change }
review-luck-what = { $name }: borið saman við meðaltal annarra uppstillinga úr sama poka, skekkja um { $error }.
review-errors-only = Aðeins mistök
review-all-moves = Allir leikir
review-row =
    { $kind ->
        [played] Leikið
        [better] Betra
        [best] Besti leikur
       *[other] Líka gott
    }
review-mark =
    { $kind ->
        [played] leikið { $move }
        [better] betra { $move }
       *[try] þín tilraun { $move }
    }
review-line = Framhaldið eftir { $move }

## Why another move is better

review-why-result =
    { $played ->
        [share] Sannað: { $best } vinnur en leikurinn sem var valinn skilar aðeins hlut í sigrinum.
       *[lose]
            { $standing ->
                [share] Sannað: { $best } skilar hlut í sigrinum en leikurinn sem var valinn tapar.
               *[win] Sannað: { $best } vinnur en leikurinn sem var valinn tapar.
            }
    }
review-why-scores = { $best } fyllir línu { $line }: { points }. Leikurinn sem var valinn gefur { $played }.
review-why-floor =
    { $lost ->
        [0] Leikurinn sem var valinn kostar { points } á gólflínunni en { $best } ekkert.
       *[other] Leikurinn sem var valinn kostar { points } á gólflínunni en { $best } aðeins { $lost }.
    }
review-why-marker = { $best } tekur byrjunarflísina.
review-why-leaves =
    { $points ->
        [0] Eftir leikinn sem var valinn getur { $name } tekið { tiles.accusative } { from-source } í línu { $line }.
       *[other] Eftir leikinn sem var valinn getur { $name } tekið { tiles.accusative } { from-source } í línu { $line }: { points }.
    }
review-why-leaves-floor = Eftir leikinn sem var valinn getur { $name } tekið { tiles.accusative } { from-source }.
review-why-outlook =
    { $part ->
        [begun_lines] { $best } er betri fyrir línur sem byrjað er á: { $number } stig að áætlun.
        [offer] { $best } er betri fyrir það sem enn er í boði: { $number } stig að áætlun.
        [rows] { $best } er betri fyrir láréttar línur veggjarins: { $number } stig að áætlun.
        [columns] { $best } er betri fyrir dálka veggjarins: { $number } stig að áætlun.
        [colours] { $best } er betri fyrir litina á veggnum: { $number } stig að áætlun.
        [tempo] { $best } er betri fyrir hraða spilsins: { $number } stig að áætlun.
       *[bag_and_lead] { $best } er betri fyrir framhald spilsins: { $number } stig að áætlun.
    }

## The whole game

review-summary = Spilið í heild
review-player = Leikmaður
review-errors = Tapað á mistökum
review-luck-of-deals = Flísaheppni
review-accuracy = Nákvæmni
review-level = Spilaði eins og
review-luckiest = Heppnustu flísar
review-worst = Versti leikur
review-of-hundred = { $number } af 100
review-level-value = styrkur { $level } ({ $low } til { $high })
review-sum = { $name }: { $start } í byrjun, { $luck } heppni, { $own } eigin mistök, { $others } mistök hinna, { $rest } við nýja leit: { $end } í lokin.

## Learning

review-learn = Læra af mistökum ({ $count })
review-no-mistakes = Engin mistök sem vert er að spyrja um. Vel spilað!
review-learn-title = Lærðu af mistökunum
review-question-number = Spurning { $number } af { $count }
review-back = Aftur í yfirferðina
review-learned = { $count } af { $total } spurningum leystar
review-cost = kostaði { $loss }
review-question = Þú lékst { $move }, { $words }. Finndu betri leik.
review-your-turn = Leiktu á borðinu.
review-judging = Leikurinn er metinn …
review-try-kept = Þjónninn er upptekinn; leikurinn þinn geymist og er metinn næst.
review-verdict =
    { $verdict ->
        [best] { $move }: jafn góður og sá besti
        [better] { $move }: betri, en ekki bestur
       *[worse] { $move }: ekki betri
    }
review-answer = Besti leikurinn: { $move }, { $words }
review-bar =
    { $kind ->
        [played] leikið
        [try] þín tilraun
       *[best] besti leikur
    }
review-another-try = Önnur tilraun
review-hint = Vísbending
review-show-answer = Sýna svarið
review-skip = Sleppa
review-next = Áfram
