fair-promise =
    { $own ->
        [yes] Þjónninn ákvað sinn hluta uppstillingarinnar áður en vafrinn þinn bætti sínum við. Vafrinn geymir skuldbindinguna og fer yfir hverja uppstillingu þegar spilinu er lokið.
       *[no] Þjónninn hefur ákveðið sinn hluta uppstillingarinnar. Þessi vafri bætti engu við; hann fer yfir hverja uppstillingu þegar spilinu er lokið.
    }
fair-proof =
    { $proof ->
        [proved] Vafrinn sá skuldbindinguna áður en hann bætti sínum hluta við og hver uppstilling ræðst af hvoru tveggja. Enginn gat valið flísarnar.
        [consistent] Hver uppstilling ræðst af leynigildinu. Í vistaða spilinu sést enginn hluti frá þessum vafra; hann getur því ekki sagt til um hvort einhver valdi leynigildið.
        [nobody-added] Hver uppstilling ræðst af leynigildinu. Enginn leikmaður bætti neinu við, svo að sá sem rekur þjóninn gæti hafa valið það.
        [no-deals] Spilinu lauk áður en flísum var stillt upp, svo að ekkert er til að staðfesta.
        [other-commitment] Leynigildið er ekki það sem þjónninn hafði skuldbundið sig við.
        [not-ours] Flísunum var stillt upp án þess hluta sem þessi vafri bætti við.
        [other-deals] Uppstillingin ræðst ekki af leynigildinu.
       *[other] Í skránni er ekki það sem þarf til að staðfesta uppstillinguna.
    }
fair-not-proved = Ekki sannað: að enginn sem rekur þjóninn hafi séð fyrir hvaða flísar kæmu og sagt leikmanni frá því.
fair-unforeseen = Enginn gat séð uppstillingu fyrir áður en þessi vafri bætti sínu gildi við, ekki einu sinni sá sem rekur þjóninn.
fair-last-not-proved = Ekki sannað: að sá sem rekur þjóninn og síðasti vafrinn sem bætti sínu gildi við hafi ekki haft samráð. Saman gátu þeir valið á milli uppstillingarinnar með því gildi og uppstillingarinnar án þess.
fair-rounds-without =
    { $count ->
        [one] Flísunum í umferð { $rounds } var stillt upp án gildis frá þessum vafra: sú uppstilling var ófyrirsjáanleg aðeins ef einhver annar leikmaður, sem bætti við gildi úr sínum vafra, er heiðarlegur.
       *[other] Flísunum í umferðum { $rounds } var stillt upp án gildis frá þessum vafra: þær uppstillingar voru ófyrirsjáanlegar aðeins ef einhver annar leikmaður, sem bætti við gildi úr sínum vafra, er heiðarlegur.
    }
fair-own = Það sem þessi vafri bætti við
