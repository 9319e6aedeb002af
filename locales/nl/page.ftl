# De pagina rond de tafel: startpagina, wachtkamer, instellingen, opgeslagen spellen, en wat er gezegd wordt als er iets mis is.

tilewright = Tilewright
start-page = Startpagina
skip = Naar de inhoud
menu = Menu
close = Sluiten
loading = Laden
loading-long = Dit duurt langer dan gewoonlijk. Een pas geïnstalleerde server heeft ongeveer een minuut nodig om klaar te zijn.
language = Taal
# What this language calls itself.
language-name = Nederlands
try-again = Opnieuw proberen
reload = Opnieuw laden

## Startpagina

motto = Neem, leg, bouw.
what-it-is = Een rustig spel van kleur en patroon voor twee tot vier spelers: het bordspel Azul. Gratis, open, zonder account.
unofficial = Tilewright is een onofficiële, gratis plek om Azul te spelen en staat los van de auteur en de uitgever van het spel.
about = Over Tilewright
play-computer = Tegen de computer
level = Niveau
level-choice = Niveau { $level }, { level-name }
level-about =
    { $level ->
        [1] Leert met je mee: vindt een goede zet, maar speelt vaak een andere.
        [2] Vindt goede zetten en vergist zich minder vaak. Goed voor een eerste overwinning.
        [3] Speelt wat er meteen goed uitziet, zonder aan jouw antwoord te denken.
        [4] Denkt ook aan jouw antwoord, maar vergist zich af en toe.
        [5] Weegt bij elke zet jouw antwoord mee en vergist zich zelden.
        [6] Vergist zich bijna nooit: gewaagd aan goede spelers.
        [7] Denkt verder dan jouw antwoord en plant de ronde.
        [8] Moeilijk te verslaan: geeft zelden een punt weg.
        [9] Ziet vroeg hoe de ronde zal eindigen.
       *[10] Op volle sterkte: beter kan de computer niet.
    }
opponents = Tegenstanders
opponents-count =
    { $count ->
        [1] Eén
        [2] Twee
        [3] Drie
       *[4] Vier
    }
board-side = Bordzijde
side-coloured-about = elke kleur een vaste plek
side-grey-about = jij kiest de kolom
who-starts = Wie begint
starts-chance = Willekeurig
starts-you = Jij
starts-computer = Computer
start-game = Spel starten
more-options = Meer opties
lobby = Lobby
lobby-about = Zoek iemand om mee te spelen.
lobby-short =
    { $here ->
        [one] { $here } persoon hier; vrije plaatsen: { $seats }, spellen om te bekijken: { $games }.
       *[other] { $here } mensen hier; vrije plaatsen: { $seats }, spellen om te bekijken: { $games }.
    }
with-friends = Met vrienden
with-friends-about = Deel een link, twee tot vier plaatsen.
on-this-device = Op dit apparaat
on-this-device-about = Om de beurt achter één scherm.
daily = Verdeling van de dag
daily-short = Dezelfde verdeling voor iedereen, één poging.
puzzles = Puzzels
puzzles-short = Vind de enige goede zet.
duel = Duel
duel-short = Dezelfde verdelingen voor jou en je vrienden.
watch = Meekijken
watch-about = Een lopend spel of twee computers.
open-record = Opgeslagen spel
open-record-about = Kijk het zet voor zet terug.
learn = Leren
learn-about = De regels in vijf minuten.
learn-first = Nieuw met Azul? Leer het spel
rules = Regels
storage-off = Deze browser vergeet alles als de pagina dichtgaat: je kunt spelen, maar later niet naar een spel terugkeren. Sta sitegegevens voor deze pagina toe om dat te veranderen.
storage-full = Deze browser heeft geen ruimte meer: wat nieuw is, blijft alleen bewaard tot de pagina dichtgaat. Sla je spellen op in een bestand en verwijder er daarna een paar.

## Spellen in deze browser

