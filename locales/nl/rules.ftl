# De pagina met regels: elke regel in één of twee zinnen, per onderwerp, met tekeningen.

rules-about = Om iets op te zoeken: elke regel, met voorbeelden.
rules-search = Zoek: fiche, zak, gelijk
rules-found =
    { $count ->
        [one] { $count } regel gevonden
       *[other] { $count } regels gevonden
    }
rules-not-found = Niets gevonden voor “{ $text }”.
rules-all = Toon alles
rules-contents = Inhoud
rules-link = Link naar { $rule }
rules-lesson = Probeer het in een les

## Hoofdstukken

rules-aim = Doel van het spel
rules-setup = Voorbereiding
rules-turn = Je beurt
rules-lines = Patroonlijnen
rules-floor = Vloerlijn
rules-tiling = Muurbekleding
rules-scoring = Punten voor een tegel
rules-refill = De volgende ronde
rules-end = Einde van het spel
rules-tie = Evenveel punten
rules-grey = De grijze zijde

## Elke regel

rule-goal-1 = Wie aan het einde van het spel de meeste punten heeft, wint.
rule-goal-2 = Het spel eindigt na de ronde waarin iemand op de muur een horizontale rij van vijf tegels compleet heeft.
rule-round-1 = Een ronde bestaat uit drie delen: de spelers nemen om de beurt tegels, bekleden dan hun muur, en daarna worden de fabrieksschijven weer gevuld.

rule-setup-1 = Je speelt met twee tot vier spelers. Iedereen heeft een spelerbord, en allemaal gebruiken ze dezelfde zijde: die met de gekleurde muur of de grijze.
rule-setup-2 = Iedereen begint met 0 punten.
rule-setup-3 = De fabrieksschijven liggen rond het midden van de tafel: 5 bij twee spelers, 7 bij drie, 9 bij vier.
rule-setup-4 = In de zak zitten 100 tegels: 20 van elk van de vijf kleuren.
rule-setup-5 = De startspeler krijgt het startspelerfiche. Op elke fabrieksschijf komen vier tegels, getrokken uit de zak. Aan een echte tafel begint wie het laatst in Portugal was.
rule-setup-6 = Wat niet nodig is, blijft in de doos.

rule-offer-1 = De startspeler legt het fiche in het midden van de tafel en is als eerste aan de beurt. Daarna gaat het met de wijzers van de klok mee.
rule-offer-2 = In je beurt moet je tegels nemen, van een fabrieksschijf of uit het midden. Passen kan niet.
rule-offer-3 = Van een fabrieksschijf neem je alle tegels van één kleur. Alle andere tegels schuif je naar het midden.
rule-offer-4 = Uit het midden neem je alle tegels van één kleur. De rest blijft liggen.
rule-offer-5 = Wie in een ronde als eerste uit het midden neemt, neemt ook het startspelerfiche en legt het op het meest linkse vrije vak van de eigen vloerlijn.
rule-offer-6 = Dit deel is afgelopen als er op de fabrieksschijven en in het midden geen tegels meer liggen.

rule-line-1 = Alle tegels die je neemt, leg je op één van je vijf patroonlijnen. De eerste lijn heeft één vak, de vijfde vijf.
rule-line-2 = Een lijn vul je van rechts naar links.
rule-line-3 = Ligt er al iets op een lijn, dan mag er alleen dezelfde kleur bij.
rule-line-4 = Tegels waarvoor op de lijn geen plaats is, vallen op de vloerlijn.
rule-line-5 = Een kleur mag niet op een lijn als diezelfde rij van je muur die kleur al heeft.

rule-floor-1 = Tegels die je niet kunt of wilt leggen, gaan naar de vloerlijn, van links naar rechts. Je mag daar altijd alle genomen tegels leggen.
rule-floor-2 = Tegels op de vloerlijn kosten aan het einde van de ronde punten.
rule-floor-3 = Zijn alle zeven vakken bezet, dan gaan verdere tegels in het deksel van de doos en kosten ze niets.
rule-pen-1 = Elk bezet vak kost het getal dat erboven staat: 1, 1, 2, 2, 2, 3 en 3 punten.
rule-pen-2 = Een score komt nooit onder 0.
rule-pen-3 = Daarna wordt de vloerlijn leeggemaakt: de tegels gaan in het deksel.
rule-pen-4 = Het startspelerfiche telt als een tegel, maar gaat niet in het deksel. Wie het heeft, begint de volgende ronde.

