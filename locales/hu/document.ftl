# A dokumentum, mielőtt a program elindul: amit a keresők, a linkek előnézete és a telepített alkalmazás mutat.

document-title = Tilewright: Azul ingyen, nyíltan
document-description = Színek és minták csendes játéka 2–4 játékosnak: az Azul társasjáték, ingyenes és nyílt. Nem hivatalos.
document-noscript = A Tilewrighthoz JavaScript kell. Engedélyezd ezen az oldalon.
invitation-title = Meghívtak egy Azul-játszmára
invitation-description = Nyisd meg a linket, és foglalj helyet: böngészőben, ingyen, fiók nélkül.
preview-picture = Színes csempékből kirakott fal
