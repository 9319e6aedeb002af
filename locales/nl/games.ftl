games-about = De lijst van afgelopen spellen staat alleen op dit apparaat; met een bestand neem je hem mee naar een ander. Onder een naam die blijft speel je op elk apparaat verder.
games-running = Bezig
games-finished = Afgelopen
games-none = Nog geen afgelopen spel.
games-outcome =
    { $outcome ->
        [won] Gewonnen
        [lost] Verloren
        [shared] Gedeeld
        [stopped] Gestopt
       *[over] Afgelopen
    }
games-detail =
    { $side ->
        [grey] grijze zijde, { $players } spelers
       *[coloured] gekleurde zijde, { $players } spelers
    }

## Results by opponent

games-results = Resultaten
games-against = Tegen
games-level = Niveau { $level }
games-against-others =
    { $kind ->
        [people] Mensen
       *[mixed] Meerdere niveaus
    }
games-count = Spellen
games-wins = Gewonnen
games-share = { $percent }%
games-margin = Gemiddeld verschil

## One file for all

games-save-all = Alles opslaan
games-add = Toevoegen uit bestand
games-added =
    { $known ->
        [0] { games-new }
        [one] { games-new } { $known } stond er al.
       *[other] { games-new } { $known } stonden er al.
    }
games-new =
    { $count ->
        [0] Niets nieuws in dit bestand.
        [one] Eén spel toegevoegd.
       *[other] { $count } spellen toegevoegd.
    }
games-file-wrong =
    { $why ->
        [newer] Een nieuwere versie van Tilewright heeft dit bestand opgeslagen: laad de pagina opnieuw en probeer het dan nog eens. Er is niets veranderd.
       *[bad] Dit is geen bestand met spellen dat Tilewright kan lezen. Er is niets veranderd.
    }

## Removing

games-remove = Van dit apparaat verwijderen
games-remove-all = Alles verwijderen
games-remove-title =
    { $what ->
        [all] Alle spellen verwijderen?
       *[one] Dit spel verwijderen?
    }
games-remove-about =
    { $what ->
        [all] Alle spellen worden van dit apparaat verwijderd, ook die nog bezig zijn: je kunt alleen verder in spellen die je onder een naam die blijft speelt. Sla ze eerst op in een bestand als je de afgelopen spellen wilt houden.
        [finished] Het spel, de uitslag en de nabespreking worden van dit apparaat verwijderd.
       *[running] De sleutel van je plaats staat alleen in deze browser. Zonder die sleutel kun je alleen verder spelen als je onder een naam die blijft bent gaan zitten.
    }
games-remove-yes = Verwijderen
games-keep = Behouden
