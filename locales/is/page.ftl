# Síðan í kringum borðið: upphafssíða, biðstofa, stillingar, vistuð spil og það sem sagt er þegar eitthvað er að.

tilewright = Tilewright
start-page = Upphafssíða
skip = Beint að efninu
menu = Valmynd
close = Loka
loading = Hleð
loading-long = Þetta tekur lengri tíma en venjulega. Nýuppsettur þjónn þarf um eina mínútu til að undirbúa sig.
language = Tungumál
# What this language calls itself.
language-name = Íslenska
try-again = Reyna aftur
reload = Endurhlaða

## Start page

motto = Taktu, raðaðu, flísaleggðu.
what-it-is = Rólegt spil lita og mynstra fyrir tvo til fjóra leikmenn: borðspilið Azul. Ókeypis, opið, engin skráning.
unofficial = Tilewright er óopinber og ókeypis vefur fyrir Azul, ótengdur höfundi og útgefendum spilsins.
about = Um vefinn
play-computer = Spila við tölvuna
level = Styrkur
level-choice = Styrkur { $level }, { level-name }
level-about =
    { $level ->
        [1] Lærir með þér: finnur góðan leik en velur oft annan.
        [2] Finnur góða leiki og gerir sjaldnar mistök. Tilvalinn fyrsti mótherji til að sigra.
        [3] Velur það sem lítur vel út í fyrstu og hugsar ekki um svar þitt.
        [4] Hugsar líka um svar þitt en gerir stundum mistök.
        [5] Vegur svar þitt við hverjum leik og gerir sjaldan mistök.
        [6] Gerir varla mistök: verðugur mótherji góðra spilara.
        [7] Hugsar lengra en að svari þínu og skipuleggur umferðina.
        [8] Erfitt að sigra: gefur sjaldan frá sér stig.
        [9] Sér snemma hvernig umferðin endar.
       *[10] Fullur styrkur: það besta sem tölvan getur.
    }
opponents = Mótherjar
opponents-count =
    { $count ->
        [1] Einn
        [2] Tveir
        [3] Þrír
       *[4] Fjórir
    }
board-side = Hlið spjaldsins
side-coloured-about = hver litur á sinn stað
side-grey-about = þú velur dálkinn
who-starts = Hver byrjar
starts-chance = Hlutkesti
starts-you = Þú
starts-computer = Tölvan
start-game = Hefja spil
more-options = Fleiri kostir
lobby = Anddyri
lobby-about = Finndu einhvern til að spila við.
lobby-short =
    { $here ->
        [one] { $here } er hér; laus sæti: { $seats }, spil til að horfa á: { $games }.
       *[other] { $here } eru hér; laus sæti: { $seats }, spil til að horfa á: { $games }.
    }
with-friends = Með vinum
with-friends-about = Deildu tengli, tvö til fjögur sæti.
on-this-device = Á þessu tæki
on-this-device-about = Skiptist á við einn skjá.
daily = Uppstilling dagsins
daily-short = Sama uppstilling fyrir alla, ein tilraun.
puzzles = Þrautir
puzzles-short = Finndu eina rétta leikinn.
duel = Einvígi
duel-short = Sömu uppstillingar fyrir þig og vini þína.
watch = Horfa
watch-about = Spil í gangi eða tvær tölvur.
open-record = Opna vistað spil
open-record-about = Skoðaðu það skref fyrir skref.
learn = Læra
learn-about = Reglurnar á fimm mínútum.
learn-first = Ný eða nýr í Azul? Lærðu að spila
rules = Reglur
storage-off = Þessi vafri gleymir öllu þegar síðunni er lokað: þú getur spilað en ekki komið aftur að spilinu síðar. Leyfðu vefgögn fyrir þessa síðu til að breyta því.
storage-full = Geymslan í vafranum er full: það sem bætist við geymist aðeins þar til síðunni er lokað. Vistaðu spilin þín í skrá og fjarlægðu svo nokkur.

## Games of this browser

