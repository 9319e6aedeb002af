games-about = Listinn yfir loknu spilin er aðeins á þessu tæki; með skrá er hægt að flytja hann í annað. Undir varanlegu nafni geturðu haldið áfram á hvaða tæki sem er.
games-running = Í gangi
games-finished = Lokið
games-none = Engu spili er lokið enn.
games-outcome =
    { $outcome ->
        [won] Sigur
        [lost] Tap
        [shared] Sameiginlegur sigur
        [stopped] Hætt
       *[over] Lokið
    }
games-detail =
    { $side ->
        [grey] grá hlið, { $players } leikmenn
       *[coloured] lituð hlið, { $players } leikmenn
    }

## Results by opponent

games-results = Árangur
games-against = Gegn
games-level = Styrkur { $level }
games-against-others =
    { $kind ->
        [people] Fólk
       *[mixed] Ýmis styrkur
    }
games-count = Spil
games-wins = Sigrar
games-share = { $percent }%
games-margin = Meðalmunur

## One file for all

games-save-all = Vista öll
games-add = Bæta við úr skrá
games-added =
    { $known ->
        [0] { games-new }
        [one] { games-new } { $known } var hér fyrir.
       *[other] { games-new } { $known } voru hér fyrir.
    }
games-new =
    { $count ->
        [0] Ekkert nýtt í þessari skrá.
        [one] { $count } spili bætt við.
       *[other] { $count } spilum bætt við.
    }
games-file-wrong =
    { $why ->
        [newer] Nýrri útgáfa af Tilewright vistaði þessa skrá: endurhladdu síðuna og reyndu svo aftur. Ekkert hefur breyst.
       *[bad] Þetta er ekki skrá með vistuðum spilum sem Tilewright getur lesið. Ekkert hefur breyst.
    }

## Removing

games-remove = Fjarlægja af þessu tæki
games-remove-all = Fjarlægja öll
games-remove-title =
    { $what ->
        [all] Fjarlægja öll spil?
       *[one] Fjarlægja þetta spil?
    }
games-remove-about =
    { $what ->
        [all] Öll spil eru fjarlægð af þessu tæki, líka þau sem eru í gangi: aðeins er hægt að halda þeim áfram sem þú spilar undir varanlegu nafni. Vistaðu spilin fyrst í skrá ef þú vilt eiga þau sem er lokið.
        [finished] Spilið, úrslitin og yfirferðin eru fjarlægð af þessu tæki.
       *[running] Lykillinn að sætinu þínu er aðeins í þessum vafra. Án hans geturðu aðeins haldið áfram ef þú settist undir varanlegu nafni.
    }
games-remove-yes = Fjarlægja
games-keep = Halda
