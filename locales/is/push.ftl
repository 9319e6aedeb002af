push-turns = Láta mig vita þegar ég á leik
push-about = Líka þegar síðan er lokuð. Í skilaboðunum stendur aðeins að þú eigir leik eða að spilið þitt sé hafið.
push-trouble =
    { $trouble ->
        [denied] Vafrinn leyfir ekki skilaboð frá þessari síðu. Leyfðu þau í stillingum síðunnar og reyndu svo aftur.
       *[failed] Þetta tókst ekki. Reyndu aftur síðar.
    }
