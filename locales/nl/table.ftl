# De tafel tijdens het spel en het einde: statusbalk, lijst van zetten, menu, hints, wat schermlezers zeggen, de eindafrekening.
# Variabelen betekenen hetzelfde als in words.ftl; andere staan uitgelegd in ../en/table.ftl.

## Wie waar zit

table-away = weg
table-stand-in = computer valt in
table-resigned = gaf op
table-timed-out = tijd om
table-vacation = met vakantie
table-to-move = aan zet
table-plays-next = volgt hierna
table-plays-then = daarna
table-just-moved = was net aan zet
table-did = { $name }:
table-brief-move =
    { $line ->
        [0] { tiles } → vloer
       *[other] { tiles } → lijn { $line }
    }
table-watch-instead = Dit spel bekijken

## De bovenste balk en de titel van het tabblad

title-table = Tafel
title-your-turn = Jouw beurt
bar-factory-offer = Fabrieksaanbod
bar-wall-tiling = Muurbekleding
bar-over = Afgelopen
bar-after-round = na ronde { $round }
bar-maybe-last-round = misschien laatste ronde
bar-last-round = laatste ronde
bar-watching = je kijkt mee
bar-watchers =
    { $count ->
        [one] { $count } kijker
       *[other] { $count } kijkers
    }

## De statusbalk: een titel en een zin

status-label = Wat er nu te doen is
status-take = Jouw beurt: neem tegels
status-take-named = { $name }: neem tegels
status-take-how = Alle van één kleur, van een fabrieksschijf of uit het midden.
status-place = Jouw beurt: plaats { $tile } { tiles }
status-place-named = { $name }: plaats { $tile } { tiles }
status-column = Jouw beurt: kies een kolom voor lijn { $line }
status-column-named = { $name }: kies een kolom voor lijn { $line }
status-column-how = De gestippelde vakken laten zien wat elk oplevert.
status-columns = Kolommen kiezen: { $names }
status-columns-why = Iedereen kiest tegelijk; je ziet de keuzes als iedereen klaar is.
status-revealing = Wachten op { $names }
status-revealing-why = Elke browser voegt voor de verdeling zijn deel toe. Antwoordt er een niet, dan gaat het spel zo zonder verder.
status-choosing = { $name } is aan het kiezen
status-look-around = Je kunt intussen de tafel bekijken.
status-watching = Je kijkt mee.
status-tiling-how = Volle lijnen van boven naar beneden, dan de vloerlijnen.
status-bonuses = Extra punten aan het einde
status-bonuses-how = Een rij 2, een kolom 7, een kleur 10 punten.
status-between = Een ogenblik
status-over = Het spel is afgelopen
status-compiling = De computer maakt zich klaar
status-compiling-why = Dit gebeurt één keer na een installatie en duurt ongeveer een minuut.
status-reconnecting = Opnieuw verbinden
status-reconnecting-why = Je plaats blijft van jou.
status-next-try = Volgende poging over { $time }.
status-try-now = Nu proberen
status-not-here = { $name } is er nog niet
status-away = { $name } is de verbinding kwijt
status-away-why =
    { $minutes ->
        [one] De computer neemt het na { $minutes } minuut over.
       *[other] De computer neemt het na { $minutes } minuten over.
    }
status-away-for-ever = Het spel wacht.
status-away-clock = Als de tijd om is, zet de computer.
status-away-reserve = De klok loopt door.
clocks = Klokken
status-time-left = nog { $time }
status-stood-in = De computer speelt voor je
status-stood-in-why = Vanaf je volgende beurt speel je weer zelf.
status-asked-take-back = { $name } wil een zet terugnemen
status-asked-take-back-why = Het spel gaat terug naar de stand vóór die zet.
status-asked-stop = { $name } stelt voor om te stoppen
status-asked-stop-why = Het spel zou zonder winnaar eindigen.
status-offered-take-back = Je hebt gevraagd je zet te mogen terugnemen
status-offered-stop = Je stelde voor om te stoppen
status-offered-why = Wachten op antwoord van de anderen.
status-agree = Akkoord
status-decline = Liever niet
status-cancel = Annuleren
status-understood = Oké
status-undo = Terugnemen


## Tegels in de hand

table-from =
    { $source ->
        [0] Uit het midden.
       *[other] Van fabrieksschijf { $source }.
    }
