# Borðið meðan á spili stendur og í lokin: stöðustika, leikir, valmynd, vísbendingar, orð skjálesara, lokauppgjör.

## Who sits where

table-away = ekki við
table-stand-in = tölvan spilar
table-resigned = gafst upp
table-timed-out = féll á tíma
table-vacation = í fríi
table-to-move = á leik
table-plays-next = á næsta leik
table-plays-then = þar á eftir
table-just-moved = lék síðast
table-did = { $name }:
table-brief-move =
    { $line ->
        [0] { tiles } → gólf
       *[other] { tiles } → lína { $line }
    }
table-watch-instead = Horfa á þetta spil

## The top bar and the title of the tab

title-table = Borð
title-your-turn = Þú átt leik
bar-factory-offer = Verksmiðjutilboð
bar-wall-tiling = Flísalagning
bar-over = Leikslok
bar-after-round = eftir umferð { $round }
bar-maybe-last-round = kannski síðasta umferð
bar-last-round = síðasta umferð
bar-watching = þú horfir á
bar-watchers =
    { $count ->
        [one] { $count } áhorfandi
       *[other] { $count } áhorfendur
    }

## The status bar: a title and a sentence

status-label = Hvað á að gera núna
status-take = Þú átt leik: taktu flísar
status-take-named = { $name }: taktu flísar
status-take-how = Allar í einum lit, af einni plötu eða af miðju borðsins.
status-place = Þú átt leik: leggðu niður { $tile } { tiles.accusative }
status-place-named = { $name }: leggðu niður { $tile } { tiles.accusative }
status-column = Þú átt leik: veldu dálk fyrir línu { $line }
status-column-named = { $name }: veldu dálk fyrir línu { $line }
status-column-how = Reitir með strikalínu sýna hve mörg stig hver þeirra gæfi.
status-columns = Velja dálka: { $names }
status-columns-why = Allir velja í einu; valið sést þegar allir eru búnir.
status-revealing = Beðið eftir: { $names }
status-revealing-why = Hver vafri bætir sínum hluta við fyrir uppstillinguna. Ef einn svarar ekki heldur spilið brátt áfram án hans.
status-choosing = { $name } velur
status-look-around = Þú getur skoðað borðið á meðan.
status-watching = Þú horfir á.
status-tiling-how = Fullkláraðar línur ofan frá og niður, svo gólflínurnar.
status-bonuses = Aukastig í leikslok
status-bonuses-how = Lárétt lína 2, dálkur 7, litur 10 stig.
status-between = Augnablik
status-over = Spilinu er lokið
status-compiling = Tölvan er að búa sig undir spilið
status-compiling-why = Þetta gerist einu sinni eftir uppsetningu og tekur um eina mínútu.
status-reconnecting = Tengist aftur
status-reconnecting-why = Sætið þitt er frátekið.
status-next-try = Næsta tilraun eftir { $time }.
status-try-now = Reyna núna
status-not-here = { $name } er ekki við borðið enn
status-away = { $name } missti sambandið
status-away-why =
    { $minutes ->
        [one] Tölvan tekur við eftir { $minutes } mínútu.
       *[other] Tölvan tekur við eftir { $minutes } mínútur.
    }
status-away-for-ever = Spilið bíður.
status-away-clock = Þegar tíminn er úti leikur tölvan.
status-away-reserve = Klukkan gengur áfram.
clocks = Klukkur
status-time-left = { $time } eftir
status-stood-in = Tölvan spilar fyrir þig
status-stood-in-why = Þú tekur aftur við næst þegar þú átt leik.
status-asked-take-back = { $name } vill taka leik til baka
status-asked-take-back-why = Spilið færi aftur í stöðuna fyrir þann leik.
status-asked-stop = { $name } leggur til að hætta
status-asked-stop-why = Spilinu lyki án sigurvegara.
status-offered-take-back = Þú baðst um að taka leik til baka
status-offered-stop = Þú lagðir til að hætta
status-offered-why = Beðið eftir svari hinna.
status-agree = Samþykkja
status-decline = Hafna
status-cancel = Hætta við
status-understood = Í lagi
status-undo = Afturkalla


## Tiles in the hand

table-from =
    { $source ->
        [0] Af miðju borðsins.
       *[other] Af plötu { $source }.
    }
