notice-your-turn = Din tur i Tilewright