your-games = Spilin þín
your-profile = Nafnið þitt
open-seat = laust sæti
game-waiting = beðið eftir öðrum
game-over = lokið
game-your-turn = umferð { $round }, þú átt leik
game-their-turn = umferð { $round }
game-begun = einhver settist: spilið er hafið
game-time-left = { $state }, { $time } eftir
game-unknown = Spil
game-unreachable = ekki næst samband við þjóninn
forget-game = Taka af listanum
game-ended =
    { $outcome ->
        [won] sigur { $scores }, { $date }
        [lost] tap { $scores }, { $date }
        [shared] sameiginlegur sigur { $scores }, { $date }
        [stopped] hætt, { $date }
       *[over] lokið { $scores }, { $date }
    }
all-games = Öll spil

## Making a table

guest = Gestur
your-name = Nafnið þitt
name-missing = Sláðu fyrst inn nafn.
name = Nafn
friends = Vinir
computers-too = Bæta við tölvuspilurum
computers-count =
    { $count ->
        [0] Enginn
        [1] Einn
       *[2] Tveir
    }
time-control = Tími
time-none = Engin mörk
time-a-move = { $length } á leik
allow-hints = Leyfa vísbendingar
allow-hints-about = Allir sjá þegar einhver notar vísbendingu.
last-word = Leikmenn eiga síðasta orðið
last-word-about = Vafri hvers leikmanns bætir sínum hluta við rétt fyrir hverja uppstillingu, svo að enginn getur séð flísarnar fyrir, ekki einu sinni sá sem rekur þjóninn.
make-link = Opna borð
people = Leikmenn
name-of-seat = Nafn í sæti { $seat }
player-number = { $seat }. leikmaður
watch-link = Tengill eða kóði borðsins
watch-link-about = Sá sem spilar þar getur sent þér hann: hann er í valmynd borðsins.
watch-link-wrong = Þetta er ekki tengill á borð. Slíkir tenglar enda á /#/watch/ og tólf bókstöfum og tölustöfum.
watch-computers = Enginn tengill? Horfðu á tvær tölvur spila.
watch-computers-start = Horfa á tölvur

## Settings

settings = Stillingar
setting-theme = Litir síðunnar
theme-system = Eftir kerfi
theme-light = Ljósir
theme-dark = Dökkir
theme-to-light = Ljósir litir
theme-to-dark = Dökkir litir
setting-motion = Hreyfing
motion-system = Eftir kerfi
motion-full = Full
motion-reduced = Minni
setting-speed = Hraði hreyfinga
speed-calm = Rólegur
speed-brisk = Röskur
speed-fast = Mikill
setting-sound = Hljóð
setting-sound-about = Lágværir smellir í flísum, tónar fyrir stig og bjölluhljómur þegar þú átt leik í spili við annað fólk.
setting-volume = Hljóðstyrkur
volume-low = Lágur
volume-medium = Miðlungs
volume-high = Hár
setting-keys = Flýtilyklar
setting-keys-about = Plata (1 til 9, eða C fyrir miðjuna), svo litur, svo lína; H fyrir vísbendingu.
setting-play-at-once = Leika innslegna leiki strax
setting-play-at-once-about = Ekki þarf að ýta á Enter.

## When something is wrong

trouble-title =
    { $kind ->
        [no-page] Þessi síða er ekki til
        [no-table] Þetta borð er ekki lengur til
        [no-invite] Þetta boð vísar ekki lengur á neitt borð
        [no-duel] Þessi tengill vísar ekki lengur á einvígi
        [no-tournament] Þessi tengill vísar ekki lengur á mót
        [no-person] Hér er enginn lengur með þetta nafn
        [full] Öll sæti eru upptekin
        [over] Þessu spili er lokið
        [begun] Spilið er þegar hafið
        [seat-taken] Einhver varð á undan
        [not-yours] Þetta sæti tilheyrir öðrum vafra
        [bad-record] Þessi skrá er ekki vistað spil
        [outdated] Tilewright hefur verið uppfært
        [offline] Ekki næst samband við þjóninn
        [busy] Of margar beiðnir í einu
       *[unexpected] Eitthvað fór úrskeiðis
    }
