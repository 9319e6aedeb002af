# Equal deals: the deal of the day, duels and teams of two.

duplicate-first-deal = Fyrsta uppstillingin

## The deal of the day

daily-title = Sama uppstilling fyrir alla
daily-number = Uppstilling { $number }: { $date }
daily-about = Allir fá sömu flísar, sama sæti og sama andstæðing. Munurinn er hvernig þú spilar.
daily-opponent = andstæðingur þinn
daily-level = Styrkur { $level }
daily-starts =
    { $who ->
        [you] þú byrjar
       *[computer] tölvan byrjar
    }
daily-seat = Sæti { $seat }
daily-played =
    { $count ->
        [0] Enginn hefur lokið henni enn.
        [one] { $count } hefur lokið henni.
       *[other] { $count } hafa lokið henni.
    }
daily-hidden = Úrslitin sjást þegar þú hefur lokið við.
daily-ranked = Ein tilraun gildir á hverju tæki: þjónninn veit ekki hver þú ert. Spilað er til enda, án vísbendinga og án þess að taka leik til baka.
daily-unranked = Þessum degi er lokið: spila má uppstillinguna, en úrslitin fá ekkert sæti á listanum.
daily-play = Spila uppstillinguna
daily-go-on = Halda tilrauninni áfram
daily-play-unranked = Spila utan lista
daily-next = Dagurinn fylgir UTC. Næsta uppstilling kemur eftir { $hours } klst. { $minutes } mín., klukkan { $clock } hjá þér.
daily-before = Fyrri dagar
daily-before-none = Engir enn: þessi þjónn byrjar í dag.
daily-today = Í dag
daily-seal = Innsiglað fyrir fram
daily-seal-about = Þjónninn ákvað uppstillinguna { $sealed } og birti þessa skuldbindingu um lykilinn. Lykillinn birtist { $opens }, þegar engin tilraun getur lengur gilt; þá geta allir gengið úr skugga um að uppstillingunni hafi aldrei verið breytt. Það sannar ekki hvernig þjónninn valdi lykilinn.
daily-seal-key = Lykillinn
daily-seal-proof =
    { $proof ->
        [consistent] Lykillinn passar við skuldbindinguna og hver uppstilling í spilinu þínu ræðst af honum.
        [other-commitment] Lykillinn passar ekki við skuldbindinguna.
        [other-deals] Uppstillingin í spilinu þínu ræðst ekki af lyklinum.
       *[unknown] Ekki var hægt að fara yfir spilið þitt.
    }
daily-done = Spilað
daily-scores = { $own } gegn { $other }
daily-outcome =
    { $outcome ->
        [won] Sigur, munurinn er { $margin }
        [lost] Tap, munurinn er { $margin }
       *[even] Jafnt á stigum
    }
daily-place = Sæti { $place } af { $played }.
daily-place-unranked = Utan lista; á meðal { $played } úrslita væri þetta sæti { $place }.
daily-better = Betra en { $percent } af 100.
daily-chart =
    { $count ->
        [one] Úrslit { $count } spilara. Þín: { $margin }.
       *[other] Úrslit { $count } spilara. Þín: { $margin }.
    }
daily-you = þú { $margin }
daily-reference = styrkur { $level } úr þínu sæti { $margin }
daily-reference-waiting = Tölvan er enn að spila uppstillinguna úr þínu sæti af fullum styrk.
daily-best-line = Hvar vikið var frá bestu leið
daily-best-line-about = Verstu leikirnir þínir og hvað hefði verið betra; hver þeirra vísar á yfirferðina.
daily-worst-at = Umferð { $round }, leikur { $number }
daily-worst-better = betra: { $move }
daily-no-mistakes = Enginn leikur þinn tapaði neinu sem heitið getur.
daily-worst-waiting = Leitað er að verstu leikjunum þínum.
daily-share = Úrslitin til að deila
daily-share-about = Eitt tákn fyrir hverja umferð: munurinn breyttist meira, jafn mikið eða minna þér í hag en hjá styrk { $level }. Það segir ekkert um flísarnar.
daily-share-plain = Það segir ekkert um flísarnar.
daily-share-copy = Afrita úrslitin

