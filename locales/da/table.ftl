# Bordet under spillet og ved slutningen: statuslinje, liste over træk, menu, hint, oplæsning, det endelige regnskab.
# Variablerne betyder det samme som i words.ftl; andre er forklaret i ../en/table.ftl.

## Hvem der sidder hvor

table-away = væk
table-stand-in = computeren spiller
table-resigned = gav op
table-timed-out = tiden løb ud
table-vacation = på ferie
table-to-move = i trækket
table-plays-next = er næste
table-plays-then = derefter
table-just-moved = har lige spillet
table-did = { $name }:
table-brief-move =
    { $line ->
        [0] { tiles } → gulv
       *[other] { tiles } → linje { $line }
    }
table-watch-instead = Se dette spil

## Linjen foroven og fanens titel

title-table = Bord
title-your-turn = Din tur
bar-factory-offer = Fabriksudbud
bar-wall-tiling = Fliseplacering
bar-over = Spillet er slut
bar-after-round = efter runde { $round }
bar-maybe-last-round = måske sidste runde
bar-last-round = sidste runde
bar-watching = du ser med
bar-watchers = { $count } ser med

## Statuslinjen: en titel og en sætning

status-label = Hvad der skal gøres nu
status-take = Din tur: tag fliser
status-take-named = { $name }: tag fliser
status-take-how = Alle af én farve, fra en fabriksbrik eller fra midten.
status-place = Din tur: læg { $tile } { tiles }
status-place-named = { $name }: læg { $tile } { tiles }
status-column = Din tur: vælg en kolonne til linje { $line }
status-column-named = { $name }: vælg en kolonne til linje { $line }
status-column-how = De stiplede felter viser, hvad hvert af dem ville give.
status-columns = Vælger kolonner: { $names }
status-columns-why = Alle vælger på samme tid; valgene vises, når alle er færdige.
status-revealing = Venter på { $names }
status-revealing-why = Hver browser tilføjer sin del før fordelingen. Hvis en ikke svarer, fortsætter spillet snart uden den.
status-choosing = { $name } vælger
status-look-around = Imens kan du se på bordet.
status-watching = Du ser med.
status-tiling-how = Fyldte linjer oppefra og ned, derefter gulvlinjerne.
status-bonuses = Bonuspoint ved spillets slutning
status-bonuses-how = En række 2, en kolonne 7, en farve 10 point.
status-between = Et øjeblik
status-over = Spillet er slut
status-compiling = Computeren gør sig klar
status-compiling-why = Det sker én gang efter en installation og tager omkring et minut.
status-reconnecting = Forbinder igen
status-reconnecting-why = Din plads er reserveret.
status-next-try = Næste forsøg om { $time }.
status-try-now = Prøv nu
status-not-here = { $name } er her ikke endnu
status-away = { $name } mistede forbindelsen
status-away-why =
    { $minutes ->
        [one] Computeren tager over efter { $minutes } minut.
       *[other] Computeren tager over efter { $minutes } minutter.
    }
status-away-for-ever = Spillet venter.
status-away-clock = Når tiden er gået, trækker computeren.
status-away-reserve = Uret går videre.
clocks = Ure
status-time-left = { $time } tilbage
status-stood-in = Computeren spiller for dig
status-stood-in-why = Fra din næste tur spiller du selv igen.
status-asked-take-back = { $name } vil gerne tage et træk tilbage
status-asked-take-back-why = Spillet ville gå tilbage til stillingen før trækket.
status-asked-stop = { $name } foreslår at stoppe
status-asked-stop-why = Spillet ville ende uden vinder.
status-offered-take-back = Du har bedt om at tage dit træk tilbage
status-offered-stop = Du har foreslået at stoppe
status-offered-why = Venter på svar fra de andre.
status-agree = Accepter
status-decline = Afvis
status-cancel = Annuller
status-understood = OK
status-undo = Fortryd


## Fliser i hånden

table-from =
    { $source ->
        [0] Fra midten.
       *[other] Fra fabriksbrik { $source }.
    }