trouble-next =
    { $kind ->
        [no-page] Kannski vantar á tengilinn; biddu sendandann að senda hann aftur. Spilin þín eru á upphafssíðunni.
        [no-table] Tengillinn er kannski gamall eða það vantar á hann: spil eru ekki geymd að eilífu. Önnur spil þín eru örugg.
        [no-invite] Kannski vantar á tengilinn, eða borðinu var lokað. Biddu þann sem bauð þér um nýjan.
        [no-duel] Kannski vantar á tengilinn, eða einvíginu lauk fyrir löngu. Biddu þann sem sendi hann um nýjan.
        [no-tournament] Kannski vantar á tengilinn, eða mótinu lauk fyrir löngu. Biddu þann sem sendi hann um nýjan.
        [no-person] Nafninu var eytt eða það vantar á tengilinn. Spilin sem þessi manneskja tók þátt í haldast óbreytt.
        [full] Þú getur horft á eða opnað þitt eigið borð.
        [over] Þú getur skoðað það skref fyrir skref eða hafið nýtt spil.
        [begun] Þú getur horft á eða opnað þitt eigið borð.
        [seat-taken] Veldu annað sæti eða horfðu á.
        [not-yours] Hér getur þú horft á. Til að spila skaltu opna spilið í vafranum þar sem þú settist.
        [bad-record] Vistað spil er textaskrá sem endar á .azr. Vistaðu spilið aftur þaðan sem það kemur og opnaðu það á ný.
        [outdated] Endurhlaða þarf síðuna til að halda áfram: spilin þín eru geymd.
        [offline] Spilin þín eru geymd. Athugaðu tenginguna og reyndu svo aftur.
        [busy] Bíddu í mínútu og reyndu svo aftur.
       *[unexpected] Reyndu aftur. Þótt þetta lagist ekki eru spilin þín geymd.
    }

## The waiting room

waiting-for =
    { $count ->
        [0] Allir eru komnir
        [1] Beðið eftir einum enn
       *[other] Beðið eftir { $count } í viðbót
    }
waiting-about =
    { $side ->
        [grey] Gráa hlið spjaldanna. Spilið hefst þegar setið er í öllum sætum.
       *[coloured] Litaða hlið spjaldanna. Spilið hefst þegar setið er í öllum sætum.
    }
seat-free = Laust
seat-here = er hér
seat-away = er ekki við
program = forrit
get-up = Standa upp
sit-down = Setjast
sit-beside = Bæta við leikmanni á þessu tæki
invite-title = Bjóddu vinum þínum
invite-link = Sá sem opnar þennan tengil má setjast
watch-link-title = Tengill fyrir áhorfendur
watch-link-share = Sá sem opnar þennan tengil má horfa á
copy-link = Afrita tengil
copied = Afritað
share = Deila
qr-code = Tengillinn sem QR-kóði
link-local = Þessi tengill virkar aðeins á þessari tölvu. Til að önnur tæki komist að þarf að ræsa þjóninn þannig að þau nái í hann.
qr-about = Beindu myndavél símans að honum
join-title = Þér er boðið
join-about =
    { $side ->
        [grey] Þér er boðið að spila Azul á gráu hlið spjaldanna. Við borðið: { $names }.
       *[coloured] Þér er boðið að spila Azul á lituðu hlið spjaldanna. Við borðið: { $names }.
    }
note-operator = Frá þeim sem rekur þjóninn:
terms = Reglur þessa spils
terms-clock =
    { $time ->
        [minute] Ein mínúta á leik; tölvan leikur fyrir þann sem er lengur og leysir hann af þar til hann kemur aftur.
        [day] Einn dagur á leik; tölvan leikur fyrir þann sem er lengur og leysir hann af þar til hann kemur aftur.
        [other] { $length } á leik; tölvan leikur fyrir þann sem er lengur og leysir hann af þar til hann kemur aftur.
       *[none] Engin tímamörk.
    }
terms-hints =
    { $hints ->
        [yes] Vísbendingar eru leyfðar; allir sjá þegar einhver notar þær.
       *[no] Engar vísbendingar.
    }
only-watch = Bara horfa
step-through = Skoða spilið

## Records

record = Vistað spil
fair-title = Sanngjörn uppstilling
fair-deals =
    { $proof ->
        [proved] Sanngjörn uppstilling: sönnuð
        [consistent] Uppstillingin passar við leynigildið
        [nobody-added] Uppstillingin passar við leynigildið
        [no-deals] Engin uppstilling til að staðfesta
        [unknown] Uppstilling ekki staðfest
       *[other] Uppstillingin stenst ekki
    }
fair-commitment = Skuldbinding þjónsins
analysis-board = Greiningarborð
analyse-here = Greina
review-game = Yfirferð
save-record = Vista spilið
