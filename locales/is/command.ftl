# Orð skipunarinnar fyrir leikmenn: hjálp, athugun á sanngjörnum uppstillingum, spil í orðum.

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
purpose-store = annast gagnageymslu þjóns: athuga, afrita, telja upp, eyða
purpose-terminal = spila í skipanaglugga við fólk eða tölvuna
purpose-new = skrifa nýtt spil í skrá eða sýna stöðu með útlögðum flísum
purpose-replay = fara í gegnum vistað spil (.azr)
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

## Files

system-not-found = þessi skrá er ekki til
system-not-allowed = þetta er ekki leyfilegt
system-folder = þetta er mappa
system-exists = þessi skrá er þegar til
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
verify-last = Ekki sannað: að sá sem rekur þjóninn hafi ekki, ásamt sætinu sem birti síðast, valið á milli tveggja uppstillinga, með gildi þess sætis og án þess.
