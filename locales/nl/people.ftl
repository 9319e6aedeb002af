# Lasting names: making one, profiles, devices, blocking and reporting people.

person-profile = Profiel
person-title = Een naam die blijft
person-about = Speel onder een naam die op elk apparaat van jou is, met je spellen, resultaten en ratings. Er is geen e-mailadres en geen wachtwoord voor nodig, en verder wordt er niets gevraagd. Je kunt altijd zonder spelen.
person-make = Kies een naam
person-name = Naam
person-name-about = 2 tot 24 tekens. Iedereen ziet hem, dus kies een bijnaam.
person-by-passkey = Met een toegangssleutel
person-passkey-about = Je apparaat bewaart de sleutel en vraagt om je vingerafdruk, je gezicht of de pincode.
person-by-phrase = Met een herstelzin
person-phrase-about = Een herstelzin bestaat uit zes verzonnen woorden die je opschrijft.
person-no-passkeys = Toegangssleutels vragen om een https-adres met een naam; hier doet de herstelzin hetzelfde.
person-known = Ik heb al een naam
person-sign-in-passkey = Aanmelden met een toegangssleutel
person-or-phrase = of met de herstelzin:
person-phrase = Herstelzin
person-sign-in = Aanmelden
person-no-passkey-chosen = Er is geen toegangssleutel gekozen.
person-no-passkey-made = Er is geen toegangssleutel gemaakt.
person-phrase-title = Je herstelzin
person-phrase-keep = Schrijf deze zes woorden op. Wie ze samen met je naam heeft, kan zich als jou aanmelden. Ze worden alleen nu getoond.
person-phrase-done = Ik heb hem bewaard
person-copy = Kopiëren
person-since =
    { $games ->
        [0] sinds { $date }, nog geen spel uitgespeeld
        [one] sinds { $date }, één spel
       *[other] sinds { $date }, { $games } spellen
    }
person-program = Programma
person-somebody = Iemand
person-no-results = Je eerste uitgespeelde spel komt hier te staan.
person-review = Nabespreking
person-review-of = Bespreek het spel van { $date } tegen { $opponents } na
# In place of the review, while other tables of a tournament play the same deals.
person-deal-hidden = Er wordt nog met dezelfde verdelingen gespeeld
person-more = Oudere spellen
person-accuracy = Precisie in de loop van de tijd
person-accuracy-mean =
    { $count ->
        [one] { $mean } in één besproken spel
       *[other] gemiddeld { $mean } in { $count } besproken spellen
    }
person-accuracy-none = Laat een spel nabespreken, dan verschijnt de precisie hier.
person-block = Blokkeren
person-unblock = Niet meer blokkeren
person-block-about = Wie je blokkeert, wordt in de lobby nooit aan je gekoppeld en kan niet aanschuiven aan tafels die je aan iedereen aanbiedt.
person-report = Melden bij de beheerder
person-report-about = Wat is er mis? De beheerder van deze server leest het en beslist; er gebeurt niets vanzelf.
person-report-reason =
    { $reason ->
        [name] De naam is kwetsend
        [chat] Wangedrag in de chat
        [unfair] Speelt met hulp
        [stalling] Laat anderen expres wachten
       *[other] Iets anders
    }
person-reported = Bedankt. De beheerder krijgt het te zien.
person-account = Je naam op deze server
person-no-way-back = Raak je dit apparaat kwijt, dan ben je ook de naam kwijt: voeg een toegangssleutel of een herstelzin toe.
person-ways = Manieren om aan te melden
person-passkey-added = Toegangssleutel van { $date }
person-passkey-add = Toegangssleutel toevoegen
person-remove = Verwijderen
person-phrase-none = Geen herstelzin
person-phrase-made = Herstelzin van { $date }
person-phrase-new = Nieuwe zin
person-phrase-new-about = De oude werkt dan niet meer. Doe dit als iemand hem gezien kan hebben.
person-devices = Apparaten
person-device =
    { $way ->
        [made] Hier is de naam gemaakt, { $date }
        [phrase] Aangemeld met de zin, { $date }
        [passkey] Aangemeld met een toegangssleutel, { $date }
       *[token] Token van een programma, { $date }
    }
person-device-here = Dit apparaat
person-device-seen = Laatst hier op { $date }
person-sign-out = Afmelden
person-sign-out-here = Hier afmelden
person-sign-out-others = Alle andere afmelden
person-watchable = Anderen mogen mijn spellen bekijken
person-watchable-about = De lobby toont je spellen waar iedereen aan kan meedoen. Tafels van vrienden worden nooit getoond.
person-rename = Een andere naam
person-rename-about = Eén keer per dertig dagen. De oude naam komt meteen vrij.
person-rename-do = Wijzigen
person-take-along = Gastspellen overnemen
person-take-along-about = Spellen die je als gast op dit apparaat begon
person-taken-along =
    { $count ->
        [0] Er was geen spel om over te nemen.
        [one] Eén spel is nu van jou.
       *[other] { $count } spellen zijn nu van jou.
    }
person-blocked = Geblokkeerd
person-programs = Programma’s
person-program-name = Naam van een programma
person-program-about = Een programma speelt onder een eigen naam en is als programma gemarkeerd.
person-program-make = Token maken
person-token-title = Het token van het programma
person-token-keep = Bewaar het als een wachtwoord: het programma stuurt het met zijn verzoeken mee. Het wordt alleen nu getoond.
person-export = Je gegevens exporteren
person-delete = Alles verwijderen
person-delete-about = Je naam komt vrij, je resultaten worden verwijderd, en in uitgespeelde spellen zit er iemand zonder naam op jouw plaats. Meldingen over jou blijven tot de beheerder ze verwijdert. Dit kan niet ongedaan worden gemaakt.
person-delete-type = Typ { $name } om door te gaan
