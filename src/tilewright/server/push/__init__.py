"""Web Push: notices of turns in slow games, for people who have subscribed and are not connected.

`message` encrypts and signs, `sending` delivers to public addresses only, `notices` decides who gets a notice.
"""
