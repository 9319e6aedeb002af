analysis-share = { $percent }%
analysis-worth = { $percent } procent, { $points } punten
analysis-worth-best = beste zet, { $percent } procent, { $points } punten
analysis-best-says = Beste zet: { $move }, { $percent } procent
analysis-standing = { $name } { $percent }%
analysis-standing-label = Evaluatie
analysis-margin = { $points } punten
analysis-margin-unit = verwacht verschil in punten
analysis-depth = diepte { $depth }
analysis-thousand-nodes = { $count } duizend stellingen
analysis-million-nodes = { $count } miljoen stellingen
analysis-proved = bewezen tot het einde van het spel
analysis-paused = Gepauzeerd
analysis-thinking = Denkt na …
analysis-resume = Doorgaan
analysis-best-moves = Beste zetten
analysis-play = { $move } spelen
analysis-play-best = { $move } spelen, beste zet
analysis-variations = Varianten
analysis-remove = Verwijderen
analysis-remove-about = { $move } en alles daarna wordt uit de varianten verwijderd.
analysis-no-moves = Zetten die je probeert, verschijnen hier.
analysis-start = Begin
analysis-played = gespeeld
analysis-awaits-deal = Ronde { $round }: er moeten nieuwe tegels komen
analysis-deal-chance = Willekeurig uitdelen
analysis-deal-hand = Tegels kiezen
analysis-to-move = aan zet
analysis-turn-of = { $name } aan zet
analysis-numbers = Getallen: winstkans met deze tegels, in procenten
analysis-edit = Stelling bewerken
analysis-share-title = Deze stelling delen
analysis-copy-text = Kopiëren als tekst
analysis-no-picture = Deze browser kon de afbeelding niet tekenen.
analysis-unreadable = Deze tekst is geen stelling.
analysis-too-long = Deze tekst is te lang voor een stelling.

## The editor

editor-title = Stelling opzetten
editor-how = kies een kleur, dan een vak
editor-palette = Wat je neerlegt
editor-left = nog { $count }
editor-left-of = { colour-name }, nog { $count }
editor-marker = fiche
editor-eraser = gum
editor-space =
    { $piece ->
        [none] { $place }, vak { $space }: leeg
        [marker] { $place }, vak { $space }: { marker }
       *[tile] { $place }, vak { $space }: { colour-name }
    }
editor-centre-add = In het midden leggen
editor-centre-remove = Midden: { tiles }; één weghalen
editor-less = { $what }: één minder
editor-more = { $what }: één meer
editor-undo = Ongedaan maken
editor-paste = Of plak een stelling
editor-read = Lezen
editor-players = Aantal spelers
editor-players-count = { $count } spelers
editor-side = Kant van de borden
editor-round = Ronde
editor-moves = Aan zet
editor-starts = Begint de ronde
editor-first = Begon de ronde
editor-empty = Lege tafel
editor-fill = Fabrieksschijven willekeurig vullen
editor-bag-and-lid = Zak { $bag }, deksel { $lid }
editor-lid-about = Alles wat niet op tafel ligt, zit in de zak. Weet je wat er in het deksel ligt, stel het dan hier in.
editor-lid-of = { colour-name } in het deksel
editor-none-left = Er zijn geen tegels meer van deze kleur: { colour-name }.
editor-impossible =
    { $count ->
        [one] Eén ding is onmogelijk
       *[other] { $count } dingen zijn onmogelijk
    }
editor-show = Tonen
editor-analyse = Analyseren
editor-mend =
    { $count ->
        [one] Analyseren: herstel eerst één ding
       *[other] Analyseren: herstel eerst { $count } dingen
    }
deal-placed = { $count } van { $total } tegels
deal-do = Deze tegels uitdelen
deal-clear = Leegmaken
