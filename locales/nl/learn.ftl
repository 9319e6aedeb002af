# De lessen over de regels en over strategie.

learn-progress = { $step } van { $total }
# De namen uit de Nederlandse spelregels.
learn-player =
    { $seat ->
        [1] Peter
        [2] Martin
       *[3] Andrea
    }
learn-next = Volgende
learn-back = Terug
learn-all = Alle lessen
learn-try-again = Nog eens proberen
learn-skip = Overslaan
learn-not-that = Dat mag ook, maar daar gaat dit voorbeeld niet over. De tegels zijn teruggelegd: probeer het nog eens.
learn-ready = Je kent de regels
learn-ready-about = Wie de meeste punten heeft, wint. De rest komt vanzelf: maak lijnen vol, leg tegels naast elkaar en laat de anderen over wat ze niet kunnen gebruiken.
learn-play = Speel een spel

learn-take = Tegels nemen
learn-take-task = Wie aan het einde de meeste punten heeft, wint, en punten krijg je voor tegels op je muur. Je bent Peter en begint. Van één fabrieksschijf neem je alle tegels van één kleur: neem beide zwarte tegels van fabrieksschijf 1 en leg ze op een van je vijf patroonlijnen.
learn-take-done = Je hebt alle zwarte tegels van die schijf. Wat overbleef, blauw en wit, schoof naar het midden. Op een lijn ligt altijd maar één kleur.

learn-leave = Het midden groeit
learn-leave-task = Nu is Martin aan de beurt: doe zijn zet. Neem de gele tegel van fabrieksschijf 2.
learn-leave-done = Drie rode tegels gingen naar het midden. Hoe meer je laat liggen, hoe meer de volgende speler kan nemen.

learn-centre = Uit het midden nemen
learn-centre-task = Andrea neemt uit het midden: alle drie de rode tegels. Ze is de eerste die daar iets neemt, dus krijgt ze er nog iets bij.
learn-centre-done = Wie als eerste uit het midden neemt, neemt ook het startspelerfiche. Het ligt op de vloerlijn en kost een punt, maar Andrea begint de volgende ronde.

learn-lines = Waar tegels mogen liggen
learn-lines-task = Je bent weer Peter. Neem de twee gele tegels van fabrieksschijf 2. Op lijn 2 en 3 mag geen geel: die rijen op de muur hebben het al. Op lijn 4 ligt blauw. Leg ze zo dat er niets op de vloer valt.
learn-lines-done = Op lijn 5 is plaats voor allebei. Op lijn 1 had er één gepast, en de andere was op de vloerlijn gevallen. Allebei op de vloer kon ook; dat mag altijd, maar kost bijna altijd punten.

learn-tile = De muur bekleden
learn-tile-task = Er is nog één tegel over in deze ronde. Neem de blauwe en maak lijn 4 vol. Daarna stuurt elke volle lijn één tegel naar de muur.
learn-tile-done = Van boven naar beneden ging van elke volle lijn, hier 2 en 4, één tegel naar zijn vak op de muur, voor telkens één punt. De andere tegels van die lijnen gingen in het deksel van de doos. Lijn 3 en 5 zijn niet vol en blijven zoals ze zijn.

learn-alone = Een tegel alleen
learn-alone-task = Maak lijn 2 vol met de rode tegel en kijk wat hij oplevert.
learn-alone-done = Er ligt geen tegel naast, boven of onder: één punt. Hoeken tellen niet mee.

learn-row = Tegels op een rij
learn-row-task = In de tweede rij hoort geel tussen blauw en rood. Maak lijn 2 vol.
learn-row-done = Nu liggen er drie tegels naast elkaar: drie punten, de nieuwe meegeteld.

learn-column = Tegels in een kolom
learn-column-task = Boven het blauwe vak van de derde rij liggen geel en rood. Maak lijn 3 vol.
learn-column-done = Er liggen drie tegels onder elkaar: drie punten. Naast de nieuwe tegel ligt niets, dus de rij levert niets op.

learn-both = Twee kanten op
learn-both-task = Het gele vak van de derde rij heeft aan alle kanten buren. Maak lijn 3 vol.
learn-both-done = Vier in de rij en drie in de kolom: zeven punten met één tegel. Hij telt in allebei mee.

learn-floor = De vloerlijn
learn-floor-task = Zwart past op geen enkele lijn meer, maar iemand moet het nemen. Neem beide tegels en let op de vloerlijn.
learn-floor-done = Er waren vijf vakken bezet, dat van het fiche meegeteld: 1 + 1 + 2 + 2 + 2 = 8 punten kwijt. Daarna wordt de vloerlijn leeggemaakt. Een score komt nooit onder nul.

