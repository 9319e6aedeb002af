# Verkefnin um reglurnar og um herkænsku. Nöfnin eru úr íslensku reglunum.

learn-progress = { $step } af { $total }
learn-player =
    { $seat ->
        [1] Peter
        [2] Martin
       *[3] Andrea
    }
learn-next = Áfram
learn-back = Til baka
learn-all = Öll verkefni
learn-try-again = Reyna aftur
learn-skip = Sleppa þessu
learn-not-that = Þetta má líka, en dæmið snýst um annað. Flísarnar eru komnar aftur: reyndu á ný.
learn-ready = Þú kannt reglurnar
learn-ready-about = Sá vinnur sem fær flest stig. Hitt lærist með því að spila: fylltu línur, leggðu flísar hlið við hlið og skildu eftir það sem hinir geta ekki notað.
learn-play = Spila

learn-take = Að taka flísar
learn-take-task = Sá vinnur sem er með flest stig í lokin og stig fást fyrir flísar á veggnum. Þú ert Peter og byrjar. Af einni plötu eru teknar allar flísar í einum lit: taktu báðar svörtu flísarnar af plötu 1 og leggðu þær í einhverja af mynsturlínunum þínum fimm.
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

learn-overflow = Full gólflína
learn-overflow-task = Sex af sjö reitum gólflínunnar þinnar eru fullir og rautt kemst ekki í neina línu. Einhver verður samt að taka það: taktu rauðu flísarnar þrjár.
learn-overflow-done = Ein rauð flís fékk síðasta reitinn. Hinar tvær komust ekki fyrir: þær fóru beint í kassalokið og kosta ekkert. Full gólflína kostar 1 + 1 + 2 + 2 + 2 + 3 + 3 = 14 stig og meira getur ein umferð aldrei kostað.

learn-refill = Næsta umferð
learn-refill-task = Kláraðu línu 1 með síðustu flísinni. Fylgstu svo með pokanum: í honum eru bara átta flísar en á fimm plötur þarf tuttugu.
learn-refill-done = Flísarnar átta dugðu á tvær plötur. Þá fóru allar flísarnar úr kassalokinu í pokann og hinar þrjár plöturnar voru fylltar úr honum. Martin er með byrjunarflísina og byrjar því.

learn-end = Leikslok
learn-end-task = Kláraðu línu 1: hvít er síðasta flísin í efstu röð veggjarins þíns. Full lárétt lína á veggnum lýkur spilinu eftir þessa umferð.
learn-end-done = Flísin sjálf gaf 5 + 5. Í lokin koma 2 stig fyrir hverja fulla lárétta línu, 7 fyrir hverja fulla lóðrétta línu og 10 fyrir hvern lit sem á allar fimm flísarnar á veggnum: hér eitt af hverju, alls 19.

learn-tie = Jöfn stig
learn-tie-task = Kláraðu línu 2 með svörtu flísinni. Þar með lýkur spilinu og þið Martin verðið með jafnmörg stig.
learn-tie-done = Þið eruð báðir með 57 stig. Nú ráða fullar láréttar línur: þú ert með tvær en Martin eina og því vinnur þú. Væru þær líka jafnmargar deilduð þið sigrinum.

learn-grey = Gráa hliðin
learn-grey-task = Á gráu hliðinni eru engir litir á veggnum: þegar lína er fullkláruð velur þú dálkinn. Enginn litur má vera tvisvar í sömu láréttu eða lóðréttu línu. Rauða flísin úr línu 3 fer í þriðju röð: veldu dálkinn þar sem hún gefur flest stig.
learn-grey-done = Tvær í láréttu línunni og tvær í þeirri lóðréttu: 4 stig. Dálkur 3 var lokaður því þar er þegar rauð flís. Ef enginn dálkur er eftir fyrir fullkláraða línu falla allar flísar hennar á gólflínuna.

## Listi yfir verkefnin

learn-title = Lærðu Azul
learn-aim = Sá vinnur sem er með flest stig í lokin. Stig fást fyrir flísar á veggnum, flest fyrir flísar sem liggja saman. Í hverju verkefni átt þú leik.
learn-begin = Byrja á fyrsta verkefninu
learn-continue = Halda áfram: { $title }
learn-look-up = Fletta upp reglu
learn-rules-about = Að taka flísar, leggja þær og fá stig, skref fyrir skref.
learn-strategy = Herkænska
learn-strategy-about = Það sem góðir leikmenn hafa í huga. Tölvan hefur reiknað allt út sem hér er sagt.
learn-count = { $count } af { $total } lokið
learn-is-done = lokið

learn-worse =
    { $loss ->
        [one] Þetta endar { $loss } stigi verr en besti leikurinn. Flísarnar eru komnar aftur: reyndu á ný.
       *[other] Þetta endar { $loss } stigum verr en besti leikurinn. Flísarnar eru komnar aftur: reyndu á ný.
    }
learn-weaker = Þetta má, en til er miklu betri leikur. Flísarnar eru komnar aftur: reyndu á ný.

## Herkænska

learn-denial = Það sem hinn vantar
learn-denial-task = Efsta lárétta línan þín fyllist og því lýkur spilinu eftir þessa umferð. Tvær flísar eru eftir: ein handa þér, ein handa Martin. Sú rauða klárar línu 2 hjá þér og gefur 5 stig. Sú hvíta gefur þér ekkert. Hvora tekur þú?
learn-denial-done = Með hvítu flísinni hefði Martin klárað línu 5 og fengið 8 stig: meira en sú rauða gefur þér. Rautt kemst ekki í neina línu hjá honum og kostaði hann eitt stig enn. Þú vinnur, 54 gegn 53.
learn-denial-red = Martin tók hvítu flísina, kláraði línu 5 og fékk 8 stig fyrir hana. Þú tapar. Gættu að því, áður en þú tekur nokkuð, hvað þú skilur eftir handa þeim næsta.