## Duels

duel-title = Sama uppstilling fyrir alla
duel-new-about = Eftir stendur hver spilar betur: einvígi er tengill og allir spila þegar þeim hentar. Þar til einvíginu lýkur sjá aðeins þeir úrslit hinna sem hafa sjálfir lokið við.
duel-kind = Tegund
duel-kind-solo = Gegn tölvunni
duel-kind-teams = Tveggja manna lið
duel-solo-about = Tveir til átta spila sömu uppstillingar úr sama sæti gegn sama styrk.
duel-teams-about = Tveir gegn tveimur við tvö borð: bæði lið spila bæði sæti hverrar uppstillingar og summan ræður.
duel-deals = Uppstillingar
duel-make = Stofna einvígið
duel-yours = Einvígin þín
duel-facts =
    { $deals ->
        [one] Fjöldi: { $places }, { $deals } uppstilling, sama sæti gegn styrk { $level }.
       *[other] Fjöldi: { $places }, { $deals } uppstillingar, sama sæti gegn styrk { $level }.
    }
duel-facts-teams =
    { $deals ->
        [one] Tvö tveggja manna lið, { $deals } uppstilling.
       *[other] Tvö tveggja manna lið, { $deals } uppstillingar.
    }
duel-until = Opið til { $date }.
duel-over = Lokið.
duel-leads = { $name } leiðir með { $points }
duel-won = { $name } vann með { $points }
duel-even = Jafnt hingað til
duel-drawn = Jafntefli
duel-join = Ganga í einvígið
duel-your-team = Þitt lið
duel-any-team = Sama hvort
duel-team = Lið { $team }
duel-teams = Lið
duel-play = Spila uppstillingu { $deal }
duel-go-on = Halda áfram með uppstillingu { $deal }
duel-opponent = Andstæðingur þinn: { $name }; þú situr í sæti { $seat }.
duel-no-opponent = Andstæðingur þinn er ekki kominn í einvígið.
duel-finished = Þú hefur lokið við.
duel-hidden = Úrslitin sjást þegar þú hefur lokið við.
duel-table = Úrslit einvígisins
duel-player = Leikmaður
duel-deal = Uppstilling { $deal }
duel-sum = Summa
duel-you = þú
duel-playing = spilar uppstillingu { $deal }
duel-finished-deals = { $count } af { $deals } lokið
duel-hidden-margin = falið
duel-not-yet = ekki enn
duel-best = best
duel-reference = Styrkur { $level } náði { $margin }.
duel-game = { $name }, uppstilling { $deal }: { $margin }, skoða spilið
duel-invite = Bjóða
duel-places = { $taken } af { $places } sætum eru skipuð.
duel-link = Allir sem opna þennan tengil geta gengið í einvígið
duel-proves = Hvað þetta sannar
duel-proves-about = Sama uppstilling tekur burt heppnina með flísarnar. Á milli styrkja tölvunnar var það { $low }% til { $high }% af dreifninni, ekki meira; afgangurinn er spilaranna sjálfra.
duel-chance =
    { $deals ->
        [one] Af 100 einvígjum jafningja enda { $percent } með að minnsta kosti { $points } stiga mun eftir { $deals } uppstillingu.
       *[other] Af 100 einvígjum jafningja enda { $percent } með að minnsta kosti { $points } stiga mun eftir { $deals } uppstillingar.
    }
duel-fair = Þjónninn ákvað sinn hluta uppstillinganna áður en stofnandi einvígisins bætti sínum hluta við; lykillinn birtist þegar einvíginu er lokið.
duel-another = Annað einvígi
