push-turns = Laat het weten als ik aan de beurt ben
push-about = Ook als deze pagina dicht is. In het bericht staat alleen dat jij aan de beurt bent of dat je spel begonnen is.
push-trouble =
    { $trouble ->
        [denied] Deze browser staat geen berichten van deze pagina toe. Sta ze toe in de instellingen van de pagina en probeer het dan opnieuw.
       *[failed] Dat lukte niet. Probeer het later opnieuw.
    }