learn-weapon = Gólfið sem vopn
learn-weapon-task = Spilinu lýkur eftir þessa umferð. Hvorugur ykkar getur lengur lagt rautt í línu en allt verður að taka. Láttu Martin sitja uppi með það!
learn-weapon-done = Þú tókst bláu flísina og sú rauða við hliðina fór á miðju borðsins. Nú varð Martin að taka fjórar rauðar flísar og með byrjunarflísinni kostaði gólflínan hann 8 stig. Teldu hve oft á eftir að taka: þá veistu hver verður að taka síðast.
learn-weapon-one = Bláa flísin fór á miðju borðsins og Martin tók hana. Hinar rauðu flísarnar þrjár sastu uppi með: 6 stig töpuð og spilið með.
learn-weapon-three = Martin tók bláu flísina og þú sast líka uppi með síðustu rauðu flísina: 6 stig töpuð og spilið með.

learn-marker = Hvers virði er byrjunarflísin?
learn-marker-task = Rauð flís klárar línu 5 hjá þér. Önnur rauða flísin er á plötu 1, hin á miðju borðsins ásamt byrjunarflísinni sem kostar eitt stig. Hvora tekur þú?
learn-marker-done = Þú byrjar næstu umferð og velur fyrst úr öllum nýju flísunum. Meðan spilið heldur áfram er það meira virði en þetta eina stig: tölvan metur stöðu þína um 4 stigum betri en án byrjunarflísarinnar.
learn-marker-factory = Þú sparaðir eitt stig en nú fær Martin byrjunarflísina og velur fyrst í næstu umferð. Tölvan metur stöðu þína um 4 stigum verri.
learn-marker-last-task = Nú lýkur spilinu eftir þessa umferð. Önnur gula flísin er á plötu 1, hin á miðju borðsins ásamt byrjunarflísinni. Hvorug klárar línu. Hvora tekur þú?
learn-marker-last-done = Engin umferð er eftir til að byrja og því kostar byrjunarflísin bara stig. Martin varð að taka hana og þú vinnur, 51 gegn 50.
learn-marker-last-centre = Engin umferð er eftir til að byrja. Byrjunarflísin kostaði þig bara eitt stig og það réð úrslitum: þú tapar.

learn-bonus = Lóðréttar línur og litir
learn-bonus-task = Spilinu lýkur eftir þessa umferð. Þú tekur eina flís, Martin eina og þú færð þá síðustu. Gul klárar línu 3 og gefur 7 stig, rauð línu 4 og gefur 5, blá línu 5 og gefur 4. Hverja tekur þú fyrst?
learn-bonus-done = Þetta er fimmta bláa flísin þín: 4 stig og 10 til viðbótar í lokin. Martin tók þá rauðu, þá næstbestu, og þú vinnur, 61 gegn 60. Lóðrétt lína gefur 7 stig og litur 10: oft meira en flísin sjálf.
learn-bonus-yellow = 7 stig eru mest strax en Martin tók fimmtu bláu flísina þína: 4 stig og 10 í lokin. Þú tapar, 59 gegn 60.
learn-bonus-column = Rauða flísin fyllti lóðrétta línu: 5 stig og 7 til viðbótar í lokin. En Martin tók fimmtu bláu flísina þína sem hefði gefið 4 og 10. Þú tapar, 59 gegn 60.

learn-ending = Að ljúka spilinu
learn-ending-task = Ein flís er eftir. Þú hefur forystu, 52 gegn 48, en línur 4 og 5 hjá Martin eru nær fullkláraðar. Í línu 2 fyllir svört flís lárétta línu á veggnum og spilinu lýkur. Í línu 4 eða 5 byrjar hún línu til síðari nota og spilið heldur áfram. Hvað gerir þú?
learn-ending-done = Með flísinni og láréttu línunni ferðu í 59 stig en Martin endar með 54. Ef þú hefur forystu þegar þú getur lokið spilinu skaltu ljúka því: engin ný umferð breytir þá neinu.
learn-ending-on = Nú fær Martin eina umferð enn fyrir línur sem eru nær fullkláraðar og tölvan telur að þú lendir undir. Þú áttir sigurinn vísan: ljúktu spilinu.
learn-waiting-task = Nú hefur Martin forystu, 62 gegn 44. Í línu 1 gefur svört flís 6 stig og spilið heldur áfram. Í línu 2 fyllir hún aftur lárétta línu og lýkur spilinu. Í línu 4 og línu 5 vantar bara eina flís í hvora. Hvað gerir þú?
learn-waiting-done = Með fullri láréttri línu væri spilinu lokið og tapað, 58 gegn 61. Nú spilar þú eina umferð enn með tvær línur nær fullkláraðar: tölvan telur þig nú mun sigurstranglegri.
learn-waiting-now = Spilinu er lokið og Martin vinnur, 61 gegn 58. Ef þú ert undir skaltu ekki ljúka spilinu.

learn-bag = Hvað er í pokanum?
learn-bag-task = Þú getur lagt þrjár svartar eða þrjár hvítar flísar í línu 4. Eina vantar þá enn og hún verður að koma úr pokanum. Sjáðu hvað er í honum. Hvorn litinn tekur þú?
learn-bag-done = Í pokanum eru 30 flísar: 8 svartar en engin hvít. Í næstu umferð eru dregnar 20 þeirra. Svart getur því komið en hvítt ekki: kassalokið er ekki tæmt í pokann fyrr en hann er tómur.
learn-bag-white = Í pokanum eru 30 flísar og engin þeirra er hvít. Í næstu umferð eru dregnar 20 þeirra, svo engin hvít getur komið og lína 4 breytist ekki.
