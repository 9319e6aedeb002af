# A parancs szavai: a parancsok listája, valamint a játékosoknak szóló parancsok súgója és kimenete.

## Command lines

argparse-usage = használat:
argparse-positional = kötelező elemek
argparse-options = kapcsolók
argparse-help = kiírja ezt a súgót, és kilép
argparse-version = kiírja a program verzióját, és kilép
argparse-required = ez hiányzik: %s
argparse-unrecognized = ismeretlen: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r nem választható (lehetőségek: %(choices)s)
argparse-one = itt egy érték kell
argparse-some = itt legalább egy érték kell
argparse-not-with = nem használható ezzel együtt: %s
argparse-value = %(value)r nem érvényes érték (%(type)s)
argparse-error = %(prog)s: hiba: %(message)s

## The list of commands

help-about = Az Azul társasjáték: játék, elemzés, kutatás. Nem hivatalos.
help-epilog = A `tilewright PARANCS --help` leír egy parancsot.
purpose-play = játék böngészőben, ezen a gépen
purpose-serve = játékszerver futtatása: asztalok embereknek és programoknak, böngészőben vagy hálózaton
purpose-work = keresés olyan szervereknek, amelyek közös adatbázist használnak
purpose-operate = futó szerverek irányítása: kiürítés, csak olvasás, kitiltások, üzenet mindenkinek
purpose-store = egy szerver tárának gondozása: ellenőrzés, mentés, másolás, felsorolás, törlés
purpose-terminal = játék a terminálban, emberek vagy a gép ellen
purpose-new = új játszma írása fájlba, vagy egy kiosztott állás kiírása
purpose-replay = egy mentett játszma (.azr) kiírása lépésről lépésre
purpose-verify = annak ellenőrzése, hogy egy mentett játszma osztásai tisztességesek voltak-e
purpose-review = egy mentett játszma értékelése: hibák, osztási szerencse, és mi lett volna jobb
purpose-puzzles = feladványok készítése pontosan egy megoldással, vagy újbóli bizonyításuk
purpose-best = egy állás legjobb lépései, mennyit érnek, és miért
purpose-explain = mennyit ér egy állás az egyes helyeknek, pontokban
purpose-engine = a motorprotokoll a szabványos be- és kimeneten
purpose-arena = mérkőzés számítógépes játékosok között, hibahatárokkal
purpose-league = sok számítógépes játékos erejének összevetése
purpose-tournament = számítógépes játékosok versenye, svájci rendszerben vagy arénában
purpose-train = hálók tanítása önmaguk elleni játékkal, egy vagy több gépen
purpose-compile = minden lefordítása erre a gépre most, hogy az első játék azonnal induljon
purpose-perft = lépéssorozatok megszámlálása egy állásból
purpose-bench = a gép sebességének mérése és az aláírás kiírása

## tilewright play

help-play = Azul böngészőben, ezen a gépen: a gép ellen vagy többen egy képernyőnél. A játszmáid az adatmappádban maradnak, így a következő indítás után folytathatod őket. A program a Ctrl-C billentyűkkel áll le. A `tilewright terminal` böngésző nélkül játszik.
help-play-port = a port ezen a gépen (alapértelmezés: egy szabad)
help-play-no-browser = ne nyissa meg a böngészőt, csak írja ki a címet
help-play-data = hol vannak az asztalok (alapértelmezés: az adatmappád)
help-play-computer-threads = egyszerre futó keresések (alapértelmezés: a magok száma mínusz 1)
help-play-computer-pause = a gép egy lépésének legrövidebb ideje másodpercben (0.4)

## tilewright terminal

help-terminal = Azul a terminálban: két–négy hely, mindegyiken ember vagy a gép, a táblák bármelyik oldalán. Kapcsolók nélkül megkérdezi, mit játsszatok. A lépéseket be kell írni, például 3R2; a többit a `súgó` mondja el.
help-terminal-seats = ki ül az 1., 2., ... helyen: { $choice }; ha kell, névvel, például person:Ana vagy level:3:Bo (alapértelmezés: person computer; a gép szintje { $level })
help-terminal-side = a táblák oldala (alapértelmezés: coloured)
help-terminal-first = a kezdő hely (alapértelmezés: random)
help-terminal-seed = az osztások és a gép választásainak kezdőértéke
help-terminal-save = a játszma mentése ebbe az új fájlba minden lépés után
help-terminal-resume = egy mentett játszma folytatása és további mentése; fájl nélkül az utolsó befejezetlen
help-terminal-language = a játék nyelve (alapértelmezés: a terminálé, különben angol)
help-terminal-plain = csak mondatok, képernyőolvasóknak: rajz és szín nélkül

