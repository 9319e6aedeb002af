# Az asztal játék közben és a végén: állapotsáv, lépések, menü, tippek, a képernyőolvasó mondatai, a végső elszámolás.

## Who sits where

table-away = nincs itt
table-stand-in = gép helyettesíti
table-resigned = feladta
table-timed-out = lejárt az ideje
table-vacation = szabadságon
table-to-move = soron van
table-plays-next = következő
table-plays-then = utána
table-just-moved = most lépett
table-did = { $name }:
table-brief-move =
    { $line ->
        [0] { tiles } → padló
       *[other] { tiles } → { $line }. sor
    }
table-watch-instead = Nézem ezt a játszmát

## The top bar and the title of the tab

title-table = Asztal
title-your-turn = Te következel
bar-factory-offer = A manufaktúrák kínálata
bar-wall-tiling = A fal csempézése
bar-over = A játék vége
bar-after-round = { $round }. forduló után
bar-maybe-last-round = talán utolsó forduló
bar-last-round = utolsó forduló
bar-watching = nézőként
bar-watchers = { $count } néző

## The status bar: a title and a sentence

status-label = Mi a teendő most
status-take = Te következel: vegyél el csempéket
status-take-named = { $name }: vegyél el csempéket
status-take-how = Egy szín minden csempéjét, egy korongról vagy az asztal közepéről.
status-place = Te következel: rakj le { $tile } { tiles.accusative }
status-place-named = { $name }: rakj le { $tile } { tiles.accusative }
status-column = Te következel: { $line }. sor, válassz oszlopot
status-column-named = { $name }: { $line }. sor, válassz oszlopot
status-column-how = A szaggatott mezőkön látszik, melyik mennyit érne.
status-columns = Oszlopot választ: { $names }
status-columns-why = Mindenki egyszerre választ; a választások akkor látszanak, amikor mindenki kész.
status-revealing = Várakozás: { $names }
status-revealing-why = Az osztás előtt minden böngésző hozzáadja a maga részét. Ha valamelyik nem válaszol, a játék hamarosan nélküle folytatódik.
status-choosing = { $name } választ
status-look-around = Közben megnézheted az asztalt.
status-watching = Nézed a játékot.
status-tiling-how = A kész sorok fentről lefelé, aztán a padlóvonalak.
status-bonuses = További pontok a játék végén
status-bonuses-how = Vízszintes sor 2, oszlop 7, szín 10 pont.
status-between = Egy pillanat
status-over = A játék véget ért
status-compiling = A gép készülődik
status-compiling-why = Telepítés után egyszer fordul elő, és nagyjából egy percig tart.
status-reconnecting = Újracsatlakozás
status-reconnecting-why = A helyed megmarad.
status-next-try = Következő próba { $time } múlva.
status-try-now = Próbáld most
status-not-here = { $name } még nincs itt
status-away = { $name } kapcsolata megszakadt
status-away-why = { $minutes } perc múlva a gép veszi át a játékot.
status-away-for-ever = A játék megvárja.
status-away-clock = Ha lejár az idő, a gép lép.
status-away-reserve = Az óra tovább jár.
clocks = Órák
status-time-left = még { $time }
status-stood-in = A gép játszik helyetted
status-stood-in-why = A következő lépést már újra te teszed meg.
status-asked-take-back = { $name } visszavonna egy lépést
status-asked-take-back-why = A játék visszaállna a lépés előtti állásra.
status-asked-stop = { $name } abbahagyná a játékot
status-asked-stop-why = A játék győztes nélkül érne véget.
status-offered-take-back = Azt kérted, hogy visszavonhasd a lépésed
status-offered-stop = Azt javasoltad, hagyjátok abba
status-offered-why = Várjuk a többiek válaszát.
status-agree = Rendben
status-decline = Nem egyezem bele
status-cancel = Mégse
status-understood = Rendben
status-undo = Visszavonás


## Tiles in the hand

table-from =
    { $source ->
        [0] Az asztal közepéről.
        [1] Az 1. korongról.
        [5] Az 5. korongról.
       *[other] A { $source }. korongról.
    }
table-with-marker = Jön vele a kezdőjátékos-jelző is, a padlóvonalra.
table-rest-to-centre =
    { $count ->
        [one] A maradék az asztal közepére kerül: { $colours }.
       *[other] A maradék az asztal közepére kerül: { $colours }.
    }

