# Lasting names: making one, profiles, devices, blocking and reporting people.

person-profile = Prófíll
person-title = Varanlegt nafn
person-about = Spilaðu undir nafni sem er þitt á öllum tækjum, með spilunum þínum, úrslitum og stigatölu. Hvorki þarf netfang né lykilorð og einskis annars er spurt. Þú getur alltaf spilað án þess.
person-make = Búa til nafn
person-name = Nafn
person-name-about = 2 til 24 tákn. Allir sjá það, svo veldu gælunafn.
person-by-passkey = Með aðgangslykli
person-passkey-about = Tækið geymir lykilinn og biður um fingrafar, andlit eða PIN-númer.
person-by-phrase = Með endurheimtarsetningu
person-phrase-about = Endurheimtarsetning er sex tilbúin orð sem þú skrifar hjá þér.
person-no-passkeys = Aðgangslyklar þurfa https-vistfang með nafni; hér gerir endurheimtarsetningin sama gagn.
person-known = Ég á nafn
person-sign-in-passkey = Skrá inn með aðgangslykli
person-or-phrase = eða með endurheimtarsetningunni:
person-phrase = Endurheimtarsetning
person-sign-in = Skrá inn
person-no-passkey-chosen = Enginn aðgangslykill var valinn.
person-no-passkey-made = Enginn aðgangslykill var búinn til.
person-phrase-title = Endurheimtarsetningin þín
person-phrase-keep = Skrifaðu þessi sex orð hjá þér. Hver sem hefur þau og nafnið þitt getur skráð sig inn sem þú. Þau eru aðeins sýnd núna.
person-phrase-done = Ég hef geymt þetta
person-copy = Afrita
person-since =
    { $games ->
        [0] síðan { $date }, engu spili lokið enn
       *[other] síðan { $date }, { $games } spil
    }
person-program = Forrit
person-somebody = Einhver
person-no-results = Fyrsta spilið sem þú klárar birtist hér.
person-review = Yfirferð
person-review-of = Fara yfir spilið { $date } gegn { $opponents }
# In place of the review, while other tables of a tournament play the same deals.
person-deal-hidden = Enn er spilað með sömu uppstillingar
person-more = Eldri spil
person-accuracy = Nákvæmni með tímanum
person-accuracy-mean = { $mean } að meðaltali; yfirfarin spil: { $count }
person-accuracy-none = Láttu fara yfir spil og nákvæmnin birtist hér.
person-block = Loka á
person-unblock = Hætta að loka á
person-block-about = Sá sem þú lokar á lendir aldrei á móti þér í anddyrinu og getur ekki sest við borð sem þú býður öllum.
person-report = Tilkynna til umsjónarmanns
person-report-about = Hvað er að? Umsjónarmaður þjónsins les þetta og ákveður; ekkert gerist sjálfkrafa.
person-report-reason =
    { $reason ->
        [name] Nafnið er særandi
        [chat] Slæm framkoma í spjalli
        [unfair] Spilar með hjálp
        [stalling] Lætur aðra bíða viljandi
       *[other] Eitthvað annað
    }
person-reported = Takk. Umsjónarmaðurinn sér þetta.
person-account = Nafnið þitt á þessum þjóni
person-no-way-back = Ef þú týnir þessu tæki týnirðu nafninu: bættu við aðgangslykli eða endurheimtarsetningu.
person-ways = Leiðir til að skrá sig inn
person-passkey-added = Aðgangslykill frá { $date }
person-passkey-add = Bæta við aðgangslykli
person-remove = Fjarlægja
person-phrase-none = Engin endurheimtarsetning
person-phrase-made = Endurheimtarsetning frá { $date }
person-phrase-new = Ný setning
person-phrase-new-about = Sú gamla verður einskis virði. Gerðu þetta ef einhver gæti hafa séð hana.
person-devices = Tæki
person-device =
    { $way ->
        [made] Hér var nafnið búið til, { $date }
        [phrase] Skráð inn með setningu, { $date }
        [passkey] Skráð inn með aðgangslykli, { $date }
       *[token] Tóki forrits, { $date }
    }
person-device-here = Þetta tæki
person-device-seen = Síðast hér { $date }
person-sign-out = Skrá út
person-sign-out-here = Skrá út hér
person-sign-out-others = Skrá út öll önnur
person-watchable = Aðrir mega horfa á spilin mín
person-watchable-about = Anddyrið sýnir þau spil þín sem öllum eru opin. Borð vina eru aldrei sýnd.
person-rename = Annað nafn
person-rename-about = Einu sinni á þrjátíu dögum. Gamla nafnið losnar strax.
person-rename-do = Breyta
person-take-along = Eigna mér þessi spil
person-take-along-about = Spil sem þú hófst sem gestur á þessu tæki
person-taken-along =
    { $count ->
        [0] Ekkert spil fannst til að eigna þér.
        [one] { $count } spil er nú þitt.
       *[other] { $count } spil eru nú þín.
    }
person-blocked = Lokað á
person-programs = Forrit
person-program-name = Nafn forrits
person-program-about = Forrit spilar undir eigin nafni og er merkt sem forrit.
person-program-make = Búa til tóka
person-token-title = Tóki forritsins
person-token-keep = Geymdu hann eins og lykilorð: forritið sendir hann með beiðnum sínum. Hann er aðeins sýndur núna.
person-export = Flytja gögnin þín út
person-delete = Eyða öllu
person-delete-about = Nafnið losnar, úrslitum þínum er eytt og í loknum spilum situr einhver nafnlaus í þínu sæti. Tilkynningar um þig geymast þar til umsjónarmaðurinn eyðir þeim. Þetta verður ekki tekið aftur.
person-delete-type = Sláðu inn { $name } til að halda áfram
