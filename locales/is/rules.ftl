# Reglusíðan: hver regla í setningu eða tveimur, eftir efni, með teikningum.

rules-about = Til að fletta upp: allar reglur með dæmum.
rules-search = Leita: flís, poki, jöfn stig
rules-found =
    { $count ->
        [one] { $count } regla fannst
       *[other] { $count } reglur fundust
    }
rules-not-found = Ekkert fannst fyrir „{ $text }“.
rules-all = Sýna allt
rules-contents = Efnisyfirlit
rules-link = Tengill á { $rule }
rules-lesson = Prófa í verkefni

## Kaflar

rules-aim = Markmið leiksins
rules-setup = Undirbúningur
rules-turn = Þú átt leik
rules-lines = Mynsturlínur
rules-floor = Gólflína
rules-tiling = Flísalagning
rules-scoring = Stig fyrir flís
rules-refill = Næsta umferð
rules-end = Leikslok
rules-tie = Jöfn stig
rules-grey = Gráa hliðin

## Allar reglur

rule-goal-1 = Sá vinnur sem er með flest stig í leikslok.
rule-goal-2 = Spilinu lýkur eftir þá umferð þar sem einhver fyllir lárétta línu með fimm flísum á veggnum.
rule-round-1 = Umferð skiptist í þrennt: leikmenn taka flísar til skiptis, síðan flísaleggja þeir veggina og loks er aftur fyllt á plöturnar.

rule-setup-1 = Tveir til fjórir spila. Hver og einn er með leikmannaspjald og allir nota sömu hliðina: þá með litaða veggnum eða þá gráu.
rule-setup-2 = Allir byrja með 0 stig.
rule-setup-3 = Plöturnar liggja kringum miðju borðsins: 5 fyrir tvo leikmenn, 7 fyrir þrjá, 9 fyrir fjóra.
rule-setup-4 = Í pokanum eru 100 flísar: 20 í hverjum af fimm litum.
rule-setup-5 = Fyrsti leikmaður fær byrjunarflísina. Á hverja plötu fara fjórar flísar sem eru dregnar úr pokanum. Við alvöru borð byrjar sá sem síðast var í Portúgal.
rule-setup-6 = Það sem ekki þarf að nota er geymt í kassanum.

rule-offer-1 = Fyrsti leikmaður leggur byrjunarflísina á miðju borðsins og á fyrsta leik. Síðan er leikið réttsælis.
rule-offer-2 = Þegar þú átt leik verður þú að taka flísar, annaðhvort af plötu eða af miðju borðsins. Ekki má segja pass.
rule-offer-3 = Af plötu tekur þú allar flísar í einum lit. Allar hinar flísarnar á henni fara á miðju borðsins.
rule-offer-4 = Af miðju borðsins tekur þú allar flísar í einum lit. Hinar liggja kyrrar.
rule-offer-5 = Sá sem fyrstur tekur af miðjunni í umferð tekur líka byrjunarflísina og leggur hana á þann lausa reit gólflínu sinnar sem er lengst til vinstri.
rule-offer-6 = Þessum hluta lýkur þegar engar flísar eru eftir á plötunum og á miðju borðsins.

rule-line-1 = Allar flísarnar sem þú tekur fara í eina af mynsturlínunum þínum fimm. Í fyrstu línunni er einn reitur, í þeirri fimmtu fimm.
rule-line-2 = Línur eru fylltar frá hægri til vinstri.
rule-line-3 = Ef flísar eru þegar í línu má aðeins bæta við sama lit.
rule-line-4 = Flísar sem ekki komast fyrir í línunni falla á gólflínuna.
rule-line-5 = Litur má ekki fara í línu ef hann er þegar í sömu röð á veggnum þínum.

rule-floor-1 = Flísar sem þú getur ekki eða vilt ekki leggja í línu fara á gólflínuna, frá vinstri til hægri. Þangað má alltaf leggja allt sem tekið er.
rule-floor-2 = Flísar á gólflínunni kosta stig í lok umferðar.
rule-floor-3 = Þegar allir reitirnir sjö eru fullir fara fleiri flísar í kassalokið og kosta ekkert.
rule-pen-1 = Hver fullur reitur kostar töluna fyrir ofan hann: 1, 1, 2, 2, 2, 3 og 3 stig.
rule-pen-2 = Stigin fara aldrei niður fyrir 0.
rule-pen-3 = Síðan er gólflínan tæmd: flísarnar fara í kassalokið.
rule-pen-4 = Byrjunarflísin telst eins og flís en fer ekki í kassalokið. Sá sem er með hana byrjar næstu umferð.

rule-tile-1 = Allir leikmenn mega flísaleggja á sama tíma.
rule-tile-2 = Farðu yfir línurnar ofan frá og niður. Úr hverri fullkláraðri línu fer ein flís á reit í sínum lit í sömu röð á veggnum og gefur stig um leið.
rule-tile-3 = Hinar flísarnar úr fullkláruðu línunni fara í kassalokið.
rule-tile-4 = Ókláraðar línur breytast ekki.

