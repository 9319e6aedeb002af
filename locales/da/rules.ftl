# Siden med regler: hver regel i en sætning eller to, efter emne, med tegninger.

rules-about = Slå noget op: hver regel, med eksempler.
rules-search = Søg: startbrik, pose, uafgjort
rules-found =
    { $count ->
        [one] { $count } regel fundet
       *[other] { $count } regler fundet
    }
rules-not-found = Intet fundet for “{ $text }”.
rules-all = Vis alle
rules-contents = Indhold
rules-link = Link til { $rule }
rules-lesson = Prøv det i en lektion

## Kapitler

rules-aim = Formål med spillet
rules-setup = Opsætning
rules-turn = Din tur
rules-lines = Mønsterlinjer
rules-floor = Gulvlinje
rules-tiling = Fliseplacering
rules-scoring = Point for en flise
rules-refill = Næste runde
rules-end = Spillets afslutning
rules-tie = Lige mange point
rules-grey = Den grå side

## Hver regel

rule-goal-1 = Den, der har flest point ved spillets afslutning, vinder.
rule-goal-2 = Spillet slutter efter den runde, hvor nogen fylder en vandret række med fem fliser på væggen.
rule-round-1 = En runde har tre dele: spillerne tager fliser på skift, så lægger de fliser på væggen, og så fyldes fabriksbrikkerne igen.

rule-setup-1 = Man er to til fire spillere. Alle har en spilleplade, og alle bruger samme side: den med den farvede væg eller den grå.
rule-setup-2 = Alle starter med 0 point.
rule-setup-3 = Fabriksbrikkerne ligger rundt om midten af bordet: 5 til to spillere, 7 til tre, 9 til fire.
rule-setup-4 = Der er 100 fliser i posen: 20 af hver af de fem farver.
rule-setup-5 = Den første spiller får startbrikken. Hver fabriksbrik får fire fliser, trukket fra posen. Ved et rigtigt bord begynder den, der senest har været i Portugal.
rule-setup-6 = Det, der ikke skal bruges, bliver i æsken.

rule-offer-1 = Den første spiller lægger startbrikken midt på bordet og har den første tur. Derefter går turen med urets retning.
rule-offer-2 = I din tur skal du tage fliser, enten fra en fabriksbrik eller fra midten. Man kan ikke springe over.
rule-offer-3 = Fra en fabriksbrik tager du alle fliser af én farve. Alle andre fliser på den skubbes ind til midten.
rule-offer-4 = Fra midten tager du alle fliser af én farve. Resten bliver liggende.
rule-offer-5 = Den, der som den første i en runde tager fra midten, tager også startbrikken og lægger den på det ledige felt længst til venstre på sin gulvlinje.
rule-offer-6 = Denne del er slut, når der ikke er flere fliser på fabriksbrikkerne og i midten.

rule-line-1 = Alle de fliser, du tager, lægges på én af dine fem mønsterlinjer. Den første linje har ét felt, den femte har fem.
rule-line-2 = En linje fyldes fra højre mod venstre.
rule-line-3 = Ligger der allerede fliser på en linje, må der kun komme flere af samme farve.
rule-line-4 = Fliser, der ikke er plads til på linjen, falder ned på gulvlinjen.
rule-line-5 = En farve må ikke lægges på en linje, hvis samme række på din væg allerede har den farve.

rule-floor-1 = Fliser, du ikke kan eller ikke vil lægge, går til gulvlinjen, fra venstre mod højre. Du må altid lægge alt, hvad du har taget, dér.
rule-floor-2 = Fliser på gulvlinjen koster point, når runden er slut.
rule-floor-3 = Når alle syv felter er optaget, ryger flere fliser i æskens låg og koster ikke noget.
rule-pen-1 = Hvert optaget felt koster tallet over det: 1, 1, 2, 2, 2, 3 og 3 point.
rule-pen-2 = Man kommer aldrig under 0 point.
rule-pen-3 = Derefter tømmes gulvlinjen: fliserne ryger i låget.
rule-pen-4 = Startbrikken tæller som en flise, men ryger ikke i låget. Den, der har den, begynder næste runde.

