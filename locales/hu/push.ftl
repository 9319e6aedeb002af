push-turns = Szólj, ha én következem
push-about = Akkor is, ha az oldal be van zárva. Az üzenetben csak annyi áll, hogy te következel, vagy hogy elkezdődött a játszmád.
push-trouble =
    { $trouble ->
        [denied] A böngésző nem engedi, hogy ez az oldal üzenetet küldjön. Engedélyezd az oldal beállításaiban, majd próbáld újra.
       *[failed] Nem sikerült. Próbáld újra később.
    }