table-with-marker = Byrjunarflísin fylgir með, á gólflínuna.
table-rest-to-centre =
    { $count ->
        [one] Afgangurinn fer á miðjuna: { $colours }.
       *[other] Afgangurinn fer á miðjuna: { $colours }.
    }

## Moves that are not possible

table-not-possible = Ekki er hægt að leika { $move }
table-not-done = Þetta tókst ekki
table-source-empty =
    { $source ->
        [0] Engar flísar eru á miðju borðsins.
       *[other] Engar flísar eru á plötu { $source }.
    }
table-no-factory = Það er engin plata { $source }.
table-colour-missing =
    { $source ->
        [0] Engin { colour } flís er á miðju borðsins.
       *[other] Engin { colour } flís er á plötu { $source }.
    }
table-line-reason = Lína { $line }: { $reason }.
table-fits =
    { $count ->
        [one] Pláss fyrir { colour.accusative } flís: lína { $lines } eða gólfið.
       *[other] Pláss fyrir { colour.accusative } flís: línur { $lines } eða gólfið.
    }
table-fits-only-floor = Aðeins er pláss fyrir { colour.accusative } flís á gólfinu.
table-columns-that-fit = Lína { $line }, mögulegir dálkar: { $columns }.

## The log of moves

log-title = Leikir
log-count = { $count } hingað til
log-empty = Engir leikir enn.
log-take =
    { $line ->
        [0] { $count } { from-source } → gólf
       *[other] { $count } { from-source } → lína { $line }
    }
log-tiling = flísalagning

## Hints and evaluation

hint = Vísbending
hint-hide = Fela vísbendingu
hint-thinking = Hugsar…
hint-label = Bestu leikir
hint-try = Sýna á spjaldinu: { $move }
hint-says = Besti leikur: { $move }
hint-share = { $percent }%
hint-why-scores = Fyllir línu { $line }: { points }.
hint-why-column = Gefur { points }.
hint-why-floor = Kostar { points } á gólflínunni.
hint-why-marker = Tekur byrjunarflísina.
hint-why-leaves =
    { $points ->
        [0] Best getur { $name } þá tekið { tiles.accusative } { from-source } { to-line }.
       *[other] Best getur { $name } þá tekið { tiles.accusative } { from-source } { to-line }: { points }.
    }
evaluation-label = Mat
evaluation-show = Mat
evaluation-hide = Fela
evaluation-you = Þú { $percent }%
evaluation-waiting = Hugsar…
evaluation-spoken = Vinningslíkur þínar eru { $percent } prósent
evaluation-margin = áætlaður munur: { $points } stig
evaluation-even = jafnar líkur: { $percent }%
evaluation-why = Ástæður: { $parts }
evaluation-part =
    { $part ->
        [points] stig { $number }
        [complete_lines] fullar línur { $number }
        [floor] gólflína { $number }
        [begun_lines] byrjaðar línur { $number }
        [offer] flísar í boði { $number }
        [rows] láréttar línur { $number }
        [columns] dálkar { $number }
        [colours] litir { $number }
        [tempo] hver á leik { $number }
       *[bag_and_lead] framhald spilsins { $number }
    }
evaluation-everybody-sees = Allir við borðið frétta af því.
evaluation-not-here = Vísbendingar eru ekki leyfðar við þetta borð.

## The menu and its dialogs

part-moves = Leikir
part-supply = Flísar
part-evaluation = Mat
menu-undo = Taka síðasta leik til baka
menu-ask-back = Biðja um að taka til baka
menu-react = Senda kveðju
menu-chat = Spjall
chat-on = Spjall við þetta borð
chat-about = Aðeins fólk við borðið les það; ekkert er geymt. Það hefst þegar allir hafa kveikt á því.
chat-waiting = Beðið þar til allir hafa kveikt á því.
chat-mute = Þagga: sýna ekkert sem aðrir segja
chat-mute-one = Þagga niður í { $name }
chat-say = Segðu eitthvað
chat-send = Senda
menu-offer-stop = Leggja til að hætta
menu-resign = Gefast upp…
menu-leave = Fara, tölvan spilar áfram fyrir mig
menu-replay = Sýna síðasta leik aftur
menu-copy-link = Afrita tengil fyrir áhorfendur
menu-copied = Afritað
menu-download = Vista spilið
menu-keys = Flýtilyklar
resign-title = Gefast upp?
resign-two = Spilinu lýkur og hinn leikmaðurinn vinnur. Þetta er ekki hægt að afturkalla.
resign-more = Tölvan spilar áfram í þínu sæti og þú getur ekki unnið lengur. Þetta er ekki hægt að afturkalla.
resign-last = Spilinu lýkur og enginn vinnur. Þetta er ekki hægt að afturkalla.
resign-stay = Spila áfram
resign-yes = Gefast upp
reaction-label = Kveðjur til hinna
reaction-hello = Halló!
reaction-nice = Vel leikið!
reaction-oops = Úbbs!
reaction-thinking = Leyfðu mér að hugsa
reaction-thanks = Takk!
reaction-good-game = Takk fyrir spilið!

