# Lasting names: making one, profiles, devices, blocking and reporting people.

person-profile = Profile
person-title = A name that lasts
person-about = Play under a name that is yours on every device, with your games, results and ratings. It takes no e-mail address and no password, and nothing else is asked. You can always play without one.
person-make = Make a name
person-name = Name
person-name-about = 2 to 24 characters. Everybody sees it, so choose a nickname.
person-by-passkey = With a passkey
person-passkey-about = Your device keeps the key and asks for your fingerprint, your face or its PIN.
person-by-phrase = With a recovery phrase
person-phrase-about = A recovery phrase is six made-up words that you write down.
person-no-passkeys = Passkeys need an https address with a name; here the recovery phrase does the same.
person-known = I have a name
person-sign-in-passkey = Sign in with a passkey
person-or-phrase = or with the recovery phrase:
person-phrase = Recovery phrase
person-sign-in = Sign in
person-no-passkey-chosen = No passkey was chosen.
person-no-passkey-made = No passkey was made.
person-phrase-title = Your recovery phrase
person-phrase-keep = Write these six words down. Whoever has them and your name can sign in as you. They are shown only now.
person-phrase-done = I have kept it
person-copy = Copy
person-since =
    { $games ->
        [0] since { $date }, no finished game yet
        [one] since { $date }, one game
       *[other] since { $date }, { $games } games
    }
person-program = Program
person-somebody = Somebody
person-no-results = Your first finished game appears here.
person-review = Review
person-review-of = Review the game of { $date } against { $opponents }
# In place of the review, while other tables of a tournament play the same deals.
person-deal-hidden = Its deals are still being played
person-more = Older games
person-accuracy = Accuracy over time
person-accuracy-mean =
    { $count ->
        [one] { $mean } in one reviewed game
       *[other] { $mean } on average in { $count } reviewed games
    }
person-accuracy-none = Have a game reviewed, and its accuracy appears here.
person-block = Block
person-unblock = No longer block
person-block-about = The lobby never pairs you with anybody whom you block, and they cannot sit down at the tables you offer to all.
person-report = Report to the operator
person-report-about = What is wrong? The operator of this server reads it and decides; nothing happens automatically.
person-report-reason =
    { $reason ->
        [name] The name is offensive
        [chat] Bad behaviour in the chat
        [unfair] Plays with help
        [stalling] Makes others wait on purpose
       *[other] Something else
    }
person-reported = Thank you. The operator will see it.
person-account = Your name on this server
person-no-way-back = If you lose this device, you lose this name: add a passkey or a recovery phrase.
person-ways = Ways to sign in
person-passkey-added = Passkey of { $date }
person-passkey-add = Add a passkey
person-remove = Remove
person-phrase-none = No recovery phrase
person-phrase-made = Recovery phrase of { $date }
person-phrase-new = New phrase
person-phrase-new-about = The old one then stops working. Do this if somebody may have seen it.
person-devices = Devices
person-device =
    { $way ->
        [made] The name was made here, { $date }
        [phrase] Signed in by phrase, { $date }
        [passkey] Signed in by passkey, { $date }
       *[token] Token of a program, { $date }
    }
person-device-here = This device
person-device-seen = Last here on { $date }
person-sign-out = Sign out
person-sign-out-here = Sign out here
person-sign-out-others = Sign out all others
person-watchable = Others may watch my games
person-watchable-about = The lobby lists games of yours that everybody may join. Tables of friends are never listed.
person-rename = Another name
person-rename-about = Once in thirty days. The old name is free at once.
person-rename-do = Change
person-take-along = Claim guest games
person-take-along-about = Games that you began as a guest on this device
person-taken-along =
    { $count ->
        [0] There was no game to claim.
        [one] One game is yours now.
       *[other] { $count } games are yours now.
    }
person-blocked = Blocked
person-programs = Programs
person-program-name = Name of a program
person-program-about = A program plays under a name of its own, marked as a program.
person-program-make = Make a token
person-token-title = The program’s token
person-token-keep = Keep it like a password: the program sends it with its requests. It is shown only now.
person-export = Export your data
person-delete = Delete everything
person-delete-about = Your name becomes free, your results are deleted, and in finished games somebody without a name sits in your place. Reports about you stay until the operator deletes them. This cannot be undone.
person-delete-type = Type { $name } to go on
