clocks-title = Tijd
clocks-only-moves = Doe mijn enige zet voor me
clocks-only-moves-about = Als er maar één zet mogelijk is, doet de server die meteen.
clocks-on-vacation = Je bent met vakantie tot { $date }; je klok staat stil.
clocks-end-vacation = Vakantie beëindigen
clocks-vacation-about = Tijdens je vakantie staat je klok stil en de anderen zien dat. Dagen voor dit spel: { $most }, over: { $left }.
clocks-vacation-days = Duur van de vakantie
clocks-take-vacation = Met vakantie gaan
clocks-vacation-used = Je vakantiedagen voor dit spel zijn op.
terms-reserve =
    { $players ->
        [two]
            { $increment ->
                [none] { $reserve } per persoon voor het hele spel; wie door zijn tijd heen is, verliest.
               *[other] { $reserve } per persoon voor het hele spel, plus { $increment } voor elke zet; wie door zijn tijd heen is, verliest.
            }
       *[more]
            { $increment ->
                [none] { $reserve } per persoon voor het hele spel; voor wie door zijn tijd heen is, speelt de computer verder; die speler kan niet meer winnen.
               *[other] { $reserve } per persoon voor het hele spel, plus { $increment } voor elke zet; voor wie door zijn tijd heen is, speelt de computer verder; die speler kan niet meer winnen.
            }
    }
