notice-your-turn = Sinun vuorosi Tilewrightissa
