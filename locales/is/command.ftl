# Orð skipunarinnar: listi yfir skipanir, og hjálp og úttak þeirra sem eru fyrir leikmenn.

## Command lines

argparse-usage = notkun:
argparse-positional = skylduliðir
argparse-options = valkostir
argparse-help = sýna þessa hjálp og hætta
argparse-version = sýna útgáfu forritsins og hætta
argparse-required = þetta vantar: %s
argparse-unrecognized = óþekkt: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r er ekki í boði (veldu úr %(choices)s)
argparse-one = hér þarf eitt gildi
argparse-some = hér þarf að minnsta kosti eitt gildi
argparse-not-with = fer ekki saman við %s
argparse-value = %(value)r er ekki gilt gildi (%(type)s)
argparse-error = %(prog)s: villa: %(message)s

## The list of commands

help-about = Borðspilið Azul: spila, greina, rannsaka. Óopinbert.
help-epilog = `tilewright SKIPUN --help` lýsir skipun.
purpose-play = spila í vafra á þessari tölvu
purpose-serve = reka spilaþjón: borð fyrir fólk og forrit, í vafra eða um netið
purpose-work = leita fyrir þjóna sem deila gagnagrunni
purpose-operate = segja þjónum í gangi fyrir verkum: tæma, aðeins lesa, útiloka, skilaboð til allra
purpose-store = annast gagnageymslu þjóns: athuga, taka öryggisafrit, afrita, telja upp, eyða
purpose-terminal = spila í skipanaglugga við fólk eða tölvuna
purpose-new = skrifa nýtt spil í skrá eða sýna stöðu með útlögðum flísum
purpose-replay = sýna vistað spil (.azr) leik fyrir leik
purpose-verify = athuga hvort uppstillingar í vistuðu spili voru sanngjarnar
purpose-review = fara yfir vistað spil: mistök, heppni og hvað var betra
purpose-puzzles = búa til þrautir með nákvæmlega einni lausn eða sanna þær aftur
purpose-best = finna bestu leiki í stöðu, hvers virði þeir eru og hvers vegna
purpose-explain = útskýra hvers virði staða er hverju sæti, í stigum
purpose-engine = tala við önnur forrit um staðalinntak og -úttak
purpose-arena = láta tölvuleikmenn keppa, með skekkjumörkum
purpose-league = meta marga tölvuleikmenn hvern við annan
purpose-tournament = halda mót tölvuleikmanna, svissneskt eða frjálst
purpose-train = þjálfa net með spili við sjálf sig, á einni vél eða mörgum
purpose-compile = þýða allt fyrir þessa vél núna, svo að fyrsta spilið hefjist strax
purpose-perft = telja leikjaraðir úr stöðu
purpose-bench = mæla hraða þessarar vélar og sýna undirskriftina

## tilewright play

help-play = Spilaðu Azul í vafra á þessari tölvu: við tölvuna eða með fólki við sama skjá. Spilin þín eru geymd í gagnamöppunni þinni, svo að þú getur haldið áfram eftir næstu ræsingu. Ctrl-C lýkur forritinu. `tilewright terminal` spilar án vafra.
help-play-port = gáttin á þessari tölvu (sjálfgefið: einhver laus)
help-play-no-browser = opna ekki vafrann, sýna aðeins slóðina
help-play-data = hvar borðin eru geymd (sjálfgefið: gagnamappan þín)
help-play-computer-threads = hve margar leitir keyra í einu (sjálfgefið: fjöldi kjarna mínus 1)
help-play-computer-pause = lágmarkssekúndur fyrir leik tölvunnar (0.4)

## tilewright terminal

help-terminal = Spilaðu Azul í skipanaglugga: tvö til fjögur sæti, hvert þeirra manneskja eða tölvan, á hvorri hlið spjaldanna sem er. Án valkosta er spurt hvað skuli spila. Leikir eru skrifaðir, til dæmis 3R2; `hjálp` segir frá hinu.
help-terminal-seats = hver situr í sætum 1, 2, ...: { $choice }; með nafni ef vill, til dæmis person:Ana eða level:3:Bo (sjálfgefið: person computer; tölvan spilar á styrk { $level })
help-terminal-side = hlið spjaldanna (sjálfgefið: coloured)
help-terminal-first = sætið sem byrjar (sjálfgefið: random)
help-terminal-seed = fræ fyrir uppstillingar og val tölvunnar
help-terminal-save = vista spilið í þessa nýju skrá eftir hvern leik
help-terminal-resume = halda áfram með vistað spil og vista það áfram; án skráar það síðasta sem er ólokið
help-terminal-language = tungumál spilsins (sjálfgefið: mál skipanagluggans, annars enska)
help-terminal-plain = aðeins setningar, fyrir skjálesara: engin teikning, engir litir