table-with-marker = Startbrikken følger med til gulvlinjen.
table-rest-to-centre =
    { $count ->
        [one] Resten går til midten: { $colours }.
       *[other] Resten går til midten: { $colours }.
    }

## Træk, der ikke kan lade sig gøre

table-not-possible = { $move } kan ikke spilles
table-not-done = Det lykkedes ikke
table-source-empty =
    { $source ->
        [0] Der er ingen fliser i midten.
       *[other] Der er ingen fliser på fabriksbrik { $source }.
    }
table-no-factory = Der er ingen fabriksbrik { $source }.
table-colour-missing =
    { $source ->
        [0] Der er ingen { colour.many } i midten.
       *[other] Der er ingen { colour.many } på fabriksbrik { $source }.
    }
table-line-reason = Linje { $line }: { $reason }.
table-fits =
    { $count ->
        [one] Plads til { colour }: linje { $lines } eller gulvet.
       *[other] Plads til { colour }: linje { $lines } eller gulvet.
    }
table-fits-only-floor = Der er kun plads til { colour } på gulvet.
table-columns-that-fit = Mulige kolonner til linje { $line }: { $columns }.

## Listen over træk

log-title = Træk
log-count = { $count } indtil nu
log-empty = Ingen træk endnu.
log-take =
    { $line ->
        [0] { $count } { from-source } → gulv
       *[other] { $count } { from-source } → linje { $line }
    }
log-tiling = fliseplacering

## Hint og vurdering

hint = Hint
hint-hide = Skjul hint
hint-thinking = Tænker …
hint-label = Bedste træk
hint-try = Vis på spillepladen: { $move }
hint-says = Bedste træk: { $move }
hint-share = { $percent } %
hint-why-scores = Fylder linje { $line }: { points }.
hint-why-column = Giver { points }.
hint-why-floor = Koster { points } på gulvlinjen.
hint-why-marker = Tager startbrikken.
hint-why-leaves =
    { $points ->
        [0] Derefter kan { $name } højst tage { tiles } { from-source } { to-line }.
       *[other] Derefter kan { $name } højst tage { tiles } { from-source } { to-line }: { points }.
    }
evaluation-label = Vurdering
evaluation-show = Vurdering
evaluation-hide = Skjul
evaluation-you = Du { $percent } %
evaluation-waiting = Tænker …
evaluation-spoken = Din chance for at vinde er { $percent } procent
evaluation-margin = forventet forskel: { $points } point
evaluation-even = lige chancer: { $percent } %
evaluation-why = Hvorfor: { $parts }
evaluation-part =
    { $part ->
        [points] point { $number }
        [complete_lines] fulde linjer { $number }
        [floor] gulvlinje { $number }
        [begun_lines] påbegyndte linjer { $number }
        [offer] fliser at tage { $number }
        [rows] rækker { $number }
        [columns] kolonner { $number }
        [colours] farver { $number }
        [tempo] turen { $number }
       *[bag_and_lead] resten af spillet { $number }
    }
evaluation-everybody-sees = Alle ved bordet får det at vide.
evaluation-not-here = Hint er slået fra ved dette bord.

## Menuen og dens dialoger

