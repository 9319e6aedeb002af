# Það sem þjónninn segir þegar hann gerir ekki það sem beðið var um. Ein setning hvert.

## What was sent

error-malformed = Þessi beiðni er ekki á því formi sem lýst er.
error-too-large = Þessi beiðni er of stór.
error-not-found = Ekkert er á þessari slóð.
error-method-not-allowed = Þessi slóð tekur ekki við slíkum beiðnum.
error-unsupported-media-type = Beiðnir verða að vera á JSON-sniði.
error-forbidden-origin = Ekki er tekið við beiðnum frá öðrum vefjum.
error-hello-first = Fyrstu skilaboð tengingar verða að vera „hello“.
error-wrong-protocol = Þessi síða er af annarri útgáfu en þjónninn; hladdu henni aftur.

## How much was sent

error-too-many-requests = Of margar beiðnir; bíddu augnablik.
error-too-many-connections = Of margar tengingar eru frá vistfanginu þínu.
error-too-many-tables = Of mörg ný borð frá vistfanginu þínu; bíddu í mínútu.
error-busy = Þjónninn er enn upptekinn við slíkar beiðnir, þínar eða annarra; reyndu aftur eftir augnablik.
error-too-many-reviews = Þú ert nú þegar með nokkrar yfirferðir í gangi; bíddu eftir einni þeirra.
error-reviews-full = Þjónninn hefur of margar yfirferðir á sinni könnu í bili; reyndu aftur síðar.
error-time-used = Reiknitími vistfangsins þíns eða alls þjónsins er uppurinn í bili; reyndu aftur síðar.
error-review-time-used = Reiknitími vistfangsins þíns eða alls þjónsins er uppurinn í bili; það sem komið er geymist, haltu áfram síðar.

## Who sent it

error-no-such-table = Þetta borð er ekki til.
error-no-such-invite = Þetta boð vísar ekki lengur á neitt borð.
error-wrong-secret = Lykillinn þinn gengur ekki að þessu borði.
error-not-your-seat = Sæti { $seat } er ekki þitt.
error-banned = Sá sem rekur þennan þjón hefur lokað á IP-töluna þína.

## Sitting down and getting up

error-no-such-seat = Við þetta borð er ekkert sæti { $seat }.
error-no-open-seat = Öll sæti við þetta borð eru upptekin.
error-seat-taken = Sæti { $seat } er upptekið.
error-game-begun = Spilið er þegar hafið.
error-no-such-promise = Þjónninn á ekki lengur uppstillinguna sem hann lofaði fyrir þetta borð. Reyndu aftur.
error-bad-clock = Þessi klukka gengur ekki: 30 sekúndur til 3 klst. með allt að 3 mínútna viðbót á leik, eða 5 sekúndur til 14 dagar á hvern leik.
error-too-late-to-share = Uppstillingin í næsta spili er þegar ákveðin.
error-no-reveal-awaited = Ekki er beðið eftir gildi frá þessu sæti núna.
error-wrong-reveal = Þetta gildi passar ekki við það sem þetta sæti bætti við fyrir spilið.

## Playing

error-not-begun = Spilið er ekki hafið.
error-game-over = Spilinu er lokið.
error-not-over = Spilinu er ekki lokið.
error-not-your-turn = Þetta sæti á ekki leik núna.
error-stale = Staðan við borðið hefur breyst; skoðaðu hana aftur.
error-time-is-up = Tími þinn fyrir þennan leik er liðinn; tölvan leikur fyrir þig.
error-out-of-time = Tíminn þinn er liðinn.
error-no-vacation = Frí er aðeins hægt að taka þegar dagar eru á hvern leik.
error-vacation-used = Frídagar sem þú átt eftir í þessari viðureign: { $days }.
error-vacation-year = Frídagar sem þú átt eftir á 365 daga tímabili: { $days }.
error-illegal-move = Leikurinn { $move } er ekki leyfilegur hér.
error-already-resigned = Þetta sæti hefur þegar gefist upp.

## The lobby

