# Hvorfor en tekst ikke kan læses, et træk ikke er tilladt, eller en fordeling er umulig.

reason-at = Linje { $line }, tegn { $column }: { $reason }
reason-illegal-move = { $move } er ikke tilladt: { $reason } ({ $rule }).
reason-impossible-deal = Fordelingen { $deal } er umulig: { $reason } ({ $rule }).

## Hvorfor et træk ikke er tilladt

illegal-over = spillet er slut
illegal-deal-first = næste runde skal lægges ud først
illegal-side = på den farvede side vælger man ikke kolonne
illegal-columns-later = kolonner vælges, når den sidste flise er taget
illegal-columns-now = der er ingen fliser at tage: nu skal der vælges en kolonne
illegal-factories = der er kun { $factories } fabriksbrikker med { $players } spillere
illegal-centre = der er ingen { colour.many } i midten
illegal-factory = der er ingen { colour.many } på fabriksbrik { $source }
illegal-line-holds = mønsterlinje { $line } har allerede en anden farve
illegal-line-full = mønsterlinje { $line } er fyldt
illegal-wall-has = række { $line } på væggen har allerede { colour }
illegal-order = linje { $first } skal flyttes først, oppefra og ned
illegal-space = feltet i række { $line }, kolonne { $column } er optaget
illegal-column-has = kolonne { $column } har allerede { colour }

## Hvorfor en fordeling er umulig

no-deal-factory-tiles = fabriksbrik { $source } skal have { $expected } fliser, ikke { $count }
no-deal-bag-first = fabriksbrik { $source } skal først have alt, hvad der er tilbage i posen, { $bag }, og først derefter fliser fra låget
no-deal-bag-lacks = posen har kun { tiles } tilbage til fabriksbrik { $source }
no-deal-not-awaited = der er ingen runde, som skal lægges ud

## Stillinger og træk, som ikke kan læses

unreadable-no-move = { $text } er ikke et træk: skriv sted, farve og mål som 3R2 eller CKF, eller på den grå side linje og kolonne som 2@4.
unreadable-position-length = En stilling er én linje på højst { $most } tegn; denne har { $count }.
unreadable-position-fields = En stilling for { $players } spillere har { $expected } dele med ét mellemrum imellem; denne har { $count }.
unreadable-deal-factories = Med { $players } spillere er der { $expected } fabriksbrikker med komma imellem; { $text } har { $count }.
unreadable-position-part = { position-field }: { $text } kan ikke læses. Her skal stå: { position-form }.
position-field =
    { $field ->
        [table] Spillere og side
        [round] Runde
        [phase] Fase
        [factory] Fabriksbrik { $number }
        [centre] Midten
        [first] Første plads
        [marker] Startbrik
        [bag] Pose
        [lid] Låg
        [board] Plade { $number }
        [score] Plade { $number }, point
        [wall] Plade { $number }, væg
        [lines] Plade { $number }, mønsterlinjer
        [line] Plade { $number }, mønsterlinje { $line }
       *[floor] Plade { $number }, gulvlinje
    }
position-form =
    { $form ->
        [table] 2c, 3c, 4c, 2g, 3g eller 4g
        [phase] offer:1 eller tile:1 med pladsens nummer, deal eller end
        [centre] * for startbrikken, og farvernes bogstaver
        [board] point;væg;linjer;gulv
        [wall] fem rækker på fem tegn (. B Y R K W) med / imellem
        [lines] fem mønsterlinjer med komma imellem
        [line] antal og farve som 2R, eller -
        [floor] farvernes bogstaver og *, eller -
        [tiles] farvernes bogstaver (B Y R K W), eller -
        [counts] fem tal med komma imellem
        [seat] en plads fra 1 til { $players }
       *[number] et tal på højst 9 cifre
    }

## Gemte spil, som ikke kan læses

unreadable-record-length = Et gemt spil har højst { $most } tegn; dette har { $count }.
unreadable-file-length = Et gemt spil har højst { $most } byte; dette har flere.
unreadable-not-utf-8 = Byten { $byte } er ikke UTF-8-tekst: gem filen som UTF-8.
unreadable-character = Tegnet { $character } må ikke stå i et gemt spil.
unreadable-deal-alone = Efter “deal” følger fabriksbrikkerne på samme linje, for eksempel BBYR,KKWW,...
unreadable-header = Et hoved er et navn og værdier i anførselstegn, i kantede parenteser og på én linje, for eksempel [Side "coloured"]; i anførselstegn står en omvendt skråstreg kun før " eller en anden omvendt skråstreg.
unreadable-no-headers = Et gemt spil begynder med hovedet [Record "1"].
unreadable-late-header = Hoveder kommer før den første fordeling og det første træk.
unreadable-no-header = Hovedet { $header } mangler.
unreadable-header-twice = Hovedet { $header } står her for anden gang.
unreadable-header-form = { $header } kan ikke læses. Her skal stå et hoved som { $form }.
unreadable-version = Dette er version { $said } af gemte spil; kun version { $version } er kendt.
unreadable-contradiction =
    { $name ->
        [Side] { $header } modsiger stillingen, hvis side er { $meant }.
        [First] { $header } modsiger stillingen, hvor første plads er { $meant }.
       *[Seats] { $header } modsiger stillingen, som har { $meant } pladser.
    }
unreadable-other-result = Resultatet er angivet som { $said }, men spillet ender { $result }.
unreadable-no-result = Resultatet er angivet som { $said }, men spillet slutter ikke med disse træk; skriv *.
unreadable-names = Der er { $players } pladser og skal være { $players } navne, ikke { $count }.
unreadable-commitment = Et løfte har 64 tegn, kun 0–9 og a–f.
unreadable-own-randomness = Din egen tilfældige værdi har 1 til 64 tegn, kun 0–9 og a–f.
unreadable-tournament-randomness = --tournament kræver --randomness: det, du tilføjede, da du meldte dig til.
unreadable-no-tournament = { $file } indeholder ikke resultaterne af en turnering.
unreadable-no-such-position = Der er { $last } træk i filen, så stilling { $position } findes ikke.
unreadable-one-record = Nævn ét gemt spil: FIL.azr, - for standardinddata eller --example.
unreadable-closed-input = Standardinddata er lukket, så der kan ikke læses derfra.
unreadable-closed-output = Standarduddata er lukket, så der kan ikke svares.
unreadable-file-or-position = Med --position skrives der ingen fil: angiv FILE.azr eller --position, ikke begge.
unreadable-one-position = Angiv én stilling: dens tekst i anførselstegn, - for standardinddata eller --record FILE.azr.
unreadable-move-of-record = --move kræver --record.
unreadable-no-such-move = Det gemte spil har { $last } træk, så der er intet træk { $move }.
unreadable-one-review = Angiv ét gemt spil at evaluere: FILE.azr, en mappe med gemte spil eller --example.
unreadable-no-such-seat = Spillet har plads 1 til { $last }, ikke { $seat }.
unreadable-folder-options = --html, --plot og --seat gælder ét gemt spil, ikke en mappe.
unreadable-no-records = Der er intet gemt spil (.azr) i { $folder }.
