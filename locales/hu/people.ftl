# Lasting names: making one, profiles, devices, blocking and reporting people.

person-profile = Profil
person-title = Állandó név
person-about = Játssz olyan néven, amely minden eszközön a tiéd: veled mennek a játszmáid, az eredményeid és az értékszámaid. Nem kell hozzá se e-mail, se jelszó, és mást sem kérdezünk. Nélküle is mindig játszhatsz.
person-make = Név készítése
person-name = Név
person-name-about = 2–24 karakter. Mindenki látja, ezért becenevet válassz.
person-by-passkey = Belépőkulccsal
person-passkey-about = Az eszközöd őrzi a kulcsot, és az ujjlenyomatodat, az arcodat vagy a PIN-kódot kéri.
person-by-phrase = Helyreállító mondattal
person-phrase-about = A helyreállító mondat hat kitalált szó, amelyet leírsz magadnak.
person-no-passkeys = A belépőkulcshoz névvel rendelkező https-cím kell; itt a helyreállító mondat ugyanazt tudja.
person-known = Van már nevem
person-sign-in-passkey = Belépés belépőkulccsal
person-or-phrase = vagy a helyreállító mondattal:
person-phrase = Helyreállító mondat
person-sign-in = Belépés
person-no-passkey-chosen = Nem választottál belépőkulcsot.
person-no-passkey-made = Nem készült belépőkulcs.
person-phrase-title = A helyreállító mondatod
person-phrase-keep = Írd le ezt a hat szót. Aki ezeket és a nevedet ismeri, beléphet helyetted. Csak most láthatók.
person-phrase-done = Eltettem
person-copy = Másolás
person-since =
    { $games ->
        [0] { $date } óta, még nincs befejezett játszma
        [one] { $date } óta, egy játszma
       *[other] { $date } óta, { $games } játszma
    }
person-program = Program
person-somebody = Valaki
person-no-results = Az első befejezett játszmád itt jelenik meg.
person-review = Értékelés
person-review-of = A játszma értékelése ({ $date }), ellenfél: { $opponents }
# In place of the review, while other tables of a tournament play the same deals.
person-deal-hidden = Ugyanezekkel az osztásokkal még játszanak
person-more = Régebbi játszmák
person-accuracy = Pontosság az idő múlásával
person-accuracy-mean =
    { $count ->
        [one] { $mean } egy értékelt játszmában
       *[other] átlagosan { $mean }, { $count } értékelt játszmában
    }
person-accuracy-none = Értékeltess egy játszmát, és a pontossága itt jelenik meg.
person-block = Letiltás
person-unblock = Letiltás feloldása
person-block-about = Akit letiltasz, az előtérben sosem kerül veled össze, és nem ülhet le azokhoz az asztalokhoz, amelyeket mindenkinek kínálsz.
person-report = Bejelentés az üzemeltetőnek
person-report-about = Mi a baj? A szerver üzemeltetője elolvassa és dönt; magától semmi sem történik.
person-report-reason =
    { $reason ->
        [name] A név sértő
        [chat] Rossz viselkedés a csevegésben
        [unfair] Segítséggel játszik
        [stalling] Szándékosan várakoztat másokat
       *[other] Valami más
    }
person-reported = Köszönjük. Az üzemeltető látni fogja.
person-account = A neved ezen a szerveren
person-no-way-back = Ha elveszíted ezt az eszközt, elveszíted a nevet is: adj hozzá belépőkulcsot vagy helyreállító mondatot.
person-ways = Belépési módok
person-passkey-added = Belépőkulcs, { $date }
person-passkey-add = Belépőkulcs hozzáadása
person-remove = Eltávolítás
person-phrase-none = Nincs helyreállító mondat
person-phrase-made = Helyreállító mondat, { $date }
person-phrase-new = Új mondat
person-phrase-new-about = A régi onnantól semmit sem ér. Akkor tedd, ha valaki láthatta.
person-devices = Eszközök
person-device =
    { $way ->
        [made] Itt készült a név, { $date }
        [phrase] Belépés mondattal, { $date }
        [passkey] Belépés belépőkulccsal, { $date }
       *[token] Egy program tokenje, { $date }
    }
person-device-here = Ez az eszköz
person-device-seen = Utoljára itt: { $date }
person-sign-out = Kijelentkeztetés
person-sign-out-here = Kijelentkezés itt
person-sign-out-others = Az összes többi kijelentkeztetése
person-watchable = Mások nézhetik a játszmáimat
person-watchable-about = Az előtér azokat a játszmáidat mutatja, amelyekhez bárki csatlakozhat. Barátok asztalait soha.
person-rename = Másik név
person-rename-about = Harminc naponta egyszer. A régi név azonnal felszabadul.
person-rename-do = Csere
person-take-along = Vendégjátszmák átvétele
person-take-along-about = Játszmák, amelyeket vendégként kezdtél ezen az eszközön
person-taken-along =
    { $count ->
        [0] Nem volt átvehető játszma.
        [one] Egy játszma mostantól a tiéd.
       *[other] { $count } játszma mostantól a tiéd.
    }
person-blocked = Letiltottak
person-programs = Programok
person-program-name = Egy program neve
person-program-about = A program a saját nevén játszik, és program jelölést kap.
person-program-make = Token készítése
person-token-title = A program tokenje
person-token-keep = Őrizd úgy, mint egy jelszót: a program a kéréseivel küldi. Csak most látható.
person-export = Adataid exportálása
person-delete = Minden törlése
person-delete-about = A neved felszabadul, az eredményeid törlődnek, és a befejezett játszmákban egy névtelen ül a helyeden. A rólad szóló bejelentések megmaradnak, amíg az üzemeltető nem törli őket. Ezt nem lehet visszavonni.
person-delete-type = A folytatáshoz írd be: { $name }
