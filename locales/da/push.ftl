push-turns = Giv besked, når det er min tur
push-about = Også når siden er lukket. Beskeden siger kun, at det er din tur, eller at dit spil er begyndt.
push-trouble =
    { $trouble ->
        [denied] Browseren tillader ikke beskeder fra denne side. Tillad dem i sidens indstillinger, og prøv igen.
       *[failed] Det lykkedes ikke. Prøv igen senere.
    }