learn-overflow = Een volle vloerlijn
learn-overflow-task = Zes van de zeven vakken van je vloerlijn zijn bezet, en rood past op geen enkele lijn. Toch moet iemand het nemen: neem de drie rode tegels.
learn-overflow-done = Eén rode tegel kwam op het laatste vak. Voor de andere twee was geen vak meer: ze gingen meteen in het deksel en kosten niets. Een volle vloerlijn kost 1 + 1 + 2 + 2 + 2 + 3 + 3 = 14 punten, en meer kan een ronde nooit kosten.

learn-refill = De volgende ronde
learn-refill-task = Maak lijn 1 vol met de laatste tegel. Let daarna op de zak: er zitten nog maar acht tegels in, en vijf fabrieksschijven hebben er twintig nodig.
learn-refill-done = Met de acht tegels werden twee fabrieksschijven gevuld. Daarna gingen alle tegels uit het deksel in de zak, en daaruit werden de andere drie gevuld. Martin heeft het startspelerfiche, dus hij begint.

learn-end = Einde van het spel
learn-end-task = Maak lijn 1 vol: wit is de laatste tegel van de bovenste rij op je muur. Een complete rij op de muur beëindigt het spel na deze ronde.
learn-end-done = De tegel zelf leverde 5 + 5 op. Aan het einde komen er 2 punten bij voor elke complete rij, 7 voor elke complete kolom en 10 voor elke kleur met alle vijf de tegels op de muur: hier van elk één, samen 19.

learn-tie = Evenveel punten
learn-tie-task = Maak lijn 2 vol met de zwarte tegel. Daarmee eindigt het spel, en dan hebben Martin en jij evenveel punten.
learn-tie-done = Allebei 57 punten. Nu beslissen de complete rijen: jij hebt er twee, Martin één, dus jij wint. Waren ook die gelijk, dan deelden jullie de overwinning.

learn-grey = De grijze zijde
learn-grey-task = Op de grijze zijde staan geen kleuren op de muur: is een lijn vol, dan kies jij de kolom. Geen kleur mag twee keer in een rij of in een kolom liggen. De rode tegel van lijn 3 gaat naar de derde rij: kies de kolom waar hij het meest oplevert.
learn-grey-done = Twee in de rij en twee in de kolom: 4 punten. In kolom 3 mocht hij niet, want daar ligt al rood. Is er voor een volle lijn geen kolom meer, dan vallen al haar tegels op de vloerlijn.

## De lijst van lessen

learn-title = Azul leren
learn-aim = Wie aan het einde de meeste punten heeft, wint. Punten krijg je voor tegels op je muur, en de meeste voor tegels die naast elkaar liggen. In elke les doe je zelf de zet.
learn-begin = Begin met de eerste les
learn-continue = Verder: { $title }
learn-look-up = Een regel opzoeken
learn-rules-about = Tegels nemen, leggen en punten scoren, stap voor stap.
learn-strategy = Strategie
learn-strategy-about = Waar goede spelers op letten. Alles wat hier staat, is door de computer nagerekend.
learn-count = { $count } van { $total } gedaan
learn-is-done = gedaan

learn-worse =
    { $loss ->
        [one] Dat eindigt { $loss } punt slechter dan de beste zet. De tegels zijn teruggelegd: probeer het nog eens.
       *[other] Dat eindigt { $loss } punten slechter dan de beste zet. De tegels zijn teruggelegd: probeer het nog eens.
    }
learn-weaker = Dat mag, maar er is een veel betere zet. De tegels zijn teruggelegd: probeer het nog eens.

## Strategie

learn-denial = Wat de ander nodig heeft
learn-denial-task = Je bovenste rij wordt compleet, dus het spel eindigt na deze ronde. Er liggen nog twee tegels: één voor jou, één voor Martin. Rood maakt je lijn 2 vol, voor 5 punten. Wit levert je niets op. Welke neem je?
learn-denial-done = Met de witte tegel had Martin zijn lijn 5 vol gemaakt, voor 8 punten: meer dan rood jou oplevert. Rood past op geen van zijn lijnen en kostte hem nog een punt. Je wint met 54 tegen 53.
learn-denial-red = Martin nam de witte tegel, maakte lijn 5 vol en kreeg er 8 punten voor. Je verliest. Kijk voor je iets neemt ook naar wat je voor de volgende laat liggen.

learn-weapon = De vloer als wapen
learn-weapon-task = Het spel eindigt na deze ronde. Geen van jullie kan rood nog kwijt, maar alles moet genomen worden. Laat het aan Martin over!
learn-weapon-done = Je nam blauw, en de rode tegel ernaast schoof naar het midden. Nu moest Martin vier rode tegels nemen, en met het startspelerfiche erbij kostte zijn vloerlijn hem 8 punten. Tel hoe vaak er nog genomen wordt: dan weet je wie de laatste moet nemen.
learn-weapon-one = Blauw schoof naar het midden, en Martin nam het. De andere drie rode tegels bleven voor jou over: 6 punten kwijt, en daarmee het spel.
learn-weapon-three = Martin nam blauw, en de laatste rode tegel bleef ook voor jou over: 6 punten kwijt, en daarmee het spel.

