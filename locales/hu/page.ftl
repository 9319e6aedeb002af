# Az oldal az asztal körül: kezdőlap, váróterem, beállítások, játszmák, és amit mondunk, ha baj van.

tilewright = Tilewright
start-page = Kezdőlap
skip = Ugrás a tartalomra
menu = Menü
close = Bezárás
loading = Betöltés
loading-long = Ez a szokásosnál tovább tart. Egy frissen telepített szervernek körülbelül egy perc kell a felkészüléshez.
language = Nyelv
# What this language calls itself.
language-name = Magyar
try-again = Újra
reload = Újratöltés

## Start page

motto = Vedd el, rakd le, csempézz.
what-it-is = Színek és minták csendes játéka 2–4 játékosnak: az Azul társasjáték. Ingyenes, nyílt, fiók nélkül.
unofficial = A Tilewrighton ingyen játszhatsz Azult; nem hivatalos oldal, a játék szerzőjétől és kiadójától független.
about = Névjegy
play-computer = Játék a gép ellen
level = Szint
level-choice = { $level }. szint, { level-name }
level-about =
    { $level ->
        [1] Veled együtt tanul: talál egy jó lépést, de gyakran mást lép.
        [2] Jó lépéseket talál, és ritkábban hibázik. Jó az első győzelemhez.
        [3] Azt lépi, ami elsőre jónak látszik, és nem gondol a válaszodra.
        [4] A válaszodra is gondol, de néha hibázik.
        [5] Minden lépésénél mérlegeli a válaszodat, és ritkán hibázik.
        [6] Szinte sosem hibázik: jó játékosoknak való ellenfél.
        [7] A válaszodnál is messzebbre tekint, és megtervezi a fordulót.
        [8] Nehéz legyőzni: ritkán ad ingyen pontot.
        [9] Korán látja, hogyan ér véget a forduló.
       *[10] Teljes erő: a legjobb, amire a gép képes.
    }
opponents = Ellenfelek
opponents-count =
    { $count ->
        [1] Egy
        [2] Kettő
        [3] Három
       *[4] Négy
    }
board-side = Tábla oldala
side-coloured-about = minden színnek megvan a helye
side-grey-about = te választasz oszlopot
who-starts = Ki kezd
starts-chance = Sorsolás
starts-you = Te
starts-computer = A gép
start-game = Játék indítása
more-options = Több beállítás
lobby = Előtér
lobby-about = Találj valakit, akivel játszhatsz.
lobby-short =
    { $here ->
        [one] { $here } ember van itt; szabad helyek: { $seats }, nézhető játszmák: { $games }.
       *[other] { $here } ember van itt; szabad helyek: { $seats }, nézhető játszmák: { $games }.
    }
with-friends = Barátokkal
with-friends-about = Küldj linket, 2–4 hely.
on-this-device = Ezen az eszközön
on-this-device-about = Egy képernyő körül, felváltva.
daily = A nap osztása
daily-short = Mindenkinek ugyanaz, egy próbálkozás.
puzzles = Feladványok
puzzles-short = Találd meg az egyetlen helyes lépést.
duel = Párbaj
duel-short = Ugyanazok az osztások neked és a barátaidnak.
watch = Nézőként
watch-about = Egy zajló játszma vagy két gép.
open-record = Mentett játszma
open-record-about = Visszanézés lépésről lépésre.
learn = Tanulás
learn-about = A szabályok öt percben.
learn-first = Új neked az Azul? Tanuld meg
rules = Szabályok
storage-off = Ez a böngésző mindent elfelejt, ha bezárod az oldalt: játszhatsz, de később nem térhetsz vissza a játszmához. Ha mégis szeretnél, engedélyezd az oldalnak a webhelyadatokat.
storage-full = Betelt a böngésző tárhelye: ami új, csak az oldal bezárásáig marad meg. Mentsd a játszmáidat fájlba, majd törölj közülük néhányat.

## Games of this browser

