# Het spel in de terminal (`tilewright terminal`) en de eerste woorden van `tilewright play`. Regels hebben hooguit 80 tekens.

## Het begin

play-at = Tilewright staat op { $address }
play-end = Ctrl-C beëindigt het programma; je spellen blijven bewaard.
terminal-welcome = Tilewright: Azul in de terminal. Enter neemt over wat tussen [haken] staat.
terminal-how-many = Hoeveel spelers, 2 tot 4?
terminal-how-many-people = Hoeveel van hen zijn mensen? De computer speelt voor de anderen.
terminal-how-strong = Hoe sterk is de computer, { $weakest } (voor beginners) tot { $strongest }?
terminal-which-side = Welke zijde van de borden, { $sides }?
typed-side-coloured = gekleurd
typed-side-grey = grijs
terminal-please-answer = Antwoord { $answers }.
terminal-no-game = Er is geen spel begonnen.
terminal-you = Jij
terminal-level = Niveau { $level }
terminal-only-computers = Alleen de computer speelt; Ctrl-C beëindigt het spel.
refused-seats = een spel heeft { $fewest } tot { $most } plaatsen, niet { $count } (SETUP-1)
refused-new-game-only = --side en --first horen bij een nieuw spel, niet bij een spel dat wordt hervat
refused-other-seats = het spel in { $file } heeft { $seats } plaatsen, niet { $count }
refused-file-exists = dit bestand bestaat al; --resume zet het spel voort, of kies een andere naam
refused-no-unfinished = hier wordt geen onvoltooid spel bewaard
refused-file-name = een bestandsnaam heeft alleen afdrukbare tekens
refused-folder = dit is een map; noem een bestand
refused-seat = “{ $text }” is niet een van { $choice }, eventueel met een naam zoals person:Ana
refused-name = een naam heeft hooguit { $most } afdrukbare tekens
refused-seed = een startwaarde is een geheel getal van hooguit 18 cijfers

## Wat iemand typt

typed-yes = j ja
typed-no = n nee
typed-centre = midden
typed-floor = vloer vloerlijn
typed-colour =
    { $colour ->
        [B] blauw blauwe
        [Y] geel gele
        [R] rood rode
        [K] zwart zwarte
       *[W] wit witte
    }
typed-ignored = fabrieksschijf schijf lijn kolom naar van uit het de op

## Opdrachten

command-bag = zak
command-bag-about = wat er nog in de zak zit en wat er in het deksel ligt
command-help = hulp
command-help-about = deze lijst
command-hint = hint
command-hint-about = wat de computer hier zou doen
command-moves = zetten
command-moves-about = alle toegestane zetten
command-position = stelling
command-position-about = de stelling als één regel tekst
command-quit = stop
command-quit-about = het spel opslaan en weggaan
command-save = bewaar
command-save-about = het spel opslaan: { command-save } BESTAND.azr, of alleen { command-save }
command-show = toon
command-show-about = de tafel nog eens tonen
command-undo = terug
command-undo-about = zetten terugnemen, tot de laatste keuze van een mens in deze ronde

## Om een zet vragen

terminal-greeting = Typ een zet zoals 3R2 (fabrieksschijf 3, rood, lijn 2), 3R om te kiezen, of { command-help }.
terminal-your-move = Je zet:
terminal-your-column = Je kolom:
terminal-move-of = { $name }, je zet:
terminal-column-of = { $name }, je kolom:
terminal-not-understood = ‘{ $text }’ is geen zet zoals 3R2 en ook geen opdracht; probeer { command-help }.
terminal-help =
    Een zet bestaat uit een bron, een kleur en een doel, in hoofdletters of niet:
      bron    1 tot 9 voor een fabrieksschijf, C voor het midden
      kleur   B blauw, Y geel, R rood, K zwart, W wit
      doel    1 tot 5 voor een patroonlijn, F voor de vloerlijn
    3R2 legt dus rood van fabrieksschijf 3 op lijn 2; 3R toont waar het heen kan en wat dat kost.
    Een kolom kiezen op de grijze zijde: 2@4 (lijn 2 naar kolom 4), of alleen 4.
    Opdrachten:
terminal-supply = Zak: { $bag }. Deksel: { $lid }.
terminal-no-tiles = geen
terminal-taken-back =
    { $count ->
        [one] { $count } zet teruggenomen.
       *[other] { $count } zetten teruggenomen.
    }
terminal-nothing-to-undo = In deze ronde is er niets terug te nemen, en ‘{ command-undo }’ gaat niet verder terug dan de nieuwe tegels.
terminal-line-complete = Lijn { $line } is compleet; de { colour.inflected } tegel kan hierheen:
terminal-only-factories =
    { $count ->
        [one] Er is maar { $count } fabrieksschijf.
       *[other] Er zijn maar { $count } fabrieksschijven.
    }
terminal-source-holds =
    { $source ->
        [0] In het midden ligt: { $tiles }.
       *[other] Op fabrieksschijf { $source } ligt: { $tiles }.
    }
terminal-source-lacks =
    { $source ->
        [0] In het midden ligt geen { colour.inflected } tegel.
       *[other] Op fabrieksschijf { $source } ligt geen { colour.inflected } tegel.
    }
terminal-chosen = { tiles } { from-source }
terminal-can-go = { terminal-chosen } kan hierheen:
terminal-destination =
    { $line ->
        [0] vloer:
       *[other] lijn { $line }:
    }

