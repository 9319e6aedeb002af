# Hvers vegna ekki er hægt að lesa texta, leikur er ekki leyfilegur eða uppstilling útilokuð.

reason-at = Lína { $line }, stafur { $column }: { $reason }
reason-illegal-move = { $move } er ekki leyfilegt: { $reason } ({ $rule }).
reason-impossible-deal = Uppstillingin { $deal } er útilokuð: { $reason } ({ $rule }).

## Why a move is not legal

illegal-over = spilinu er lokið
illegal-deal-first = fyrst þarf að leggja út flísar fyrir næstu umferð
illegal-side = á lituðu hliðinni velur enginn dálk
illegal-columns-later = dálkar eru valdir eftir að síðasta flísin hefur verið tekin
illegal-columns-now = engar flísar eru í boði: nú þarf að velja dálk
illegal-factories = það eru aðeins { $factories } plötur þegar leikmenn eru { $players }
illegal-centre = engin { colour } flís er á miðju borðsins
illegal-factory = engin { colour } flís er á plötu { $source }
illegal-line-holds = í mynsturlínu { $line } er annar litur
illegal-line-full = mynsturlína { $line } er fullkláruð
illegal-wall-has = { colour } flís er þegar í röð { $line } á veggnum
illegal-order = fyrst þarf að flísaleggja línu { $first }, ofan frá og niður
illegal-space = reiturinn í röð { $line }, dálki { $column } er upptekinn
illegal-column-has = { colour } flís er þegar í dálki { $column }

## Why a deal is impossible

no-deal-factory-tiles = á plötu { $source } eiga að vera { $expected } flísar, ekki { $count }
no-deal-bag-first = á plötu { $source } þarf fyrst að fara allt sem eftir er í pokanum, { $bag }, og síðan flísar úr kassalokinu
no-deal-bag-lacks =
    { $count ->
        [one] í pokanum er aðeins { tiles } eftir fyrir plötu { $source }
       *[other] í pokanum eru aðeins { tiles } eftir fyrir plötu { $source }
    }
no-deal-not-awaited = engin umferð bíður þess að flísar séu lagðar út

## Positions and moves

unreadable-no-move = { $text } er ekki leikur: skrifaðu hvaðan, lit og hvert, til dæmis 3R2 eða CKF, eða línu og dálk, til dæmis 2@4 á gráu hliðinni.
unreadable-position-length = Staða er ein lína, mest { $most } stafir; þessi er { $count }.
unreadable-position-fields = Staða fyrir { $players } leikmenn er í { $expected } hlutum með einu bili á milli; þessi er í { $count }.
unreadable-deal-factories = Þegar leikmenn eru { $players } eru plöturnar { $expected }, með kommum á milli; í { $text } eru þær { $count }.
unreadable-position-part = { position-field }: ekki er hægt að lesa { $text }. Hér á að vera: { position-form }.
position-field =
    { $field ->
        [table] Leikmenn og hlið
        [round] Umferð
        [phase] Áfangi
        [factory] Plata { $number }
        [centre] Miðja borðsins
        [first] Fyrsta sæti
        [marker] Byrjunarflís
        [bag] Poki
        [lid] Kassalok
        [board] Spjald { $number }
        [score] Spjald { $number }, stig
        [wall] Spjald { $number }, veggur
        [lines] Spjald { $number }, mynsturlínur
        [line] Spjald { $number }, mynsturlína { $line }
       *[floor] Spjald { $number }, gólflína
    }
position-form =
    { $form ->
        [table] 2c, 3c, 4c, 2g, 3g eða 4g
        [phase] offer:1 eða tile:1 með númeri sætis, deal eða end
        [centre] * fyrir byrjunarflísina, og bókstafir lita
        [board] stig;veggur;línur;gólf
        [wall] fimm raðir með fimm táknum (. B Y R K W) og / á milli
        [lines] fimm mynsturlínur með kommum á milli
        [line] fjöldi og litur, til dæmis 2R, eða -
        [floor] bókstafir lita og *, eða -
        [tiles] bókstafir lita (B Y R K W), eða -
        [counts] fimm tölur með kommum á milli
        [seat] sæti frá 1 til { $players }
       *[number] tala með mest 9 tölustöfum
    }

