export const nl = {
  privacy: `Deze verklaring zegt wat er met uw gegevens gebeurt op de website van {site}. Verantwoordelijk is **{agency}**, {address}, [{email}](mailto:{email}), {phone}.

## Kijken zonder sporen

U kunt heel deze site bekijken zonder te zeggen wie u bent. De site meet niet wie u bent, volgt u niet en toont geen reclame. Uw browser haalt alles bij deze site zelf: er kijkt geen andere onderneming mee.

Het logboek van de server noteert wanneer welke pagina gevraagd werd en hoe lang dat duurde. Uw naam, uw internetadres en wat u in een zoekveld typt, staan er niet in.

Om te weten waar vraag naar is, telt de site hoe vaak bezoekers een gemeente, een prijsklasse, een soort woning, kopen of huren zoeken, en hoe vaak dat niets oplevert. Van wie zoekt, wordt daarvoor niets bewaard en niets herkend. Een telling wordt pas getoond vanaf vijf zoekopdrachten, en is na dertien maanden weg.

## Cookies

Deze site gebruikt alleen cookies die nodig zijn voor iets wat u zelf doet. Daarvoor is geen toestemming nodig, en daarom ziet u hier geen cookiebanner. Sluit u een mededeling, dan onthoudt een cookie (gevel_popup_ en haar naam) zeven dagen dat u ze niet opnieuw wilt zien. Bewaart u een pand als favoriet, dan onthoudt een cookie (gevel_favorites) een jaar lang in uw browser welke panden dat zijn; wij houden die lijst niet bij. Notities bij favorieten, een plaats om afstanden naar te meten en de lening die u uitrekent, blijven in uw browser (gevel_notes, gevel_place en gevel_costs) tot u ze wist; ze worden ons niet gestuurd. Deelt u een lijst met uw naam en notities, dan staan die in de link zelf. U kunt cookies in uw browser altijd wissen.

## Wanneer u ons schrijft of belt

Wat u ons laat weten, gebruiken we om u te antwoorden en om uw vraag, bezoek of dossier op te volgen. We verkopen het nooit en geven het alleen door aan wie bij uw dossier hoort, zoals een eigenaar of notaris, of aan wie de wet dat oplegt. Per formulier bewaren we dit:

- **Contactformulier:** uw naam, e-mailadres, telefoonnummer als u dat invult, uw bericht, uw taal en het pand waarover het gaat. U krijgt een bevestiging waarin uw bericht niet wordt herhaald.
- **Een pand aan een vriend tonen:** uw naam, uw e-mailadres en het pand. Het adres van uw vriend en uw woordje erbij dienen voor die ene mail en worden gewist zodra hij vertrokken is.
- **Meldingen over nieuwe panden:** uw e-mailadres, wat u zoekt, hoe vaak u iets wilt horen en uw taal. Er vertrekt pas een melding nadat u uw adres via een mail hebt bevestigd; wat niet bevestigd wordt, wissen we. In elke mail kunt u uw keuze wijzigen of u uitschrijven.
- **Een bezoek:** uw naam, e-mailadres, telefoonnummer, het pand en het tijdstip, tot u het annuleert en nadien voor ons dossier.
- **Een vakantieverblijf aanvragen:** uw naam, e-mailadres, telefoonnummer, het verblijf, de periode en met hoeveel u komt.

## Waarom we dat mogen, en hoe lang

Uw vraag, bezoek of aanvraag behandelen we omdat u daar zelf om vraagt (artikel 6, lid 1, b van de AVG). Meldingen krijgt u met uw toestemming (artikel 6, lid 1, a), die u altijd kunt intrekken. Tegen misbruik laat de site uw browser een kleine rekenpuzzel oplossen en telt ze hoeveel berichten van één internet- of e-mailadres komen; daarvoor hebben we een gerechtvaardigd belang (artikel 6, lid 1, f). Van dat adres bewaren we voor die telling alleen een onleesbare code, en niet langer dan nodig om een dag te tellen.

Wat via een formulier binnenkwam, wist de site zelf na {months} maanden. Een langere termijn geldt alleen voor wat de wet ons verplicht te bewaren, zoals het dossier van een verkoop of verhuur.

## Wat van elders komt

Een video laadt pas als u op afspelen drukt; dan krijgt de dienst waar hij staat uw internetadres te zien. Links naar andere sites openen sites met een eigen verklaring.

## Uw rechten

U mag vragen welke gegevens we van u hebben, ze laten verbeteren of wissen, het gebruik ervan beperken of ertegen in verzet gaan, en ze meenemen (artikelen 15 tot 21 van de AVG). Gaf u toestemming, dan kunt u die altijd intrekken; wat voordien gebeurde, blijft geldig. Een mail naar [{email}](mailto:{email}) volstaat. Bent u niet tevreden met ons antwoord, dan kunt u terecht bij de [Gegevensbeschermingsautoriteit](https://www.gegevensbeschermingsautoriteit.be), Drukpersstraat 35, 1000 Brussel.`,
  terms: `Wie de website van {site} gebruikt, doet dat onder deze voorwaarden. De site wordt uitgegeven door **{agency}**, {address}.

## Wat u hier leest

We stellen onze informatie met zorg samen, op basis van wat eigenaars, overheden en deskundigen ons geven. Ze is bedoeld als eerste kennismaking: foto’s, plannen, oppervlakten en prijzen zijn indicatief en vormen geen bindend aanbod. Een pand kan ondertussen verkocht of verhuurd zijn. Wat telt, staat in de overeenkomst die u ondertekent.

Ziet u iets wat niet klopt? Meld het op [{email}](mailto:{email}), dan kijken we het na.

## Gebruik van de site

U mag deze site vrij bekijken, afdrukken en delen voor eigen gebruik. Teksten, foto’s en plannen blijven van {agency} of van hun makers; wie ze elders wil publiceren of in het groot wil overnemen, vraagt eerst toestemming. Wie de werking van de site verstoort, mag ze niet langer gebruiken.

## Aansprakelijkheid

We doen wat we kunnen om de site bereikbaar en juist te houden, maar kunnen niet beloven dat dat altijd lukt. Voor de inhoud van andere sites waarnaar we verwijzen, staan die sites zelf in. Niets hier beperkt rechten die de wet u als consument geeft.

## Recht en geschillen

Het Belgische recht is van toepassing. Hebt u een klacht, laat het ons dan eerst weten. Over de beroepsplichten van een vastgoedmakelaar waakt de toezichthouder die hieronder staat.`,
  accessibility: `{site} wil dat iedereen hier een thuis kan zoeken, ook wie met een toetsenbord, een schermlezer of sterk vergrote letters werkt. Deze site is gebouwd met de Europese norm EN 301 549 en de richtlijnen WCAG 2.2, niveau AA, als maatstaf.

## Wat u mag verwachten

- Alles is met het toetsenbord te bereiken, in een logische volgorde en met een zichtbare aanduiding.
- Koppen, lijsten, formulieren en foutmeldingen dragen de namen die hulpmiddelen voorlezen.
- Tekst en knoppen hebben voldoende contrast en blijven leesbaar bij 400\u00a0% vergroting.
- Wie in zijn toestel minder beweging vraagt, krijgt minder beweging.
- Zoeken, filteren en lezen werken ook zonder JavaScript.

## Wat nog beter kan

Foto’s en plattegronden van panden hebben niet altijd een volledige beschrijving, en documenten die we van anderen krijgen, zoals attesten in pdf, zijn niet altijd toegankelijk. Vraag ons gerust om dezelfde informatie op een andere manier.

## Laat het ons weten

Loopt u ergens vast? Schrijf naar [{email}](mailto:{email}) of bel {phone}, en zeg op welke pagina. We zoeken samen een oplossing.`,
};
