push-turns = Láta mig vita þegar ég á leik
push-about = Líka þegar síðan er lokuð. Annað stendur ekki í skilaboðunum.
push-trouble =
    { $trouble ->
        [denied] Vafrinn leyfir ekki skilaboð frá þessari síðu. Leyfðu þau í stillingum síðunnar og reyndu svo aftur.
       *[failed] Þetta tókst ekki. Reyndu aftur síðar.
    }