## tilewright replay

help-replay = Egy mentett játszma (.azr): minden osztás és lépés szavakkal, a fordulók pontjai, és hogyan ért véget.
help-replay-file = a mentett játszma; a - a szabványos bemenetet olvassa
help-replay-example = a tilewrighttal érkező játszma
help-replay-position = az állás szövege N lépés után (0: a kezdet)
help-replay-positions = minden állás szövege, minden osztás és lépés után
help-replay-text = maga a fájl, a szokásos elrendezésben
help-replay-json = egyetlen JSON-objektum: játszma, állások, végállás és eredmény

## tilewright verify

help-verify = Egy mentett játszma (.azr) osztásainak ellenőrzése: következik-e mindegyik abból a titokból, amelyre a szerver ígéretet tett, és abból, amit a helyek hozzáadtak, és bizonyítja-e neked, hogy senki sem választotta őket. Kilépési érték 0: igen; 1: valami nem következik, nem ellenőrizhető vagy nincs bizonyítva; 2: hibás bemenet.
help-verify-file = a mentett játszma; a - a szabványos bemenetet olvassa
help-verify-commitment = az ígéret, amelyet azelőtt jegyeztél fel, hogy hozzáadtad a véletlen számodat, a fájléval való összevetéshez
help-verify-randomness = a véletlen szám, amelyet az osztásokhoz adtál
help-verify-tournament = annak a versenynek az eredményei, amelyhez a játszma tartozik: a --randomness ilyenkor az, amit nevezéskor adtál hozzá
help-verify-json = egyetlen JSON-objektum mondatok helyett

## tilewright new

help-new = Új játszma: fájlba írja az első, véletlen osztással, vagy kiírja.
help-new-file = ide írja a játszmát, nem a képernyőre
help-new-players = a játékosok száma (alapértelmezés: ahány név van, különben 2)
help-new-side = a táblák oldala (alapértelmezés: coloured)
help-new-seats = a játékosok nevei az óramutató járása szerint
help-new-first = a kezdő hely (alapértelmezés: sorsolással)
help-new-seed = az osztás és a kezdő hely kezdőértéke
help-new-position = csak a kiosztott állás szövege
help-new-force = a FILE.azr felülírása, ha már létezik
new-written = Elkészült: { $file } ({ $names }; { side-name }; kezd: { $name }).

## tilewright review

help-review = Egy mentett játszma (.azr) értékelése: mely lépések voltak hibák, mennyire volt szerencsés egy-egy osztás, és mi lett volna jobb. Minden állásnak minden helyre van értéke: a győzelmi esély és a várható előny pontokban. Amennyit egy lépés a legjobbhoz képest veszít, az a hely hibája; amennyit egy osztás a többi lehetségeshez képest ér, az a szerencse. Egy mappányi mentett játszmáról összesítés készül. Az értékelések megmaradnak: a megszakított parancs megismételve folytatódik.
help-review-file = a mentett játszma, vagy egy mappa mentett játszmákkal; a - a szabványos bemenetet olvassa
help-review-example = a tilewrighttal érkező játszma értékelése
help-review-quick = kevesebb keresés: játszmánként néhány másodperc
help-review-nodes = lépésenként ennyi állást vizsgál (2000000; három és négy játékosnál feleannyi)
help-review-seat = csak ennek a helynek a lépései
help-review-threads = egyszerre futó keresések (magonként egy, legfeljebb 8)
help-review-fresh = elölről kezdi, a mentett értékelés nélkül
help-review-json = egyetlen JSON-objektum (docs/notation.md)
help-review-html = egy oldal írása a grafikonnal és minden lépéssel
help-review-plot = a grafikon .svg vagy .png fájlba (matplotlib kell hozzá)
reviewed-headline = { $names }: { side-name }, { $result } ({ $care })
reviewed-unfinished = befejezetlen
reviewed-quick = gyors áttekintés
reviewed-nodes = lépésenként { $nodes } állás
reviewed-deal = { $round }. forduló, osztás: { $deal }; leginkább neki kedvez: { $name }, { $change } (±{ $error }) és { $points } pont; { $values }
reviewed-part =
    { $part ->
        [start] kezdetben
        [own] saját lépések
        [others] mások lépései
        [remainder] maradék
        [end] a végén
       *[now] most
    }