## Moves that are not possible

table-not-possible = { $move }: ez nem lehetséges
table-not-done = Ez nem sikerült
table-source-empty =
    { $source ->
        [0] Az asztal közepén nincs csempe.
        [1] Az 1. korongon nincs csempe.
        [5] Az 5. korongon nincs csempe.
       *[other] A { $source }. korongon nincs csempe.
    }
table-no-factory = Nincs { $source }. korong.
table-colour-missing =
    { $source ->
        [0] Az asztal közepén nincs { colour }.
        [1] Az 1. korongon nincs { colour }.
        [5] Az 5. korongon nincs { colour }.
       *[other] A { $source }. korongon nincs { colour }.
    }
table-line-reason = { $line }. sor: { $reason }.
table-fits =
    { $count ->
        [one] A { colour } ebbe a sorba rakható: { $lines }, vagy a padlóra.
       *[other] A { colour } ezekbe a sorokba rakható: { $lines }, vagy a padlóra.
    }
table-fits-only-floor = A { colour } csak a padlóra rakható.
table-columns-that-fit = { $line }. sor, lehetséges oszlopok: { $columns }.

## The log of moves

log-title = Lépések
log-count = eddig { $count }
log-empty = Még nincs lépés.
log-take =
    { $line ->
        [0] { $count } { from-source } → padló
       *[other] { $count } { from-source } → { $line }. sor
    }
log-tiling = a fal csempézése

## Hints and evaluation

hint = Tipp
hint-hide = Tipp elrejtése
hint-thinking = Gondolkodik…
hint-label = Legjobb lépések
hint-try = Megmutatás a táblán: { $move }
hint-says = Legjobb lépés: { $move }
hint-share = { $percent }%
hint-why-scores =
    { $line ->
        [1] Betölti az 1. sort: { points }.
        [5] Betölti az 5. sort: { points }.
       *[other] Betölti a { $line }. sort: { points }.
    }
hint-why-column = Ennyit hoz: { points }.
hint-why-floor = Ára a padlóvonalon: { points }.
hint-why-marker = Elviszi a kezdőjátékos-jelzőt.
hint-why-leaves =
    { $points ->
        [0] Utána { $name } legfeljebb elvehet { tiles.accusative } { from-source } { to-line }.
       *[other] Utána { $name } legfeljebb elvehet { tiles.accusative } { from-source } { to-line }: { points }.
    }
evaluation-label = Értékelés
evaluation-show = Értékelés
evaluation-hide = Elrejtés
evaluation-you = Te { $percent }%
evaluation-waiting = Gondolkodik…
evaluation-spoken = A győzelmi esélyed { $percent } százalék
evaluation-margin = várható különbség: { $points } pont
evaluation-even = egyenlő esély: { $percent }%
evaluation-why = Miért: { $parts }
evaluation-part =
    { $part ->
        [points] pontszám { $number }
        [complete_lines] kész sorok { $number }
        [floor] padlóvonal { $number }
        [begun_lines] megkezdett sorok { $number }
        [offer] kínálat { $number }
        [rows] a fal sorai { $number }
        [columns] oszlopok { $number }
        [colours] színek { $number }
        [tempo] a lépés joga { $number }
       *[bag_and_lead] a játszma hátralévő része { $number }
    }
evaluation-everybody-sees = Az asztalnál mindenki értesül róla.
evaluation-not-here = Ennél az asztalnál nem lehet tippet kérni.

## The menu and its dialogs

