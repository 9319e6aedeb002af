notice-your-turn = Sinun vuorosi Tilewrightissa
notice-begun = Joku istui pöytään: pelisi Tilewrightissa on alkanut
