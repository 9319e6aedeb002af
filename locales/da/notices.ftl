notice-your-turn = Din tur i Tilewright
notice-begun = Nogen har sat sig: dit spil i Tilewright er begyndt
