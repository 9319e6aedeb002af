notice-your-turn = Te következel a Tilewrightban
notice-begun = Valaki leült: a játszmád elkezdődött a Tilewrightban