table-with-marker = Het startspelerfiche gaat mee, naar de vloerlijn.
table-rest-to-centre =
    { $count ->
        [one] De rest gaat naar het midden: { $colours }.
       *[other] De rest gaat naar het midden: { $colours }.
    }

## Zetten die niet kunnen

table-not-possible = { $move } kan niet
table-not-done = Dat is niet gelukt
table-source-empty =
    { $source ->
        [0] Er liggen geen tegels in het midden.
       *[other] Er liggen geen tegels op fabrieksschijf { $source }.
    }
table-no-factory = Er is geen fabrieksschijf { $source }.
table-colour-missing =
    { $source ->
        [0] Er ligt geen { colour } in het midden.
       *[other] Er ligt geen { colour } op fabrieksschijf { $source }.
    }
table-line-reason = Lijn { $line }: { $reason }.
table-fits =
    { $count ->
        [one] Plaats voor { colour }: lijn { $lines } of de vloer.
       *[other] Plaats voor { colour }: lijn { $lines } of de vloer.
    }
table-fits-only-floor = Alleen op de vloer is plaats voor { colour }.
table-columns-that-fit = Mogelijke kolommen voor lijn { $line }: { $columns }.

## De lijst van zetten

log-title = Zetten
log-count = { $count } tot nu toe
log-empty = Nog geen zetten.
log-take =
    { $line ->
        [0] { $source ->
            [0] { $count } uit het midden → vloer
           *[other] { $count } van schijf { $source } → vloer
        }
       *[other] { $source ->
            [0] { $count } uit het midden → lijn { $line }
           *[other] { $count } van schijf { $source } → lijn { $line }
        }
    }
log-tiling = muurbekleding

## Hints en evaluatie

hint = Hint
hint-hide = Hint verbergen
hint-thinking = Denkt na …
hint-label = Beste zetten
hint-try = Toon op het bord: { $move }
hint-says = Beste zet: { $move }
hint-share = { $percent }%
hint-why-scores = Maakt lijn { $line } vol: { points }.
hint-why-column = Levert { points } op.
hint-why-floor = Kost { points } op de vloerlijn.
hint-why-marker = Neemt het startspelerfiche.
hint-why-leaves =
    { $points ->
        [0] Daarna kan { $name } hooguit { tiles } { from-source } nemen, { to-line }.
       *[other] Daarna kan { $name } hooguit { tiles } { from-source } nemen, { to-line }: { points }.
    }
evaluation-label = Evaluatie
evaluation-show = Evaluatie
evaluation-hide = Verbergen
evaluation-you = Jij { $percent }%
evaluation-waiting = Denkt na …
evaluation-spoken = Je winstkans is { $percent } procent
evaluation-margin = verwacht verschil: { $points } punten
evaluation-even = gelijke kans: { $percent }%
evaluation-why = Waarom: { $parts }
evaluation-part =
    { $part ->
        [points] score { $number }
        [complete_lines] volle lijnen { $number }
        [floor] vloerlijn { $number }
        [begun_lines] begonnen lijnen { $number }
        [offer] tegels op tafel { $number }
        [rows] rijen { $number }
        [columns] kolommen { $number }
        [colours] kleuren { $number }
        [tempo] de beurt { $number }
       *[bag_and_lead] de rest van het spel { $number }
    }
evaluation-everybody-sees = Iedereen aan tafel krijgt het te horen.
evaluation-not-here = Hints staan uit aan deze tafel.

## Het menu en zijn vensters

