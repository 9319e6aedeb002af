# Amit a szerver mond, ha nem teszi meg, amire kérték. Egy-egy mondat.

## What was sent

error-malformed = A kérés formája nem felel meg a leírásnak.
error-too-large = A kérés túl nagy.
error-not-found = Ezen a címen nincs semmi.
error-method-not-allowed = Ez a cím nem fogad ilyen kérést.
error-unsupported-media-type = A kérésnek JSON formátumúnak kell lennie.
error-forbidden-origin = Más webhelyről nem fogadunk kéréseket.
error-hello-first = A kapcsolat első üzenete csak „hello” lehet.
error-wrong-protocol = Ez az oldal más verziójú, mint a szerver; töltsd be újra.

## How much was sent

error-too-many-requests = Túl sok kérés; várj egy kicsit.
error-too-many-connections = Túl sok kapcsolat érkezik a címedről.
error-too-many-tables = Túl sok új asztal a címedről; várj egy percet.
error-busy = A szerver még ilyen kérésekkel foglalkozik, a tieiddel vagy másokéval; próbáld újra egy kicsit később.
error-too-many-reviews = Már több értékelésed is folyamatban van; várd meg valamelyiket.
error-reviews-full = A szervernek most túl sok értékelnivalója van; próbáld újra később.
error-time-used = A címed vagy az egész szerver gépideje most elfogyott; próbáld újra később.
error-review-time-used = A címed vagy az egész szerver gépideje most elfogyott; ami elkészült, megmarad, folytasd később.

## Who sent it

error-no-such-table = Nincs ilyen asztal.
error-no-such-invite = Ez a meghívó már nem vezet asztalhoz.
error-wrong-secret = A kulcsod nem illik ehhez az asztalhoz.
error-not-your-seat =
    { $seat ->
        [1] Az 1. hely nem a tiéd.
       *[other] A { $seat }. hely nem a tiéd.
    }
error-banned = A szerver üzemeltetője letiltotta az IP-címedet.

## Sitting down and getting up

error-no-such-seat = Ennél az asztalnál nincs { $seat }. hely.
error-no-open-seat = Ennél az asztalnál minden hely foglalt.
error-seat-taken =
    { $seat ->
        [1] Az 1. hely foglalt.
       *[other] A { $seat }. hely foglalt.
    }
error-game-begun = A játék már elkezdődött.
error-no-such-promise = A szervernek már nincs meg az ehhez az asztalhoz ígért osztás. Próbáld újra!
error-bad-clock = Ilyen óra nem lehet: 30 másodperctől 3 óráig, lépésenként legfeljebb 3 perc hozzáadással, vagy lépésenként 5 másodperctől 14 napig.
error-too-late-to-share = A következő játék osztása már rögzítve van.
error-no-reveal-awaited = Ettől a helytől most nem várunk számot.
error-wrong-reveal = Ez a szám nem illik ahhoz, amit ez a hely a játék előtt hozzáadott.

## Playing

error-not-begun = A játék még nem kezdődött el.
error-game-over = A játék véget ért.
error-not-over = A játék még nem ért véget.
error-not-your-turn = Most nem ez a hely következik.
error-stale = A játék közben továbbhaladt; nézd meg újra.
error-time-is-up = Lejárt az időd erre a lépésre; a gép teszi meg helyetted.
error-out-of-time = Lejárt az időd.
error-no-vacation = Szabadságra csak olyan játékban lehet menni, ahol egy lépésre napok jutnak.
error-vacation-used = Ebben a játékban ennyi nap szabadságod maradt: { $days }.
error-vacation-year = 365 napon belül ennyi nap szabadságod maradt: { $days }.
error-illegal-move = Itt nem szabályos ez a lépés: { $move }.
error-already-resigned = Ez a hely már feladta.

## The lobby

error-name-needed = Az értékszámos játszmákhoz állandó név kell; nélküle is játszhatsz, de az nem számít az értékszámba.
error-seat-just-taken = Ezt a helyet egy pillanattal ezelőtt elfoglalták.
error-own-seat = Már ennél az asztalnál ülsz.
error-too-many-offers = Már túl sok hely van meghirdetve általad vagy a címedről; vonj vissza egyet a tieid közül, vagy próbáld újra később.
error-lobby-full = Most nagyon sok a szabad hely; foglald el valamelyiket.
error-came-not = Találtunk játszmát neked vagy másoknak a hálózatodon, de senki sem jött; várj egy percet.
error-partner-gone = A többiek nem ültek le; újra a sorban vagy, és az eddigi várakozásod beleszámít.
error-did-not-come = Találtunk játszmát, de nem ültél le, ezért a keresés véget ért.
error-began-elsewhere = A játszmád egy másik ablakban elkezdődött, ezért itt a keresés véget ért.

## Taking back, offering, hints

error-undo-not-allowed = Ennél az asztalnál kérdés nélkül nincs visszavonás.
error-nothing-to-undo = Nincs mit visszavonni.
error-too-late-to-undo = Ezt már késő visszavonni.
error-already-offered = Ezt már javasolták.
error-already-declined = Ezt épp elutasították; a következő lépés után újra javasolhatod.
error-nothing-offered = Nincs javaslat, amelyre válaszolni lehetne.
error-table-full = Ennél az asztalnál már annyi minden történt, hogy most csak lépni, válaszolni és feladni lehet.
error-hints-not-allowed = Ennél az asztalnál nem lehet tippet kérni.

## Positions and records

