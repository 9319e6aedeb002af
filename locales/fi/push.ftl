push-turns = Ilmoita, kun on minun vuoroni
push-about = Myös silloin, kun sivu on suljettu. Viestissä ei ole muuta.
push-trouble =
    { $trouble ->
        [denied] Selain ei salli viestejä tältä sivulta. Salli ne sivun asetuksissa ja yritä sitten uudelleen.
       *[failed] Se ei onnistunut. Yritä myöhemmin uudelleen.
    }
