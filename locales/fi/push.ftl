push-turns = Ilmoita, kun on minun vuoroni
push-about = Myös silloin, kun sivu on suljettu. Viestissä sanotaan vain, että on sinun vuorosi tai että pelisi on alkanut.
push-trouble =
    { $trouble ->
        [denied] Selain ei salli viestejä tältä sivulta. Salli ne sivun asetuksissa ja yritä sitten uudelleen.
       *[failed] Se ei onnistunut. Yritä myöhemmin uudelleen.
    }