your-games = Je spellen
your-profile = Jouw naam
open-seat = vrije plaats
game-waiting = wacht op anderen
game-over = afgelopen
game-your-turn = ronde { $round }, jouw beurt
game-their-turn = ronde { $round }
game-begun = er is iemand gaan zitten: het spel is begonnen
game-time-left = { $state }, nog { $time }
game-unknown = Een spel
game-unreachable = de server is niet bereikbaar
forget-game = Uit deze lijst halen
game-ended =
    { $outcome ->
        [won] gewonnen { $scores }, { $date }
        [lost] verloren { $scores }, { $date }
        [shared] gedeelde overwinning { $scores }, { $date }
        [stopped] gestopt, { $date }
       *[over] afgelopen { $scores }, { $date }
    }
all-games = Alle spellen

## Een tafel maken

guest = Gast
your-name = Je naam
name-missing = Vul eerst een naam in.
name = Naam
friends = Vrienden
computers-too = Computerspelers toevoegen
computers-count =
    { $count ->
        [0] Geen
        [1] Eén
       *[2] Twee
    }
time-control = Tijd
time-none = Onbeperkt
time-a-move = { $length } per zet
allow-hints = Hints toestaan
allow-hints-about = Iedereen ziet het als iemand er een gebruikt.
last-word = De spelers hebben het laatste woord
last-word-about = De browser van elke speler voegt vlak voor elke verdeling zijn deel toe, zodat niemand de tegels kan voorzien, ook niet wie de server beheert.
make-link = Tafel openen
people = Spelers
name-of-seat = Naam op plaats { $seat }
player-number = Speler { $seat }
watch-link = Link of code van de tafel
watch-link-about = Wie daar speelt, kan hem je sturen: hij staat in het menu van de tafel.
watch-link-wrong = Dit is geen link naar een tafel. Zo’n link eindigt op /#/watch/ en twaalf letters en cijfers.
watch-computers = Geen link? Kijk hoe twee computers tegen elkaar spelen.
watch-computers-start = Computers bekijken

## Instellingen

settings = Instellingen
setting-theme = Thema
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
theme-to-light = Lichte kleuren
theme-to-dark = Donkere kleuren
setting-motion = Animatie
motion-system = Systeem
motion-full = Volledig
motion-reduced = Beperkt
setting-speed = Animatiesnelheid
speed-calm = Rustig
speed-brisk = Vlot
speed-fast = Snel
setting-sound = Geluid
setting-sound-about = Zachte klikken van de tegels, tonen voor punten en een belletje als jij aan de beurt bent in een spel met andere mensen.
setting-volume = Geluidssterkte
volume-low = Zacht
volume-medium = Gemiddeld
volume-high = Hard
setting-keys = Sneltoetsen
setting-keys-about = Een fabrieksschijf (1 tot 9, of C voor het midden), dan een kleur, dan een lijn; H voor een hint.
setting-play-at-once = Getypte zetten meteen spelen
setting-play-at-once-about = Enter is niet nodig.

## Als er iets mis is

trouble-title =
    { $kind ->
        [no-page] Deze pagina bestaat niet
        [no-table] Deze tafel bestaat niet meer
        [no-invite] Deze uitnodiging leidt niet meer naar een tafel
        [no-duel] Deze link leidt niet meer naar een duel
        [no-tournament] Deze link leidt niet meer naar een toernooi
        [no-person] Niemand heeft deze naam nog
        [full] Alle plaatsen zijn bezet
        [over] Dit spel is afgelopen
        [begun] Het spel is al begonnen
        [seat-taken] Iemand was je voor
        [not-yours] Deze plaats hoort bij een andere browser
        [bad-record] Dit bestand is geen opgeslagen spel
        [outdated] Tilewright is bijgewerkt
        [offline] De server is niet bereikbaar
        [busy] Te veel verzoeken tegelijk
       *[unexpected] Er ging iets mis
    }