your-games = Játszmáid
your-profile = A neved
open-seat = szabad hely
game-waiting = a többiekre vár
game-over = véget ért
game-your-turn = { $round }. forduló, te következel
game-their-turn = { $round }. forduló
game-begun = valaki leült: a játszma elkezdődött
game-time-left = { $state }, még { $time }
game-unknown = Egy játszma
game-unreachable = a szerver nem érhető el
forget-game = Törlés a listáról
game-ended =
    { $outcome ->
        [won] győzelem { $scores }, { $date }
        [lost] vereség { $scores }, { $date }
        [shared] osztott győzelem { $scores }, { $date }
        [stopped] abbahagyva, { $date }
       *[over] véget ért { $scores }, { $date }
    }
all-games = Minden játszma

## Making a table

guest = Vendég
your-name = A neved
name-missing = Előbb írj be egy nevet.
name = Név
friends = Barátok
computers-too = Gépi játékosok hozzáadása
computers-count =
    { $count ->
        [0] Egy sem
        [1] Egy
       *[2] Kettő
    }
time-control = Idő
time-none = Korlátlan
time-a-move = { $length } / lépés
allow-hints = Tippek engedélyezése
allow-hints-about = Mindenki látja, ha valaki tippet kér.
last-word = A játékosoké az utolsó szó
last-word-about = Minden játékos böngészője közvetlenül az osztás előtt adja hozzá a maga részét, így senki sem láthatja előre a csempéket, a szerver üzemeltetője sem.
make-link = Asztal nyitása
people = Játékosok
name-of-seat = Név ({ $seat }. hely)
player-number =
    { $seat ->
        [1] Az 1. játékos
       *[other] A { $seat }. játékos
    }
watch-link = Az asztal linkje vagy kódja
watch-link-about = Bárki elküldheti neked, aki ott játszik: az asztal menüjében van.
watch-link-wrong = Ez nem egy asztal linkje. Az ilyen link vége: /#/watch/ és tizenkét betű vagy számjegy.
watch-computers = Nincs linked? Nézd meg, ahogy két gép játszik egymással.
watch-computers-start = Gépek játéka

## Settings

settings = Beállítások
setting-theme = Téma
theme-system = Rendszer
theme-light = Világos
theme-dark = Sötét
theme-to-light = Világos színek
theme-to-dark = Sötét színek
setting-motion = Animáció
motion-system = Rendszer
motion-full = Teljes
motion-reduced = Kevesebb
setting-speed = Az animáció sebessége
speed-calm = Nyugodt
speed-brisk = Fürge
speed-fast = Gyors
setting-sound = Hang
setting-sound-about = A csempék halk koppanása, a pontok hangjai, és egy csengés, ha más emberekkel játszol, és te következel.
setting-volume = Hangerő
volume-low = Halk
volume-medium = Közepes
volume-high = Hangos
setting-keys = Gyorsbillentyűk
setting-keys-about = Egy korong (1–9, vagy C az asztal közepe), aztán egy szín, aztán egy sor; tipp: H.
setting-play-at-once = Beírt lépések azonnali megtétele
setting-play-at-once-about = Nem kell hozzá Enter.

## When something is wrong

trouble-title =
    { $kind ->
        [no-page] Nincs ilyen oldal
        [no-table] Ez az asztal már nem létezik
        [no-invite] Ez a meghívó már nem vezet asztalhoz
        [no-duel] Ez a link már nem vezet párbajhoz
        [no-tournament] Ez a link már nem vezet versenyhez
        [no-person] Ilyen nevű játékos már nincs
        [full] Minden hely foglalt
        [over] Ez a játszma véget ért
        [begun] A játék már elkezdődött
        [seat-taken] Valaki megelőzött
        [not-yours] Ez a hely egy másik böngészőé
        [bad-record] Ez a fájl nem mentett játszma
        [outdated] A Tilewright frissült
        [offline] A szerver nem érhető el
        [busy] Túl sok kérés egyszerre
       *[unexpected] Valami hiba történt
    }
