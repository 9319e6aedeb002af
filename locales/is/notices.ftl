notice-your-turn = Þú átt leik í Tilewright
