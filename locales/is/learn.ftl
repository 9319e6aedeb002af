# Stutta kynningin: dæmin úr leikreglunum, einn leikur hvert. Nöfnin eru úr íslensku reglunum.

learn-progress = { $step } af { $total }
learn-player =
    { $seat ->
        [1] Peter
        [2] Martin
       *[3] Andrea
    }
learn-next = Áfram
learn-skip = Sleppa þessu
learn-not-that = Þetta má líka, en dæmið snýst um annað. Flísarnar eru komnar aftur: reyndu á ný.
learn-ready = Þú kannt reglurnar
learn-ready-about = Sá vinnur sem fær flest stig. Hitt lærist með því að spila: fylltu línur, leggðu flísar hlið við hlið og skildu eftir það sem hinir geta ekki notað.
learn-play = Spila
learn-again = Aftur frá byrjun

learn-take = Að taka flísar
learn-take-task = Þú ert Peter og byrjar. Af einni plötu eru teknar allar flísar í einum lit. Taktu báðar svörtu flísarnar af plötu 1 og leggðu þær í einhverja af mynsturlínunum þínum fimm.
learn-take-done = Þú ert með allar svörtu flísarnar af plötunni. Það sem varð eftir, blátt og hvítt, fór á miðju borðsins. Í hverri línu er alltaf bara einn litur.

learn-leave = Miðjan stækkar
learn-leave-task = Nú á Martin leik: leiktu fyrir hann. Taktu gulu flísina af plötu 2.
learn-leave-done = Þrjár rauðar flísar fóru á miðju borðsins. Því meira sem verður eftir, þeim mun meira getur sá næsti tekið þar.

learn-centre = Að taka af miðjunni
learn-centre-task = Andrea tekur af miðju borðsins: allar rauðu flísarnar þrjár. Hún er fyrst til þess og fær því eitthvað fleira.
learn-centre-done = Sá fyrsti sem tekur af miðjunni tekur líka byrjunarflísina. Hún fer á gólflínuna og kostar stig, en Andrea byrjar næstu umferð.

learn-lines = Hvert flísar mega fara
learn-lines-task = Þú ert aftur Peter. Taktu gulu flísarnar tvær af plötu 2. Gult kemst ekki í línur 2 og 3: það er þegar í sömu röðum á veggnum. Í línu 4 er blátt. Leggðu flísarnar þannig að ekkert falli á gólfið.
learn-lines-done = Í línu 5 er pláss fyrir báðar. Í línu 1 hefði önnur komist og hin fallið á gólflínuna. Báðar mættu líka fara á gólfið; það má alltaf en kostar nær alltaf stig.

learn-tile = Flísalagning
learn-tile-task = Ein flís er eftir í þessari umferð. Taktu þá bláu og kláraðu línu 4. Síðan fer ein flís úr hverri fullkláraðri línu á vegginn.
learn-tile-done = Ofan frá og niður fór ein flís úr hvorri línu, 2 og 4, á sinn reit á veggnum og gaf eitt stig. Hinar flísarnar í þessum línum fóru í kassalokið. Línur 3 og 5 eru ókláraðar og breytast ekki.

learn-alone = Stök flís
learn-alone-task = Kláraðu línu 2 með rauðu flísinni og sjáðu hvaða stig hún gefur.
learn-alone-done = Engin flís er við hana, hvorki til hliðar, fyrir ofan né neðan: eitt stig. Horn teljast ekki með.

learn-row = Flísar í láréttri línu
learn-row-task = Gul flís á heima milli blárrar og rauðrar í annarri röð veggjarins. Kláraðu línu 2.
learn-row-done = Nú eru þrjár flísar hlið við hlið: þrjú stig, að nýju flísinni meðtalinni.

learn-column = Flísar í lóðréttri línu
learn-column-task = Fyrir ofan bláa reitinn í þriðju röð eru gul og rauð flís. Kláraðu línu 3.
learn-column-done = Þrjár flísar eru hver undir annarri: þrjú stig. Ekkert er til hliðar við nýju flísina og því gefur lárétta línan ekkert.

learn-both = Í báðar áttir í einu
learn-both-task = Guli reiturinn í þriðju röð á nágranna á allar hliðar. Kláraðu línu 3.
learn-both-done = Fjórar í láréttu línunni og þrjár í þeirri lóðréttu: sjö stig með einni flís. Hún er talin í báðar áttir.

learn-floor = Gólflínan
learn-floor-task = Engin lína tekur lengur við svörtu en einhver verður að taka það. Taktu báðar flísarnar og fylgstu með gólflínunni.
learn-floor-done = Fimm reitir fylltust, byrjunarflísin talin með: 1 + 1 + 2 + 2 + 2 = 8 stig töpuð. Síðan er gólflínan tæmd. Stigin fara aldrei niður fyrir núll.

learn-end = Leikslok
learn-end-task = Kláraðu línu 1: hvít er síðasta flísin í efstu röð veggjarins þíns. Full lárétt lína á veggnum lýkur spilinu eftir þessa umferð.
learn-end-done = Flísin sjálf gaf 5 + 5. Í lokin koma 2 stig fyrir hverja fulla lárétta línu, 7 fyrir hverja fulla lóðrétta línu og 10 fyrir hvern lit sem á allar fimm flísarnar á veggnum: hér eitt af hverju, alls 19.
