# Sivu ennen kuin sen ohjelma toimii: mitä hakukoneet, linkkien esikatselut ja asennetut sovellukset näyttävät.

document-title = Tilewright: pelaa Azulia ilmaiseksi
document-description = Rauhallinen värien ja kuvioiden peli 2–4 pelaajalle: lautapeli Azul, ilmainen ja avoin. Epävirallinen.
document-noscript = Tilewright tarvitsee JavaScriptiä. Salli se tälle sivulle.
