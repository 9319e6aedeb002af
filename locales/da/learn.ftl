# Den korte introduktion: regelbogens egne eksempler, ét træk hver.

learn-progress = { $step } af { $total }
# Navnene fra den danske regelbog.
learn-player =
    { $seat ->
        [1] Jesper
        [2] Thore
       *[3] Eva
    }
learn-next = Næste
learn-skip = Spring over
learn-not-that = Det er også tilladt, men det er ikke det, eksemplet handler om. Fliserne er lagt tilbage: prøv igen.
learn-ready = Nu kan du reglerne
learn-ready-about = Den, der har flest point, vinder. Resten kommer, når du spiller: fyld linjer, byg fliser side om side, og efterlad det, de andre ikke kan bruge.
learn-play = Spil et spil
learn-again = En gang til

learn-take = Tag fliser
learn-take-task = Du er Jesper og begynder. Fra én fabriksbrik tager du alle fliser af samme farve. Tag begge sorte fliser fra fabriksbrik 1, og læg dem på en af dine fem mønsterlinjer.
learn-take-done = Du har fået alle de sorte fliser på den fabriksbrik. Resten, blå og hvid, blev skubbet ind til midten. En linje har altid kun én farve.

learn-leave = Midten vokser
learn-leave-task = Nu er det Thores tur: spil hans træk. Tag den gule flise fra fabriksbrik 2.
learn-leave-done = Tre røde fliser røg ind til midten. Jo mere du lader ligge, jo mere kan den næste tage.

learn-centre = Tag fra midten
learn-centre-task = Eva tager fra midten: alle tre røde fliser. Hun er den første, der tager derfra, så hun får noget mere med.
learn-centre-done = Den første, der tager fra midten, tager også startbrikken. Den ligger på gulvlinjen og koster et point, men Eva begynder næste runde.

learn-lines = Hvor fliser må ligge
learn-lines-task = Du er Jesper igen. Tag de to gule fliser fra fabriksbrik 2. Linje 2 og 3 er lukket for gul: de tilhørende rækker på væggen har allerede gul. På linje 4 ligger der blå. Læg dem, så intet falder på gulvet.
learn-lines-done = På linje 5 er der plads til begge. Linje 1 kunne have taget den ene, og den anden var faldet ned på gulvlinjen. Begge kunne også være lagt på gulvet; det er altid tilladt, men koster næsten altid point.

learn-tile = Fliser på væggen
learn-tile-task = Der er én flise tilbage i runden. Tag den blå, og fyld linje 4. Så sender hver fyldt linje en flise op på væggen.
learn-tile-done = Oppefra og ned gik en flise fra hver fyldt linje, 2 og 4, til sit felt på væggen og gav ét point. Resten af fliserne på de linjer røg i æskens låg. Linje 3 og 5 er ikke fyldt og bliver, som de er.

learn-alone = En flise alene
learn-alone-task = Fyld linje 2 med den røde flise, og se, hvad den giver.
learn-alone-done = Der ligger ingen flise ved siden af, over eller under: ét point. Hjørner tæller ikke.

learn-row = Fliser på række
learn-row-task = Gul hører til mellem blå og rød i anden række. Fyld linje 2.
learn-row-done = Nu ligger tre fliser side om side: tre point, når den nye tælles med.

learn-column = Fliser i en kolonne
learn-column-task = Over det blå felt i tredje række ligger gul og rød. Fyld linje 3.
learn-column-done = Tre fliser ligger under hinanden: tre point. Ved siden af den nye ligger intet, så rækken giver ikke noget.

learn-both = Begge veje på én gang
learn-both-task = Det gule felt i tredje række har naboer på alle sider. Fyld linje 3.
learn-both-done = Fire i rækken og tre i kolonnen: syv point med én flise. Den tæller med begge steder.

learn-floor = Gulvlinjen
learn-floor-task = Ingen linje kan længere tage sort, men nogen er nødt til at tage den. Tag begge fliser, og hold øje med gulvlinjen.
learn-floor-done = Fem felter blev fyldt, også startbrikkens: 1 + 1 + 2 + 2 + 2 = 8 point tabt. Derefter tømmes gulvlinjen. Man kommer aldrig under nul point.

learn-end = Spillets afslutning
learn-end-task = Fyld linje 1: hvid er den sidste flise i den øverste række på din væg. En fyldt række på væggen afslutter spillet efter denne runde.
learn-end-done = Flisen selv gav 5 + 5. Til sidst kommer 2 point for hver fyldt række, 7 for hver fyldt kolonne og 10 for hver farve med alle fem fliser på væggen: her en af hver, 19 i alt.