reviewed-grades =
    { $grade ->
        [inaccuracy] pontatlanságok
        [mistake] hibák
       *[blunder] súlyos hibák
    }
reviewed-steps = osztások és lépések
reviewed-move = Lépés
reviewed-interrupted = megszakítva ({ $share }); ugyanez a parancs innen folytatja.
reviewed-partly = Értékelt mozzanatok: { $count }/{ $total }.
reviewed-not-kept = az értékelést nem sikerült elmenteni: { $why }
reviewed-column-games = játszma
reviewed-column-won = győzelem
reviewed-column-less-luck = győzelem mínusz szerencse
reviewed-column-accuracy = pontosság
reviewed-column-errors = hiba/játszma
reviewed-column-luck = szerencse/játszma
reviewed-column-level = úgy játszik, mint

## tilewright puzzles

help-puzzles = Feladványok készítése és ellenőrzése. A feladvány olyan kétszemélyes állás, amelynek fordulója befejezheti a játszmát, és amelyben pontosan egy lépés tartja meg a győzelmet, tartja meg a közös győzelmet, vagy nyer legalább 3 ponttal többel bármely másiknál. Mindez bizonyított.
purpose-puzzles-make = feladványok keresése játszmákban, és fájlba írásuk
purpose-puzzles-verify = egy fájl minden feladványának újbóli bizonyítása
help-puzzles-make = Feladványok keresése a gép szintjeinek játszmáiban vagy mentett játszmákban, és fájlba írásuk. A Ctrl-C leállítja; ami addig megvan, azt kiírja.
help-puzzles-make-file = hová írja: .jsonl, vagy tömörítve .jsonl.gz
help-puzzles-make-count = hány készüljön
help-puzzles-make-records = ennek a mappának a játszmáiban keres (.azr)
help-puzzles-make-seed = a gép mely játszmái (alapértelmezés: 0)
help-puzzles-make-processes = folyamatok ezen a gépen (alapértelmezés: magonként egy)
help-puzzles-make-cluster = Ray-fürtön dolgozik; a `local` egyet ezen a gépen indít
help-puzzles-verify = Egy fájl minden feladványának újbóli bizonyítása: a célja, a megoldás minden lépése, hogy más lépés nem éri el a célt, a témái és az értékszáma. Kilépési érték 0: minden igaz; 1: valami nem igaz; 2: a fájl nem olvasható.
help-puzzles-verify-file = a feladványok; nélküle a csomaggal érkezők
help-puzzles-verify-processes = { help-puzzles-make-processes }
help-puzzles-verify-cluster = { help-puzzles-make-cluster }
puzzles-made =
    { $count ->
        [one] { $count } feladvány { $games } játszmából, { $seconds } mp alatt
       *[other] { $count } feladvány { $games } játszmából, { $seconds } mp alatt
    }
puzzles-no-more = a mentett játszmákban nincs több: { $count }/{ $wanted } feladvány.
puzzles-proved = { $count }/{ $total } feladvány bizonyítva, { $seconds } mp alatt.
puzzles-more = … és még { $count }.
puzzles-wrong-none = egyik célt sem éri el pontosan egy lépés
puzzles-wrong-goal = a cél, amelyet pontosan egy lépés ér el: „{ $goal }”, nem „{ $said }”
puzzles-wrong-solution = a megoldás { $line }, nem { $said }
puzzles-wrong-nodes = a bizonyításhoz több mint { $nodes } állás kell
puzzles-wrong-themes = a témái: { $themes }, nem { $said }
puzzles-wrong-rating = az értékszáma { $rating }, nem { $said }
time-left = még { $time }

## tilewright best and tilewright explain