## Wat een zet oplevert

effect-completes = wordt compleet, { points }
effect-completes-up-to = wordt compleet, hooguit { points }
effect-completes-nothing = wordt compleet, maar zoals de muur nu is past de tegel in geen kolom: alles valt
effect-complete = compleet
effect-marker = het startspelerfiche gaat mee
effect-to-floor =
    { $count ->
        [one] { $count } tegel naar de vloer
       *[other] { $count } tegels naar de vloer
    }
effect-lost = { points } kwijt
effect-nothing-lost = niets kwijt, de vloer is vol
left-nothing =
    { $phase ->
        [end] niets: het spel is afgelopen
        [deal] niets: de ronde is afgelopen
       *[tile] niets: de muren worden bekleed
    }
left-tiles =
    { $source ->
        [0] { tiles } in het midden
       *[other] { tiles } op fabrieksschijf { $source }
    }
left-floor = alleen voor de vloerlijn
left-completes = lijn { $line } voor { points }
left-part = lijn { $line }, { $count } van { $room }

## Een hint

hint-plays = De computer zou { $move } spelen: { $what }.
hint-leaves = Voor de volgende blijft over: { $left }.
hint-expects =
    { $side ->
        [ahead] Hij verwacht aan het eind ongeveer { $points } punten voor te staan; winstkans { $percent }%.
       *[behind] Hij verwacht aan het eind ongeveer { $points } punten achter te staan; winstkans { $percent }%.
    }

## Wat er gebeurd is

news-dealt = Ronde { $round }: nieuwe tegels; { $name } begint.
news-move = { $name } { $move }: { $what }.
news-scored = Punten na ronde { $round }: { $accounts }.
ending-row =
    { $count ->
        [one] Het spel is afgelopen; een complete rij: { $names }.
       *[other] Het spel is afgelopen; een complete rij: { $names }.
    }
ending-no-tiles = Het spel is afgelopen: de tegels zijn op.
ending-won = { $names } won met { points }.
ending-tie-break = { $tied }: elk { points }; { $name } won dankzij meer complete rijen ({ $count }).
ending-shared =
    { $count ->
        [one] { $tied }: elk { points }; { $names } delen de overwinning met elk { $count } complete rij.
       *[other] { $tied }: elk { points }; { $names } delen de overwinning met elk { $count } complete rijen.
    }
points-told = { $name }: { $wall } voor de muur, min { $floor } voor de vloerlijn, { $rows } voor rijen, { $columns } voor kolommen, { $colours } voor kleuren; { $total } in totaal.
points-told-before = { $name }: { $before } van eerder, { $wall } voor de muur, min { $floor } voor de vloerlijn, { $rows } voor rijen, { $columns } voor kolommen, { $colours } voor kleuren; { $total } in totaal.
points-before = van eerder
points-wall = muur
points-floor = vloerlijn
points-rows = rijen, elk { $points }
points-columns = kolommen, elk { $points }
points-colours = kleuren, elk { $points }
points-total = totaal

## Naast de tekening

draw-round =
    { $side ->
        [grey] Ronde { $round } · grijze zijde
       *[coloured] Ronde { $round } · gekleurde zijde
    }
draw-over = afgelopen
draw-to-deal = nieuwe tegels volgen
draw-supply = zak { $bag } · deksel { $lid }
draw-factories = Schijven
draw-centre = Midden
draw-floor = vloer
draw-starts-next = begint straks

## De tafel in zinnen, voor schermlezers

plain-table =
    { $side ->
        [grey] Ronde { $round }, grijze zijde. Tegels in de zak: { $bag }, in het deksel: { $lid }.
       *[coloured] Ronde { $round }, gekleurde zijde. Tegels in de zak: { $bag }, in het deksel: { $lid }.
    }
plain-empty-factories =
    { $count ->
        [one] Fabrieksschijf { $factories }: leeg.
       *[other] Fabrieksschijven { $factories }: leeg.
    }
plain-seat = { $name }, plaats { $seat }: { points }.
plain-lines = Patroonlijnen: { $lines }.
plain-no-lines = Patroonlijnen: leeg.
plain-line = lijn { $line }: { $count } van { $room } { colour.inflected }
plain-wall = Muur: { $rows }.
plain-no-wall = Muur: leeg.
plain-row = rij { $row }: { $tiles }
plain-in-column = { colour } in kolom { $column }
plain-floor = Vloerlijn: { $what }, kost { points }.
plain-tiles =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
plain-starts-next = Begint de volgende ronde.

## Opslaan en weggaan

terminal-exists = { $file } bestaat al. Vervangen? (j/n)
terminal-not-saved = Er is niets opgeslagen.
terminal-cannot-save = Opslaan is niet gelukt: { $why }.
terminal-saved = Opgeslagen in { $file }, vanaf nu na elke zet.
terminal-not-kept = Het spel kon niet worden opgeslagen in { $file }: { $why }.
terminal-another = Nog een spel? (j/n, { command-undo }, { command-save } BESTAND.azr)
terminal-another-answers = Antwoord j, n of { command-undo }, of sla het spel op.
terminal-lost = Het spel kon niet worden opgeslagen: { $why }. Dit is het, uitgeschreven:
terminal-kept = Het spel is opgeslagen in { $file }
terminal-resume = Hervatten: tilewright terminal --resume { $file }
terminal-goodbye = Tot ziens.
