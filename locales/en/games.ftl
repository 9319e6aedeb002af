# All games of this device: results, files, removing.

games-about = The list of finished games is on this device only; a file takes it to another. Under a name that lasts you can play on from any device.
games-running = In progress
games-finished = Finished
games-none = No finished game yet.
games-outcome =
    { $outcome ->
        [won] Won
        [lost] Lost
        [shared] Shared
        [stopped] Stopped
       *[over] Over
    }
games-detail =
    { $side ->
        [grey] grey side, { $players } players
       *[coloured] coloured side, { $players } players
    }

## Results by opponent

games-results = Results
games-against = Against
games-level = Level { $level }
games-against-others =
    { $kind ->
        [people] People
       *[mixed] Several levels
    }
games-count = Games
games-wins = Won
games-share = { $percent }%
# Points ahead of the best opponent.
games-margin = Average margin

## One file for all

games-save-all = Save all
games-add = Add from a file
games-added =
    { $known ->
        [0] { games-new }
        [one] { games-new } One was here already.
       *[other] { games-new } { $known } were here already.
    }
games-new =
    { $count ->
        [0] Nothing new in this file.
        [one] One game added.
       *[other] { $count } games added.
    }
games-file-wrong =
    { $why ->
        [newer] A newer version of Tilewright saved this file: reload the page, then try again. Nothing has changed.
       *[bad] This is not a file of saved games that Tilewright can read. Nothing has changed.
    }

## Removing

games-remove = Remove from this device
games-remove-all = Remove all
games-remove-title =
    { $what ->
        [all] Remove all games?
       *[one] Remove this game?
    }
games-remove-about =
    { $what ->
        [all] All games are removed from this device, those in progress too: you can play on only in those under a name that lasts. Save them to a file first if you want to keep the finished ones.
        [finished] The game, its result and its review are removed from this device.
       *[running] The key to your seat is only in this browser. Without it you can play on only if you sat down under a name that lasts.
    }
games-remove-yes = Remove
games-keep = Keep