trouble-next =
    { $kind ->
        [no-page] Misschien is de link niet compleet; laat hem nog eens sturen. Je spellen staan op de startpagina.
        [no-table] Misschien is de link oud of niet compleet: spellen worden niet eeuwig bewaard. Je andere spellen zijn veilig.
        [no-invite] Misschien is de link niet compleet of is de tafel gesloten. Vraag een nieuwe aan wie je uitnodigde.
        [no-duel] Misschien is de link niet compleet of is het duel lang geleden afgelopen. Vraag een nieuwe aan wie hem stuurde.
        [no-tournament] Misschien is de link niet compleet of is het toernooi lang geleden afgelopen. Vraag een nieuwe aan wie hem stuurde.
        [no-person] De naam is verwijderd of de link is niet compleet. Spellen met deze persoon blijven bestaan.
        [full] Je kunt meekijken of zelf een tafel openen.
        [over] Je kunt het zet voor zet terugkijken of een nieuw spel beginnen.
        [begun] Je kunt meekijken of zelf een tafel openen.
        [seat-taken] Kies een andere plaats of kijk mee.
        [not-yours] Hier kun je meekijken. Om te spelen open je het spel in de browser waarin je ging zitten.
        [bad-record] Een opgeslagen spel is een tekstbestand dat op .azr eindigt. Sla het opnieuw op waar het vandaan komt en open het nog eens.
        [outdated] Laad de pagina opnieuw om verder te gaan: je spellen zijn bewaard.
        [offline] Je spellen zijn bewaard. Controleer je verbinding en probeer het opnieuw.
        [busy] Wacht een minuut en probeer het opnieuw.
       *[unexpected] Probeer het opnieuw. Ook als dat niet helpt, zijn je spellen bewaard.
    }

## De wachtkamer

waiting-for =
    { $count ->
        [0] Iedereen is er
        [one] Wachten op nog één speler
       *[other] Wachten op nog { $count } spelers
    }
waiting-about =
    { $side ->
        [grey] De grijze zijde van de borden. Het spel begint zodra alle plaatsen bezet zijn.
       *[coloured] De gekleurde zijde van de borden. Het spel begint zodra alle plaatsen bezet zijn.
    }
seat-free = Vrij
seat-here = is er
seat-away = is weg
program = programma
get-up = Opstaan
sit-down = Gaan zitten
sit-beside = Speler toevoegen op dit apparaat
invite-title = Nodig je vrienden uit
invite-link = Wie deze link opent, kan gaan zitten
watch-link-title = Link voor kijkers
watch-link-share = Wie deze link opent, kan meekijken
copy-link = Link kopiëren
copied = Gekopieerd
share = Delen
qr-code = De link als QR-code
link-local = Deze link werkt alleen op deze computer. Voor andere apparaten moet de server zo gestart zijn dat ze hem kunnen bereiken.
qr-about = Richt de camera van een telefoon erop
join-title = Je bent uitgenodigd
join-about =
    { $side ->
        [grey] Speel een spel Azul met { $names }, op de grijze zijde van de borden.
       *[coloured] Speel een spel Azul met { $names }, op de gekleurde zijde van de borden.
    }
note-operator = Van de beheerder van deze server:
terms = Afgesproken
terms-clock =
    { $time ->
        [minute] Een minuut per zet; voor wie langer nadenkt, zet de computer; die valt in tot de speler terug is.
        [day] Een dag per zet; voor wie langer nadenkt, zet de computer; die valt in tot de speler terug is.
        [other] { $length } per zet; voor wie langer nadenkt, zet de computer; die valt in tot de speler terug is.
       *[none] Geen tijdslimiet.
    }
terms-hints =
    { $hints ->
        [yes] Hints zijn toegestaan; iedereen ziet het als iemand er een gebruikt.
       *[no] Geen hints.
    }
only-watch = Alleen meekijken
step-through = Spel terugkijken

## Opgeslagen spellen

record = Opgeslagen spel
fair-title = Eerlijke verdeling
fair-deals =
    { $proof ->
        [proved] Eerlijk verdeeld: bewezen
        [consistent] De verdeling past bij het geheim
        [nobody-added] De verdeling past bij het geheim
        [no-deals] Geen verdeling om te controleren
        [unknown] Verdeling niet gecontroleerd
       *[other] De verdeling klopt niet
    }
fair-commitment = De toezegging van de server
analysis-board = Analysebord
analyse-here = Analyseren
review-game = Nabespreking
save-record = Spel opslaan