error-name-needed = Til að spila spil sem telja til stiga þarftu varanlegt nafn; án þess geturðu spilað án stiga.
error-seat-just-taken = Einhver tók þetta sæti rétt í þessu.
error-own-seat = Þú situr nú þegar við þetta borð.
error-too-many-offers = Of mörg sæti eru þegar í boði frá þér eða vistfanginu þínu; dragðu eitt þinna til baka eða reyndu aftur síðar.
error-lobby-full = Nú eru mjög mörg laus sæti; taktu eitt þeirra.
error-came-not = Spil fannst handa þér eða öðrum á sömu nettengingu en enginn kom; bíddu í eina mínútu.
error-partner-gone = Hin settust ekki; þú ert aftur í röðinni og biðtíminn telst með.
error-did-not-come = Spil fannst en þú settist ekki, svo leitinni er lokið.
error-began-elsewhere = Spilið þitt er hafið í öðrum glugga, svo leitinni er lokið hér.

## Taking back, offering, hints

error-undo-not-allowed = Við þetta borð er ekkert tekið til baka án þess að spyrja.
error-nothing-to-undo = Það er ekkert að taka til baka.
error-too-late-to-undo = Það er of seint að taka þetta til baka.
error-already-offered = Þetta hefur þegar verið lagt til.
error-already-declined = Þessu var rétt í þessu hafnað; þú getur stungið upp á því aftur eftir næsta leik.
error-nothing-offered = Engin tillaga liggur fyrir.
error-table-full = Svo margt hefur gerst við þetta borð að nú er aðeins hægt að leika, svara og gefast upp.
error-hints-not-allowed = Vísbendingar eru ekki leyfðar við þetta borð.

## Positions and records

error-unreadable = Ekki er hægt að lesa þennan texta.
error-impossible-position = Ekkert spil getur leitt til þessarar stöðu.
error-impossible-deal = Þessi uppstilling getur ekki komið úr pokanum og kassalokinu.
error-bad-randomness = Þín eigin slembitala má vera allt að 64 stafir, aðeins 0–9 og a–f.
error-bad-limits = Þessi mörk leitarinnar eru ógild.
error-nothing-to-search = Enginn á leik í þessari stöðu og því er ekkert að leita að.
error-too-long = Þetta vistaða spil er of langt: í því mega mest vera { $most } uppstillingar og leikir.
error-nothing-to-review = Í þessu spili er enginn leikur til að fara yfir.
error-too-long-to-review = Þetta vistaða spil er of langt fyrir yfirferð: í því mega mest vera { $most } uppstillingar og leikir.

## The server’s own trouble

error-store-unavailable = Geymsla þjónsins er ekki tiltæk í augnablikinu; athugaðu hvað vistaðist og reyndu svo aftur.
error-store-error = Geymsla þjónsins brást; athugaðu hvað vistaðist og reyndu svo aftur.
error-newer-schema = Geymsla þjónsins var skrifuð af nýrri útgáfu.
error-damaged-table = Gögn þjónsins um þetta eru skemmd og ónothæf.
error-already-there = Þetta er þegar til.
error-conflict = Eitthvað annað gerðist við borðið á sömu stundu; reyndu aftur.
error-closing = Verið er að slökkva á þjóninum; komdu aftur fljótlega.
error-draining = Ekki er hægt að hefja ný spil á þessum þjóni eins og er því að hann verður brátt endurræstur; komdu aftur fljótlega.
error-read-only = Engu er hægt að breyta á þessum þjóni eins og er; spilin halda brátt áfram og klukkurnar standa þangað til.
error-internal = Eitthvað fór úrskeiðis á þjóninum; athugaðu hvað vistaðist og reyndu svo aftur.

## Equal deals: the deal of the day, duels

