# Síðan í kringum borðið: upphafssíða, biðstofa, stillingar, leikskrár og það sem sagt er þegar eitthvað er að.

tilewright = Tilewright
start-page = Upphafssíða
skip = Beint að efninu
menu = Valmynd
close = Loka
loading = Hleð
loading-long = Þjónninn er enn að undirbúa sig; í fyrsta skipti tekur það um eina mínútu.
language = Tungumál
# What this language calls itself.
language-name = Íslenska
try-again = Reyna aftur
reload = Hlaða aftur

## Start page

motto = Taktu, raðaðu, flísaleggðu.
what-it-is = Rólegt spil lita og mynstra fyrir tvo til fjóra: borðspilið Azul. Ókeypis, opið, engin skráning.
unofficial = Tilewright er óopinbert og ókeypis heimili fyrir Azul, ótengt höfundum og útgefendum spilsins.
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
start-game = Hefja leik
more-options = Fleiri kostir
with-friends = Með vinum
with-friends-about = Deildu tengli, tvö til fjögur sæti.
on-this-device = Á þessu tæki
on-this-device-about = Skiptist á við einn skjá.
watch = Horfa
watch-about = Leikur í gangi.
open-record = Opna leikskrá
open-record-about = Skoðaðu leik skref fyrir skref.
learn = Læra
learn-about = Reglurnar á fimm mínútum.
storage-off = Þessi vafri gleymir öllu þegar síðunni er lokað: þú getur spilað en ekki komið aftur að leiknum síðar. Leyfðu vefgögn fyrir þessa síðu til að breyta því.

## Games of this browser

your-games = Þínir leikir
open-seat = laust sæti
game-waiting = beðið eftir öðrum
game-over = lokið
game-your-turn = umferð { $round }, þú átt leik
game-their-turn = umferð { $round }
game-unknown = Leikur
game-unreachable = þjónninn næst ekki
forget-game = Taka af listanum
more-games = { $count } í viðbót

## Making a table

guest = Gestur
your-name = Nafnið þitt
friends = Vinir
computers-too = Tölvur með
computers-count =
    { $count ->
        [0] Engin
        [1] Ein
       *[2] Tvær
    }
time-for-a-move = Umhugsunartími
time-none = Engin mörk
time-minute = Mínúta
time-day = Dagur
allow-hints = Vísbendingar leyfðar
allow-hints-about = Allir sjá þegar einhver notar vísbendingu.
make-link = Opna borð
people = Leikmenn
name-of-seat = Nafn í sæti { $seat }
player-number = { $seat }. leikmaður
watch-link = Tengill eða númer borðsins
watch-link-about = Sá sem spilar þar getur sent þér hann: hann er í valmynd borðsins.
watch-link-wrong = Þetta er ekki tengill á borð. Hann lítur svona út: …/#/watch/ og tólf bókstafir og tölustafir.

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
setting-sound-about = Lágir smellir, og bjölluhljómur þegar þú átt leik.
setting-keys = Flýtilyklar
setting-keys-about = 1 til 9 eða C, svo litur, svo lína; H fyrir vísbendingu.
setting-play-at-once = Innslegnir leikir strax
setting-play-at-once-about = Ekki þarf að ýta á Enter.

## When something is wrong

trouble-title =
    { $kind ->
        [no-page] Þessi síða er ekki til
        [no-table] Þetta borð er ekki lengur til
        [no-invite] Þetta boð vísar ekki á neitt borð
        [full] Öll sæti eru upptekin
        [over] Þessum leik er lokið
        [begun] Leikurinn er þegar hafinn
        [seat-taken] Einhver varð á undan
        [not-yours] Þetta sæti tilheyrir öðrum vafra
        [bad-record] Ekki er hægt að lesa þessa skrá sem leikskrá
        [outdated] Tilewright hefur verið uppfært
        [offline] Þjónninn næst ekki
        [busy] Heldur mikið í einu
       *[unexpected] Eitthvað fór úrskeiðis
    }