## tilewright replay

help-replay = Sýna vistað spil (.azr): hverja uppstillingu og hvern leik í orðum, stig hverrar umferðar og hvernig því lauk.
help-replay-file = vistaða spilið; - les staðalinntak
help-replay-example = sýna spilið sem fylgir tilewright
help-replay-position = sýna texta stöðunnar eftir N leiki (0: upphafið)
help-replay-positions = sýna texta hverrar stöðu, eftir hverja uppstillingu og hvern leik
help-replay-text = sýna skrána sjálfa, í venjulegri uppsetningu
help-replay-json = sýna einn JSON-hlut: spilið, stöður, lokastöðu og úrslit

## tilewright verify

help-verify = Athuga uppstillingar í vistuðu spili (.azr): hvort hver þeirra leiðir af leynigildinu sem þjónninn hafði skuldbundið sig við og því sem sætin bættu við, og hvort það sannar fyrir þér að enginn hafi valið þær. Lokastaða 0: svo er; 1: eitthvað leiðir ekki af því, verður ekki athugað eða er ekki sannað; 2: ónothæft inntak.
help-verify-file = vistaða spilið; - les staðalinntak
help-verify-commitment = skuldbindingin sem þú skráðir hjá þér áður en þú bættir slembitölu við, til samanburðar við skrána
help-verify-randomness = slembitalan sem þú bættir við uppstillingarnar
help-verify-tournament = úrslit mótsins sem spilið tilheyrir: --randomness er þá það sem þú bættir við þegar þú skráðir þig
help-verify-json = sýna einn JSON-hlut í stað setninga

## tilewright new

help-new = Hefja spil: skrifa það í skrá með fyrstu uppstillingu af handahófi, eða sýna það.
help-new-file = skrifa spilið hingað í stað þess að sýna það
help-new-players = fjöldi leikmanna (sjálfgefið: fjöldi nafnanna, annars 2)
help-new-side = hvor hlið spjaldanna (sjálfgefið: coloured)
help-new-seats = nöfn leikmanna, réttsælis
help-new-first = sætið sem byrjar (sjálfgefið: dregið af handahófi)
help-new-seed = fræ fyrir uppstillinguna og fyrsta sætið
help-new-position = sýna aðeins texta útlögðu stöðunnar
help-new-force = skrifa yfir FILE.azr ef hún er til
new-written = { $file } skrifuð: { $names }, { side-name }, { $name } byrjar.

## tilewright review

help-review = Fara yfir vistað spil (.azr): hvaða leikir voru mistök, hve heppileg hver uppstilling var og hvað hefði verið betra. Hver staða er metin fyrir hvert sæti: vinningslíkur og væntanlegt forskot í stigum. Það sem leikur tapar miðað við þann besta eru mistök sætisins; það sem uppstilling er virði miðað við aðrar mögulegar er heppni. Úr möppu með vistuðum spilum verður samantekt um þau öll. Yfirferðir eru vistaðar: sé skipun rofin heldur hún áfram þegar hún er endurtekin.
help-review-file = vistaða spilið, eða mappa með vistuðum spilum; - les staðalinntak
help-review-example = fara yfir spilið sem fylgir tilewright
help-review-quick = leita minna: fáeinar sekúndur á spil
help-review-nodes = stöður sem leitað er í fyrir hvern leik (2000000; með þremur og fjórum leikmönnum helmingi færri)
help-review-seat = sýna aðeins leiki þessa sætis
help-review-threads = leitir í einu (ein á hvern kjarna, mest 8)
help-review-fresh = byrja upp á nýtt, án vistaðrar yfirferðar
help-review-json = sýna einn JSON-hlut (docs/notation.md)
help-review-html = skrifa eina síðu með línuritinu og öllum leikjum
help-review-plot = teikna línuritið sem .svg eða .png (þarf matplotlib)
reviewed-headline = { $names }: { side-name }, { $result } ({ $care })
reviewed-unfinished = ólokið
reviewed-quick = fljótleg skoðun
reviewed-nodes = { $nodes } stöður á leik
reviewed-deal = Umferð { $round }, uppstilling { $deal }: hagstæðust fyrir { $name }, { $change } (±{ $error }) og { $points } stig; { $values }
reviewed-part =
    { $part ->
        [start] í byrjun
        [own] eigin leikir
        [others] leikir hinna
        [remainder] afgangur
        [end] í lokin
       *[now] núna
    }
