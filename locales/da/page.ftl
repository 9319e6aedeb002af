# Siden rundt om bordet: startside, venteværelse, indstillinger, gemte spil, og hvad der siges, når noget er galt.

tilewright = Tilewright
start-page = Startside
skip = Gå til indholdet
menu = Menu
close = Luk
loading = Indlæser
loading-long = Det tager længere tid end normalt. En nyinstalleret server er omkring et minut om at gøre sig klar.
language = Sprog
# What this language calls itself.
language-name = Dansk
try-again = Prøv igen
reload = Genindlæs

## Startside

motto = Tag, læg, byg.
what-it-is = Et roligt spil om farver og mønstre for to til fire spillere: brætspillet Azul. Gratis, åbent, uden konto.
unofficial = Tilewright er et uofficielt, gratis sted at spille Azul uden forbindelse til spillets forfatter eller forlag.
about = Om Tilewright
play-computer = Spil mod computeren
level = Niveau
level-choice = Niveau { $level }, { level-name }
level-about =
    { $level ->
        [1] Lærer sammen med dig: finder et godt træk, men spiller tit et andet.
        [2] Finder gode træk og laver færre smuttere. God til en første sejr.
        [3] Spiller det, der ser godt ud her og nu, uden at tænke på dit svar.
        [4] Tænker også på dit svar, men laver en smutter nu og da.
        [5] Overvejer dit svar på hvert træk og laver sjældent smuttere.
        [6] Laver næsten aldrig smuttere: en jævnbyrdig modstander for gode spillere.
        [7] Tænker længere end til dit svar og planlægger runden.
        [8] Svær at slå: den forærer sjældent et point væk.
        [9] Ser tidligt, hvordan runden ender.
       *[10] Fuld styrke: det bedste, computeren kan.
    }
opponents = Modstandere
opponents-count =
    { $count ->
        [1] Én
        [2] To
        [3] Tre
       *[4] Fire
    }
board-side = Pladens side
side-coloured-about = hver farve har sin plads
side-grey-about = du vælger kolonnen
who-starts = Hvem starter
starts-chance = Tilfældigt
starts-you = Du
starts-computer = Computeren
start-game = Start spillet
more-options = Flere valg
lobby = Lobby
lobby-about = Find nogen at spille med.
lobby-short =
    { $here ->
        [one] { $here } person her; ledige pladser: { $seats }, spil at se på: { $games }.
       *[other] { $here } personer her; ledige pladser: { $seats }, spil at se på: { $games }.
    }
with-friends = Med venner
with-friends-about = Del et link, to til fire pladser.
on-this-device = På denne enhed
on-this-device-about = Spil på skift ved én skærm.
daily = Dagens fordeling
daily-short = Den samme fordeling til alle, ét forsøg.
puzzles = Opgaver
puzzles-short = Find det eneste rigtige træk.
duel = Duel
duel-short = De samme fordelinger til dig og dine venner.
watch = Se med
watch-about = Et igangværende spil eller to computere.
open-record = Åbn et gemt spil
open-record-about = Gå det igennem træk for træk.
learn = Lær
learn-about = Reglerne på fem minutter.
learn-first = Er Azul nyt for dig? Lær at spille
rules = Regler
storage-off = Denne browser glemmer alt, når siden lukkes: du kan spille, men ikke vende tilbage til et spil senere. Tillad webstedsdata for siden for at ændre det.
storage-full = Der er ikke mere plads i denne browser: det nye beholdes kun, til siden lukkes. Gem dine spil i en fil, og fjern så nogle af dem.

## Spil i denne browser

your-games = Dine spil
your-profile = Dit navn
open-seat = ledig plads
game-waiting = venter på andre
game-over = slut
game-your-turn = runde { $round }, din tur
game-their-turn = runde { $round }
game-begun = nogen har sat sig: spillet er begyndt
game-time-left = { $state }, { $time } tilbage
game-unknown = Et spil
game-unreachable = serveren svarer ikke
forget-game = Fjern fra listen
game-ended =
    { $outcome ->
        [won] vundet { $scores }, { $date }
        [lost] tabt { $scores }, { $date }
        [shared] delt sejr { $scores }, { $date }
        [stopped] stoppet, { $date }
       *[over] slut { $scores }, { $date }
    }
all-games = Alle spil

## At lave et bord

guest = Gæst
your-name = Dit navn
name-missing = Skriv først et navn.
name = Navn
friends = Venner
computers-too = Tilføj computerspillere
computers-count =
    { $count ->
        [0] Ingen
        [1] Én
       *[2] To
    }
time-control = Tid
time-none = Ubegrænset
time-a-move = { $length } pr. træk
allow-hints = Tillad hint
allow-hints-about = Alle ser, når nogen bruger et.
last-word = Spillerne har det sidste ord
last-word-about = Hver spillers browser tilføjer sin del lige før hver fordeling, så ingen kan forudse fliserne, heller ikke den, der driver serveren.
make-link = Opret bord
people = Spillere
name-of-seat = Navn på plads { $seat }
player-number = Spiller { $seat }
watch-link = Link eller kode til bordet
watch-link-about = En, der spiller der, kan sende det til dig: det findes i bordets menu.
watch-link-wrong = Det er ikke et link til et bord. Et sådant ender på /#/watch/ og tolv bogstaver og cifre.
watch-computers = Intet link? Se to computere spille mod hinanden.
watch-computers-start = Se computere spille

## Indstillinger