part-moves = Zetten
part-supply = Voorraad
part-evaluation = Evaluatie
menu-undo = Laatste zet terugnemen
menu-ask-back = Vragen mijn zet te mogen terugnemen
menu-react = Reactie sturen
menu-chat = Chat
chat-on = Chatten aan deze tafel
chat-about = Alleen wie aan tafel zit, leest mee; er wordt niets bewaard. Het begint zodra iedereen het heeft aangezet.
chat-waiting = Wachten tot iedereen het heeft aangezet.
chat-mute = Dempen: niets tonen van wat anderen zeggen
chat-mute-one = { $name } dempen
chat-say = Zeg iets
chat-send = Versturen
menu-offer-stop = Stoppen voorstellen
menu-resign = Opgeven …
menu-leave = Weggaan, de computer speelt verder
menu-replay = Laatste zet nog eens tonen
menu-copy-link = Link voor kijkers kopiëren
menu-copied = Gekopieerd
menu-download = Spel opslaan
menu-keys = Sneltoetsen
resign-title = Opgeven?
resign-two = Het spel eindigt en de andere speler wint. Dit kun je niet ongedaan maken.
resign-more = De computer speelt verder op je plaats en je kunt niet meer winnen. Dit kun je niet ongedaan maken.
resign-last = Het spel eindigt en niemand wint. Dit kun je niet ongedaan maken.
resign-stay = Doorspelen
resign-yes = Opgeven
reaction-label = Reacties
reaction-hello = Hallo!
reaction-nice = Mooie zet!
reaction-oops = Oeps!
reaction-thinking = Even denken
reaction-thanks = Bedankt!
reaction-good-game = Goed gespeeld!

## Toetsen

keys-title = Sneltoetsen
keys-about = Een zet bestaat uit drie tekens: 3R2 legt rood van fabrieksschijf 3 op lijn 2.
keys-source = een fabrieksschijf, of C voor het midden
keys-colour = een kleur: B blauw, Y geel, R rood, K zwart, W wit
keys-line = een lijn, of F voor de vloer
keys-column = grijze zijde: lijn en kolom
keys-enter = kiezen, of spelen wat getoond wordt
keys-escape = één stap terug
keys-across = volgende fabrieksschijf
keys-along = volgende kleur of volgende lijn
keys-undo = terugnemen
keys-replay = laatste zet nog eens tonen
keys-hint = hint
keys-evaluation = evaluatie aan of uit
keys-log = naar de lijst van zetten
keys-turn = zeggen wie aan zet is en wat er op tafel ligt
keys-help = deze lijst

## Op telefoons

phone-your-turn = jouw beurt
phone-floor-none = vloer 0
phone-player = { $name }, { points }

## Voorgelezen

say-your-turn = Jouw beurt.
say-turn-of = { $name } is aan zet.
say-where =
    { $count ->
        [0] Alleen tegels in het midden.
        [one] { $centre ->
            [yes] Tegels op fabrieksschijf { $factories } en in het midden.
           *[no] Tegels op fabrieksschijf { $factories }.
        }
       *[other] { $centre ->
            [yes] Tegels op de fabrieksschijven { $factories }, en in het midden.
           *[no] Tegels op de fabrieksschijven { $factories }.
        }
    }
say-chosen = { tiles } gekozen.
say-line-fills = Lijn { $line } wordt vol
say-line-part = lijn { $line }, { $count } van { $line }
say-line-full = lijn { $line } compleet
say-to-floor = Vloer
say-took = { $name } nam { tiles } { from-source }: { $outcome }.
say-took-you = Je nam { tiles } { from-source }: { $outcome }.
say-fell =
    { $marker ->
        [yes] { $count } naar de vloer, het startspelerfiche meegeteld
       *[no] { $count } naar de vloer
    }
say-to-lid = { $count } naar het deksel
say-round = Ronde { $round }:
say-account = { $name } plus { $points }, min { $cost }, nu { $score }.
say-choose-column = Kies een kolom voor lijn { $line }.
say-chose = { $name } heeft alle kolommen gekozen.
say-took-back =
    { $count ->
        [one] { $name } nam een zet terug.
       *[other] { $name } nam { $count } zetten terug.
    }
say-offered-take-back = { $name } wil een zet terugnemen.
say-offered-stop = { $name } stelt voor om te stoppen.
say-agreed = { $name } gaat akkoord.
say-declined = { $name } wil dat niet.
say-resigned = { $name } gaf op.
say-timed-out =
    { $you ->
        [yes] Je tijd is om.
       *[no] De tijd van { $name } is om.
    }
say-vacation =
    { $state ->
        [on] { $name } is met vakantie; de klok staat stil.
       *[over] { $name } is terug van vakantie.
    }
say-time-left = Je hebt nog { $time }.
log-only-move = de enige zet
say-stood-in =
    { $because ->
        [clock] De tijd van { $name } is om; de computer neemt het over.
       *[other] De computer speelt voor { $name }.
    }