## Records

unreadable-record-length = Vistað spil er mest { $most } stafir; þetta er { $count }.
unreadable-file-length = Vistað spil er mest { $most } bæti; þetta er stærra.
unreadable-not-utf-8 = Bætið { $byte } er ekki UTF-8-texti: vistaðu skrána sem UTF-8.
unreadable-character = Táknið { $character } má ekki vera í vistuðu spili.
unreadable-deal-alone = Á eftir „deal“ koma plöturnar í sömu línu, til dæmis BBYR,KKWW,...
unreadable-header = Haus er heiti og gildi í gæsalöppum, innan hornklofa og í einni línu, til dæmis [Side "coloured"]; innan gæsalappa er öfugt skástrik aðeins á undan " eða öðru öfugu skástriki.
unreadable-no-headers = Vistað spil hefst á hausnum [Record "1"].
unreadable-late-header = Hausar koma á undan fyrstu uppstillingu eða fyrsta leik.
unreadable-no-header = Hausinn { $header } vantar.
unreadable-header-twice = Hausinn { $header } er hér í annað sinn.
unreadable-header-form = Ekki er hægt að lesa { $header }. Hér á að vera haus á borð við { $form }.
unreadable-version = Þetta er útgáfa { $said } af vistuðum spilum; aðeins útgáfa { $version } er þekkt.
unreadable-contradiction =
    { $name ->
        [Side] { $header } passar ekki við stöðuna, þar er hliðin { $meant }.
        [First] { $header } passar ekki við stöðuna, þar er fyrsta sætið { $meant }.
       *[Seats] { $header } passar ekki við stöðuna, þar eru sætin { $meant }.
    }
unreadable-other-result = Úrslitin eru sögð { $said }, en spilið endar { $result }.
unreadable-no-result = Úrslitin eru sögð { $said }, en spilinu lýkur ekki með þessum leikjum; skrifaðu *.
unreadable-names = Sætin eru { $players } og nöfnin eiga að vera { $players }, ekki { $count }.
unreadable-commitment = Skuldbinding er 64 stafir, aðeins 0–9 og a–f.
unreadable-own-randomness = Þín eigin slembitala er 1 til 64 stafir, aðeins 0–9 og a–f.
unreadable-tournament-randomness = --tournament þarf --randomness: það sem þú bættir við þegar þú skráðir þig.
unreadable-no-tournament = { $file } geymir ekki úrslit móts.
unreadable-no-such-position = Í skránni eru { $last } leikir, svo að staða { $position } er ekki til.
unreadable-one-record = Nefndu eitt vistað spil: SKRÁ.azr, - fyrir staðalinntak, eða --example.
unreadable-closed-input = Staðalinntakið er lokað, svo ekkert er hægt að lesa úr því.
unreadable-closed-output = Staðalúttakið er lokað, svo ekki er hægt að svara.
unreadable-file-or-position = Með --position er engin skrá skrifuð: gefðu upp FILE.azr eða --position, ekki hvort tveggja.
unreadable-one-position = Gefðu upp eina stöðu: texta hennar innan gæsalappa, - fyrir staðalinntak, eða --record FILE.azr.
unreadable-move-of-record = --move þarf --record.
unreadable-no-such-move = Fjöldi leikja í vistaða spilinu er { $last }, svo að leikur { $move } er ekki til.
unreadable-one-review = Nefndu eitt vistað spil til yfirferðar: FILE.azr, möppu með vistuðum spilum, eða --example.
unreadable-no-such-seat = Í spilinu eru sæti 1 til { $last }, ekki { $seat }.
unreadable-folder-options = --html, --plot og --seat eiga við eitt vistað spil, ekki möppu.
unreadable-no-records = Ekkert vistað spil (.azr) er í { $folder }.
