games-about = Listen over færdige spil ligger kun på denne enhed; med en fil kan den flyttes til en anden. Under et fast navn kan du spille videre på alle enheder.
games-running = I gang
games-finished = Færdige
games-none = Ingen færdige spil endnu.
games-outcome =
    { $outcome ->
        [won] Vundet
        [lost] Tabt
        [shared] Delt sejr
        [stopped] Stoppet
       *[over] Slut
    }
games-detail =
    { $side ->
        [grey] grå side, { $players } spillere
       *[coloured] farvet side, { $players } spillere
    }

## Results by opponent

games-results = Resultater
games-against = Mod
games-level = Niveau { $level }
games-against-others =
    { $kind ->
        [people] Mennesker
       *[mixed] Flere niveauer
    }
games-count = Spil
games-wins = Vundet
games-share = { $percent } %
games-margin = Forskel i snit

## One file for all

games-save-all = Gem alle
games-add = Tilføj fra en fil
games-added =
    { $known ->
        [0] { games-new }
       *[other] { games-new } { $known } var her allerede.
    }
games-new =
    { $count ->
        [0] Intet nyt i denne fil.
        [one] Ét spil tilføjet.
       *[other] { $count } spil tilføjet.
    }
games-file-wrong =
    { $why ->
        [newer] Filen er gemt med en nyere version af Tilewright: genindlæs siden, og prøv igen. Intet er ændret.
       *[bad] Det er ikke en fil med gemte spil, som Tilewright kan læse. Intet er ændret.
    }

## Removing

games-remove = Fjern fra denne enhed
games-remove-all = Fjern alle
games-remove-title =
    { $what ->
        [all] Fjern alle spil?
       *[one] Fjern dette spil?
    }
games-remove-about =
    { $what ->
        [all] Alle spil fjernes fra denne enhed, også dem, der er i gang: du kan kun spille videre i dem, du spiller under et fast navn. Gem dem først i en fil, hvis du vil beholde de færdige.
        [finished] Spillet, resultatet og evalueringen fjernes fra denne enhed.
       *[running] Nøglen til din plads er kun i denne browser. Uden den kan du kun spille videre, hvis du satte dig under et fast navn.
    }
games-remove-yes = Fjern
games-keep = Behold
