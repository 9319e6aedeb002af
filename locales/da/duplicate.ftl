# Equal deals: the deal of the day, duels and teams of two.

duplicate-first-deal = Den første fordeling

## The deal of the day

daily-title = Én fordeling til alle
daily-number = Fordeling { $number }: { $date }
daily-about = Alle får de samme fliser, den samme plads og den samme modstander. Forskellen er dit spil.
daily-opponent = din modstander
daily-level = Niveau { $level }
daily-starts =
    { $who ->
        [you] du begynder
       *[computer] computeren begynder
    }
daily-seat = Plads { $seat }
daily-played =
    { $count ->
        [0] Ingen har spillet den færdig endnu.
        [one] Én har spillet den færdig.
       *[other] { $count } har spillet den færdig.
    }
daily-hidden = Resultaterne vises, når du er færdig.
daily-ranked = Ét forsøg pr. enhed tæller: serveren kan ikke vide, hvem du er. Spillet spilles til ende, uden hint og uden at tage træk tilbage.
daily-unranked = Denne dag er slut: du kan spille fordelingen, men resultatet får ingen placering.
daily-play = Spil fordelingen
daily-go-on = Fortsæt dit forsøg
daily-play-unranked = Spil uden placering
daily-next = Dagen følger UTC. Næste fordeling kommer om { $hours } t { $minutes } min, kl. { $clock } hos dig.
daily-before = Tidligere dage
daily-before-none = Ingen endnu: denne server begynder i dag.
daily-today = I dag
daily-seal = Fastlagt på forhånd
daily-seal-about = Serveren lagde fordelingen fast { $sealed } og offentliggjorde denne forpligtelse på sin nøgle. Nøglen offentliggøres { $opens }, når intet forsøg længere kan tælle; så kan alle kontrollere, at fordelingen aldrig blev ændret. Det beviser ikke, hvordan serveren valgte nøglen.
daily-seal-key = Nøglen
daily-seal-proof =
    { $proof ->
        [consistent] Nøglen passer til forpligtelsen, og hver fordeling i dit spil følger af den.
        [other-commitment] Nøglen passer ikke til forpligtelsen.
        [other-deals] Fordelingen i dit spil følger ikke af nøglen.
       *[unknown] Dit spil kunne ikke kontrolleres.
    }
daily-done = Spillet
daily-scores = { $own } mod { $other }
daily-outcome =
    { $outcome ->
        [won] Du vandt med { $margin }
        [lost] Du tabte med { $margin }
       *[even] Lige mange point
    }
daily-place = Nummer { $place } af { $played }.
daily-place-unranked = Uden placering; blandt { $played } tællende resultater ville det være nummer { $place }.
daily-better = Bedre end { $percent } af 100.
daily-chart =
    { $count ->
        [one] Én spillers forspring. Dit: { $margin }.
       *[other] { $count } spilleres forspring. Dit: { $margin }.
    }
daily-you = dig { $margin }
daily-reference = niveau { $level } fra din plads { $margin }
daily-reference-waiting = Computeren spiller stadig fordelingen fra din plads, så godt den kan.
daily-best-line = Hvor du forlod den bedste vej
daily-best-line-about = Dine dårligste træk, og hvad der ville have været bedre; hvert af dem fører ind i evalueringen.
daily-worst-at = Runde { $round }, træk { $number }
daily-worst-better = bedre: { $move }
daily-no-mistakes = Ingen af dine træk kostede noget, der er værd at nævne.
daily-worst-waiting = Dine dårligste træk bliver fundet.
daily-share = Dit resultat til deling
daily-share-about = Ét tegn pr. runde: pointforskellen ændrede sig mere, lige så meget eller mindre til din fordel end for niveau { $level }. Det røber intet om fliserne.
daily-share-plain = Det røber intet om fliserne.
daily-share-copy = Kopier resultatet

## Duels

duel-title = Den samme fordeling til alle
duel-new-about = Tilbage er, hvem der spiller bedst: en duel er et link, og alle spiller, når det passer dem. Indtil duellen er slut, ser kun de, der selv er færdige, de andres resultater.
duel-kind = Slags
duel-kind-solo = Mod computeren
duel-kind-teams = Hold på to
duel-solo-about = To til otte personer spiller de samme fordelinger fra den samme plads mod det samme niveau.
duel-teams-about = To mod to ved to borde: begge hold spiller begge pladser i hver fordeling, og summen afgør.
duel-deals = Fordelinger
duel-make = Opret duellen
duel-yours = Dine dueller
duel-facts =
    { $deals ->
        [one] { $places } personer, én fordeling, den samme plads mod niveau { $level }.
       *[other] { $places } personer, { $deals } fordelinger, den samme plads mod niveau { $level }.
    }
duel-facts-teams =
    { $deals ->
        [one] To hold på to, én fordeling.
       *[other] To hold på to, { $deals } fordelinger.
    }
duel-until = Åben til { $date }.
duel-over = Slut.
duel-leads = { $name } fører med { $points }
duel-won = { $name } vandt med { $points }
duel-even = Lige indtil nu
duel-drawn = Uafgjort
duel-join = Gå med i duellen
duel-your-team = Dit hold
duel-any-team = Lige meget
duel-team = Hold { $team }
duel-teams = Hold
duel-play = Spil fordeling { $deal }
duel-go-on = Fortsæt fordeling { $deal }
duel-opponent = Du møder { $name }; du sidder på plads { $seat }.
duel-no-opponent = Den spiller, du skal møde, er ikke kommet med endnu.
duel-finished = Du er færdig.
duel-hidden = Resultaterne vises, når du er færdig.
duel-table = Duellens resultater
duel-player = Spiller
duel-deal = Fordeling { $deal }
duel-sum = Sum
duel-you = dig
duel-playing = spiller fordeling { $deal }
duel-finished-deals = { $count } af { $deals } færdige
duel-hidden-margin = skjult
duel-not-yet = ikke endnu
duel-best = bedst
duel-reference = Niveau { $level } nåede { $margin }.
duel-game = { $name }, fordeling { $deal }: { $margin }, se spillet
duel-invite = Invitér
duel-places = { $taken } af { $places } pladser er taget.
duel-link = Alle, der åbner dette link, kan gå med i duellen
duel-proves = Hvad det beviser
duel-proves-about = Samme fordeling fjerner heldet med fliserne. Mellem computerens niveauer var det { $low } til { $high } % af variansen, ikke mere; resten er spillernes egen.
duel-chance =
    { $deals ->
        [one] Af 100 dueller mellem lige stærke spillere ender { $percent } med et forspring på mindst { $points } over én fordeling.
       *[other] Af 100 dueller mellem lige stærke spillere ender { $percent } med et forspring på mindst { $points } over { $deals } fordelinger.
    }
duel-fair = Serveren forpligtede sig på sin del af fordelingen, før den, der oprettede duellen, tilføjede sin del; nøglen offentliggøres, når duellen er slut.
duel-another = En ny duel
