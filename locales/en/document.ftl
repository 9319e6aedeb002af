# The HTML document without the page's program: what search engines, link previews and installed apps show. The build fills
# these messages in.

document-title = Tilewright: play Azul, free and open
document-description = A quiet game of colour and pattern for two to four players: the board game Azul, free and open. Unofficial.
# Shown where JavaScript is switched off.
document-noscript = Tilewright needs JavaScript. Please allow it for this page.
# The preview of an invitation in a messenger, and the description of its picture for people who cannot see it.
invitation-title = You are invited to a game of Azul
invitation-description = Open the link to take a seat: in the browser, free, without an account.
preview-picture = A wall of coloured tiles