error-unreadable = Ez a szöveg nem értelmezhető.
error-impossible-position = Ilyen álláshoz egyetlen játszma sem vezethet.
error-impossible-deal = A zsákból és a doboz fedeléből nem jöhet ki ez az osztás.
error-bad-randomness = A saját véletlen számod legfeljebb 64 karakter lehet, csak 0–9 és a–f.
error-bad-limits = A keresésnek ezek a korlátai érvénytelenek.
error-nothing-to-search = Ebben az állásban senki sem következik, így nincs mit keresni.
error-too-long = Ez a mentett játszma túl hosszú: legfeljebb { $most } osztás és lépés lehet benne.
error-nothing-to-review = Ebben a játszmában nincs értékelhető lépés.
error-too-long-to-review = Ez a mentett játszma túl hosszú az értékeléshez: legfeljebb { $most } osztás és lépés lehet benne.

## The server’s own trouble

error-store-unavailable = A szerver tárolója most nem érhető el; nézd meg, mi lett elmentve, aztán próbáld újra.
error-store-error = A szerver tárolója hibázott; nézd meg, mi lett elmentve, aztán próbáld újra.
error-newer-schema = A szerver tárolóját egy újabb verzió írta.
error-damaged-table = A szerver erről tárolt adatai megsérültek, és nem használhatók.
error-already-there = Ez már létezik.
error-conflict = Közben más is történt az asztalnál; próbáld újra.
error-closing = A szerver leáll; gyere vissza hamarosan.
error-draining = Ez a szerver most nem indít új játszmát, mert hamarosan újraindul; gyere vissza hamarosan.
error-read-only = Ezen a szerveren most semmit sem lehet megváltoztatni; a játszmák hamarosan folytatódnak, addig az órák állnak.
error-internal = Hiba történt a szerveren; nézd meg, mi lett elmentve, aztán próbáld újra.

## Equal deals: the deal of the day, duels

error-equal-deals = Itt mindenki ugyanazt az osztást kapja: a játékot végig kell játszani, tipp, visszavonás, feladás és visszavágó nélkül.
error-no-such-day = Ezen a szerveren arra a napra nincs osztás.
error-day-over = Ez a nap véget ért; az osztása helyezés nélkül még játszható, és már van új.
error-already-played = Ezen az eszközön ezt már lejátszottad; egy próbálkozás számít.
error-too-many-tries = A címedről már túl sokan kezdték el a mai osztást; holnaptól helyezés nélkül játszható.
error-no-such-duel = Ez a link már nem vezet párbajhoz.
error-duel-over = Ez a párbaj véget ért; az eredményei itt maradnak.
error-duel-full = Ebben a párbajban minden hely foglalt.
error-team-full = Ez a csapat megtelt; csatlakozz a másikhoz.
error-not-in-duel = Ezen az eszközön nem veszel részt ebben a párbajban.
error-opponent-awaited = Az ellenfeled még nem csatlakozott a párbajhoz.

## Tournaments

error-no-such-tournament = Ez a link már nem vezet versenyhez.
error-tournament-over = Ez a verseny véget ért, vagy az utolsó fordulója már elkezdődött; az eredményei itt maradnak.
error-tournament-begun = Ez a verseny már elkezdődött.
error-tournament-full = Ezen a versenyen minden hely foglalt.
error-too-few-players = Egy versenyhez legalább két játékos kell.
error-not-in-tournament = Ezen az eszközön nem veszel részt ezen a versenyen.
error-not-the-maker = Ezt csak az teheti meg, aki a versenyt létrehozta.
error-too-many-tournaments = Most túl sok az új verseny; próbáld meg később.

## Notices of turns

error-no-notices = Ez a szerver nem értesít senkit a soron következésről.
error-bad-subscription = Ennek a böngészőnek nem lehet értesítést küldeni.

## Names that last

error-not-signed-in = Ez az eszköz nincs bejelentkezve, vagy egy másikról kijelentkeztették.
error-no-such-person = Itt senkit sem hívnak így.
error-name-taken = Ez a név, vagy egy hozzá hasonló, már foglalt.
error-bad-name = A név betűvel kezdődik, és 2–24 karakterből áll: egyetlen írásrendszer betűi, számjegyek, szóközök és - ' . · _
error-forbidden-name = Ezt a nevet össze lehet téveszteni az üzemeltetővel vagy a géppel; válassz másikat.
error-too-many-names = A címedről ma már túl sok név készült; próbáld újra holnap.
error-renamed-lately = A nevet harminc naponta egyszer lehet megváltoztatni.
error-name-banned = A szerver üzemeltetője letiltotta ezt a nevet.
error-wrong-phrase = Ez a név és ez a mondat nem tartozik össze.
error-no-passkeys = A belépőkulcshoz névvel rendelkező https-cím kell; itt használd a helyreállító mondatot.
error-passkey-failed = Ezt a belépőkulcsot nem fogadtuk el; próbáld újra, vagy használd a helyreállító mondatot.
error-too-many-passkeys = Már tíz belépőkulcsod van; előbb távolíts el egyet.
error-wrong-name = Ez nem a te neved; semmi sem törlődött.
error-not-welcome = Ehhez az asztalhoz nem ülhetsz le.
error-no-chat = Ennél az asztalnál nincs csevegés.
error-chat-off = A csevegés akkor kezdődik, amikor az asztalnál már mindenki bekapcsolta.
error-too-many-reports = Ma már sok bejelentést küldtél; próbáld újra holnap.
error-too-many-blocked = Már 200 embert letiltottál; előbb oldj fel valakit.
error-too-many-programs = Már három programod van; előbb törölj egyet.

## Ratings

error-rated-yourself = Te vagy egy programod már ül ennél az asztalnál, az értékszámos játszmához pedig különböző emberek kellenek.
error-rated-game = Az értékszámos játszmában nincs visszavonás, és csak akkor hagyható abba, ha más is beleegyezik.