rule-score-1 = Flís gefur stig um leið og hún er komin á vegginn.
rule-score-2 = Flís sem engin flís er við, hvorki til hliðar, fyrir ofan né neðan, gefur 1 stig. Horn teljast ekki með.
rule-score-3 = Ef flísar eru til vinstri eða hægri við hana fæst stig fyrir hverja flís í óslitnu láréttu línunni, að henni sjálfri meðtalinni.
rule-score-4 = Ef flísar eru fyrir ofan hana eða neðan fæst stig fyrir hverja flís í óslitnu lóðréttu línunni, að henni sjálfri meðtalinni.
rule-score-5 = Lárétta og lóðrétta línan eru lagðar saman. Nýja flísin er talin í báðum.

rule-next-1 = Ef enginn er með fulla lárétta línu er spiluð önnur umferð.
rule-next-2 = Sá sem er með byrjunarflísina setur fjórar flísar úr pokanum á hverja plötu.
rule-next-3 = Ef pokinn er tómur fara allar flísarnar úr kassalokinu í pokann og haldið er áfram að fylla.
rule-next-4 = Ef kassalokið er líka tómt hefst umferðin þótt ekki séu allar plöturnar fullar.

rule-end-1 = Spilinu lýkur eftir þá umferð þar sem að minnsta kosti einn leikmaður hefur fyllt lárétta línu. Fyrst eru stig gólflínanna dregin frá.
rule-end-2 = Síðan fást 2 stig fyrir hverja fulla lárétta línu,
rule-end-3 = 7 stig fyrir hverja fulla lóðrétta línu
rule-end-4 = og 10 stig fyrir hvern lit sem á allar fimm flísarnar á veggnum.

rule-end-5 = Sá vinnur sem er með flest stig.
rule-end-6 = Ef fleiri en einn eru með flest stig vinnur sá þeirra sem er með fleiri fullar láréttar línur.
rule-end-7 = Ef þær eru líka jafnmargar deila þeir sigrinum.

rule-var-1 = Í þessu leiktilbrigði nota allir gráu hlið spjaldsins. Allar reglur gilda áfram með þessum undantekningum.
rule-var-2 = Flís úr fullkláraðri línu má fara á hvaða lausa reit sem er í sömu röð.
rule-var-3 = Enginn litur má vera tvisvar í sömu lóðréttu línu.
rule-var-4 = Enginn litur má vera tvisvar í sömu láréttu línu.
rule-var-5 = Ef enginn reitur er eftir fyrir fullkláraða línu falla allar flísar hennar á gólflínuna.

## Undir teikningunum

drawn-wall = Hver litur á einn reit í hverri láréttri línu og í hverri lóðréttri línu.
drawn-setup = Tveir leikmenn: fimm plötur með fjórum flísum hver og byrjunarflísin á miðju borðsins.
drawn-factory = Þrjár rauðar flísar af plötu 4 fylla línu 3. Svarta flísin fór á miðju borðsins.
drawn-centre = Fyrst tekið af miðjunni: tvær svartar flísar og byrjunarflísin. Í línu 2 komst bara önnur þeirra fyrir.
drawn-lines = Gult má fara í línur 1 og 5 og á gólfið. Í röðum 2 og 3 á veggnum er þegar gult og í línu 4 er blátt.
drawn-floor = Fjórar flísar og byrjunarflísin fylla fimm reiti.
drawn-full = Fjórar bláar flísar falla. Ein fær síðasta reitinn, hinar þrjár fara í kassalokið.
drawn-tiling = Línur 2 og 4 eru fullkláraðar: ein flís úr hvorri fer á vegginn. Línur 3 og 5 breytast ekki.
drawn-alone = Engin flís er við hana.
drawn-row = Þrjár flísar í láréttri línu.
drawn-column = Þrjár flísar í lóðréttri línu. Lárétta línan gefur ekkert því ekkert er til hliðar.
drawn-both = Fjórar flísar í láréttu línunni og þrjár í þeirri lóðréttu.
drawn-order = Ofan frá og niður: fyrst gefur bláa flísin stig, síðan sú hvíta sem er með bláa fyrir ofan sig og við hlið sér.
drawn-refill = Flísarnar átta í pokanum dugðu á tvær plötur. Síðan var kassalokið tæmt í pokann.
drawn-end = Hvíta flísin fyllir láréttu línuna. Við bætast 2 stig fyrir hana, 7 fyrir lóðréttu línuna og 10 fyrir bláa litinn.
drawn-tie = 57 stig og tvær fullar láréttar línur: þessi leikmaður vinnur.
drawn-tie-other = Líka 57 stig en bara ein full lárétt lína.
drawn-choose = Rautt má fara í dálka 1, 2, 4 og 5. Í dálki 3 er þegar rautt.
drawn-fall = Í röð 2 er bara dálkur 5 laus en þar er þegar rautt. Báðar rauðu flísarnar falla.
