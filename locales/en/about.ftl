# The page about Tilewright itself.

about-title = About Tilewright
about-what = Tilewright is an open place to play the board game Azul: both sides of the board, two to four players, against the computer, with friends through a link, or around one screen. It is free software under the MIT licence.
about-unofficial = It is unofficial: the rules are in our own words and the tiles are our own drawings; it is not connected with the game’s designer or publisher. If you like the game, buy it: nothing replaces real tiles in your hand.
about-privacy-title = What it knows about you
about-privacy = The name that you type, and your games; for a name that lasts also its ratings, vacations, devices, programs, ways to sign in and the people you block; and reports to the operator. You need no account, and there is no advertising, no tracking and no request to any other site. The keys to your seats stay in this browser.
about-notices = If you ask to be told of your turns in a slow game, the server sends an encrypted message through your browser maker’s push service. It says only that it is your turn, or that your game has begun. The server keeps the address of your browser at that service until the game is over.
about-fair-title = Why the deals are fair
about-fair = The server commits to a secret before the first move and shows its fingerprint; players add some randomness of their own. When the game is over the secret is shown, and everyone can check that each deal followed from it.
# $version: the server's.
about-version = Version { $version }
