notice-your-turn = Te következel a Tilewrightban
