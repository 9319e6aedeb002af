# Lasting names: making one, profiles, devices, blocking and reporting people.

person-profile = Profil
person-title = Et fast navn
person-about = Spil under et navn, der er dit på alle enheder, med dine spil, resultater og ratinger. Det kræver hverken e-mail eller adgangskode, og der spørges ikke om andet. Du kan altid spille uden.
person-make = Opret et navn
person-name = Navn
person-name-about = 2 til 24 tegn. Alle kan se det, så vælg et kaldenavn.
person-by-passkey = Med en adgangsnøgle
person-passkey-about = Din enhed gemmer nøglen og beder om dit fingeraftryk, dit ansigt eller din pinkode.
person-by-phrase = Med en gendannelsesfrase
person-phrase-about = En gendannelsesfrase består af seks opfundne ord, som du skriver ned.
person-no-passkeys = Adgangsnøgler kræver en https-adresse med et navn; her gør gendannelsesfrasen det samme.
person-known = Jeg har et navn
person-sign-in-passkey = Log ind med en adgangsnøgle
person-or-phrase = eller med gendannelsesfrasen:
person-phrase = Gendannelsesfrase
person-sign-in = Log ind
person-no-passkey-chosen = Der blev ikke valgt nogen adgangsnøgle.
person-no-passkey-made = Der blev ikke lavet nogen adgangsnøgle.
person-phrase-title = Din gendannelsesfrase
person-phrase-keep = Skriv disse seks ord ned. Den, der har dem og dit navn, kan logge ind som dig. De vises kun nu.
person-phrase-done = Jeg har gemt den
person-copy = Kopier
person-since =
    { $games ->
        [0] siden { $date }, endnu intet færdigt spil
        [one] siden { $date }, ét spil
       *[other] siden { $date }, { $games } spil
    }
person-program = Program
person-somebody = Nogen
person-no-results = Dit første færdige spil kommer til at stå her.
person-review = Evaluering
person-review-of = Evaluer spillet fra { $date } mod { $opponents }
# In place of the review, while other tables of a tournament play the same deals.
person-deal-hidden = Der spilles stadig med samme fordelinger
person-more = Ældre spil
person-accuracy = Præcision over tid
person-accuracy-mean =
    { $count ->
        [one] { $mean } i ét evalueret spil
       *[other] { $mean } i snit i { $count } evaluerede spil
    }
person-accuracy-none = Få et spil evalueret, så kommer præcisionen her.
person-block = Bloker
person-unblock = Fjern blokering
person-block-about = Den, du blokerer, bliver aldrig sat sammen med dig i lobbyen og kan ikke sætte sig ved borde, du tilbyder alle.
person-report = Anmeld til serverens operatør
person-report-about = Hvad er galt? Serverens operatør læser det og afgør sagen; intet sker af sig selv.
person-report-reason =
    { $reason ->
        [name] Navnet er krænkende
        [chat] Dårlig opførsel i chatten
        [unfair] Spiller med hjælp
        [stalling] Lader andre vente med vilje
       *[other] Noget andet
    }
person-reported = Tak. Operatøren vil se det.
person-account = Dit navn på denne server
person-no-way-back = Mister du denne enhed, mister du navnet: tilføj en adgangsnøgle eller en gendannelsesfrase.
person-ways = Måder at logge ind på
person-passkey-added = Adgangsnøgle fra { $date }
person-passkey-add = Tilføj en adgangsnøgle
person-remove = Fjern
person-phrase-none = Ingen gendannelsesfrase
person-phrase-made = Gendannelsesfrase fra { $date }
person-phrase-new = Ny frase
person-phrase-new-about = Den gamle virker ikke længere. Gør det, hvis nogen kan have set den.
person-devices = Enheder
person-device =
    { $way ->
        [made] Her blev navnet oprettet, { $date }
        [phrase] Logget ind med frase, { $date }
        [passkey] Logget ind med adgangsnøgle, { $date }
       *[token] Et programs token, { $date }
    }
person-device-here = Denne enhed
person-device-seen = Sidst her { $date }
person-sign-out = Log ud
person-sign-out-here = Log ud her
person-sign-out-others = Log alle andre ud
person-watchable = Andre må se mine spil
person-watchable-about = Lobbyen viser dine spil, som alle kan være med i. Venners borde vises aldrig.
person-rename = Et andet navn
person-rename-about = Én gang på tredive dage. Det gamle navn bliver frit med det samme.
person-rename-do = Skift
person-take-along = Gør dem til mine
person-take-along-about = Spil, som du begyndte som gæst på denne enhed
person-taken-along =
    { $count ->
        [0] Der var ingen spil at gøre til dine.
        [one] Ét spil er dit nu.
       *[other] { $count } spil er dine nu.
    }
person-blocked = Blokerede
person-programs = Programmer
person-program-name = Et programs navn
person-program-about = Et program spiller under sit eget navn og er mærket som program.
person-program-make = Lav et token
person-token-title = Programmets token
person-token-keep = Gem det som en adgangskode: programmet sender det med sine forespørgsler. Det vises kun nu.
person-export = Eksporter dine data
person-delete = Slet alt
person-delete-about = Dit navn bliver frit, dine resultater slettes, og i færdige spil sidder der nogen uden navn på din plads. Anmeldelser af dig bliver, indtil operatøren sletter dem. Det kan ikke fortrydes.
person-delete-type = Skriv { $name } for at fortsætte
