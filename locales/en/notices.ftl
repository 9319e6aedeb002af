# What the server says to somebody who is away. It is the whole of a notice: nothing else about the game leaves the
# server.

notice-your-turn = Your turn in Tilewright
notice-begun = Somebody sat down: your game in Tilewright has begun
