games-about = A befejezett játszmák listája csak ezen az eszközön van meg; fájlban viheted át másikra. Állandó néven bármelyik eszközön folytathatod a játszmáidat.
games-running = Folyamatban
games-finished = Befejezett
games-none = Még nincs befejezett játszma.
games-outcome =
    { $outcome ->
        [won] Győzelem
        [lost] Vereség
        [shared] Osztott győzelem
        [stopped] Abbahagyva
       *[over] Véget ért
    }
games-detail =
    { $side ->
        [grey] szürke oldal, { $players } játékos
       *[coloured] színes oldal, { $players } játékos
    }

## Results by opponent

games-results = Eredmények
games-against = Ellenfél
games-level = { $level }. szint
games-against-others =
    { $kind ->
        [people] Emberek
       *[mixed] Többféle szint
    }
games-count = Játszma
games-wins = Győzelem
games-share = { $percent }%
games-margin = Átlagos különbség

## One file for all

games-save-all = Mind mentése
games-add = Hozzáadás fájlból
games-added =
    { $known ->
        [0] { games-new }
       *[other] { games-new } { $known } már megvolt.
    }
games-new =
    { $count ->
        [0] Nincs új játszma a fájlban.
       *[other] { $count } játszma hozzáadva.
    }
games-file-wrong =
    { $why ->
        [newer] Ezt a fájlt a Tilewright újabb változata mentette: töltsd újra az oldalt, majd próbáld újra. Semmi sem változott.
       *[bad] Ez nem olyan játszmafájl, amelyet a Tilewright el tud olvasni. Semmi sem változott.
    }

## Removing

games-remove = Törlés erről az eszközről
games-remove-all = Mind törlése
games-remove-title =
    { $what ->
        [all] Törlöd az összes játszmát?
       *[one] Törlöd ezt a játszmát?
    }
games-remove-about =
    { $what ->
        [all] Minden játszma törlődik erről az eszközről, a folyamatban lévők is: csak azokat folytathatod, amelyeket állandó néven játszol. Ha a befejezetteket meg akarod tartani, előbb mentsd őket fájlba.
        [finished] A játszma, az eredménye és az értékelése törlődik erről az eszközről.
       *[running] A helyed kulcsa csak ebben a böngészőben van. Nélküle csak akkor játszhatsz tovább, ha állandó néven ültél le.
    }
games-remove-yes = Törlés
games-keep = Megtartás
