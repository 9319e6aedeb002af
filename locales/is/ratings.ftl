# Stigatölur: einn kvarði fyrir fólk og styrki, þróun, án heppni, samræmi við leitina.

ratings-scale = Einn kvarði fyrir fólk og styrki
ratings-level = styrkur
ratings-interval = stigatala, 95%
ratings-none = Fyrsti leikur um stigatölu byrjar línuna.
ratings-short = Þróunin sést eftir annan leikinn.
ratings-kind =
    { $side ->
        [coloured] { $players } leikmenn, lituð hlið
       *[grey] { $players } leikmenn, grá hlið
    }
ratings-luck-free = það sama án heppni
ratings-value = { $value } ± { $within }
ratings-provisional = Spurningarmerki merkir til bráðabirgða: fyrstu leikirnir breyta stigatölunni mikið og hún festist þegar fleiri eru leiknir.
ratings-spoken =
    { $games ->
        [one] { $what }: { $value } plús eða mínus { $within }, { $games } leikur
       *[other] { $what }: { $value } plús eða mínus { $within }, { $games } leikir
    }
ratings-course = { $what }: úr { $from } þann { $since } í { $to } þann { $until }
ratings-band = bil: 95%
ratings-choose = Tegund leiks
ratings-reviewed =
    { $games ->
        [one] Síðasti yfirfarni leikur ({ $games })
       *[other] Síðustu { $games } yfirförnu leikir
    }
ratings-accuracy = nákvæmni
ratings-luck = heppni með flísar, stig í leik
ratings-agreement = leikja eins og leitin; venjulegt við { $value }: { $low } til { $high }%
ratings-percent = { $percent }%
ratings-proves-nothing = Samræmi við leitina sannar ekkert: viðmiðið er styrkur tölvunnar, og fólk er ólíkt.