trouble-next =
    { $kind ->
        [no-page] Kannski vantar á tengilinn; biddu sendandann að senda hann aftur. Leikirnir þínir eru á upphafssíðunni.
        [no-table] Tengillinn er kannski gamall eða það vantar á hann: loknir leikir eru ekki geymdir að eilífu. Aðrir leikir þínir eru öruggir.
        [no-invite] Kannski vantar á tengilinn, eða borðinu var lokað. Biddu þann sem bauð þér um nýjan.
        [full] Þú getur horft á eða opnað þitt eigið borð.
        [over] Þú getur skoðað hann leik fyrir leik eða hafið nýjan.
        [begun] Þú getur horft á eða opnað þitt eigið borð.
        [seat-taken] Veldu annað sæti eða horfðu á.
        [not-yours] Hér getur þú horft á. Til að spila skaltu opna leikinn í vafranum þar sem þú settist.
        [bad-record] Leikskrá er textaskrá sem endar á .azr. Vistaðu hana aftur þaðan sem hún kemur og opnaðu hana á ný.
        [outdated] Hladdu síðunni aftur til að halda áfram: leikirnir þínir eru geymdir.
        [offline] Leikirnir þínir eru geymdir. Athugaðu tenginguna og reyndu svo aftur.
        [busy] Bíddu í mínútu og reyndu svo aftur.
       *[unexpected] Reyndu aftur. Þótt þetta lagist ekki eru leikirnir þínir geymdir.
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
        [grey] Gráa hlið spjaldanna. Leikurinn hefst þegar setið er í öllum sætum.
       *[coloured] Litaða hlið spjaldanna. Leikurinn hefst þegar setið er í öllum sætum.
    }
seat-free = Laust
seat-here = er hér
seat-away = er ekki við
get-up = Standa upp
sit-down = Setjast
sit-beside = Annar hér sest líka
invite-title = Bjóddu vinum þínum
invite-link = Sá sem opnar þennan tengil má setjast
watch-link-title = Tengill fyrir áhorfendur
watch-link-share = Sá sem opnar þennan tengil má horfa á
copy-link = Afrita tengil
copied = Afritað
share = Deila
qr-code = Tengillinn sem QR-kóði
link-local = Þessi tengill virkar aðeins á þessari tölvu því þjónninn næst ekki annars staðar frá. Ræstu hann með „--host 0.0.0.0“ til að hleypa öðrum tækjum að.
qr-about = Beindu myndavél símans að honum
join-title = Þér er boðið
join-about =
    { $side ->
        [grey] Þér er boðið að spila Azul á gráu hlið spjaldanna. Við borðið: { $names }.
       *[coloured] Þér er boðið að spila Azul á lituðu hlið spjaldanna. Við borðið: { $names }.
    }
only-watch = Bara horfa
step-through = Skoða leikinn

## Records

record = Leikskrá
record-title = Leikur: { $names }
record-table = Borðið
record-boards = Leikmannaspjöld
record-moves = Leikir
record-at = Umferð { $round }, leikur { $number } af { $total }
record-tiling = { $name } { $gain } { $loss }, nú { $score }
record-result =
    { $count ->
        [0] Hætt án sigurvegara
        [one] { $names } vinnur
       *[other] { $names } deila sigrinum
    }
fair-deals =
    { $fair ->
        [yes] Sanngjörn uppstilling: staðfest
        [no] Uppstillingin passar ekki við leyndarmálið
       *[unknown] Uppstilling ekki staðfest
    }
step-first = Í byrjun
step-back = Eitt skref til baka
step-on = Eitt skref áfram
step-last = Í lokin
step-play = Spila
step-pause = Hlé
step-slider = Staður í leiknum
link-to-move = Afrita tengil á þessa stöðu
save-record = Vista leikskrá
another-record = Önnur leikskrá
choose-file = Velja skrá
drop-here = Slepptu leikskrá hér eða veldu skrá.
open-record-what = Leikskrá er textaskrá sem endar á .azr: hægt er að vista hvern lokinn leik þannig. Þjónninn les hana en geymir ekki.

## About

about-title = Um Tilewright
about-what = Tilewright er opið heimili fyrir borðspilið Azul: báðar hliðar spjaldsins, tveir til fjórir leikmenn, við tölvuna, með vinum um tengil eða við einn skjá. Hugbúnaðurinn er frjáls með MIT-leyfi.
about-unofficial = Það er óopinbert, reglurnar eru á eigin orðum þess og flísarnar teiknaðar fyrir það; það tengist hvorki höfundi spilsins né útgefendum. Ef þér líkar spilið skaltu kaupa það: ekkert kemur í stað flísanna í hendinni.
about-privacy-title = Hvað það veit um þig
about-privacy = Gælunafnið sem þú slærð inn og leikina þína. Engin skráning, engar auglýsingar, engin rakning og engar beiðnir til annarra vefja. Lyklarnir að sætunum þínum eru aðeins í þessum vafra.
about-fair-title = Hvers vegna uppstillingin er sanngjörn
about-fair = Þjónninn festir leyndarmál fyrir fyrsta leik og sýnir fingrafar þess; hver leikmaður bætir við sinni eigin tilviljun. Þegar leiknum er lokið er leyndarmálið sýnt og allir geta gengið úr skugga um að hver uppstilling hafi ráðist af því.
about-version = Útgáfa { $version }
