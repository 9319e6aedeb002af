# Det, serveren siger, når den ikke gør det, den blev bedt om. Én sætning hver.

## Hvad der blev sendt

error-malformed = Forespørgslen har ikke den form, der står i dokumentationen.
error-too-large = Forespørgslen er for stor.
error-not-found = Der er ikke noget på denne adresse.
error-method-not-allowed = Denne adresse tager ikke imod den slags forespørgsler.
error-unsupported-media-type = Forespørgsler skal være JSON.
error-forbidden-origin = Forespørgsler fra andre websteder afvises.
error-hello-first = Den første besked på en forbindelse skal være »hello«.
error-wrong-protocol = Siden og serveren har hver sin version; genindlæs siden.

## Hvor meget der blev sendt

error-too-many-requests = For mange forespørgsler; vent et øjeblik.
error-too-many-connections = Der er for mange forbindelser fra din adresse.
error-too-many-tables = For mange nye borde fra din adresse; vent et minut.
error-busy = Serveren er stadig optaget af den slags forespørgsler, dine eller andres; prøv igen om et øjeblik.
error-too-many-reviews = Du har allerede flere evalueringer i gang; vent på en af dem.
error-reviews-full = Serveren har for mange evalueringer at lave lige nu; prøv igen senere.
error-time-used = Regnetiden for din adresse eller for hele serveren er brugt op for nu; prøv igen senere.
error-review-time-used = Regnetiden for din adresse eller for hele serveren er brugt op for nu; det, der er lavet, gemmes, så fortsæt senere.

## Hvem der sendte det

error-no-such-table = Det bord findes ikke.
error-no-such-invite = Invitationen fører ikke længere til et bord.
error-wrong-secret = Din nøgle passer ikke til dette bord.
error-not-your-seat = Plads { $seat } er ikke din.
error-banned = Den, der driver serveren, har spærret din netadresse.

## At sætte sig og rejse sig

error-no-such-seat = Bordet har ingen plads { $seat }.
error-no-open-seat = Alle pladser ved bordet er optaget.
error-seat-taken = Plads { $seat } er optaget.
error-game-begun = Spillet er allerede begyndt.
error-no-such-promise = Serveren har ikke længere den fordeling, den lovede til dette bord. Prøv igen.
error-bad-clock = Det ur går ikke: 30 sekunder til 3 timer med op til 3 minutters tillæg pr. træk, eller 5 sekunder til 14 dage pr. træk.
error-too-late-to-share = Fordelingen i næste spil ligger allerede fast.
error-no-reveal-awaited = Der ventes ikke på en værdi fra denne plads nu.
error-wrong-reveal = Denne værdi passer ikke til det, som pladsen tilføjede før spillet.

## Spillet

error-not-begun = Spillet er ikke begyndt endnu.
error-game-over = Spillet er slut.
error-not-over = Spillet er ikke slut endnu.
error-not-your-turn = Det er en andens tur.
error-stale = Spillet er kommet videre; se på det igen.
error-time-is-up = Din tid til dette træk er løbet ud; computeren trækker for dig.
error-out-of-time = Din tid er løbet ud.
error-no-vacation = Ferie kan kun holdes i spil med dage pr. træk.
error-vacation-used = Feriedage, du har tilbage i dette spil: { $days }.
error-vacation-year = Feriedage, du har tilbage inden for 365 dage: { $days }.
error-illegal-move = Trækket { $move } er ikke tilladt her.
error-already-resigned = Denne plads har allerede givet op.

## Lobbyen

error-name-needed = Spil, der tæller til rating, kræver et fast navn; uden et kan du spille uden rating.
error-seat-just-taken = Pladsen blev taget for et øjeblik siden.
error-own-seat = Du sidder allerede ved dette bord.
error-too-many-offers = Der tilbydes allerede for mange pladser, af dig eller fra din adresse; træk en af dine tilbage, eller prøv igen senere.
error-lobby-full = Der er rigtig mange ledige pladser lige nu; tag en af dem.
error-came-not = Der blev fundet et spil til dig eller til andre på dit netværk, men ingen kom; vent et minut.
error-partner-gone = De andre satte sig ikke; du er i køen igen, og din ventetid tæller med.
error-did-not-come = Der blev fundet et spil, men du satte dig ikke, så søgningen er slut.
error-began-elsewhere = Dit spil er begyndt i et andet vindue, så søgningen her er slut.

## Fortryd, forslag, hint

error-undo-not-allowed = Ved dette bord skal du spørge, før du tager et træk tilbage.
error-nothing-to-undo = Der er intet at tage tilbage.
error-too-late-to-undo = Det er for sent at tage det tilbage.
error-already-offered = Det er allerede foreslået.
error-already-declined = Det er lige blevet afslået; du kan foreslå det igen efter næste træk.
error-nothing-offered = Der er ikke noget forslag at svare på.
error-table-full = Der er sket så meget ved dette bord, at man nu kun kan trække, svare og give op.
error-hints-not-allowed = Hint er slået fra ved dette bord.

## Stillinger og gemte spil

