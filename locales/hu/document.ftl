# A dokumentum, mielőtt a program elindul: amit a keresők, a linkek előnézete és a telepített alkalmazás mutat.

document-title = Tilewright: Azul ingyen, nyíltan
document-description = Színek és minták csendes játéka 2–4 játékosnak: az Azul társasjáték, ingyenes és nyílt. Nem hivatalos.
document-noscript = A Tilewrighthoz JavaScript kell. Engedélyezd ezen az oldalon.