rule-tile-1 = Alle spelers mogen tegelijk hun muur bekleden.
rule-tile-2 = Ga je lijnen van boven naar beneden langs. Van elke volle lijn gaat één tegel naar het vak van zijn kleur in dezelfde rij van de muur, en die levert meteen punten op.
rule-tile-3 = De andere tegels van een volle lijn gaan in het deksel.
rule-tile-4 = Lijnen die niet vol zijn, blijven zoals ze zijn.

rule-score-1 = Een tegel levert punten op zodra hij op de muur ligt.
rule-score-2 = Een tegel zonder tegel ernaast, erboven of eronder levert 1 punt op. Schuin telt niet.
rule-score-3 = Liggen er links of rechts tegels naast, dan krijg je een punt voor elke tegel van de ononderbroken rij, de nieuwe meegeteld.
rule-score-4 = Liggen er tegels boven of onder, dan krijg je een punt voor elke tegel van de ononderbroken kolom, de nieuwe meegeteld.
rule-score-5 = Rij en kolom worden opgeteld. De nieuwe tegel telt in allebei mee.

rule-next-1 = Heeft niemand een complete rij, dan volgt er een nieuwe ronde.
rule-next-2 = Wie het startspelerfiche heeft, vult elke fabrieksschijf met vier tegels uit de zak.
rule-next-3 = Is de zak leeg, dan gaan alle tegels uit het deksel in de zak, en gaat het vullen verder.
rule-next-4 = Is ook het deksel leeg, dan begint de ronde, ook al zijn niet alle fabrieksschijven vol.

rule-end-1 = Het spel eindigt na de ronde waarin minstens één speler een rij compleet heeft. Eerst worden de vloerlijnen afgerekend.
rule-end-2 = Dan komen er 2 punten bij voor elke complete rij,
rule-end-3 = 7 punten voor elke complete kolom
rule-end-4 = en 10 punten voor elke kleur met alle vijf de tegels op de muur.

rule-end-5 = Wie de meeste punten heeft, wint.
rule-end-6 = Hebben meer spelers de meeste punten, dan wint wie van hen de meeste complete rijen heeft.
rule-end-7 = Is ook dat gelijk, dan delen ze de overwinning.

rule-var-1 = Bij deze variant gebruikt iedereen de grijze zijde van het spelerbord. Alle regels blijven gelijk, met deze uitzonderingen.
rule-var-2 = Een tegel van een volle lijn mag naar elk vrij vak van dezelfde rij.
rule-var-3 = Geen kleur mag twee keer in een kolom liggen.
rule-var-4 = Geen kleur mag twee keer in een rij liggen.
rule-var-5 = Is er voor een volle lijn geen vak meer, dan vallen al haar tegels op de vloerlijn.

## Onder de tekeningen

drawn-wall = Elke kleur heeft één vak in elke rij en in elke kolom.
drawn-setup = Twee spelers: vijf fabrieksschijven met elk vier tegels, en het startspelerfiche in het midden.
drawn-factory = Drie rode tegels van fabrieksschijf 4 vullen lijn 3. De zwarte tegel schoof naar het midden.
drawn-centre = Als eerste uit het midden: twee zwarte tegels en het startspelerfiche. Op lijn 2 was maar plaats voor één ervan.
drawn-lines = Geel mag naar lijn 1 en 5, en naar de vloer. Rij 2 en 3 van de muur hebben al geel, en op lijn 4 ligt blauw.
drawn-floor = Vier tegels en het fiche bezetten vijf vakken.
drawn-full = Er vallen vier blauwe tegels. Eén komt op het laatste vak, de andere drie gaan in het deksel.
drawn-tiling = Lijn 2 en 4 zijn vol: van elk gaat één tegel naar de muur. Lijn 3 en 5 blijven zoals ze zijn.
drawn-alone = Er ligt geen tegel naast.
drawn-row = Drie tegels in de rij.
drawn-column = Drie tegels in de kolom. De rij telt niet, want links en rechts ligt niets.
drawn-both = Vier tegels in de rij en drie in de kolom.
drawn-order = Van boven naar beneden: eerst telt de blauwe tegel, dan de witte, die blauw boven en naast zich heeft.
drawn-refill = De acht tegels uit de zak vulden twee fabrieksschijven. Daarna werd het deksel in de zak leeggemaakt.
drawn-end = De witte tegel maakt de rij compleet. Daarbij komen 2 punten voor de rij, 7 voor de kolom en 10 voor blauw.
drawn-tie = 57 punten en twee complete rijen: deze speler wint.
drawn-tie-other = Ook 57 punten, maar slechts één complete rij.
drawn-choose = Rood mag in kolom 1, 2, 4 en 5. Kolom 3 heeft al rood.
drawn-fall = In rij 2 is alleen kolom 5 vrij, maar die heeft al rood. Beide rode tegels vallen.
