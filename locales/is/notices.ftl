notice-your-turn = Þú átt leik í Tilewright
notice-begun = Einhver settist við borðið: spilið þitt í Tilewright er hafið