trouble-next =
    { $kind ->
        [no-page] Lehet, hogy a link hiányos; kérd meg, aki küldte, hogy küldje el újra. A játszmáid a kezdőlapon vannak.
        [no-table] Lehet, hogy a link régi vagy hiányos: a játszmákat nem őrizzük örökké. A többi játszmád biztonságban van.
        [no-invite] Lehet, hogy a link hiányos, vagy az asztalt bezárták. Kérj újat attól, aki meghívott.
        [no-duel] Lehet, hogy a link hiányos, vagy a párbaj rég véget ért. Kérj újat attól, aki küldte.
        [no-tournament] Lehet, hogy a link hiányos, vagy a verseny rég véget ért. Kérj újat attól, aki küldte.
        [no-person] A nevet törölték, vagy a link hiányos. A vele játszott játszmák megmaradnak.
        [full] Nézheted a játékot, vagy nyithatsz saját asztalt.
        [over] Visszanézheted lépésről lépésre, vagy kezdhetsz új játékot.
        [begun] Nézheted a játékot, vagy nyithatsz saját asztalt.
        [seat-taken] Válassz másik helyet, vagy nézd a játékot.
        [not-yours] Itt nézheted a játékot. Ha játszani akarsz, abban a böngészőben nyisd meg, amelyikben leültél.
        [bad-record] A mentett játszma .azr végű szövegfájl. Mentsd el újra onnan, ahonnan származik, és nyisd meg még egyszer.
        [outdated] A folytatáshoz töltsd be újra az oldalt: a játszmáid megvannak.
        [offline] A játszmáid megvannak. Ellenőrizd a kapcsolatodat, aztán próbáld újra.
        [busy] Várj egy percet, aztán próbáld újra.
       *[unexpected] Próbáld újra. Ha így is marad, a játszmáid akkor is megvannak.
    }

## The waiting room

waiting-for =
    { $count ->
        [0] Mindenki itt van
        [one] Még egy játékosra várunk
       *[other] Még { $count } játékosra várunk
    }
waiting-about =
    { $side ->
        [grey] A táblák szürke oldala. A játék akkor kezdődik, amikor minden hely betelt.
       *[coloured] A táblák színes oldala. A játék akkor kezdődik, amikor minden hely betelt.
    }
seat-free = Szabad
seat-here = itt van
seat-away = nincs itt
program = program
get-up = Felállok
sit-down = Leülök
sit-beside = Még egy játékos ezen az eszközön
invite-title = Hívd meg a barátaidat
invite-link = Aki megnyitja ezt a linket, leülhet
watch-link-title = Link a nézőknek
watch-link-share = Aki megnyitja ezt a linket, nézheti a játékot
copy-link = Link másolása
copied = Másolva
share = Megosztás
qr-code = A link QR-kódként
link-local = Ez a link csak ezen a számítógépen működik. Más eszközökhöz úgy kell elindítani a szervert, hogy azok is elérjék.
qr-about = Irányítsd rá a telefon kameráját
join-title = Meghívtak
join-about =
    { $side ->
        [grey] { $names } hív egy Azul-játszmára, a táblák szürke oldalán.
       *[coloured] { $names } hív egy Azul-játszmára, a táblák színes oldalán.
    }
note-operator = A szerver üzemeltetőjétől:
terms = A játék feltételei
terms-clock =
    { $time ->
        [minute] Lépésenként egy perc; aki kifut az időből, helyette a gép lép, és helyettesíti, amíg vissza nem jön.
        [day] Lépésenként egy nap; aki kifut az időből, helyette a gép lép, és helyettesíti, amíg vissza nem jön.
        [other] Lépésenként { $length }; aki kifut az időből, helyette a gép lép, és helyettesíti, amíg vissza nem jön.
       *[none] Nincs időkorlát.
    }
terms-hints =
    { $hints ->
        [yes] Tippek engedélyezve; mindenki látja, ha valaki tippet kér.
       *[no] Nincsenek tippek.
    }
only-watch = Csak nézem
step-through = Játszma visszanézése

## Records

record = Mentett játszma
fair-title = Tiszta osztás
fair-deals =
    { $proof ->
        [proved] Tiszta osztás: bizonyítva
        [consistent] Az osztás megfelel a titoknak
        [nobody-added] Az osztás megfelel a titoknak
        [no-deals] Nincs ellenőrizhető osztás
        [unknown] Az osztás nincs ellenőrizve
       *[other] Az osztás nem stimmel
    }
fair-commitment = A szerver ígérete
analysis-board = Elemzőtábla
analyse-here = Elemzés
review-game = Értékelés
save-record = Játszma mentése
