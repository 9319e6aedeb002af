fair-promise =
    { $own ->
        [yes] Serveren lagde sin del af fordelingen fast, før din browser tilføjede sin egen. Din browser gemmer serverens løfte og kontrollerer hver fordeling, når spillet er slut.
       *[no] Serveren har lagt sin del af fordelingen fast. Denne browser tilføjede ikke noget; den kontrollerer hver fordeling, når spillet er slut.
    }
fair-proof =
    { $proof ->
        [proved] Denne browser så løftet, før den tilføjede sin egen del, og hver fordeling følger af begge dele. Ingen kunne vælge fliserne.
        [consistent] Hver fordeling følger af hemmeligheden. Det gemte spil viser ingen del fra denne browser, så den kan ikke se, om nogen har valgt hemmeligheden.
        [nobody-added] Hver fordeling følger af hemmeligheden. Ingen spiller tilføjede noget, så den, der driver serveren, kunne have valgt den.
        [no-deals] Spillet sluttede, før der blev fordelt fliser, så der er ikke noget at kontrollere.
        [other-commitment] Hemmeligheden er ikke den, serveren havde lovet at bruge.
        [not-ours] Fliserne blev fordelt uden den del, som denne browser tilføjede.
        [other-deals] Fordelingen følger ikke af hemmeligheden.
       *[other] Filen indeholder ikke det, der skal til for at kontrollere fordelingen.
    }
fair-not-proved = Ikke bevist: at ingen, der driver serveren, har kigget frem og fortalt en spiller, hvilke fliser der kom.
fair-unforeseen = Ingen kunne forudse en fordeling, før denne browser havde tilføjet sin værdi, heller ikke den, der driver serveren.
fair-last-not-proved = Ikke bevist: at den, der driver serveren, og den, hvis browser tilføjede sin værdi til sidst, ikke havde aftalt noget. Sammen kunne de vælge mellem fordelingen med og uden den værdi.
fair-rounds-without =
    { $count ->
        [one] Runde { $rounds } blev fordelt uden denne browsers værdi: den fordeling var kun uforudsigelig, hvis en anden spiller, hvis browser tilføjede en værdi, er ærlig.
       *[other] Runderne { $rounds } blev fordelt uden denne browsers værdi: de fordelinger var kun uforudsigelige, hvis en anden spiller, hvis browser tilføjede en værdi, er ærlig.
    }
fair-own = Tilføjet af denne browser
