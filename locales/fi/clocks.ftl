clocks-title = Aika
clocks-only-moves = Tee ainoa siirtoni puolestani
clocks-only-moves-about = Kun mahdollisia siirtoja on vain yksi, palvelin tekee sen heti.
clocks-on-vacation = Olet lomalla { $date } asti; kellosi seisoo.
clocks-end-vacation = Lopeta loma
clocks-vacation-about = Lomalla kellosi seisoo, ja muut näkevät sen. Päiviä tässä pelissä: { $most }, jäljellä: { $left }.
clocks-vacation-days = Loman pituus
clocks-take-vacation = Lähde lomalle
clocks-vacation-used = Tämän pelin lomapäiväsi on käytetty.
terms-reserve =
    { $players ->
        [two]
            { $increment ->
                [none] { $reserve } pelaajaa kohti koko peliin; se, jonka aika loppuu, häviää.
               *[other] { $reserve } pelaajaa kohti koko peliin ja { $increment } lisää joka siirrosta; se, jonka aika loppuu, häviää.
            }
       *[more]
            { $increment ->
                [none] { $reserve } pelaajaa kohti koko peliin; sen puolesta, jonka aika loppuu, jatkaa tietokone, eikä hän voi enää voittaa.
               *[other] { $reserve } pelaajaa kohti koko peliin ja { $increment } lisää joka siirrosta; sen puolesta, jonka aika loppuu, jatkaa tietokone, eikä hän voi enää voittaa.
            }
    }