learn-marker = Wat het startspelerfiche waard is
learn-marker-task = Rood maakt je lijn 5 vol. Eén rode tegel ligt op fabrieksschijf 1, de andere in het midden bij het startspelerfiche, dat een punt kost. Welke neem je?
learn-marker-done = Jij begint de volgende ronde en mag als eerste uit alle nieuwe tegels kiezen. Zolang het spel doorgaat, is dat meer waard dan dat ene punt: volgens de computer sta je er zo’n 4 punten beter voor dan zonder het fiche.
learn-marker-factory = Je hebt een punt gespaard, maar nu krijgt Martin het fiche en mag hij de volgende ronde als eerste kiezen. Volgens de computer sta je er zo’n 4 punten slechter voor.
learn-marker-last-task = Nu eindigt het spel na deze ronde. Eén gele tegel ligt op fabrieksschijf 1, de andere in het midden bij het startspelerfiche. Geen van beide maakt een lijn vol. Welke neem je?
learn-marker-last-done = Er komt geen ronde meer die je zou kunnen beginnen, dus het fiche kost alleen een punt. Martin moest het nemen, en jij wint met 51 tegen 50.
learn-marker-last-centre = Er komt geen ronde meer die je zou kunnen beginnen. Het fiche kostte je alleen een punt, en dat punt besliste het spel: je verliest.

learn-bonus = Kolommen en kleuren
learn-bonus-task = Het spel eindigt na deze ronde. Jij neemt een tegel, Martin neemt er een, en jij krijgt de laatste. Geel maakt lijn 3 vol voor 7 punten, rood lijn 4 voor 5, blauw lijn 5 voor 4. Welke neem je eerst?
learn-bonus-done = Blauw is je vijfde blauwe tegel: 4 punten, en aan het einde nog 10. Martin nam rood, de op een na beste, en jij wint met 61 tegen 60. Een kolom levert 7 punten op, een kleur 10: vaak meer dan de tegel zelf.
learn-bonus-yellow = 7 punten is nu het meest, maar Martin nam je vijfde blauwe tegel: 4 punten, en 10 aan het einde. Je verliest met 59 tegen 60.
learn-bonus-column = Rood maakte een kolom compleet: 5 punten, en aan het einde nog 7. Maar Martin nam je vijfde blauwe tegel, die 4 en 10 had opgeleverd. Je verliest met 59 tegen 60.

learn-ending = Het spel beëindigen
learn-ending-task = Er ligt nog één tegel. Je staat voor met 52 tegen 48, maar lijn 4 en 5 van Martin zijn bijna vol. Op lijn 2 maakt zwart een rij compleet en eindigt het spel. Op lijn 4 of 5 begint het een lijn voor later en gaat het spel door. Wat doe je?
learn-ending-done = Met de tegel en de rij kom je op 59 punten, Martin op 54. Sta je voor en kun je het spel beëindigen, doe het dan: geen nieuwe ronde kan er nog iets aan veranderen.
learn-ending-on = Nu krijgt Martin nog een ronde voor zijn bijna volle lijnen, en volgens de computer kom je achter te staan. Je had al gewonnen: maak er een einde aan.
learn-waiting-task = Deze keer staat Martin voor met 62 tegen 44. Op lijn 1 levert zwart 6 punten op en gaat het spel door. Op lijn 2 maakt het weer een rij compleet en eindigt het spel. Op lijn 4 en op lijn 5 ontbreekt nog maar één tegel. Wat doe je?
learn-waiting-done = Met een complete rij was het spel afgelopen en verloren, met 58 tegen 61. Nu speel je nog een ronde, met twee lijnen die bijna vol zijn: volgens de computer ben jij nu duidelijk favoriet.
learn-waiting-now = Het spel is afgelopen, en Martin wint met 61 tegen 58. Sta je achter, beëindig het spel dan niet.

learn-bag = Wat zit er in de zak?
learn-bag-task = Je kunt drie zwarte of drie witte tegels op lijn 4 leggen. Er ontbreekt er dan nog één, en die moet uit de zak komen. Kijk wat erin zit. Welke kleur neem je?
learn-bag-done = In de zak zitten 30 tegels: 8 zwarte en geen enkele witte. De volgende ronde worden er 20 uit getrokken. Zwart kan dus komen, wit niet: het deksel gaat pas terug in de zak als die leeg is.
learn-bag-white = In de zak zitten 30 tegels, en geen enkele is wit. De volgende ronde worden er 20 uit getrokken, dus er kan geen wit komen en lijn 4 blijft zoals ze is.
