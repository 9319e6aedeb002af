# Mót í tveggja manna spilum, með sömu uppstillingu fyrir alla í umferð.

tournament = Mót
tournaments = Mót

## The list, and a new one

tournament-title = Mót með sömu uppstillingum
tournament-about = Í hverri umferð fá öll borð sömu flísar, í opnu móti spil sem parast innan sömu mínútu. Taflan ber því saman spilamennsku, ekki flísar.
tournament-listed = Opin öllum
tournament-none = Enginn hefur boðað mót. Stofnaðu eitt og sendu tengilinn.
# In the list, below the name of a tournament. $clock: “5 + 5”.
tournament-line =
    { $kind ->
        [swiss] Svissneskt kerfi
       *[arena] Opið mót
    }, { $clock }, { $count ->
        [one] { $count } leikmaður
       *[other] { $count } leikmenn
    }{ $state ->
        [running] , hafið
       *[open] { "" }
    }
tournament-yours = Mótin þín
tournament-new = Nýtt mót
tournament-name = Heiti mótsins
tournament-kind = Gerð
tournament-swiss = Svissneskt
tournament-swiss-about = Ákveðinn fjöldi umferða. Þú mætir einhverjum með álíka mörg stig sem þú hefur ekki mætt áður.
tournament-arena = Opið
tournament-arena-about = Ákveðinn tími. Sá sem er laus mætir öðrum sem er laus, aftur og aftur.
tournament-rounds = Umferðir
tournament-minutes = Mínútur
tournament-clock = Tími á mann
tournament-clock-minute = mínúta á leik
tournament-start = Hefst
tournament-start-maker = þegar ég segi til
# $time: “10 min”.
tournament-start-in = eftir { $time }
tournament-who = Hverjir mega vera með
tournament-who-link = þeir sem hafa tengilinn
tournament-who-all = allir
tournament-rated = Spilin reiknast til stigatölu
tournament-play-too = Ég spila líka
tournament-make = Stofna mótið

## A tournament

# $clock: “5 + 5”. $rated: true or false. $side: coloured or grey.
tournament-facts-swiss =
    Svissneskt kerfi, { $rounds ->
        [one] { $rounds } umferð
       *[other] { $rounds } umferðir
    }, { $clock }{ $side ->
        [grey] , gráa hliðin
       *[coloured] { "" }
    }{ $rated ->
        [true] , til stigatölu
       *[false] { "" }
    }
tournament-facts-arena =
    Opið mót, { $minutes ->
        [one] { $minutes } mínúta
       *[other] { $minutes } mínútur
    }, { $clock }{ $side ->
        [grey] , gráa hliðin
       *[coloured] { "" }
    }{ $rated ->
        [true] , til stigatölu
       *[false] { "" }
    }
tournament-here = { $here } af { $all } hér
tournament-enter = Vera með
tournament-enter-as = Þú tekur þátt sem { $name }.
tournament-rated-only = Spilin reiknast til stigatölu: þú þarft varanlegt nafn til að vera með.
tournament-not-begun = Ekki hafið
tournament-when-maker = Mótið hefst þegar sá sem stofnaði það segir til.
# $time: “2:40”.
tournament-starts = hefst eftir { $time }
tournament-ends = lýkur eftir { $time }
tournament-begin = Hefja núna
tournament-cancel = Aflýsa
tournament-leave = Fara
tournament-return = Koma aftur
tournament-away = ekki við
tournament-remove = Taka { $name } af mótinu
tournament-results = Úrslit
tournament-lost = Þjónninn svarar ekki; við reynum aftur.
tournament-link = Tengillinn
tournament-others = Önnur mót
tournament-won =
    { $count ->
        [one] { $names } sigraði.
       *[other] { $names } deila fyrsta sæti.
    }

## The table

tournament-entered = Þátttakendur
tournament-after =
    { $round ->
        [0] Fyrir 1. umferð
       *[other] Eftir { $round }. umferð
    }
tournament-standings = Staðan
tournament-final = Lokastaða
tournament-live = í beinni
tournament-player = Leikmaður
tournament-games = Spil
tournament-points = Vinningar
# A column: the margin compared with the others at the same deals.
tournament-deals = Uppstilling
# A column: the points of the opponents.
tournament-opponents = Andstæðingar
tournament-somebody = Einhver
# One result in a player’s line, as a tooltip and for screen readers. $deal: the number of the deal; in a Swiss tournament, of the round.
tournament-mark =
    { $result ->
        [won] Uppstilling { $deal }: vann gegn { $name }
        [drew] Uppstilling { $deal }: jafnt gegn { $name }
        [lost] Uppstilling { $deal }: tapaði gegn { $name }
        [walkover] { $deal }. umferð: { $name } mætti ekki
        [absent] { $deal }. umferð: mætti ekki gegn { $name }
       *[bye] { $deal }. umferð: situr hjá
    }

## The round

tournament-round = { $round }. umferð af { $rounds }
tournament-now = Í gangi
tournament-table = Borð { $table }
tournament-against = { $one } gegn { $two }
tournament-ready = Ég er til
tournament-is-ready = Þú ert til; beðið eftir mótherjanum
tournament-playing = að spila
tournament-to-table = Að borðinu þínu
tournament-bye = { $name } situr hjá og fær vinning
tournament-nobody = Enginn enn.
tournament-next = Næsti andstæðingur
tournament-waiting = Beðið eftir andstæðingi. Vertu áfram á þessari síðu.
# For screen readers.
tournament-paired = Þú mætir { $name }. Segðu til þegar þú ert til.
tournament-round-soon = Ein mínúta eftir: segðu til ef þú ert til í að spila við { $name }.
tournament-starts-soon = Mótið hefst eftir eina mínútu.

## Explanations

tournament-why = Hvers vegna „Uppstilling“
tournament-why-swiss = Öll borð í umferð fá sömu uppstillingu. Talan er munurinn þinn að frádregnum meðalmun sama sætis á öllum borðum, lagt saman: það sker úr á undan vinningum andstæðinganna.
tournament-why-arena = Spil sem parast innan sömu mínútu fá sömu uppstillingu. Talan er munurinn þinn að frádregnum meðalmun sama sætis á þeim borðum, lagt saman: það sker úr á undan vinningum andstæðinganna.
tournament-ties = Þegar jafnt er, í þessari röð
tournament-ties-about = Vinningar, uppstilling, vinningar andstæðinga, spilið milli þeirra tveggja, annars deilt sæti.
tournament-fair-about = Þjónninn ákvað sinn hluta áður en nokkur skráði sig og birti þessa skuldbindingu. Það sem allir leikmenn bæta við er blandað saman við upphaf umferðar. Lykillinn er birtur í lokin; þá geta allir sannreynt hvert spil.
tournament-key = Lykillinn
