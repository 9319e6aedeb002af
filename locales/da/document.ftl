# Dokumentet, før programmet kører: det, søgemaskiner, linkforhåndsvisninger og installerede apps viser.

document-title = Tilewright: spil Azul, gratis og åbent
document-description = Et roligt spil om farver og mønstre for to til fire spillere: brætspillet Azul, gratis og åbent. Uofficielt.
document-noscript = Tilewright kræver JavaScript. Tillad det for denne side.
invitation-title = Du er inviteret til et spil Azul
invitation-description = Åbn linket, og tag en plads: i browseren, gratis og uden konto.
preview-picture = En væg af farvede fliser
