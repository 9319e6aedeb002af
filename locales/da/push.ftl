push-turns = Giv besked, når det er min tur
push-about = Også når siden er lukket. Beskeden siger ikke andet.
push-trouble =
    { $trouble ->
        [denied] Browseren tillader ikke beskeder fra denne side. Tillad dem i sidens indstillinger, og prøv igen.
       *[failed] Det lykkedes ikke. Prøv igen senere.
    }
