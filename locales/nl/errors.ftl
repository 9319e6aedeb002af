# Wat de server zegt als hij niet doet wat er gevraagd werd. Telkens één zin.

## Wat er gestuurd werd

error-malformed = Dit verzoek heeft niet de vorm die in de documentatie staat.
error-too-large = Dit verzoek is te groot.
error-not-found = Op dit adres is niets te vinden.
error-method-not-allowed = Dit adres neemt zulke verzoeken niet aan.
error-unsupported-media-type = Verzoeken moeten JSON zijn.
error-forbidden-origin = Verzoeken van andere sites worden niet aangenomen.
error-hello-first = Het eerste bericht van een verbinding moet ‘hello’ zijn.
error-wrong-protocol = Deze pagina en de server hebben een verschillende versie; laad de pagina opnieuw.

## Hoeveel er gestuurd werd

error-too-many-requests = Te veel verzoeken; wacht even.
error-too-many-connections = Er zijn te veel verbindingen vanaf je adres.
error-too-many-tables = Te veel nieuwe tafels vanaf je adres; wacht een minuut.
error-busy = De server is nog bezig met zulke verzoeken, van jou of van anderen; probeer het zo opnieuw.
error-too-many-reviews = Je hebt al meerdere nabesprekingen lopen; wacht tot er één klaar is.
error-reviews-full = De server heeft nu te veel nabesprekingen te doen; probeer het later opnieuw.
error-time-used = De rekentijd van jouw adres of van de hele server is voor nu op; probeer het later opnieuw.
error-review-time-used = De rekentijd van jouw adres of van de hele server is voor nu op; wat gedaan is blijft bewaard, ga later verder.

## Wie het stuurde

error-no-such-table = Die tafel bestaat niet.
error-no-such-invite = Deze uitnodiging leidt niet meer naar een tafel.
error-wrong-secret = Je sleutel past niet bij deze tafel.
error-not-your-seat = Plaats { $seat } is niet van jou.
error-banned = De beheerder van deze server heeft je netwerkadres geblokkeerd.

## Gaan zitten en opstaan

error-no-such-seat = Deze tafel heeft geen plaats { $seat }.
error-no-open-seat = Alle plaatsen aan deze tafel zijn bezet.
error-seat-taken = Plaats { $seat } is bezet.
error-game-begun = Het spel is al begonnen.
error-no-such-promise = De server heeft de beloofde verdeling voor deze tafel niet meer. Probeer het opnieuw.
error-bad-clock = Deze klok kan niet: 30 seconden tot 3 uur met hooguit 3 minuten erbij per zet, of 5 seconden tot 14 dagen per zet.
error-too-late-to-share = De verdeling van het volgende spel ligt al vast.
error-no-reveal-awaited = Van deze plaats wordt nu geen waarde verwacht.
error-wrong-reveal = Deze waarde past niet bij wat deze plaats voor het spel heeft toegevoegd.

## Spelen

error-not-begun = Het spel is nog niet begonnen.
error-game-over = Het spel is afgelopen.
error-not-over = Het spel is nog niet afgelopen.
error-not-your-turn = Iemand anders is aan zet.
error-stale = Het spel is al verder; kijk nog eens.
error-time-is-up = Je tijd voor deze zet is om; de computer doet hem voor je.
error-out-of-time = Je tijd is om.
error-no-vacation = Vakantie kan alleen in spellen met dagen per zet.
error-vacation-used = Vakantiedagen die je in dit spel nog hebt: { $days }.
error-vacation-year = Vakantiedagen die je binnen 365 dagen nog hebt: { $days }.
error-illegal-move = De zet { $move } mag hier niet.
error-already-resigned = Deze plaats heeft al opgegeven.

## De lobby

error-name-needed = Voor spellen met rating heb je een blijvende naam nodig; zonder kun je zonder rating spelen.
error-seat-just-taken = Deze plaats is net ingenomen.
error-own-seat = Je zit al aan deze tafel.
error-too-many-offers = Er worden al te veel plaatsen aangeboden, door jou of vanaf je adres; trek er zelf een in of probeer het later opnieuw.
error-lobby-full = Er zijn op dit moment heel veel vrije plaatsen; neem er een van.
error-came-not = Er was een spel gevonden voor jou of voor anderen op je netwerk, maar niemand kwam; wacht een minuut.
error-partner-gone = De anderen zijn niet gaan zitten; je staat weer in de rij en je wachttijd telt mee.
error-did-not-come = Er was een spel gevonden, maar je ging niet zitten; het zoeken is gestopt.
error-began-elsewhere = Je spel is in een ander venster begonnen; hier is het zoeken gestopt.

## Terugnemen, voorstellen, hints

error-undo-not-allowed = Aan deze tafel moet je het vragen voor je een zet terugneemt.
error-nothing-to-undo = Er is niets om terug te nemen.
error-too-late-to-undo = Het is te laat om dit terug te nemen.
error-already-offered = Dit is al voorgesteld.
error-already-declined = Dit is net afgewezen; na de volgende zet kun je het opnieuw voorstellen.
error-nothing-offered = Er is geen voorstel om op te antwoorden.
error-table-full = Er is aan deze tafel zo veel gebeurd dat er nu alleen nog zetten, antwoorden en opgeven mogelijk zijn.
error-hints-not-allowed = Hints staan uit aan deze tafel.

## Stellingen en opgeslagen spellen

