# The document before its program runs: what search engines, link previews and installed apps show. Filled in when the
# page is built.

document-title = Tilewright: play Azul, free and open
document-description = A quiet game of colour and pattern for two to four players: the board game Azul, free and open. Unofficial.
# Where the browser runs no programs.
document-noscript = Tilewright needs JavaScript. Please allow it for this page.
# What a messenger shows of an invitation, and of the picture for those who cannot see it.
invitation-title = You are invited to a game of Azul
invitation-description = Open the link to take a seat: in the browser, free, without an account.
preview-picture = A wall of coloured tiles