part-moves = Træk
part-supply = Forråd
part-evaluation = Vurdering
menu-undo = Fortryd mit sidste træk
menu-ask-back = Bed om at tage mit træk tilbage
menu-react = Send en reaktion
menu-chat = Chat
chat-on = Chat ved dette bord
chat-about = Kun de, der sidder ved bordet, læser den; intet gemmes. Den begynder, når alle har slået den til.
chat-waiting = Venter, til alle har slået den til.
chat-mute = Skjul: vis intet af det, andre siger
chat-mute-one = Skjul { $name }
chat-say = Sig noget
chat-send = Send
menu-offer-stop = Foreslå at stoppe
menu-resign = Giv op …
menu-leave = Forlad bordet, computeren spiller videre
menu-replay = Vis det sidste træk igen
menu-copy-link = Kopier linket til tilskuere
menu-copied = Kopieret
menu-download = Gem spillet
menu-keys = Tastaturgenveje
resign-title = Give op?
resign-two = Spillet slutter, og den anden spiller vinder. Det kan ikke fortrydes.
resign-more = Computeren spiller videre på din plads, og du kan ikke længere vinde. Det kan ikke fortrydes.
resign-last = Spillet slutter, og ingen vinder. Det kan ikke fortrydes.
resign-stay = Spil videre
resign-yes = Giv op
reaction-label = Reaktioner
reaction-hello = Hej!
reaction-nice = Flot træk!
reaction-oops = Ups!
reaction-thinking = Lad mig tænke
reaction-thanks = Tak!
reaction-good-game = Godt spillet!

## Taster

keys-title = Tastaturgenveje
keys-about = Et træk er tre tegn: 3R2 flytter de røde fra fabriksbrik 3 til linje 2.
keys-source = en fabriksbrik, eller C for midten
keys-colour = en farve: B blå, Y gul, R rød, K sort, W hvid
keys-line = en linje, eller F for gulvet
keys-column = grå side: linje og kolonne
keys-enter = vælg, eller spil det viste
keys-escape = et skridt tilbage
keys-across = næste fabriksbrik
keys-along = næste farve eller næste linje
keys-undo = fortryd
keys-replay = vis det sidste træk igen
keys-hint = hint
keys-evaluation = vurdering til eller fra
keys-log = gå til listen over træk
keys-turn = sig, hvis tur det er, og hvad der ligger på bordet
keys-help = denne liste

## På telefoner

phone-your-turn = din tur
phone-floor-none = gulv 0
phone-player = { $name }, { points }

## Læst højt

say-your-turn = Din tur.
say-turn-of = { $name } er i trækket.
say-where =
    { $count ->
        [0] Der er kun fliser i midten.
        [one] { $centre ->
            [yes] Der er fliser på fabriksbrik { $factories } og i midten.
           *[no] Der er fliser på fabriksbrik { $factories }.
        }
       *[other] { $centre ->
            [yes] Der er fliser på fabriksbrik { $factories } samt i midten.
           *[no] Der er fliser på fabriksbrik { $factories }.
        }
    }
say-chosen = { tiles } valgt.
say-line-fills = Linje { $line } fyldes
say-line-part = linje { $line }, { $count } af { $line }
say-line-full = linje { $line } fyldt
say-to-floor = Gulvet
say-took = { $name } tog { tiles } { from-source }: { $outcome }.
say-took-you = Du tog { tiles } { from-source }: { $outcome }.
say-fell =
    { $marker ->
        [yes] { $count } til gulvet, startbrikken medregnet
       *[no] { $count } til gulvet
    }
say-to-lid = { $count } til låget
say-round = Runde { $round }:
say-account = { $name } plus { $points }, minus { $cost }, nu { $score }.
say-choose-column = Vælg en kolonne til linje { $line }.
say-chose = { $name } har valgt alle kolonner.
say-took-back =
    { $count ->
        [one] { $name } tog et træk tilbage.
       *[other] { $name } tog { $count } træk tilbage.
    }
say-offered-take-back = { $name } vil gerne tage et træk tilbage.
say-offered-stop = { $name } foreslår at stoppe.
say-agreed = { $name } accepterer.
say-declined = { $name } afviser.
say-resigned = { $name } gav op.
say-timed-out =
    { $you ->
        [yes] Din tid løb ud.
       *[no] Tiden løb ud for { $name }.
    }
say-vacation =
    { $state ->
        [on] { $name } holder ferie; uret står stille.
       *[over] { $name } er tilbage fra ferie.
    }
say-time-left = Du har { $time } tilbage.
log-only-move = det eneste træk
say-stood-in =
    { $because ->
        [clock] Tiden løb ud for { $name }; computeren tager over.
       *[other] Computeren spiller for { $name }.
    }