settings = Indstillinger
setting-theme = Tema
theme-system = System
theme-light = Lyst
theme-dark = Mørkt
theme-to-light = Lyse farver
theme-to-dark = Mørke farver
setting-motion = Animation
motion-system = System
motion-full = Fuld
motion-reduced = Begrænset
setting-speed = Animationshastighed
speed-calm = Rolig
speed-brisk = Rask
speed-fast = Hurtig
setting-sound = Lyd
setting-sound-about = Stille klik fra fliserne, toner for point og en klokke, når det er din tur i et spil med andre mennesker.
setting-volume = Lydstyrke
volume-low = Lav
volume-medium = Mellem
volume-high = Høj
setting-keys = Genvejstaster
setting-keys-about = En fabriksbrik (1 til 9, eller C for midten), så en farve, så en linje; H for et hint.
setting-play-at-once = Spil tastede træk med det samme
setting-play-at-once-about = Uden at trykke Enter.

## Når noget er galt

trouble-title =
    { $kind ->
        [no-page] Siden findes ikke
        [no-table] Bordet findes ikke længere
        [no-invite] Invitationen fører ikke længere til et bord
        [no-duel] Dette link fører ikke længere til en duel
        [no-tournament] Dette link fører ikke længere til en turnering
        [no-person] Ingen har dette navn længere
        [full] Alle pladser er optaget
        [over] Spillet er slut
        [begun] Spillet er allerede begyndt
        [seat-taken] Nogen kom først
        [not-yours] Pladsen hører til en anden browser
        [bad-record] Filen er ikke et gemt spil
        [outdated] Tilewright er blevet opdateret
        [offline] Der er ingen forbindelse til serveren
        [busy] For mange forespørgsler på én gang
       *[unexpected] Noget gik galt
    }
trouble-next =
    { $kind ->
        [no-page] Linket er måske ufuldstændigt; bed om at få det sendt igen. Dine spil er på startsiden.
        [no-table] Linket er måske gammelt eller ufuldstændigt: spil gemmes ikke for evigt. Dine andre spil er i god behold.
        [no-invite] Linket er måske ufuldstændigt, eller bordet er lukket. Bed den, der inviterede dig, om et nyt.
        [no-duel] Linket er måske ufuldstændigt, eller duellen sluttede for længe siden. Bed den, der sendte det, om et nyt.
        [no-tournament] Linket er måske ufuldstændigt, eller turneringen sluttede for længe siden. Bed den, der sendte det, om et nyt.
        [no-person] Navnet er slettet, eller linket er ufuldstændigt. Spil med denne person bliver bevaret.
        [full] Du kan se med eller oprette dit eget bord.
        [over] Du kan gå det igennem træk for træk eller begynde et nyt spil.
        [begun] Du kan se med eller oprette dit eget bord.
        [seat-taken] Vælg en anden plads, eller se med.
        [not-yours] Her kan du se med. Vil du spille, så åbn spillet i den browser, hvor du tog plads.
        [bad-record] Et gemt spil er en tekstfil, der ender på .azr. Gem spillet igen der, hvor det kommer fra, og åbn det på ny.
        [outdated] Genindlæs siden for at fortsætte: dine spil er gemt.
        [offline] Dine spil er gemt. Tjek din forbindelse, og prøv igen.
        [busy] Vent et minut, og prøv igen.
       *[unexpected] Prøv igen. Også hvis det ikke hjælper, er dine spil gemt.
    }

## Venteværelset

waiting-for =
    { $count ->
        [0] Alle er her
        [one] Venter på én til
       *[other] Venter på { $count } til
    }
waiting-about =
    { $side ->
        [grey] Den grå side af spillepladerne. Spillet begynder, når alle pladser er optaget.
       *[coloured] Den farvede side af spillepladerne. Spillet begynder, når alle pladser er optaget.
    }
seat-free = Ledig
seat-here = er her
seat-away = er væk
program = program
get-up = Forlad pladsen
sit-down = Tag plads
sit-beside = Tilføj en spiller på denne enhed
invite-title = Inviter dine venner
invite-link = Alle, der åbner linket, kan tage en plads
watch-link-title = Link til tilskuere
watch-link-share = Alle, der åbner linket, kan se med
copy-link = Kopier linket
copied = Kopieret
share = Del
qr-code = Linket som QR-kode
link-local = Linket virker kun på denne computer. Andre enheder kan først være med, når serveren er startet, så de kan nå den.
qr-about = Ret en telefons kamera mod den
join-title = Du er inviteret
join-about =
    { $side ->
        [grey] { $names } vil gerne spille Azul med dig på den grå side af spillepladerne.
       *[coloured] { $names } vil gerne spille Azul med dig på den farvede side af spillepladerne.
    }
note-operator = Fra den, der driver serveren:
terms = Aftalt for spillet
terms-clock =
    { $time ->
        [minute] Et minut pr. træk; bruger man længere, trækker computeren og afløser én, til man er tilbage.
        [day] Et døgn pr. træk; bruger man længere, trækker computeren og afløser én, til man er tilbage.
        [other] { $length } pr. træk; bruger man længere, trækker computeren og afløser én, til man er tilbage.
       *[none] Ingen tidsgrænse.
    }
terms-hints =
    { $hints ->
        [yes] Hint er tilladt; alle ser, når nogen bruger et.
       *[no] Ingen hint.
    }
only-watch = Se bare med
step-through = Gå spillet igennem

## Gemte spil

record = Gemt spil
fair-title = Fair fordeling
fair-deals =
    { $proof ->
        [proved] Fair fordeling: bevist
        [consistent] Fordelingen passer med hemmeligheden
        [nobody-added] Fordelingen passer med hemmeligheden
        [no-deals] Ingen fordeling at kontrollere
        [unknown] Fordelingen er ikke kontrolleret
       *[other] Fordelingen passer ikke
    }
fair-commitment = Serverens løfte
analysis-board = Analysebræt
analyse-here = Analyser
review-game = Evaluering
save-record = Gem spillet
