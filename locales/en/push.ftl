# At a slow table: being told of turns by Web Push.

push-turns = Tell me when it is my turn
push-about = Also while this page is closed. The message says only that it is your turn, or that your game has begun.
push-trouble =
    { $trouble ->
        [denied] This browser does not allow messages from this page. Allow them in the settings for this page, then try again.
       *[failed] It did not work. Try again later.
    }