help-best = Egy állás legjobb lépései: melyik mennyit ér, és miért. Oszlopok: az előny a várható végső pontkülönbség a legjobb másik helyhez képest; az esély a győzelmi esély; a pont és a padló az, amit a lépés azonnal hoz, illetve amibe kerül.
help-best-position = egy állás idézőjelben; a - a szabványos bemenetet olvassa
help-best-record = az állás egy mentett játszmából
help-best-move = az állás a játszma N. lépése előtt (alapértelmezés: az utolsó állás)
help-best-time = a keresés ideje másodpercben, vagy például 200ms (1)
help-best-nodes = ennyi állást vizsgál, idő helyett
help-best-depth = a keresés mélysége lépésekben, idő helyett
help-best-lines = ennyi lépést mutat ({ $lines })
help-best-threads = ennyi szálon keres (1)
help-best-table = az állástábla memóriája (64)
help-best-json = egyetlen JSON-objektum minden lépéssel
help-explain = Mennyit ér egy állás az egyes helyeknek, pontokban. A táblán lévő pontok pontosak. A többi a gép becslése egy üres táblához képest: sorok, padlóvonal, a fal sorai, oszlopai és színei, a lépés joga. Lépéseket nem keres; a `tilewright best` keres.
help-explain-position = { help-best-position }
help-explain-record = { help-best-record }
help-explain-move = { help-best-move }
help-explain-json = egyetlen JSON-objektum, kerekítés nélkül
situation = { $round }. forduló, { side-name }, { $scores } pont; { $then }.
situation-over = a játék véget ért
situation-awaits-deal = osztásra vár
situation-to-move =
    { $seat ->
        [1] az 1. hely következik
       *[other] a { $seat }. hely következik
    }
best-move = lépés
best-margin = előny
best-win = esély
best-points = pont
best-floor = padló
best-what =
    { $seat ->
        [0] mit tesz
       *[other] mit tesz, és mit hagy a következő helynek ({ $seat })
    }
best-line = Várható folytatás: { $moves }
best-solved =
    { $how ->
        [game] Megoldva: igen, a játszma végéig.
        [round] Megoldva: igen, a forduló végéig, onnan becsülve.
       *[no] Megoldva: nem.
    }
best-effort = Mélység: { $depth }, { $nodes } állás { $seconds } mp alatt (másodpercenként { $speed }).
best-progress = mélység { $depth }: { $move } { $margin }, { $nodes } állás
winning-chances = győzelmi esély
explain-even = Senkinek sincs nagy előnye.
explain-ahead = Előnyben: { $seat }. hely; győzelmi esély { $share }, { $margin }.
explain-likeliest = Legnagyobb győzelmi esély: { $seat }. hely, { $share }, noha a várható különbség { $points } pont.
explain-others = a többiek táblái
explain-total =
    { $over ->
        [yes] végső pontszám
       *[no] összesen
    }
explain-margin =
    { $players ->
        [2] előny a másikkal szemben
       *[other] előny a többiek átlagával szemben
    }
explain-final =
    { $part ->
        [rows] teljes vízszintes sorok
        [columns] teljes oszlopok
        [colours] teljes színek
       *[points] csempék és padlóvonalak
    }

## Files

system-not-found = nincs ilyen fájl
system-not-allowed = ez nem megengedett
system-folder = ez egy mappa
system-exists = ez a fájl már létezik
system-named-twice = ez a fájl kétszer szerepel
system-not-replaced = ez nem lecserélhető fájl
system-full = megtelt a lemez

## A game in words

side-name =
    { $side ->
        [grey] szürke oldal
       *[coloured] színes oldal
    }
replay-headline = { $names }: { side-name }{ $date }, eredmény: { $result }
replay-began = { $round }. forduló, ahogy a fájl elején állt
replay-round = { $round }. forduló, kezd: { $name }; { $deal }
replay-unfinished = A játszma befejezetlen: { $awaited }.
replay-awaits-deal = { $round }. forduló, osztásra vár
replay-awaits-turn = { $round }. forduló, soron van: { $name }

## Whether deals were fair

