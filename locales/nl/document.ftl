# Het document voordat het programma draait: wat zoekmachines, linkvoorbeelden en geïnstalleerde apps tonen.

document-title = Tilewright: speel Azul, gratis en open
document-description = Een rustig spel van kleur en patroon voor twee tot vier spelers: het bordspel Azul, gratis en open. Onofficieel.
document-noscript = Tilewright heeft JavaScript nodig. Sta het toe voor deze pagina.
invitation-title = Je bent uitgenodigd voor een spel Azul
invitation-description = Open de link en neem plaats: in de browser, gratis en zonder account.
preview-picture = Een muur van gekleurde tegels
