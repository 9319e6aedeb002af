analysis-share = { $percent }%
analysis-worth = { $percent } prósent, { $points } stig
analysis-worth-best = besti leikur, { $percent } prósent, { $points } stig
analysis-best-says = Besti leikur: { $move }, { $percent } prósent
analysis-standing = { $name } { $percent }%
analysis-standing-label = Mat
analysis-margin = { $points } stig
analysis-margin-unit = áætlaður munur í stigum
analysis-depth = dýpt { $depth }
analysis-thousand-nodes = { $count } þúsund stöður
analysis-million-nodes = { $count } milljón stöður
analysis-proved = sannað til loka spilsins
analysis-paused = Í hléi
analysis-thinking = Hugsar…
analysis-resume = Halda áfram
analysis-best-moves = Bestu leikir
analysis-play = Leika { $move }
analysis-play-best = Leika { $move }, besta leikinn
analysis-variations = Leiðir
analysis-remove = Fjarlægja
analysis-remove-about = { $move } og allt sem á eftir kemur verður fjarlægt.
analysis-no-moves = Leikir sem þú prófar birtast hér.
analysis-start = Upphaf
analysis-played = leikið
analysis-awaits-deal = { $round }. umferð: leggja þarf út nýjar flísar
analysis-deal-chance = Leggja út af handahófi
analysis-deal-hand = Velja flísarnar
analysis-to-move = á leik
analysis-turn-of = { $name } á leik
analysis-numbers = Tölur: vinningslíkur með þessum flísum, í prósentum
analysis-edit = Breyta stöðu
analysis-share-title = Deila þessari stöðu
analysis-copy-text = Afrita sem texta
analysis-no-picture = Þessi vafri gat ekki teiknað myndina.
analysis-unreadable = Þessi texti er ekki staða.
analysis-too-long = Þessi texti er of langur til að vera staða.

## The editor

editor-title = Setja upp stöðu
editor-how = veldu lit og svo reit
editor-palette = Hvað á að leggja niður
editor-left = { $count } eftir
editor-left-of = { colour-name }, { $count } eftir
editor-marker = byrjun
editor-eraser = stroka
editor-space =
    { $piece ->
        [none] { $place }, reitur { $space }: auður
        [marker] { $place }, reitur { $space }: { marker }
       *[tile] { $place }, reitur { $space }: { colour-name }
    }
editor-centre-add = Leggja á miðju borðsins
editor-centre-remove = Miðja: { tiles }; fjarlægja eina
editor-less = { $what }: einum færra
editor-more = { $what }: einum fleira
editor-undo = Afturkalla
editor-paste = Eða límdu stöðu hér
editor-read = Lesa
editor-players = Fjöldi leikmanna
editor-players-count = { $count } leikmenn
editor-side = Hlið spjaldanna
editor-round = Umferð
editor-moves = Á leik
editor-starts = Byrjar umferðina
editor-first = Byrjaði umferðina
editor-empty = Autt borð
editor-fill = Fylla plötur af handahófi
editor-bag-and-lid = Poki { $bag }, lok { $lid }
editor-lid-about = Allt sem er ekki á borðinu er í pokanum. Ef þú veist hvað er í kassalokinu skaltu stilla það hér.
editor-lid-of = { colour-name } í lokinu
editor-none-left = Ekki eru fleiri flísar af þessum lit: { colour-name }.
editor-impossible =
    { $count ->
        [one] { $count } atriði er ómögulegt
       *[other] { $count } atriði eru ómöguleg
    }
editor-show = Sýna
editor-analyse = Greina
editor-mend =
    { $count ->
        [one] Greina: lagaðu fyrst { $count } atriði
       *[other] Greina: lagaðu fyrst { $count } atriði
    }
deal-placed = { $count } af { $total } flísum
deal-do = Leggja þessar flísar út
deal-clear = Hreinsa
