# Waarom een tekst niet te lezen is, een zet niet mag of een verdeling onmogelijk is.

reason-at = Regel { $line }, teken { $column }: { $reason }
reason-illegal-move = { $move } mag niet: { $reason } ({ $rule }).
reason-impossible-deal = De verdeling { $deal } is onmogelijk: { $reason } ({ $rule }).

## Waarom een zet niet mag

illegal-over = het spel is afgelopen
illegal-deal-first = eerst moet de volgende ronde worden uitgedeeld
illegal-side = op de gekleurde zijde kiest niemand een kolom
illegal-columns-later = kolommen worden gekozen als de laatste tegel genomen is
illegal-columns-now = er zijn geen tegels te nemen: er moet een kolom gekozen worden
illegal-factories = met { $players } spelers zijn er maar { $factories } fabrieksschijven
illegal-centre = in het midden ligt geen { colour.inflected } tegel
illegal-factory = op fabrieksschijf { $source } ligt geen { colour.inflected } tegel
illegal-line-holds = op patroonlijn { $line } ligt al een andere kleur
illegal-line-full = patroonlijn { $line } is compleet
illegal-wall-has = rij { $line } van de muur heeft al { colour }
illegal-order = lijn { $first } komt eerst, van boven naar beneden
illegal-space = het vak in rij { $line }, kolom { $column } is bezet
illegal-column-has = kolom { $column } heeft al { colour }

## Waarom een verdeling onmogelijk is

no-deal-factory-tiles = op fabrieksschijf { $source } horen { $expected } tegels, niet { $count }
no-deal-bag-first = op fabrieksschijf { $source } komt eerst alles wat er nog in de zak zit, { $bag }, en pas daarna tegels uit het deksel
no-deal-bag-lacks = de zak heeft voor fabrieksschijf { $source } nog maar { tiles }
no-deal-not-awaited = er hoeft nu geen ronde te worden uitgedeeld

## Stellingen en zetten die niet te lezen zijn

unreadable-no-move = { $text } is geen zet: schrijf bron, kleur en bestemming zoals 3R2 of CKF, of op de grijze zijde lijn en kolom zoals 2@4.
unreadable-position-length = Een stelling is één regel van hooguit { $most } tekens; deze heeft er { $count }.
unreadable-position-fields = Een stelling voor { $players } spelers heeft { $expected } delen met één spatie ertussen; deze heeft er { $count }.
unreadable-deal-factories = Met { $players } spelers zijn er { $expected } fabrieksschijven, met komma’s ertussen; { $text } heeft er { $count }.
unreadable-position-part = { position-field }: { $text } is niet te lezen. Hier hoort: { position-form }.
position-field =
    { $field ->
        [table] Spelers en zijde
        [round] Ronde
        [phase] Fase
        [factory] Fabrieksschijf { $number }
        [centre] Midden
        [first] Eerste plaats
        [marker] Startspelerfiche
        [bag] Zak
        [lid] Deksel
        [board] Bord { $number }
        [score] Bord { $number }, punten
        [wall] Bord { $number }, muur
        [lines] Bord { $number }, patroonlijnen
        [line] Bord { $number }, patroonlijn { $line }
       *[floor] Bord { $number }, vloerlijn
    }
position-form =
    { $form ->
        [table] 2c, 3c, 4c, 2g, 3g of 4g
        [phase] offer:1 of tile:1 met het nummer van een plaats, deal of end
        [centre] * voor het startspelerfiche, en letters van kleuren
        [board] punten;muur;lijnen;vloer
        [wall] vijf rijen van vijf tekens (. B Y R K W) met / ertussen
        [lines] vijf patroonlijnen met komma’s ertussen
        [line] aantal en kleur zoals 2R, of -
        [floor] letters van kleuren en *, of -
        [tiles] letters van kleuren (B Y R K W), of -
        [counts] vijf getallen met komma’s ertussen
        [seat] een plaats van 1 tot { $players }
       *[number] een getal van hooguit 9 cijfers
    }

## Opgeslagen spellen die niet te lezen zijn

unreadable-record-length = Een opgeslagen spel heeft hooguit { $most } tekens; dit heeft er { $count }.
unreadable-file-length = Een opgeslagen spel heeft hooguit { $most } bytes; dit heeft er meer.
unreadable-not-utf-8 = De byte { $byte } is geen UTF-8-tekst: sla het bestand op als UTF-8.
unreadable-character = Het teken { $character } mag niet in een opgeslagen spel staan.
unreadable-deal-alone = Na “deal” volgen op dezelfde regel de fabrieksschijven, zoals BBYR,KKWW,...
unreadable-header = Een kop is een naam met waarden tussen aanhalingstekens, tussen rechte haken en op één regel, zoals [Side "coloured"]; tussen aanhalingstekens staat een backslash alleen voor " of een andere backslash.
unreadable-no-headers = Een opgeslagen spel begint met de kop [Record "1"].
unreadable-late-header = Koppen komen voor de eerste verdeling en de eerste zet.
unreadable-no-header = De kop { $header } ontbreekt.
unreadable-header-twice = De kop { $header } staat hier voor de tweede keer.
unreadable-header-form = { $header } is niet te lezen. Hier hoort een kop zoals { $form }.
unreadable-version = Dit is versie { $said } van opgeslagen spellen; alleen versie { $version } is bekend.
unreadable-contradiction =
    { $name ->
        [Side] { $header } klopt niet met de stelling: daar is de zijde { $meant }.
        [First] { $header } klopt niet met de stelling: daar is de eerste plaats { $meant }.
       *[Seats] { $header } klopt niet met de stelling: die heeft { $meant } plaatsen.
    }
unreadable-other-result = Als uitslag staat er { $said }, maar het spel eindigt met { $result }.
unreadable-no-result = Als uitslag staat er { $said }, maar met deze zetten is het spel niet afgelopen; schrijf *.
unreadable-names = Er zijn { $players } plaatsen, dus { $players } namen, niet { $count }.
unreadable-commitment = Een toezegging heeft 64 tekens, alleen 0–9 en a–f.
unreadable-own-randomness = Je eigen toevalswaarde heeft 1 tot 64 tekens, alleen 0–9 en a–f.
unreadable-tournament-randomness = --tournament hoort bij --randomness: wat je bij inschrijving hebt toegevoegd.
unreadable-no-tournament = { $file } bevat geen uitslagen van een toernooi.
unreadable-no-such-position = Er staan { $last } zetten in het bestand, dus stelling { $position } bestaat niet.
unreadable-one-record = Noem één opgeslagen spel: BESTAND.azr, - voor standaardinvoer of --example.
unreadable-closed-input = De standaardinvoer is gesloten, dus er valt niets te lezen.
unreadable-closed-output = De standaarduitvoer is gesloten, dus er valt niets te antwoorden.
unreadable-file-or-position = Met --position wordt geen bestand geschreven: geef FILE.azr of --position, niet allebei.
unreadable-one-position = Geef één stelling: de tekst tussen aanhalingstekens, - voor standaardinvoer, of --record FILE.azr.
unreadable-move-of-record = --move hoort bij --record.
unreadable-no-such-move = Het opgeslagen spel heeft { $last } zetten, dus zet { $move } bestaat niet.
unreadable-one-review = Noem één opgeslagen spel om na te bespreken: FILE.azr, een map met opgeslagen spellen, of --example.
unreadable-no-such-seat = Het spel heeft plaats 1 tot en met { $last }, niet { $seat }.
unreadable-folder-options = --html, --plot en --seat zijn voor één opgeslagen spel, niet voor een map.
unreadable-no-records = In { $folder } staat geen opgeslagen spel (.azr).