rule-tile-1 = Alle spillere må lægge fliser på væggen samtidig.
rule-tile-2 = Gå dine linjer igennem oppefra og ned. Fra hver fyldt linje går én flise til feltet med dens farve i samme række på væggen og giver point med det samme.
rule-tile-3 = De andre fliser på en fyldt linje ryger i låget.
rule-tile-4 = Linjer, der ikke er fyldt, bliver, som de er.

rule-score-1 = En flise giver point, så snart den ligger på væggen.
rule-score-2 = En flise uden en flise ved siden af, over eller under giver 1 point. Hjørner tæller ikke.
rule-score-3 = Ligger der fliser til venstre eller højre, giver den et point for hver flise i den ubrudte række, den selv medregnet.
rule-score-4 = Ligger der fliser over eller under, giver den et point for hver flise i den ubrudte kolonne, den selv medregnet.
rule-score-5 = Række og kolonne lægges sammen. Den nye flise tæller med begge steder.

rule-next-1 = Har ingen en fyldt række, følger der en ny runde.
rule-next-2 = Den, der har startbrikken, fylder hver fabriksbrik med fire fliser fra posen.
rule-next-3 = Er posen tom, hældes alle fliser fra låget i posen, og der fyldes videre.
rule-next-4 = Er låget også tomt, begynder runden, selv om ikke alle fabriksbrikker er fyldt.

rule-end-1 = Spillet slutter efter den runde, hvor mindst én spiller har fyldt en række. Først trækkes gulvlinjernes point fra.
rule-end-2 = Så får man 2 point for hver fyldt række,
rule-end-3 = 7 point for hver fyldt kolonne
rule-end-4 = og 10 point for hver farve med alle fem fliser på væggen.

rule-end-5 = Den, der har flest point, vinder.
rule-end-6 = Har flere spillere flest point, vinder den af dem, der har flest fyldte rækker.
rule-end-7 = Er de også lige dér, deler de sejren.

rule-var-1 = I varianten bruger alle den grå side af spillepladen. Alle regler er de samme, med disse undtagelser.
rule-var-2 = En flise fra en fyldt linje må lægges på et hvilket som helst ledigt felt i samme række.
rule-var-3 = Ingen farve må ligge to gange i en kolonne.
rule-var-4 = Ingen farve må ligge to gange i en række.
rule-var-5 = Er der ikke noget felt tilbage til en fyldt linje, falder alle dens fliser ned på gulvlinjen.

## Under tegningerne

drawn-wall = Hver farve har ét felt i hver række og i hver kolonne.
drawn-setup = To spillere: fem fabriksbrikker med fire fliser på hver og startbrikken i midten.
drawn-factory = Tre røde fliser fra fabriksbrik 4 fylder linje 3. Den sorte flise blev skubbet ind til midten.
drawn-centre = Den første, der tager fra midten: to sorte fliser og startbrikken. På linje 2 var der kun plads til den ene.
drawn-lines = Gul må lægges på linje 1 og 5 og på gulvet. Række 2 og 3 på væggen har allerede gul, og på linje 4 ligger der blå.
drawn-floor = Fire fliser og startbrikken optager fem felter.
drawn-full = Fire blå fliser falder. Én får det sidste felt, de tre andre ryger i låget.
drawn-tiling = Linje 2 og 4 er fyldt: én flise fra hver går til væggen. Linje 3 og 5 bliver, som de er.
drawn-alone = Ingen flise ved siden af.
drawn-row = Tre fliser i rækken.
drawn-column = Tre fliser i kolonnen. Rækken tæller ikke, for der ligger intet til venstre eller højre.
drawn-both = Fire fliser i rækken og tre i kolonnen.
drawn-order = Oppefra og ned: først giver den blå flise point, så den hvide, der har blå over og ved siden af sig.
drawn-refill = De otte fliser i posen fyldte to fabriksbrikker. Derefter blev låget tømt ned i posen.
drawn-end = Den hvide flise fylder rækken. Dertil kommer 2 point for rækken, 7 for kolonnen og 10 for blå.
drawn-tie = 57 point og to fyldte rækker: denne spiller vinder.
drawn-tie-other = Også 57 point, men kun én fyldt række.
drawn-choose = Rød må lægges i kolonne 1, 2, 4 og 5. Kolonne 3 har allerede rød.
drawn-fall = I række 2 er kun kolonne 5 ledig, men den har allerede rød. Begge røde fliser falder.