note-your-time = Din tid løb ud; computeren trak for dig.
note-dismiss = Luk beskeden
say-returned = { $name } er tilbage.
say-hinted = { $name } bad om et hint.
say-rematched = Et nyt spil er begyndt ved et andet bord.
# After a rated game, when this person has asked for another one. It starts when all have asked.
end-rematch-waits = Venter, til alle vil spille igen.
# $names: one name or a list of $count names.
end-rematch-wanted =
    { $count ->
        [one] { $names } vil spille igen.
       *[other] { $names } vil alle spille igen.
    }
say-connected = Forbundet igen.
say-reacted = { $name }: { $sign }

## Indlæsning

loading-table = Indlæser bordet …
loading-no-answer = Serveren svarer ikke. Siden bliver ved med at prøve.

## Slutningen

end-wins =
    { $you ->
        [yes] Du vandt med { $points } point
        [lost] Du tabte med { $points } point
       *[no] { $name } vandt med { $points } point
    }
end-by-rows =
    { $you ->
        [yes] Du vandt på flest fyldte rækker
        [lost] Du tabte på færrest fyldte rækker
       *[no] { $name } vandt på flest fyldte rækker
    }
end-by-resignation =
    { $you ->
        [yes] Du vandt
        [lost] Du tabte
       *[no] { $name } vandt
    }
end-shared = { $names } delte sejren
end-shared-you = Du delte sejren med { $names }
end-rating = { $name } har nu ratingen { $value } ({ $change })
end-rating-provisional = { $name } har nu ratingen { $value }? (foreløbig: de første spil flytter den meget)
end-stopped = Spillet blev stoppet
end-stopped-why = Et spil, der bliver stoppet, har ingen vinder.
end-resigned-why =
    { $you ->
        [yes] Du gav op.
       *[no] { $name } gav op.
    }
end-shared-why =
    { $count ->
        [0] Lige mange point og lige mange fyldte rækker: { $points } point og ingen rækker.
        [one] Lige mange point og lige mange fyldte rækker: { $points } point og { $count } række.
       *[other] Lige mange point og lige mange fyldte rækker: { $points } point og { $count } rækker.
    }
end-by-rows-why = Lige på { $points } point; de fyldte rækker afgjorde det: { $rows } mod { $others }.
end-exhausted-why = Der var ikke flere fliser at spille med.
end-turned =
    { $you ->
        [leader] Du førte { $most } mod { $points } på fliser; bonuspointene gav { $name } sejren.
        [winner] { $leader } førte { $most } mod { $points } på fliser; bonuspointene gav dig sejren.
       *[no] { $leader } førte { $most } mod { $points } på fliser; bonuspointene gav { $name } sejren.
    }
end-level = Lige på fliser, { $points } mod { $points }; bonuspointene afgjorde det.
end-led =
    { $you ->
        [yes] Du førte allerede på fliser, { $most } mod { $points }.
       *[no] { $name } førte allerede på fliser, { $most } mod { $points }.
    }
end-save = Gem spillet
end-step = Gå spillet igennem
end-look = Se bordet
end-back = Tilbage til resultatet
end-again = Spil igen
# At the end of a game with equal deals: where the results are.
end-to-day = Dit resultat
end-to-duel = Tilbage til duellen
end-to-tournament = Tilbage til turneringen
end-next-game = Til næste spil
end-watch-next = Se det næste spil
end-ledger = Pointregnskab
end-tiles = Fliser på væggen
end-floor = Gulvlinje
end-after-rounds = Efter sidste runde
end-rows = Rækker, 2 hver
end-columns = Kolonner, 7 hver
end-colours = Farver, 10 hver
end-total = I alt
end-wall-of = Væg: { $name }
end-wall-spoken =
    { $count ->
        [one] { $count } flise på væggen; fyldt: { $complete }
       *[other] { $count } fliser på væggen; fyldt: { $complete }
    }
end-rounds = Runde for runde
end-rounds-key = udfyldt: fliser · omrids: gulv