## Keys

keys-title = Flýtilyklar
keys-about = Leikur er þrjú tákn: 3R2 færir rauðar flísar af plötu 3 í línu 2.
keys-source = plata, eða C fyrir miðju borðsins
keys-colour = litur: B blár, Y gulur, R rauður, K svartur, W hvítur
keys-line = lína, eða F fyrir gólfið
keys-column = gráa hliðin: lína og dálkur
keys-enter = velja, eða leika það sem er sýnt
keys-escape = eitt skref til baka
keys-across = næsta plata
keys-along = næsti litur eða næsta lína
keys-undo = afturkalla
keys-replay = sýna síðasta leik aftur
keys-hint = vísbending
keys-evaluation = mat af eða á
keys-log = fara í lista yfir leiki
keys-turn = segja hver á leik og hvað er á borðinu
keys-help = þessi listi

## On phones

phone-your-turn = þú átt leik
phone-floor-none = gólf 0
phone-player = { $name }, { points }

## Said aloud

say-your-turn = Þú átt leik.
say-turn-of = { $name } á leik.
say-where =
    { $count ->
        [0] Flísar aðeins á miðju borðsins.
        [one] { $centre ->
            [yes] Flísar á plötu { $factories } og á miðju borðsins.
           *[no] Flísar á plötu { $factories }.
        }
       *[other] { $centre ->
            [yes] Flísar á plötum { $factories }, og á miðju borðsins.
           *[no] Flísar á plötum { $factories }.
        }
    }
say-chosen =
    { $count ->
        [one] { tiles } valin.
       *[other] { tiles } valdar.
    }
say-line-fills = Lína { $line } fyllist
say-line-part = lína { $line }, { $count } af { $line }
say-line-full = lína { $line } fullkláruð
say-to-floor = Gólf
say-took = { $name } tók { tiles.accusative } { from-source }: { $outcome }.
say-took-you = Þú tókst { tiles.accusative } { from-source }: { $outcome }.
say-fell =
    { $marker ->
        [yes] { $count } á gólfið, að byrjunarflísinni meðtalinni
       *[no] { $count } á gólfið
    }
say-to-lid = { $count } í lokið
say-round = Umferð { $round }:
say-account = { $name } plús { $points }, mínus { $cost }, nú { $score }.
say-choose-column = Veldu dálk fyrir línu { $line }.
say-chose = { $name } hefur valið alla dálka.
say-took-back =
    { $count ->
        [1] { $name } tók leik til baka.
        [one] { $name } tók { $count } leik til baka.
       *[other] { $name } tók { $count } leiki til baka.
    }
say-offered-take-back = { $name } vill taka leik til baka.
say-offered-stop = { $name } leggur til að hætta.
say-agreed = { $name } samþykkir.
say-declined = { $name } hafnar.
say-resigned = { $name } gafst upp.
say-timed-out =
    { $you ->
        [yes] Þú féllst á tíma.
       *[no] { $name } féll á tíma.
    }
say-vacation =
    { $state ->
        [on] { $name } er í fríi; klukkan stendur kyrr.
       *[over] { $name } er aftur úr fríi.
    }
say-time-left = Þú átt { $time } eftir.
log-only-move = eini mögulegi leikurinn
say-stood-in =
    { $because ->
        [clock] { $name } féll á tíma; tölvan tekur við.
       *[other] { $name }: tölvan spilar í staðinn.
    }
