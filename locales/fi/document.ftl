# Sivu ennen kuin sen ohjelma toimii: mitä hakukoneet, linkkien esikatselut ja asennetut sovellukset näyttävät.

document-title = Tilewright: pelaa Azulia ilmaiseksi
document-description = Rauhallinen värien ja kuvioiden peli 2–4 pelaajalle: lautapeli Azul, ilmainen ja avoin. Epävirallinen.
document-noscript = Tilewright tarvitsee JavaScriptiä. Salli se tälle sivulle.
invitation-title = Sinut on kutsuttu pelaamaan Azulia
invitation-description = Avaa linkki ja ota paikka: selaimessa, ilmaiseksi, ilman tiliä.
preview-picture = Värikkäistä laatoista tehty seinä
