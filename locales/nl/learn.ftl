# De korte kennismaking: de voorbeelden uit de spelregels, telkens één zet.

learn-progress = { $step } van { $total }
# De namen uit de Nederlandse spelregels.
learn-player =
    { $seat ->
        [1] Peter
        [2] Martin
       *[3] Andrea
    }
learn-next = Volgende
learn-skip = Overslaan
learn-not-that = Dat mag ook, maar daar gaat dit voorbeeld niet over. De tegels zijn teruggelegd: probeer het nog eens.
learn-ready = Je kent de regels
learn-ready-about = Wie de meeste punten heeft, wint. De rest komt vanzelf: maak lijnen vol, leg tegels naast elkaar en laat de anderen over wat ze niet kunnen gebruiken.
learn-play = Speel een spel
learn-again = Nog een keer

learn-take = Tegels nemen
learn-take-task = Je bent Peter en begint. Van één fabrieksschijf neem je alle tegels van één kleur. Neem beide zwarte tegels van fabrieksschijf 1 en leg ze op een van je vijf patroonlijnen.
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

learn-end = Einde van het spel
learn-end-task = Maak lijn 1 vol: wit is de laatste tegel van de bovenste rij op je muur. Een complete rij op de muur beëindigt het spel na deze ronde.
learn-end-done = De tegel zelf leverde 5 + 5 op. Aan het einde komen er 2 punten bij voor elke complete rij, 7 voor elke complete kolom en 10 voor elke kleur met alle vijf de tegels op de muur: hier van elk één, samen 19.
