# Skjalið áður en forritið keyrir: það sem leitarvélar, forskoðun tengla og uppsett forrit sýna.

document-title = Tilewright: spilaðu Azul, ókeypis og opið
document-description = Rólegt spil lita og mynstra fyrir tvo til fjóra leikmenn: borðspilið Azul, ókeypis og opið. Óopinbert.
document-noscript = Tilewright þarf JavaScript. Leyfðu það fyrir þessa síðu.
invitation-title = Þér er boðið í spil af Azul
invitation-description = Opnaðu tengilinn til að setjast: í vafranum, ókeypis og án skráningar.
preview-picture = Veggur með litríkum flísum
