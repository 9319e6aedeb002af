notice-your-turn = Jouw beurt in Tilewright
notice-begun = Er is iemand gaan zitten: je spel in Tilewright is begonnen
