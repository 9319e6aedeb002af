# Equal deals: the deal of the day, duels and teams of two.

duplicate-first-deal = Az első osztás

## The deal of the day

daily-title = Mindenkinek ugyanaz az osztás
daily-number = { $number }. osztás: { $date }
daily-about = Mindenki ugyanazokat a csempéket, ugyanazt a helyet és ugyanazt az ellenfelet kapja. A különbség a játékodban van.
daily-opponent = az ellenfeled
daily-level = { $level }. szint
daily-starts =
    { $who ->
        [you] te kezdesz
       *[computer] a gép kezd
    }
daily-seat = { $seat }. hely
daily-played =
    { $count ->
        [0] Még senki sem játszotta végig.
        [one] Egy ember játszotta végig.
       *[other] { $count } ember játszotta végig.
    }
daily-hidden = Az eredmények akkor láthatók, ha végeztél.
daily-ranked = Eszközönként egy próbálkozás számít: a szerver nem tudja, ki vagy. A játékot végig kell játszani, tipp és visszavonás nélkül.
daily-unranked = Ez a nap véget ért: az osztás lejátszható, de az eredmény nem kap helyezést.
daily-play = Az osztás lejátszása
daily-go-on = A próbálkozás folytatása
daily-play-unranked = Játék helyezés nélkül
daily-next = A nap az UTC szerinti. A következő osztás { $hours } ó { $minutes } p múlva jön, nálad { $clock }-kor.
daily-before = Korábbi napok
daily-before-none = Még nincs: ez a szerver ma kezd.
daily-today = Ma
daily-seal = Előre lepecsételve
daily-seal-about = A szerver ekkor rögzítette az osztást, és tette közzé a kulcsára vonatkozó ígéretét: { $sealed }. A kulcsot ekkor teszi közzé, amikor már egy próbálkozás sem számíthat: { $opens }. Akkor bárki ellenőrizheti, hogy az osztás nem változott. Azt nem bizonyítja, hogyan választotta a szerver a kulcsot.
daily-seal-key = A kulcs
daily-seal-proof =
    { $proof ->
        [consistent] A kulcs megfelel az ígéretnek, és a játékod minden osztása abból következik.
        [other-commitment] A kulcs nem felel meg az ígéretnek.
        [other-deals] A játékod osztása nem következik a kulcsból.
       *[unknown] A játékodat nem sikerült ellenőrizni.
    }
daily-done = Lejátszva
daily-scores = { $own } : { $other }
daily-outcome =
    { $outcome ->
        [won] Győztél, előnyöd { $margin } pont
        [lost] Vesztettél, hátrányod { $margin } pont
       *[even] Egyenlő pontszám
    }
daily-place = { $place }. hely { $played } közül.
daily-place-unranked = Helyezés nélkül; { $played } eredmény között a { $place }. hely lenne.
daily-better = Jobb, mint száz közül { $percent }.
daily-chart =
    { $count ->
        [one] Egy ember eredménye. A tiéd: { $margin }.
       *[other] { $count } ember eredménye. A tiéd: { $margin }.
    }
daily-you = te { $margin }
daily-reference = { $level }. szint a te helyedről { $margin }
daily-reference-waiting = A gép még játssza az osztást a te helyedről, teljes erővel.
daily-best-line = Hol tértél el a legjobb úttól
daily-best-line-about = A legrosszabb lépéseid, és mi lett volna jobb; mindegyik az értékelésbe vezet.
daily-worst-at = { $round }. forduló, { $number }. lépés
daily-worst-better = jobb: { $move }
daily-no-mistakes = Egyetlen lépésed sem volt említésre méltó hiba.
daily-worst-waiting = A legrosszabb lépéseid keresése folyik.
daily-share = Az eredményed megosztásra
daily-share-about = Fordulónként egy jel: a pontkülönbség jobban, ugyanannyira vagy kevésbé változott a javadra, mint a { $level }. szintnél. A csempékről semmit sem árul el.
daily-share-plain = A csempékről semmit sem árul el.
daily-share-copy = Az eredmény másolása

## Duels

duel-title = Mindenkinek ugyanaz az osztás
duel-new-about = Ami marad: ki játszik jobban. A párbaj egy link, és mindenki akkor játszik, amikor ráér. Amíg a párbaj véget nem ér, csak az látja a többiek eredményét, aki maga már végzett.
duel-kind = Fajta
duel-kind-solo = A gép ellen
duel-kind-teams = Kétfős csapatok
duel-solo-about = Két–nyolc ember játssza ugyanazokat az osztásokat ugyanarról a helyről, ugyanazon szint ellen.
duel-teams-about = Kettő kettő ellen két asztalnál: mindkét csapat minden osztás mindkét helyét lejátssza, és az összeg dönt.
duel-deals = Osztások
duel-make = Párbaj indítása
duel-yours = Párbajaid
duel-facts =
    { $deals ->
        [one] { $places } ember, egy osztás, ugyanaz a hely a { $level }. szint ellen.
       *[other] { $places } ember, { $deals } osztás, ugyanaz a hely a { $level }. szint ellen.
    }
duel-facts-teams =
    { $deals ->
        [one] Két kétfős csapat, egy osztás.
       *[other] Két kétfős csapat, { $deals } osztás.
    }
duel-until = Eddig nyitva: { $date }.
duel-over = Véget ért.
duel-leads = { $name } vezet { $points } ponttal
duel-won = { $name } győzött { $points } ponttal
duel-even = Egyelőre döntetlen
duel-drawn = Döntetlen
duel-join = Csatlakozás a párbajhoz
duel-your-team = A csapatod
duel-any-team = Mindegy
duel-team = { $team }. csapat
duel-teams = Csapat
duel-play = A { $deal }. osztás lejátszása
duel-go-on = A { $deal }. osztás folytatása
duel-opponent = Ellenfeled: { $name }; a te helyed: { $seat }.
duel-no-opponent = Az ellenfeled még nem csatlakozott.
duel-finished = Végeztél.
duel-hidden = Az eredmények akkor láthatók, ha végeztél.
duel-table = A párbaj eredményei
duel-player = Játékos
duel-deal = { $deal }. osztás
duel-sum = Összeg
duel-you = te
duel-playing = a { $deal }. osztást játssza
duel-finished-deals = { $deals } közül { $count } kész
duel-hidden-margin = rejtve
duel-not-yet = még nincs
duel-best = legjobb
duel-reference = A { $level }. szint eredménye: { $margin }.
duel-game = { $name }, { $deal }. osztás: { $margin }, a játék megnézése
duel-invite = Meghívás
duel-places = { $places } hely közül { $taken } foglalt.
duel-link = Aki megnyitja ezt a linket, csatlakozhat a párbajhoz
duel-proves = Mit bizonyít ez
duel-proves-about = Az azonos osztás kiveszi a csempék szerencséjét. A gép szintjei között ez a szórásnégyzet { $low }–{ $high }%-a volt, nem több; a többi a játékosoké.
duel-chance =
    { $deals ->
        [one] Egyenlő játékosok 100 párbajából { $percent } végződik legalább { $points } pont előnnyel egy osztáson.
       *[other] Egyenlő játékosok 100 párbajából { $percent } végződik legalább { $points } pont előnnyel { $deals } osztáson.
    }
duel-fair = A szerver rögzítette a maga részét az osztásból, mielőtt a párbaj indítója hozzáadta a sajátját; a kulcsot a párbaj végén teszi közzé.
duel-another = Új párbaj
