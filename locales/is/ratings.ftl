# Stigatölur: einn kvarði fyrir fólk og styrki, þróun, án heppni, samræmi við leitina.

ratings-scale = Einn kvarði fyrir fólk og tölvu
ratings-level = styrkur
ratings-interval = stigatala, 95%
ratings-none = Línan hefst með fyrsta spili sem reiknast til stigatölu.
ratings-short = Þróunin sést eftir annað spilið.
ratings-kind =
    { $side ->
        [coloured] { $players } leikmenn, lituð hlið
       *[grey] { $players } leikmenn, grá hlið
    }
ratings-luck-free = það sama án heppni
ratings-value = { $value } ± { $within }
ratings-provisional = Spurningarmerki merkir til bráðabirgða: fyrstu spilin breyta stigatölunni mikið og hún festist þegar spilunum fjölgar.
ratings-spoken = { $what }: { $value } plús eða mínus { $within }, { $games } spil
ratings-course = { $what }: úr { $from } þann { $since } í { $to } þann { $until }
ratings-band = bil: 95%
ratings-choose = Tegund spils
ratings-reviewed = Síðustu yfirförnu spil: { $games }
ratings-accuracy = nákvæmni
ratings-luck = heppni með flísar, stig á spil
ratings-agreement = leikja stemma við leitina; venjulegt við stigatölu { $value }: { $low } til { $high }%
ratings-percent = { $percent }%
ratings-proves-nothing = Samræmi við leitina sannar ekkert: viðmiðið er styrkur tölvunnar, og fólk er ólíkt.