error-equal-deals = Hér fá allir sömu uppstillingu: spilað er til enda, án vísbendinga og án þess að taka leik til baka, gefast upp eða spila aftur.
error-no-such-day = Þessi þjónn á enga uppstillingu fyrir þann dag.
error-day-over = Þessum degi er lokið; enn má spila uppstillinguna utan lista, og ný er komin.
error-already-played = Þú hefur þegar spilað þetta á þessu tæki; ein tilraun gildir.
error-too-many-tries = Of margir hafa byrjað á uppstillingu dagsins frá vistfanginu þínu; frá og með morgundeginum má spila hana án sætis.
error-no-such-duel = Þessi tengill vísar ekki lengur á einvígi.
error-duel-over = Þessu einvígi er lokið; úrslitin eru enn hér.
error-duel-full = Öll sæti í þessu einvígi eru skipuð.
error-team-full = Þetta lið er fullskipað; gakktu í hitt liðið.
error-not-in-duel = Þú ert ekki með í þessu einvígi á þessu tæki.
error-opponent-awaited = Andstæðingur þinn er ekki kominn í einvígið.

## Tournaments

error-no-such-tournament = Þessi tengill vísar ekki lengur á mót.
error-tournament-over = Þessu móti er lokið eða síðasta umferð þess er hafin; úrslitin verða áfram hér.
error-tournament-begun = Þetta mót er þegar hafið.
error-tournament-full = Öll sæti í þessu móti eru skipuð.
error-too-few-players = Á móti þurfa að vera að minnsta kosti tveir spilarar.
error-not-in-tournament = Þú ert ekki með í þessu móti á þessu tæki.
error-not-the-maker = Aðeins sá sem stofnaði mótið getur gert þetta.
error-too-many-tournaments = Of mörg ný mót eru í gangi núna; reyndu aftur síðar.

## Notices of turns

error-no-notices = Þessi þjónn lætur engan vita hver á leik.
error-bad-subscription = Ekki er hægt að senda þessum vafra tilkynningar.

## Names that last

error-not-signed-in = Þetta tæki er ekki innskráð, eða var skráð út af öðru tæki.
error-no-such-person = Enginn hér heitir þetta.
error-name-taken = Einhver heitir þetta þegar, eða nafni sem lítur eins út.
error-bad-name = Nafn byrjar á bókstaf og er 2 til 24 tákn: bókstafir úr einu stafrófi, tölustafir, bil og - ' . · _
error-forbidden-name = Af þessu nafni mætti halda að hér væri umsjónarmaðurinn eða tölvan; veldu annað.
error-too-many-names = Of mörg nöfn hafa verið búin til frá þínu vistfangi í dag; reyndu aftur á morgun.
error-renamed-lately = Nafni má breyta einu sinni á þrjátíu dögum.
error-name-banned = Umsjónarmaður þjónsins hefur bannað þetta nafn.
error-wrong-phrase = Þetta nafn og þessi setning eiga ekki saman.
error-no-passkeys = Aðgangslyklar virka aðeins á https-vistfangi með nafni; notaðu endurheimtarsetninguna hér.
error-passkey-failed = Þessum aðgangslykli var hafnað; reyndu aftur eða notaðu endurheimtarsetninguna.
error-too-many-passkeys = Þú átt þegar tíu aðgangslykla; fjarlægðu einn fyrst.
error-wrong-name = Þetta er ekki nafnið þitt; engu var eytt.
error-not-welcome = Þú getur ekki sest við þetta borð.
error-no-chat = Ekkert spjall er við þetta borð.
error-chat-off = Spjallið hefst þegar allir við borðið hafa kveikt á því.
error-too-many-reports = Þú hefur sent margar tilkynningar í dag; reyndu aftur á morgun.
error-too-many-blocked = Þú hefur þegar lokað á 200 manns; opnaðu á einhvern fyrst.
error-too-many-programs = Þú átt þegar þrjú forrit; eyddu einu fyrst.

## Ratings

error-rated-yourself = Þú eða forrit þitt situr þegar við þetta borð, og í spili sem reiknast til stigatölu þarf ólíkt fólk.
error-rated-game = Í spili sem reiknast til stigatölu er ekkert tekið til baka og því er aðeins hætt ef einhver annar samþykkir.