note-your-time = Tíminn þinn rann út; tölvan lék fyrir þig.
note-dismiss = Loka skilaboðum
say-returned = { $name } er aftur við borðið.
say-hinted = { $name } bað um vísbendingu.
say-rematched = Nýtt spil er hafið við annað borð.
# After a rated game, when this person has asked for another one. It starts when all have asked.
end-rematch-waits = Beðið er þar til allir vilja spila aftur.
# $names: one name or a list of $count names.
end-rematch-wanted =
    { $count ->
        [one] { $names } vill spila aftur.
       *[other] { $names } vilja spila aftur.
    }
say-connected = Samband komið á aftur.
say-reacted = { $name }: { $sign }

## Loading

loading-table = Hleð borðinu…
loading-no-answer = Þjónninn svarar ekki. Vefsíðan heldur áfram að reyna.

## The end

end-wins =
    { $you ->
        [yes] { $points ->
            [one] Þú vannst með { $points } stigs mun
           *[other] Þú vannst með { $points } stiga mun
        }
        [lost] { $points ->
            [one] Þú tapaðir með { $points } stigs mun
           *[other] Þú tapaðir með { $points } stiga mun
        }
       *[no] { $points ->
            [one] { $name } vann með { $points } stigs mun
           *[other] { $name } vann með { $points } stiga mun
        }
    }
end-by-rows =
    { $you ->
        [yes] Þú vannst á fleiri láréttum línum
        [lost] Þú tapaðir á færri láréttum línum
       *[no] { $name } vann á fleiri láréttum línum
    }
end-by-resignation =
    { $you ->
        [yes] Þú vannst
        [lost] Þú tapaðir
       *[no] { $name } vann
    }
end-shared = { $names } deildu með sér sigrinum
end-shared-you = Þú deildir sigrinum með öðrum: { $names }
end-rating = { $name }: stigatala { $value } ({ $change })
end-rating-provisional = { $name }: stigatala { $value }? (til bráðabirgða: fyrstu spilin breyta henni mikið)
end-stopped = Spilinu var hætt
end-stopped-why = Enginn vinnur þegar spili er hætt.
end-resigned-why =
    { $you ->
        [yes] Þú gafst upp.
       *[no] { $name } gafst upp.
    }
end-shared-why =
    { $count ->
        [0] Jafnt bæði á stigum og fullkláruðum línum: { $points } stig og engin lárétt lína.
        [one] Jafnt bæði á stigum og fullkláruðum línum: { $points } stig og { $count } lárétt lína.
       *[other] Jafnt bæði á stigum og fullkláruðum línum: { $points } stig og { $count } láréttar línur.
    }
end-by-rows-why = Jafnt á stigum, { $points }; láréttar línur réðu úrslitum: { $rows } gegn { $others }.
end-exhausted-why = Flísarnar kláruðust.
end-turned =
    { $you ->
        [leader] Þú leiddir á flísum, { $most } gegn { $points }; með aukastigum komst { $name } fram úr.
        [winner] { $leader } leiddi á flísum, { $most } gegn { $points }; með aukastigum komst þú fram úr.
       *[no] { $leader } leiddi á flísum, { $most } gegn { $points }; með aukastigum komst { $name } fram úr.
    }
end-level = Jafnt á flísum, { $points } stig; aukastigin réðu úrslitum.
end-led =
    { $you ->
        [yes] Þú leiddir þegar á flísum, { $most } gegn { $points }.
       *[no] { $name } leiddi þegar á flísum, { $most } gegn { $points }.
    }
end-save = Vista spilið
end-step = Skoða spilið
end-look = Skoða borðið
end-back = Aftur að úrslitum
end-again = Spila aftur
# At the end of a game with equal deals: where the results are.
end-to-day = Úrslitin þín
end-to-duel = Til baka í einvígið
end-to-tournament = Til baka á mótið
end-next-game = Í næsta spil
end-watch-next = Horfa á næsta spil
end-ledger = Sundurliðun stiga
end-tiles = Flísar á vegg
end-floor = Gólflína
end-after-rounds = Eftir síðustu umferð
end-rows = Láréttar, 2 hver
end-columns = Lóðréttar, 7 hver
end-colours = Litir, 10 hver
end-total = Alls
end-wall-of = Veggur: { $name }
end-wall-spoken =
    { $count ->
        [one] { $count } flís á veggnum; fullklárað: { $complete }
       *[other] { $count } flísar á veggnum; fullklárað: { $complete }
    }
end-rounds = Umferð fyrir umferð
end-rounds-key = fyllt: flísar · útlína: gólf
