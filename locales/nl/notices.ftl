notice-your-turn = Jouw beurt in Tilewright