verify-headline = { $names }: { side-name }, eredmény: { $result }
verify-missing-starts-later = A fájl a játszma közepén kezdődik: ami előtte volt, ismeretlen.
verify-missing-no-deals = A fájlban nincs osztás.
verify-missing-not-fair-record = A fájl semmit sem mond tisztességes osztásokról.
verify-missing-bad-header = A tisztességes osztások egyik fejléce hiányzik vagy használhatatlan; a `--json` megmondja, melyik.
verify-missing-no-secret = A játszma véget ért, de a titka nincs a fájlban.
verify-missing-unfinished = A játszma nem ért véget, ezért a titka még nem nyilvános.
verify-missing-old-version = A fájl régebbi alakú, amelynél a szerver üzemeltetője megválaszthatta az osztásokat.
verify-missing-nobody-added = Egyik hely sem adott hozzá véletlen számot, ezért a szerver üzemeltetője megválaszthatta az osztásokat.
verify-commitment =
    { $fits ->
        [yes] A titok illik az ígérethez: { $commitment }.
       *[no] A titok NEM ILLIK az ígérethez: { $commitment }.
    }
verify-noted =
    { $fits ->
        [yes] Ez az az ígéret, amelyet feljegyeztél.
       *[no] Ez NEM AZ az ígéret, amelyet feljegyeztél.
    }
verify-own =
    { $fits ->
        [yes] A véletlen számod ott van azok között, amelyeket a helyek hozzáadtak.
       *[no] A véletlen számod NINCS OTT azok között, amelyeket a helyek hozzáadtak.
    }
verify-first =
    { $by ->
        [choice] Kezdő hely: { $name }, kiválasztva, nem kisorsolva.
        [unknown] Kezdő hely: { $name }; a sorsolás nem ellenőrizhető.
        [draw] Kezdő hely: { $name }, kisorsolva, ahogy a titokból következik.
       *[other] Kezdő hely: { $name }, de a sorsolás EREDMÉNYE: { $other }.
    }
verify-broken = { $round }. forduló: a { $name } által felfedett szám NEM TARTOZIK ahhoz, amit ez a hely hozzáadott.
verify-none-broken = Minden felfedett szám ahhoz tartozik, amit a hely a játszma előtt hozzáadott.
verify-deal =
    { $fits ->
        [unknown] { $round }. forduló: { $deal } nem ellenőrizhető.
        [yes] { $round }. forduló: { $deal } következik a titokból.
       *[no] { $round }. forduló: { $deal } NEM KÖVETKEZIK a titokból, amely szerint { $expected }.
    }
verify-fair =
    { $count ->
        [one] Tisztességes: az egyetlen osztás olyan titokból következik, amely már azelőtt rögzült, hogy hozzáadtad a véletlen számodat, így a szerver nem választhatta meg.
       *[other] Tisztességes: mind a { $count } osztás olyan titokból következik, amely már azelőtt rögzült, hogy hozzáadtad a véletlen számodat, így a szerver nem választhatta meg őket.
    }
verify-consistent =
    { $count ->
        [one] Ellentmondásmentes, de nincs bizonyítva: az egyetlen osztás következik a titokból, de a fájl írója mindkettőt megválaszthatta.
       *[other] Ellentmondásmentes, de nincs bizonyítva: mind a { $count } osztás következik a titokból, de a fájl írója mindkettőt megválaszthatta.
    }
verify-consistent-how = Csak a feljegyzett ígérettel és véletlen számmal bizonyítható: --commitment, --randomness.
verify-unfair = Nem tisztességes: az osztások nem következnek a titokból és a helyek véletlen számaiból.
verify-unproved = Nincs bizonyítva: a fájlban nincs meg minden, ami a bizonyításhoz kell.
verify-operator = Nincs bizonyítva, hogy az üzemeltető senkinek sem árulta el, mi következik, és olyan helynek sem, amely utánad adott hozzá.
verify-unforeseen = Senki, a szerver üzemeltetője sem láthatott előre egy osztást, mielőtt az eszközöd felfedte a számát.
verify-without =
    { $count ->
        [one] Enélkül osztott forduló: { $rounds }. Ott ez csak akkor igaz, ha egy másik, számot felfedő hely becsületes.
       *[other] Enélkül osztott fordulók: { $rounds }. Ott ez csak akkor igaz, ha egy másik, számot felfedő hely becsületes.
    }
verify-last = Nincs bizonyítva, hogy az üzemeltető és az utolsóként felfedő hely nem játszott össze. Együtt választhattak az annak a számával és az anélkül kapott osztás közül.