part-moves = Lépések
part-supply = Készlet
part-evaluation = Értékelés
menu-undo = Utolsó lépésem visszavonása
menu-ask-back = Visszavonást kérek
menu-react = Reakció küldése
menu-chat = Csevegés
chat-on = Csevegés ennél az asztalnál
chat-about = Csak az asztalnál ülők olvassák; semmi sem marad meg. Akkor kezdődik, amikor mindenki bekapcsolta.
chat-waiting = Várunk, amíg mindenki bekapcsolja.
chat-mute = Némítás: ne látsszon, amit mások mondanak
chat-mute-one = { $name } némítása
chat-say = Mondj valamit
chat-send = Küldés
menu-offer-stop = Abbahagyás javaslása
menu-resign = Feladás…
menu-leave = Távozom, a gép játszik tovább helyettem
menu-replay = Utolsó lépés újra
menu-copy-link = Nézői link másolása
menu-copied = Másolva
menu-download = Játszma mentése
menu-keys = Gyorsbillentyűk
resign-title = Feladod?
resign-two = A játék véget ér, és a másik játékos nyer. Ezt nem lehet visszavonni.
resign-more = A gép játszik tovább helyetted, és már nem nyerhetsz. Ezt nem lehet visszavonni.
resign-last = A játék véget ér, és senki sem nyer. Ezt nem lehet visszavonni.
resign-stay = Játszom tovább
resign-yes = Feladom
reaction-label = Reakciók
reaction-hello = Szia!
reaction-nice = Szép lépés!
reaction-oops = Hoppá!
reaction-thinking = Hadd gondolkodjak
reaction-thanks = Köszönöm!
reaction-good-game = Jó játék volt!

## Keys

keys-title = Gyorsbillentyűk
keys-about = Egy lépés három jel: a 3R2 a pirosakat viszi a 3. korongról a 2. sorba.
keys-source = egy korong, vagy C: az asztal közepe
keys-colour = egy szín: B kék, Y sárga, R piros, K fekete, W fehér
keys-line = egy sor, vagy F: a padló
keys-column = szürke oldal: sor és oszlop
keys-enter = választás, vagy a mutatott lépés megtétele
keys-escape = egy lépéssel vissza
keys-across = következő korong
keys-along = következő szín vagy sor
keys-undo = visszavonás
keys-replay = utolsó lépés újra
keys-hint = tipp
keys-evaluation = értékelés be vagy ki
keys-log = ugrás a lépések listájára
keys-turn = ki következik, és mi van az asztalon
keys-help = ez a lista

## On phones

phone-your-turn = te jössz
phone-floor-none = padló 0
phone-player = { $name }, { points }

## Said aloud

say-your-turn = Te következel.
say-turn-of = { $name } következik.
say-where =
    { $count ->
        [0] Csempe csak az asztal közepén van.
        [one] { $centre ->
            [yes] Csempék ezen a korongon: { $factories }, és az asztal közepén.
           *[no] Csempék ezen a korongon: { $factories }.
        }
       *[other] { $centre ->
            [yes] Csempék ezeken a korongokon: { $factories }, és az asztal közepén.
           *[no] Csempék ezeken a korongokon: { $factories }.
        }
    }
say-chosen = Kiválasztva: { tiles }.
say-line-fills = { $line }. sor betelik
say-line-part =
    { $line ->
        [3] 3. sor, 3-ból { $count }
       *[other] { $line }. sor, { $line }-ből { $count }
    }
say-line-full = { $line }. sor kész
say-to-floor = Padló
say-took = { $name } elvett { tiles.accusative } { from-source }: { $outcome }.
say-took-you = Elvettél { tiles.accusative } { from-source }: { $outcome }.
say-fell =
    { $marker ->
        [yes] { $count } a padlóra, a kezdőjátékos-jelzőt is beleszámítva
       *[no] { $count } a padlóra
    }
say-to-lid = { $count } a fedélbe
say-round = { $round }. forduló:
say-account = { $name } plusz { $points }, mínusz { $cost }, most { $score }.
say-choose-column = { $line }. sor: válassz oszlopot.
say-chose = { $name } minden oszlopot kiválasztott.
say-took-back =
    { $count ->
        [one] { $name } visszavont egy lépést.
       *[other] { $name } visszavont { $count } lépést.
    }
say-offered-take-back = { $name } visszavonna egy lépést.
say-offered-stop = { $name } abbahagyná a játékot.
say-agreed = { $name } beleegyezik.
say-declined = { $name } nem egyezik bele.
say-resigned = { $name } feladta.
say-timed-out =
    { $you ->
        [yes] Lejárt az időd.
       *[no] { $name } ideje lejárt.
    }
say-vacation =
    { $state ->
        [on] { $name } szabadságon van; az órája áll.
       *[over] { $name } visszajött a szabadságról.
    }