error-unreadable = Teksten kan ikke læses.
error-impossible-position = Intet spil kan føre til denne stilling.
error-impossible-deal = Posen og låget kan ikke give disse fliser.
error-bad-randomness = Din egen tilfældige værdi må højst have 64 tegn, kun 0–9 og a–f.
error-bad-limits = Disse grænser for søgningen er ugyldige.
error-nothing-to-search = Ingen er i trækket i denne stilling, så der er intet at søge efter.
error-too-long = Dette gemte spil er for langt: det må have op til { $most } fordelinger og træk.
error-nothing-to-review = Dette spil har ingen træk at evaluere.
error-too-long-to-review = Dette gemte spil er for langt at evaluere: det må have op til { $most } fordelinger og træk.

## Serverens egne problemer

error-store-unavailable = Serverens lager er ikke tilgængeligt lige nu; se efter, hvad der blev gemt, og prøv så igen.
error-store-error = Serverens lager svigtede; se efter, hvad der blev gemt, og prøv så igen.
error-newer-schema = Serverens lager er skrevet af en nyere version.
error-damaged-table = Serverens data om dette er beskadiget og kan ikke bruges.
error-already-there = Det findes allerede.
error-conflict = Der skete noget andet ved bordet i samme øjeblik; prøv igen.
error-closing = Serveren lukkes ned; kom tilbage om lidt.
error-draining = Serveren tager ikke imod nye spil lige nu, fordi den snart skal genstartes; kom tilbage om lidt.
error-read-only = Intet kan ændres på serveren lige nu; spillene fortsætter snart, og urene står stille indtil da.
error-internal = Noget gik galt på serveren; se efter, hvad der blev gemt, og prøv så igen.

## Equal deals: the deal of the day, duels

error-equal-deals = Her får alle den samme fordeling: Spillet spilles til ende, uden hint, uden at tage træk tilbage, uden at give op og uden revanche.
error-no-such-day = Denne server har ingen fordeling for den dag.
error-day-over = Denne dag er slut; fordelingen kan stadig spilles uden placering, og der er en ny.
error-already-played = Du har allerede spillet dette på denne enhed; ét forsøg tæller.
error-too-many-tries = For mange har begyndt dagens fordeling fra din adresse; fra i morgen kan den spilles uden placering.
error-no-such-duel = Dette link fører ikke længere til en duel.
error-duel-over = Denne duel er slut; resultaterne er stadig her.
error-duel-full = Alle pladser i denne duel er taget.
error-team-full = Dette hold er fuldt; gå med på det andet.
error-not-in-duel = Du er ikke med i denne duel på denne enhed.
error-opponent-awaited = Den spiller, du skal møde, er ikke kommet med i duellen endnu.

## Tournaments

error-no-such-tournament = Dette link fører ikke længere til en turnering.
error-tournament-over = Denne turnering er slut, eller den sidste runde er begyndt; resultaterne bliver her.
error-tournament-begun = Denne turnering er allerede begyndt.
error-tournament-full = Alle pladser i denne turnering er taget.
error-too-few-players = En turnering skal have mindst to spillere.
error-not-in-tournament = Du er ikke med i denne turnering på denne enhed.
error-not-the-maker = Det kan kun den, der har oprettet turneringen.
error-too-many-tournaments = Der er for mange nye turneringer lige nu; prøv igen senere.

## Notices of turns

error-no-notices = Denne server giver ikke besked om ture.
error-bad-subscription = Der kan ikke sendes beskeder til denne browser.

## Names that last

error-not-signed-in = Denne enhed er ikke logget ind, eller den blev logget ud fra en anden.
error-no-such-person = Ingen her har det navn.
error-name-taken = Nogen har allerede det navn eller et, der ligner.
error-bad-name = Et navn begynder med et bogstav og har 2 til 24 tegn: bogstaver fra ét alfabet, cifre, mellemrum og - ' . · _
error-forbidden-name = Det navn kunne forveksles med operatøren eller computeren; vælg et andet.
error-too-many-names = Der er oprettet for mange navne fra din adresse i dag; prøv igen i morgen.
error-renamed-lately = Et navn kan ændres én gang på tredive dage.
error-name-banned = Serverens operatør har spærret dette navn.
error-wrong-phrase = Navnet og frasen hører ikke sammen.
error-no-passkeys = Adgangsnøgler kræver en https-adresse med et navn; brug gendannelsesfrasen her.
error-passkey-failed = Adgangsnøglen blev ikke godkendt; prøv igen, eller brug gendannelsesfrasen.
error-too-many-passkeys = Du har allerede ti adgangsnøgler; fjern en først.
error-wrong-name = Det er ikke dit navn; intet blev slettet.
error-not-welcome = Du kan ikke sætte dig ved dette bord.
error-no-chat = Der er ingen chat ved dette bord.
error-chat-off = Chatten begynder, når alle ved bordet har slået den til.
error-too-many-reports = Du har anmeldt meget i dag; prøv igen i morgen.
error-too-many-blocked = Du har allerede blokeret 200 personer; fjern en blokering først.
error-too-many-programs = Du har allerede tre programmer; slet et først.

## Ratings

error-rated-yourself = Du eller et af dine programmer sidder allerede ved dette bord, og et spil med rating kræver forskellige personer.
error-rated-game = I et spil med rating tages ingen træk om, og det stoppes kun, hvis en anden person er enig.