reviewed-grades =
    { $grade ->
        [inaccuracy] ónákvæmni
        [mistake] mistök
       *[blunder] afleikir
    }
reviewed-steps = uppstillingar og leikir
reviewed-move = Leikur
reviewed-interrupted = rofið við { $share }; sama skipun heldur áfram þaðan.
reviewed-partly = Farið er yfir { $count } af { $total } skrefum.
reviewed-not-kept = yfirferðin er ekki vistuð: { $why }
reviewed-column-games = spil
reviewed-column-won = unnið
reviewed-column-less-luck = unnið mínus heppni
reviewed-column-accuracy = nákvæmni
reviewed-column-errors = mistök í spili
reviewed-column-luck = heppni í spili
reviewed-column-level = spilar eins og

## tilewright puzzles

help-puzzles = Búa til þrautir og prófa þær. Þraut er staða tveggja leikmanna í umferð sem getur lokið spilinu, þar sem nákvæmlega einn leikur heldur sigrinum, heldur jöfnum hlut í sigrinum eða vinnur með minnst 3 stigum meira en allir aðrir. Allt er það sannað.
purpose-puzzles-make = leita að þrautum í spilum og skrifa þær í skrá
purpose-puzzles-verify = sanna hverja þraut í skrá aftur
help-puzzles-make = Leita að þrautum í spilum tölvunnar eða í vistuðum spilum og skrifa þær í skrá. Ctrl-C lýkur leitinni; það sem þá er fundið er skrifað.
help-puzzles-make-file = hvert þær eru skrifaðar: .jsonl, eða .jsonl.gz fyrir þjappaða skrá
help-puzzles-make-count = hve margar á að búa til
help-puzzles-make-records = leita í spilum þessarar möppu (.azr)
help-puzzles-make-seed = hvaða spil tölvunnar (sjálfgefið: 0)
help-puzzles-make-processes = ferli á þessari vél (sjálfgefið: eitt á hvern kjarna)
help-puzzles-make-cluster = vinna á Ray-klasa; `local` ræsir einn á þessari vél
help-puzzles-verify = Sanna hverja þraut í skrá aftur: markmið hennar, hvern leik lausnarinnar, að enginn annar leikur nái markmiðinu, þemu og styrk. Lokastaða 0: allt stenst; 1: eitthvað stenst ekki; 2: ekki er hægt að lesa skrána.
help-puzzles-verify-file = þrautirnar; annars þær sem fylgja pakkanum
help-puzzles-verify-processes = { help-puzzles-make-processes }
help-puzzles-verify-cluster = { help-puzzles-make-cluster }
puzzles-made =
    { $count ->
        [one] { $count } þraut; skoðuð spil: { $games }; { $seconds } s
       *[other] { $count } þrautir; skoðuð spil: { $games }; { $seconds } s
    }
puzzles-no-more = meira er ekki í vistuðu spilunum: { $count } af { $wanted } þrautum.
puzzles-proved = { $count } af { $total } þrautum eru sannaðar, á { $seconds } s.
puzzles-more = … og { $count } til viðbótar.
puzzles-wrong-none = ekkert markmið næst með nákvæmlega einum leik
puzzles-wrong-goal = markmiðið sem næst með nákvæmlega einum leik er „{ $goal }“, ekki „{ $said }“
puzzles-wrong-solution = lausnin er { $line }, ekki { $said }
puzzles-wrong-nodes = sönnunin þarf meira en { $nodes } stöður
puzzles-wrong-themes = þemun eru { $themes }, ekki { $said }
puzzles-wrong-rating = styrkurinn er { $rating }, ekki { $said }
time-left = { $time } eftir

## tilewright best and tilewright explain