say-time-left = Még { $time } időd van.
log-only-move = az egyetlen lépés
say-stood-in =
    { $because ->
        [clock] { $name } ideje lejárt; a gép veszi át a játékot.
       *[other] { $name } helyett a gép játszik.
    }
note-your-time = Lejárt az időd; a gép lépett helyetted.
note-dismiss = Üzenet bezárása
say-returned = { $name } visszajött.
say-hinted = { $name } tippet kért.
say-rematched = Egy másik asztalnál új játék kezdődött.
# After a rated game, when this person has asked for another one. It starts when all have asked.
end-rematch-waits = Várakozás, amíg mindenki újra játszani akar.
# $names: one name or a list of $count names.
end-rematch-wanted =
    { $count ->
        [one] { $names } újra játszana.
       *[other] { $names } újra játszanának.
    }
say-connected = Újra van kapcsolat.
say-reacted = { $name }: { $sign }

## Loading

loading-table = Az asztal betöltése…
loading-no-answer = A szerver nem válaszol. Az oldal tovább próbálkozik.

## The end

end-wins =
    { $you ->
        [yes] { $points } ponttal nyertél
        [lost] { $points } ponttal kikaptál
       *[no] { $name } nyert { $points } ponttal
    }
end-by-rows =
    { $you ->
        [yes] Több kész vízszintes sorral nyertél
        [lost] Kevesebb kész vízszintes sorral kikaptál
       *[no] { $name } nyert, több kész vízszintes sorral
    }
end-by-resignation =
    { $you ->
        [yes] Nyertél
        [lost] Kikaptál
       *[no] { $name } nyert
    }
end-shared = { $names } osztoznak a győzelemben
end-shared-you = Holtverseny: { $names } és te osztoztok a győzelemben
end-rating = { $name }: értékszám { $value } ({ $change })
end-rating-provisional = { $name }: értékszám { $value }? (ideiglenes: az első játszmák sokat változtatnak rajta)
end-stopped = A játék abbamaradt
end-stopped-why = Az abbamaradt játéknak nincs győztese.
end-resigned-why =
    { $you ->
        [yes] Feladtad.
       *[no] { $name } feladta.
    }
end-shared-why =
    { $count ->
        [0] A pontok és a kész vízszintes sorok száma is egyenlő: { $points } pont, egy kész sor sincs.
        [one] A pontok és a kész vízszintes sorok száma is egyenlő: { $points } pont, { $count } sor.
       *[other] A pontok és a kész vízszintes sorok száma is egyenlő: { $points } pont, { $count } sor.
    }
end-by-rows-why = Egyenlő pontszám ({ $points }); a kész vízszintes sorok döntöttek: { $rows }–{ $others }.
end-exhausted-why = Elfogytak a csempék.
end-turned =
    { $you ->
        [leader] Te vezettél a csempékkel, { $most }–{ $points }; a további pontokkal { $name } fordított.
        [winner] { $leader } vezetett a csempékkel, { $most }–{ $points }; a további pontokkal te fordítottál.
       *[no] { $leader } vezetett a csempékkel, { $most }–{ $points }; a további pontokkal { $name } fordított.
    }
end-level = A csempékkel egyenlő ({ $points } pont); a további pontok döntöttek.
end-led =
    { $you ->
        [yes] Már a csempékkel vezettél, { $most }–{ $points }.
       *[no] { $name } már a csempékkel vezetett, { $most }–{ $points }.
    }
end-save = Játszma mentése
end-step = Játszma visszanézése
end-look = Asztalnézet
end-back = Vissza az eredményhez
end-again = Új játék
# At the end of a game with equal deals: where the results are.
end-to-day = Az eredményed
end-to-duel = Vissza a párbajhoz
end-to-tournament = Vissza a versenyhez
end-next-game = A következő játékhoz
end-watch-next = A következő játszma nézése
end-ledger = A pontok részletezve
end-tiles = Csempék a falon
end-floor = Padlóvonal
end-after-rounds = Az utolsó forduló után
end-rows = Vízszintes sorok, 2-2 pont
end-columns = Oszlopok, 7-7 pont
end-colours = Színek, 10-10 pont
end-total = Összesen
end-wall-of = { $name } fala
end-wall-spoken = { $count } csempe a falon; kész: { $complete }
end-rounds = Fordulónként
end-rounds-key = kitöltött: csempék · körvonalas: padló
