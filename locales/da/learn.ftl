# Lektionerne om reglerne og om strategi.

learn-progress = { $step } af { $total }
# Navnene fra den danske regelbog.
learn-player =
    { $seat ->
        [1] Jesper
        [2] Thore
       *[3] Eva
    }
learn-next = Næste
learn-back = Tilbage
learn-all = Alle lektioner
learn-try-again = Prøv igen
learn-skip = Spring over
learn-not-that = Det er også tilladt, men det er ikke det, eksemplet handler om. Fliserne er lagt tilbage: prøv igen.
learn-ready = Nu kan du reglerne
learn-ready-about = Den, der har flest point, vinder. Resten kommer, når du spiller: fyld linjer, byg fliser side om side, og efterlad det, de andre ikke kan bruge.
learn-play = Spil et spil

learn-take = Tag fliser
learn-take-task = Den, der har flest point til sidst, vinder, og point får man for fliser på sin væg. Du er Jesper og begynder. Fra én fabriksbrik tager du alle fliser af samme farve: tag begge sorte fliser fra fabriksbrik 1, og læg dem på en af dine fem mønsterlinjer.
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

learn-overflow = En fuld gulvlinje
learn-overflow-task = Seks af de syv felter på din gulvlinje er optaget, og rød kan ikke komme på nogen linje. Nogen er nødt til at tage den: tag de tre røde fliser.
learn-overflow-done = Én rød flise fik det sidste felt. De to andre fik ikke noget: de røg direkte i låget og koster ikke noget. En fuld gulvlinje koster 1 + 1 + 2 + 2 + 2 + 3 + 3 = 14 point, og mere kan en runde aldrig koste.

learn-refill = Næste runde
learn-refill-task = Fyld linje 1 med den sidste flise. Hold så øje med posen: der er kun otte fliser i den, og fem fabriksbrikker skal bruge tyve.
learn-refill-done = De otte fliser fyldte to fabriksbrikker. Derefter blev alle fliser i låget hældt i posen, og de tre andre blev fyldt derfra. Thore har startbrikken, så han begynder.

learn-end = Spillets afslutning
learn-end-task = Fyld linje 1: hvid er den sidste flise i den øverste række på din væg. En fyldt række på væggen afslutter spillet efter denne runde.
learn-end-done = Flisen selv gav 5 + 5. Til sidst kommer 2 point for hver fyldt række, 7 for hver fyldt kolonne og 10 for hver farve med alle fem fliser på væggen: her en af hver, 19 i alt.

learn-tie = Lige mange point
learn-tie-task = Fyld linje 2 med den sorte flise. Det afslutter spillet, og så har du og Thore lige mange point.
learn-tie-done = 57 point til hver. Nu afgør de fyldte rækker det: du har to, Thore har én, så du vinder. Var de også lige, ville I dele sejren.

learn-grey = Den grå side
learn-grey-task = På den grå side er der ingen farver på væggen: når en linje er fyldt, vælger du kolonnen. Ingen farve må ligge to gange i en række eller en kolonne. Den røde flise fra linje 3 skal op i tredje række: vælg den kolonne, hvor den giver mest.
learn-grey-done = To i rækken og to i kolonnen: 4 point. Kolonne 3 var lukket, for der ligger allerede rød. Er der ingen kolonne tilbage til en fyldt linje, falder alle dens fliser ned på gulvlinjen.

## Listen over lektioner

learn-title = Lær Azul
learn-aim = Den, der har flest point til sidst, vinder. Point får man for fliser på sin væg, og flest for fliser, der ligger op ad hinanden. I hver lektion spiller du selv trækket.
learn-begin = Start med den første lektion
learn-continue = Fortsæt: { $title }
learn-look-up = Slå en regel op
learn-rules-about = At tage fliser, lægge dem og få point, skridt for skridt.
learn-strategy = Strategi
learn-strategy-about = Det, gode spillere ser efter. Computeren har regnet alt efter.
learn-count = { $count } af { $total } er klaret
learn-is-done = klaret

learn-worse =
    { $loss ->
        [one] Det ender { $loss } point dårligere end det bedste træk. Fliserne er lagt tilbage: prøv igen.
       *[other] Det ender { $loss } point dårligere end det bedste træk. Fliserne er lagt tilbage: prøv igen.
    }
learn-weaker = Det er tilladt, men der er et meget bedre træk. Fliserne er lagt tilbage: prøv igen.

## Strategi

learn-denial = Det, den anden mangler
learn-denial-task = Din øverste række bliver fyldt, så spillet slutter efter denne runde. Der er to fliser tilbage: én til dig og én til Thore. Rød fylder din linje 2 og giver 5 point. Hvid giver dig ikke noget. Hvilken tager du?
learn-denial-done = Med den hvide flise ville Thore have fyldt linje 5 og fået 8 point: mere, end rød giver dig. Rød passer ikke på nogen af hans linjer, så den kostede ham endnu et point. Du vinder 54–53.
learn-denial-red = Thore tog den hvide flise, fyldte linje 5 og fik 8 point for den. Du taber. Se altid på, hvad du lader ligge til den næste, før du tager noget.