help-best = Finna bestu leiki í stöðu: hvers virði hver þeirra er og hvers vegna. Dálkar: munur er væntanleg lokastig umfram besta annað sæti; líkur eru vinningslíkur; stig og gólf eru það sem leikurinn gefur og kostar strax.
help-best-position = staða innan gæsalappa; - les staðalinntak
help-best-record = taka stöðuna úr vistuðu spili
help-best-move = staðan fyrir leik N í vistaða spilinu (sjálfgefið: síðasta staðan)
help-best-time = sekúndur til að leita, eða tími eins og 200ms (1)
help-best-nodes = stöður til að leita í, í stað tíma
help-best-depth = leitardýpt í leikjum, í stað tíma
help-best-lines = leikir sem eru sýndir ({ $lines })
help-best-threads = þræðir sem leita (1)
help-best-table = minni stöðutöflunnar (64)
help-best-json = sýna einn JSON-hlut með öllum leikjum
help-explain = Útskýra hvers virði staða er hverju sæti, í stigum. Stig á spjaldinu eru nákvæm. Önnur stig eru áætlun tölvunnar, miðað við autt spjald: línur, gólflína, láréttar línur, dálkar og litir veggjarins, hver á leik. Engra leikja er leitað; `tilewright best` leitar.
help-explain-position = { help-best-position }
help-explain-record = { help-best-record }
help-explain-move = { help-best-move }
help-explain-json = sýna einn JSON-hlut, án námundunar
situation = Umferð { $round }, { side-name }, stig { $scores }; { $then }.
situation-over = spilinu er lokið
situation-awaits-deal = beðið er eftir uppstillingu
situation-to-move = sæti { $seat } á leik
best-move = leikur
best-margin = munur
best-win = líkur
best-points = stig
best-floor = gólf
best-what =
    { $seat ->
        [0] hvað hann gerir
       *[other] hvað hann gerir og hvað hann skilur eftir handa sæti { $seat }
    }
best-line = Líklegt framhald: { $moves }
best-solved =
    { $how ->
        [game] Leyst: já, til loka spilsins.
        [round] Leyst: já, til loka umferðarinnar, metið þaðan.
       *[no] Leyst: nei.
    }
best-effort = Dýpt { $depth }, { $nodes } stöður á { $seconds } s ({ $speed } á sekúndu).
best-progress = dýpt { $depth }: { $move } { $margin }, { $nodes } stöður
winning-chances = vinningslíkur
explain-even = Enginn er yfir svo neinu nemi.
explain-ahead = Sæti { $seat } er yfir: vinningslíkur { $share }, { $margin }.
explain-likeliest = Sæti { $seat } á mestar vinningslíkur ({ $share }) þótt áætlaður munur sé { $points } stig.
explain-others = spjöld hinna
explain-total =
    { $over ->
        [yes] stig í lokin
       *[no] samtals
    }
explain-margin =
    { $players ->
        [2] munur á hinum
       *[other] munur á meðaltali hinna
    }
explain-final =
    { $part ->
        [rows] fullar láréttar línur
        [columns] fullir dálkar
        [colours] fullir litir
       *[points] flísar og gólflínur
    }

## Files

system-not-found = þessi skrá er ekki til
system-not-allowed = þetta er ekki leyfilegt
system-folder = þetta er mappa
system-exists = þessi skrá er þegar til
system-named-twice = þessi skrá er nefnd tvisvar
system-not-replaced = þetta er ekki skrá sem hægt er að skipta út
system-full = diskurinn er fullur

## A game in words

side-name =
    { $side ->
        [grey] grá hlið
       *[coloured] lituð hlið
    }
replay-headline = { $names }: { side-name }{ $date }, úrslit { $result }
replay-began = Umferð { $round }, eins og hún var þegar skráin hefst
replay-round = Umferð { $round }, { $name } byrjar: { $deal }
replay-unfinished = Spilinu er ekki lokið: { $awaited }.
replay-awaits-deal = beðið er eftir uppstillingu fyrir umferð { $round }
replay-awaits-turn = í umferð { $round } á { $name } leik

## Whether deals were fair

