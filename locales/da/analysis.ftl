analysis-share = { $percent } %
analysis-worth = { $percent } procent, { $points } point
analysis-worth-best = bedste træk, { $percent } procent, { $points } point
analysis-best-says = Bedste træk: { $move }, { $percent } procent
analysis-standing = { $name } { $percent } %
analysis-standing-label = Vurdering
analysis-margin = { $points } point
analysis-margin-unit = forventet forskel i point
analysis-depth = dybde { $depth }
analysis-thousand-nodes = { $count } tusind stillinger
analysis-million-nodes = { $count } mio. stillinger
analysis-proved = bevist til spillets slutning
analysis-paused = Sat på pause
analysis-thinking = Tænker …
analysis-resume = Fortsæt
analysis-best-moves = Bedste træk
analysis-play = Spil { $move }
analysis-play-best = Spil { $move }, bedste træk
analysis-variations = Varianter
analysis-remove = Fjern
analysis-remove-about = { $move } og alt derefter fjernes fra varianterne.
analysis-no-moves = Træk, du prøver, vises her.
analysis-start = Begyndelsen
analysis-played = spillet
analysis-awaits-deal = Runde { $round }: der skal lægges nye fliser ud
analysis-deal-chance = Læg tilfældigt ud
analysis-deal-hand = Vælg fliserne
analysis-to-move = er i trækket
analysis-turn-of = { $name } er i trækket
analysis-numbers = Tal: chancen for at vinde med disse fliser, i procent
analysis-edit = Rediger stillingen
analysis-share-title = Del denne stilling
analysis-copy-text = Kopier som tekst
analysis-no-picture = Denne browser kunne ikke tegne billedet.
analysis-unreadable = Denne tekst er ikke en stilling.
analysis-too-long = Denne tekst er for lang til at være en stilling.

## The editor

editor-title = Stil en stilling op
editor-how = vælg en farve, derefter et felt
editor-palette = Hvad der skal lægges
editor-left = { $count } igen
editor-left-of = { colour-name }, { $count } tilbage
editor-marker = start
editor-eraser = fjern
editor-space =
    { $piece ->
        [none] { $place }, felt { $space }: tomt
        [marker] { $place }, felt { $space }: { marker }
       *[tile] { $place }, felt { $space }: { colour-name }
    }
editor-centre-add = Læg i midten
editor-centre-remove = Midten: { tiles }; fjern én
editor-less = { $what }: én mindre
editor-more = { $what }: én mere
editor-undo = Fortryd
editor-paste = Eller indsæt en stilling
editor-read = Læs
editor-players = Antal spillere
editor-players-count = { $count } spillere
editor-side = Spillepladernes side
editor-round = Runde
editor-moves = I trækket
editor-starts = Begynder runden
editor-first = Begyndte runden
editor-empty = Tomt bord
editor-fill = Fyld fabriksbrikker tilfældigt
editor-bag-and-lid = Pose { $bag }, låg { $lid }
editor-lid-about = Alt, der ikke er på bordet, er i posen. Hvis du ved, hvad der ligger i låget, så angiv det her.
editor-lid-of = { colour-name } i låget
editor-none-left = Der er ikke flere fliser i denne farve: { colour-name }.
editor-impossible =
    { $count ->
        [one] Én ting er umulig
       *[other] { $count } ting er umulige
    }
editor-show = Vis
editor-analyse = Analyser
editor-mend =
    { $count ->
        [one] Analyser: ret først én ting
       *[other] Analyser: ret først { $count } ting
    }
deal-placed = { $count } af { $total } fliser
deal-do = Læg disse fliser ud
deal-clear = Ryd