learn-weapon = Gulvet som våben
learn-weapon-task = Spillet slutter efter denne runde. Ingen af jer kan lægge rød mere, men det hele skal tages. Lad Thore om det!
learn-weapon-done = Du tog blå, og den røde flise ved siden af blev skubbet ind til midten. Nu måtte Thore tage fire røde fliser, og sammen med startbrikken kostede hans gulvlinje 8 point. Tæl, hvor mange gange der skal tages endnu: så ved du, hvem der må tage det sidste.
learn-weapon-one = Blå røg ind til midten, og Thore tog den. De tre andre røde fliser blev tilbage til dig: 6 point tabt, og spillet med.
learn-weapon-three = Thore tog blå, og den sidste røde flise blev også tilbage til dig: 6 point tabt, og spillet med.

learn-marker = Hvad startbrikken er værd
learn-marker-task = Rød fylder din linje 5. Den ene røde flise ligger på fabriksbrik 1, den anden i midten sammen med startbrikken, der koster et point. Hvilken tager du?
learn-marker-done = Du begynder næste runde og vælger først blandt alle de nye fliser. Så længe spillet fortsætter, er det mere værd end det ene point: computeren vurderer, at du står omkring 4 point bedre end uden startbrikken.
learn-marker-factory = Du sparede et point, men nu får Thore startbrikken og vælger først i næste runde. Computeren vurderer, at du står omkring 4 point dårligere.
learn-marker-last-task = Nu slutter spillet efter denne runde. Den ene gule flise ligger på fabriksbrik 1, den anden i midten sammen med startbrikken. Ingen af dem fylder en linje. Hvilken tager du?
learn-marker-last-done = Der kommer ingen runde, du kan begynde, så startbrikken koster bare et point. Thore måtte tage den, og du vinder 51–50.
learn-marker-last-centre = Der kommer ingen runde, du kan begynde. Startbrikken kostede dig bare et point, og det point afgjorde spillet: du taber.

learn-bonus = Kolonner og farver
learn-bonus-task = Spillet slutter efter denne runde. Du tager en flise, Thore tager en, og du får den sidste. Gul fylder linje 3 og giver 7 point, rød linje 4 og giver 5, blå linje 5 og giver 4. Hvilken tager du først?
learn-bonus-done = Blå er din femte blå flise: 4 point og 10 mere til sidst. Thore tog rød, den næstbedste, og du vinder 61–60. En kolonne giver 7 point, en farve 10: tit mere end selve flisen.
learn-bonus-yellow = 7 point er mest lige nu, men Thore tog din femte blå flise: 4 point og 10 til sidst. Du taber 59–60.
learn-bonus-column = Rød fyldte en kolonne: 5 point og 7 mere til sidst. Men Thore tog din femte blå flise, der ville have givet 4 og 10. Du taber 59–60.

learn-ending = At afslutte spillet
learn-ending-task = Der er én flise tilbage. Du fører 52–48, men Thores linje 4 og 5 er næsten fyldt. På linje 2 fylder sort en række, og spillet slutter. På linje 4 eller 5 begynder den en linje til senere, og spillet fortsætter. Hvad gør du?
learn-ending-done = Med flisen og rækken når du op på 59 point, og Thore ender på 54. Er du foran, når du kan afslutte spillet, så gør det: ingen ny runde kan ændre noget.
learn-ending-on = Nu får Thore en runde mere til sine næsten fyldte linjer, og computeren regner med, at du kommer bagud. Spillet var allerede vundet: afslut det.
learn-waiting-task = Denne gang fører Thore 62–44. På linje 1 giver sort 6 point, og spillet fortsætter. På linje 2 fylder den igen en række og afslutter spillet. På linje 4 og på linje 5 mangler der kun én flise. Hvad gør du?
learn-waiting-done = Med en fyldt række var spillet slut og tabt 58–61. Nu spiller du en runde mere med to linjer, der næsten er fyldt: computeren ser dig nu som klar favorit.
learn-waiting-now = Spillet er slut, og Thore vinder 61–58. Er du bagud, så lad være med at afslutte spillet.

learn-bag = Tæl fliserne i posen
learn-bag-task = Du kan lægge tre sorte eller tre hvide fliser på linje 4. Der mangler stadig én, og den skal komme fra posen. Se, hvad der er i den. Hvilken farve tager du?
learn-bag-done = Der er 30 fliser i posen: 8 er sorte, ingen er hvide. I næste runde trækkes 20 af dem. Så sort kan komme, men hvid kan ikke: låget hældes først i posen, når den er tom.
learn-bag-white = Der er 30 fliser i posen, og ingen af dem er hvide. I næste runde trækkes 20 af dem, så der kan ikke komme en hvid, og linje 4 bliver, som den er.