verify-headline = { $names }: { side-name }, úrslit { $result }
verify-missing-starts-later = Skráin hefst í miðju spili: ekki er vitað hvað gerðist áður.
verify-missing-no-deals = Í skránni er engin uppstilling.
verify-missing-not-fair-record = Skráin segir ekkert um sanngjarnar uppstillingar.
verify-missing-bad-header = Haus um sanngjarnar uppstillingar vantar eða hann er ónothæfur; `--json` segir hver.
verify-missing-no-secret = Spilinu er lokið, en leynigildi þess er ekki í skránni.
verify-missing-unfinished = Spilinu er ekki lokið, svo að leynigildið hefur ekki verið birt.
verify-missing-old-version = Skráin er af eldri gerð, þar sem sá sem rak þjóninn gat valið uppstillingarnar.
verify-missing-nobody-added = Ekkert sæti bætti slembitölu við, svo að sá sem rekur þjóninn gat valið uppstillingarnar.
verify-commitment =
    { $fits ->
        [yes] Leynigildið passar við skuldbindinguna { $commitment }.
       *[no] Leynigildið PASSAR EKKI við skuldbindinguna { $commitment }.
    }
verify-noted =
    { $fits ->
        [yes] Hún er skuldbindingin sem þú skráðir hjá þér.
       *[no] Hún ER EKKI skuldbindingin sem þú skráðir hjá þér.
    }
verify-own =
    { $fits ->
        [yes] Slembitalan þín er meðal þess sem sætin bættu við.
       *[no] Slembitalan þín ER EKKI meðal þess sem sætin bættu við.
    }
verify-first =
    { $by ->
        [choice] Fyrsta sæti: { $name }, valið en ekki dregið.
        [unknown] Fyrsta sæti: { $name }, eftir drætti sem ekki verður athugaður.
        [draw] Fyrsta sæti: { $name }, dregið eins og leynigildið segir til um.
       *[other] Fyrsta sæti: { $name }, en drátturinn GEFUR { $other }.
    }
verify-broken = Umferð { $round }: gildið sem { $name } birti TILHEYRIR EKKI því sem þetta sæti bætti við.
verify-none-broken = Hvert gildi sem sæti birti tilheyrir því sem sætið bætti við fyrir spilið.
verify-deal =
    { $fits ->
        [unknown] Umferð { $round }: { $deal } verður ekki athugað.
        [yes] Umferð { $round }: { $deal } leiðir af leynigildinu.
       *[no] Umferð { $round }: { $deal } LEIÐIR EKKI af leynigildinu, sem gefur { $expected }.
    }
verify-fair =
    { $count ->
        [one] Sanngjarnt: uppstillingin leiðir af leynigildi sem var fest áður en þú bættir slembitölu þinni við, svo að þjónninn gat ekki valið hana.
       *[other] Sanngjarnt: allar uppstillingarnar ({ $count }) leiða af leynigildi sem var fest áður en þú bættir slembitölu þinni við, svo að þjónninn gat ekki valið þær.
    }
verify-consistent =
    { $count ->
        [one] Samkvæmt sjálfu sér, ekki sannað: uppstillingin leiðir af leynigildinu, en sá sem skrifaði skrána gæti hafa valið hvort tveggja.
       *[other] Samkvæmt sjálfu sér, ekki sannað: allar uppstillingarnar ({ $count }) leiða af leynigildinu, en sá sem skrifaði skrána gæti hafa valið hvort tveggja.
    }
verify-consistent-how = Það er aðeins sannað með skuldbindingunni og slembitölunni sem þú skráðir hjá þér: --commitment, --randomness.
verify-unfair = Ekki sanngjarnt: uppstillingarnar leiða ekki af leynigildinu og slembitölum sætanna.
verify-unproved = Ekki sannað: í skránni er ekki allt sem sönnun þarf.
verify-operator = Ekki sannað: að sá sem rekur þjóninn hafi engum sagt hvað kæmi, eða sæti sem bætti við á eftir þér.
verify-unforeseen = Enginn, ekki einu sinni sá sem rekur þjóninn, gat séð uppstillingu fyrir áður en tækið þitt birti gildi sitt.
verify-without =
    { $count ->
        [one] Í umferð { $rounds } var stillt upp án þess: þar gildir þetta aðeins ef annað sæti sem birti gildi er heiðarlegt.
       *[other] Í umferðum { $rounds } var stillt upp án þess: þar gildir þetta aðeins ef annað sæti sem birti gildi er heiðarlegt.
    }
verify-last = Ekki sannað: að sá sem rekur þjóninn og sætið sem birti síðast hafi ekki haft samráð. Saman gátu þau valið á milli uppstillingarinnar með gildi þess sætis og uppstillingarinnar án þess.