error-unreadable = Deze tekst is niet te lezen.
error-impossible-position = Geen enkel spel kan tot deze stelling leiden.
error-impossible-deal = De zak en het deksel kunnen deze tegels niet opleveren.
error-bad-randomness = Je eigen toevalswaarde mag hooguit 64 tekens lang zijn, alleen 0–9 en a–f.
error-bad-limits = Deze zoeklimieten zijn ongeldig.
error-nothing-to-search = In deze stelling is niemand aan zet, dus valt er niets te zoeken.
error-too-long = Dit opgeslagen spel is te lang: er mogen hoogstens { $most } verdelingen en zetten in staan.
error-nothing-to-review = Dit spel heeft geen zetten om na te bespreken.
error-too-long-to-review = Dit opgeslagen spel is te lang om na te bespreken: er mogen hoogstens { $most } verdelingen en zetten in staan.

## Problemen van de server zelf

error-store-unavailable = De opslag van de server is nu niet beschikbaar; kijk wat er is opgeslagen en probeer het dan opnieuw.
error-store-error = De opslag van de server werkt niet; kijk wat er is opgeslagen en probeer het dan opnieuw.
error-newer-schema = De opslag van de server is door een nieuwere versie geschreven.
error-damaged-table = De gegevens van de server hierover zijn beschadigd en niet te gebruiken.
error-already-there = Dit bestaat al.
error-conflict = Er gebeurde tegelijk iets anders aan tafel; probeer het opnieuw.
error-closing = De server wordt afgesloten; kom straks terug.
error-draining = Deze server neemt nu geen nieuwe spellen aan, omdat hij binnenkort opnieuw start; kom straks terug.
error-read-only = Op deze server kan nu niets worden gewijzigd; de spellen gaan zo verder, en tot dan staan de klokken stil.
error-internal = Er ging iets mis op de server; kijk wat er is opgeslagen en probeer het dan opnieuw.

## Equal deals: the deal of the day, duels

error-equal-deals = Hier krijgt iedereen dezelfde verdeling: er wordt tot het einde gespeeld, zonder hints, terugnemen, opgeven of revanche.
error-no-such-day = Deze server heeft geen verdeling voor die dag.
error-day-over = Deze dag is voorbij; de verdeling kan nog zonder plaatsing gespeeld worden, en er is een nieuwe.
error-already-played = Je hebt dit op dit apparaat al gespeeld; één poging telt.
error-too-many-tries = Vanaf je adres zijn al te veel mensen aan de verdeling van vandaag begonnen; vanaf morgen kan ze zonder plaatsing gespeeld worden.
error-no-such-duel = Deze link leidt niet meer naar een duel.
error-duel-over = Dit duel is afgelopen; de uitslagen staan er nog.
error-duel-full = Alle plaatsen in dit duel zijn bezet.
error-team-full = Dit team is compleet; sluit je aan bij het andere.
error-not-in-duel = Je doet op dit apparaat niet mee aan dit duel.
error-opponent-awaited = De speler tegen wie je speelt, doet nog niet mee aan het duel.

## Tournaments

error-no-such-tournament = Deze link leidt niet meer naar een toernooi.
error-tournament-over = Dit toernooi is afgelopen, of de laatste ronde is begonnen; de uitslagen blijven hier staan.
error-tournament-begun = Dit toernooi is al begonnen.
error-tournament-full = Alle plaatsen in dit toernooi zijn bezet.
error-too-few-players = Een toernooi heeft minstens twee spelers nodig.
error-not-in-tournament = Je doet op dit apparaat niet mee aan dit toernooi.
error-not-the-maker = Dit kan alleen degene die het toernooi heeft gemaakt.
error-too-many-tournaments = Er zijn nu te veel nieuwe toernooien; probeer het later nog eens.

## Notices of turns

error-no-notices = Deze server stuurt geen berichten over beurten.
error-bad-subscription = Naar deze browser kunnen geen berichten worden gestuurd.

## Names that last

error-not-signed-in = Dit apparaat is niet aangemeld, of het is vanaf een ander apparaat afgemeld.
error-no-such-person = Niemand heet hier zo.
error-name-taken = Iemand heeft deze naam al, of een die erop lijkt.
error-bad-name = Een naam begint met een letter en heeft 2 tot 24 tekens: letters uit één schrift, cijfers, spaties en - ' . · _
error-forbidden-name = Deze naam lijkt te veel op die van de beheerder of de computer; kies een andere.
error-too-many-names = Er zijn vandaag te veel namen gemaakt vanaf jouw adres; probeer het morgen opnieuw.
error-renamed-lately = Een naam kan één keer per dertig dagen worden gewijzigd.
error-name-banned = De beheerder van deze server heeft deze naam geblokkeerd.
error-wrong-phrase = Deze naam en deze zin horen niet bij elkaar.
error-no-passkeys = Toegangssleutels vragen om een https-adres met een naam; gebruik hier de herstelzin.
error-passkey-failed = Deze toegangssleutel is niet geaccepteerd; probeer het opnieuw of gebruik de herstelzin.
error-too-many-passkeys = Je hebt al tien toegangssleutels; verwijder er eerst een.
error-wrong-name = Dit is niet jouw naam; er is niets verwijderd.
error-not-welcome = Je kunt niet aan deze tafel gaan zitten.
error-no-chat = Aan deze tafel is er geen chat.
error-chat-off = De chat begint zodra iedereen aan tafel hem heeft aangezet.
error-too-many-reports = Je hebt vandaag al veel gemeld; probeer het morgen opnieuw.
error-too-many-blocked = Je hebt al 200 mensen geblokkeerd; deblokkeer eerst iemand.
error-too-many-programs = Je hebt al drie programma’s; verwijder er eerst een.

## Ratings

error-rated-yourself = Jij of een programma van jou zit al aan deze tafel, en voor een spel met rating zijn verschillende mensen nodig.
error-rated-game = In een spel met rating wordt niets teruggenomen, en stoppen kan alleen als iemand anders het ermee eens is.