note-your-time = Je tijd was om; de computer zette voor je.
note-dismiss = Melding sluiten
say-returned = { $name } is terug.
say-hinted = { $name } vroeg om een hint.
say-rematched = Er is een nieuw spel begonnen aan een andere tafel.
# After a rated game, when this person has asked for another one. It starts when all have asked.
end-rematch-waits = Wachten tot iedereen nog een keer wil spelen.
# $names: one name or a list of $count names.
end-rematch-wanted =
    { $count ->
        [one] { $names } wil nog een keer spelen.
       *[other] { $names } willen nog een keer spelen.
    }
say-connected = Weer verbonden.
say-reacted = { $name }: { $sign }

## Laden

loading-table = De tafel wordt geladen …
loading-no-answer = De server antwoordt niet. De pagina blijft het proberen.

## Het einde

end-wins =
    { $you ->
        [yes] { $points ->
            [one] Je wint met { $points } punt verschil
           *[other] Je wint met { $points } punten verschil
        }
        [lost] { $points ->
            [one] Je verliest met { $points } punt verschil
           *[other] Je verliest met { $points } punten verschil
        }
       *[no] { $points ->
            [one] { $name } wint met { $points } punt verschil
           *[other] { $name } wint met { $points } punten verschil
        }
    }
end-by-rows =
    { $you ->
        [yes] Je wint dankzij meer complete rijen
        [lost] Je verliest door minder complete rijen
       *[no] { $name } wint dankzij meer complete rijen
    }
end-by-resignation =
    { $you ->
        [yes] Je wint
        [lost] Je verliest
       *[no] { $name } wint
    }
end-shared = { $names } delen de overwinning
end-shared-you = Je deelt de overwinning met { $names }
end-rating = { $name } heeft nu rating { $value } ({ $change })
end-rating-provisional = { $name } heeft nu rating { $value }? (voorlopig: de eerste spellen veranderen hem sterk)
end-stopped = Het spel werd gestopt
end-stopped-why = Een spel dat wordt gestopt, heeft geen winnaar.
end-resigned-why =
    { $you ->
        [yes] Je gaf op.
       *[no] { $name } gaf op.
    }
end-shared-why =
    { $count ->
        [0] Gelijk in punten en in complete rijen: { points } en geen rijen.
        [one] Gelijk in punten en in complete rijen: { points } en { $count } rij.
       *[other] Gelijk in punten en in complete rijen: { points } en { $count } rijen.
    }
end-by-rows-why = Gelijk met { points }; de complete rijen beslissen: { $rows } tegen { $others }.
end-exhausted-why = Er waren geen tegels meer om mee te spelen.
end-turned =
    { $you ->
        [leader] Je stond op tegels voor, { $most } tegen { $points }; de extra punten brachten { $name } de overwinning.
        [winner] { $leader } stond op tegels voor, { $most } tegen { $points }; de extra punten brachten jou de overwinning.
       *[no] { $leader } stond op tegels voor, { $most } tegen { $points }; de extra punten brachten { $name } de overwinning.
    }
end-level = Gelijk op tegels, { $points }–{ $points }; de extra punten beslisten.
end-led =
    { $you ->
        [yes] Je stond op tegels al voor, { $most } tegen { $points }.
       *[no] { $name } stond op tegels al voor, { $most } tegen { $points }.
    }
end-save = Spel opslaan
end-step = Spel terugkijken
end-look = Tafel bekijken
end-back = Terug naar de uitslag
end-again = Nog een keer
# At the end of a game with equal deals: where the results are.
end-to-day = Je uitslag
end-to-duel = Terug naar het duel
end-to-tournament = Terug naar het toernooi
end-next-game = Naar het volgende spel
end-watch-next = Volgend spel bekijken
end-ledger = Puntenoverzicht
end-tiles = Tegels op de muur
end-floor = Vloerlijn
end-after-rounds = Na de laatste ronde
end-rows = Rijen, elk 2
end-columns = Kolommen, elk 7
end-colours = Kleuren, elk 10
end-total = Totaal
end-wall-of = Muur van { $name }
end-wall-spoken =
    { $count ->
        [one] { $count } tegel op de muur; compleet: { $complete }
       *[other] { $count } tegels op de muur; compleet: { $complete }
    }
end-rounds = Ronde voor ronde
end-rounds-key = gevuld: tegels · omlijnd: vloer
