"""Web Push: tells people who have asked for it, and are not here, that it is their turn in a slow game.

`message` encrypts and signs, `sending` delivers to public addresses only, `notices` decides whom to tell.
"""
