# The document before its program runs: what search engines, link previews and installed apps show. Filled in when the
# page is built.

document-title = Tilewright: play Azul, free and open
document-description = A quiet game of colour and pattern for two to four players: the board game Azul, free and open. Unofficial.
# Where the browser runs no programs.
document-noscript = Tilewright needs JavaScript. Please allow it for this page.
