# De nabespreking van een spel: grafiek, oordelen, redenen, sommen en vragen om van te leren.

review-title = Nabespreking: { $names }
review-percent = { $number }%
review-points = { $number } punten

## How it goes on

review-waiting =
    { $ahead ->
        [0] De nabespreking begint zo.
        [one] { $ahead } andere nabespreking gaat voor.
       *[other] { $ahead } andere nabesprekingen gaan voor.
    }
review-running = { $percent }% besproken, nog ongeveer { $seconds } s
review-done =
    { $proved ->
        [yes] Nabespreking klaar, de laatste ronde is bewezen
       *[no] Nabespreking klaar
    }
review-lost = De verbinding is weg. Wat besproken is blijft bewaard; nieuwe poging …
review-unfinished = Het spel stopt bij zet { $number }; het is tot daar besproken.
review-outdated = Een oudere versie heeft deze nabespreking gemaakt.
review-again = Opnieuw nabespreken
review-go-on = Verdergaan

## The graph and its table

review-graph = Winkans in procenten
review-seat = Gezien door
review-as-table = Als tabel
review-as-graph = Als grafiek
review-legend-luck = nieuwe tegels: geluk
review-legend-own = fout: { $name }
review-legend-others = fout: anderen
review-column-step = Stap
review-column-verdict = Oordeel
review-column-share = Winkans

## Grades

review-grade =
    { $grade ->
        [best] beste
        [good] goed
        [inaccuracy] onnauwkeurig
        [mistake] fout
       *[blunder] blunder
    }
review-forced = enige zet
review-proved = bewezen
review-not-yet = Nog niet besproken.
review-luck = geluk { $change }
review-luck-what = { $name }: vergeleken met het gemiddelde van andere verdelingen uit dezelfde zak, met een marge van { $error }.
review-errors-only = Alleen fouten
review-all-moves = Alle zetten
review-row =
    { $kind ->
        [played] Gespeeld
        [better] Beter
        [best] Beste
       *[other] Ook goed
    }
review-mark =
    { $kind ->
        [played] gespeeld { $move }
        [better] beter { $move }
       *[try] jouw poging { $move }
    }
review-line = Zo gaat het verder na { $move }

## Why another move is better

review-why-result =
    { $played ->
        [share] Bewezen: { $best } wint, de gespeelde zet deelt alleen de overwinning.
       *[lose]
            { $standing ->
                [share] Bewezen: { $best } deelt de overwinning, de gespeelde zet verliest.
               *[win] Bewezen: { $best } wint, de gespeelde zet verliest.
            }
    }
review-why-scores = { $best } maakt lijn { $line } vol: { points }. De gespeelde zet levert { $played } op.
review-why-floor =
    { $lost ->
        [0] De gespeelde zet kost { points } op de vloerlijn, { $best } niets.
       *[other] De gespeelde zet kost { points } op de vloerlijn, { $best } maar { $lost }.
    }
review-why-marker = { $best } neemt het startspelerfiche.
review-why-leaves =
    { $points ->
        [0] Na de gespeelde zet kan { $name } { tiles } { from-source } nemen voor lijn { $line }.
       *[other] Na de gespeelde zet kan { $name } { tiles } { from-source } nemen voor lijn { $line }: { points }.
    }
review-why-leaves-floor = Na de gespeelde zet kan { $name } { tiles } { from-source } nemen.
review-why-outlook =
    { $part ->
        [begun_lines] { $best } is beter voor de begonnen lijnen: naar schatting { $number } punten.
        [offer] { $best } is beter voor wat er nog te nemen valt: naar schatting { $number } punten.
        [rows] { $best } is beter voor de rijen van de muur: naar schatting { $number } punten.
        [columns] { $best } is beter voor de kolommen van de muur: naar schatting { $number } punten.
        [colours] { $best } is beter voor de kleuren op de muur: naar schatting { $number } punten.
        [tempo] { $best } is beter voor het tempo van het spel: naar schatting { $number } punten.
       *[bag_and_lead] { $best } is beter voor de rest van het spel: naar schatting { $number } punten.
    }

## The whole game

review-summary = Het hele spel
review-player = Speler
review-errors = Verloren door fouten
review-luck-of-deals = Geluk met tegels
review-accuracy = Precisie
review-level = Speelde als
review-luckiest = Gelukkigste tegels
review-worst = Slechtste zet
review-of-hundred = { $number } van 100
review-level-value = niveau { $level } ({ $low } tot { $high })
review-sum = { $name }: { $start } aan het begin, { $luck } geluk, { $own } eigen fouten, { $others } fouten van de anderen, { $rest } door opnieuw te zoeken: { $end } aan het eind.

## Learning

review-learn =
    { $count ->
        [one] Leer van { $count } fout
       *[other] Leer van { $count } fouten
    }
review-no-mistakes = Geen fouten die een vraag waard zijn. Goed gespeeld!
review-learn-title = Leer van je fouten
review-question-number = Vraag { $number } van { $count }
review-back = Terug naar de nabespreking
review-learned = { $count } van { $total } vragen opgelost
review-cost = kostte { $loss }
review-question = Je speelde hier { $move }, { $words }. Zoek een betere zet.
review-your-turn = Doe je zet op de tafel.
review-judging = Je zet wordt beoordeeld …
review-try-kept = De server is druk; je zet blijft bewaard en is zo aan de beurt.
review-verdict =
    { $verdict ->
        [best] { $move }: even goed als de beste
        [better] { $move }: beter, maar niet de beste
       *[worse] { $move }: niet beter
    }
review-answer = De beste zet: { $move }, { $words }
review-bar =
    { $kind ->
        [played] gespeeld
        [try] jouw poging
       *[best] beste
    }
review-another-try = Nog een poging
review-hint = Hint
review-show-answer = Toon het antwoord
review-skip = Overslaan
review-next = Volgende
