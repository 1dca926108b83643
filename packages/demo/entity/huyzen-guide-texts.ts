/** What Huyzen tells of each neighbourhood; about homes and how one lives there, never about who. */
export const GUIDE_TEXTS = {
  gent: {
    intro: {
      nl: "Boven een winkel, achter een poort of aan het water: in de binnenstad woont u met alles te voet.",
      fr: "Au-dessus d’une boutique, derrière une porte cochère ou au fil de l’eau : au centre, tout se fait à pied.",
      en: "Above a shop, behind a gate or on the water: in the city centre you live with everything on foot.",
      de: "Über einem Laden, hinter einem Tor oder am Wasser: In der Innenstadt erreichen Sie alles zu Fuß.",
    },
    character: {
      nl: "Levendig, autoluw",
      fr: "Animé, presque sans voitures",
      en: "Lively, hardly any cars",
      de: "Lebendig, autoarm",
    },
    markdown: {
      nl: `## Zo woont u hier

Wie in de binnenstad koopt, koopt zelden twee keer hetzelfde: een appartement in een oud burgerhuis, een loft in een atelier, een rijwoning met een stadstuin die niemand van de straat ziet. Hoge plafonds en houten vloeren horen erbij, een lift of een garage veel minder.

## Waar u op let

- **Circulatieplan.** Het grootste deel van de binnenstad is autoluw. Vraag ons of u met de wagen tot aan de deur mag en waar bewoners parkeren.
- **Erfgoed.** Veel gevels zijn geïnventariseerd of beschermd. Dat maakt ramen vervangen duurder, en soms komt er een premie bij kijken.
- **Mede-eigendom.** Lees de verslagen van de laatste drie algemene vergaderingen. Wij geven ze u bij het eerste bezoek mee.`,
      fr: `## Comment on y vit

Au centre, on achète rarement deux fois la même chose : un appartement dans une maison bourgeoise, un loft dans un atelier, une maison de rangée avec un jardin que personne ne voit de la rue. Les hauts plafonds et les parquets vont de soi, l’ascenseur et le garage beaucoup moins.

## À surveiller

- **Plan de circulation.** La plus grande partie du centre est à trafic limité. Demandez-nous si l’on peut arriver en voiture jusqu’à la porte et où se garent les riverains.
- **Patrimoine.** Beaucoup de façades sont inventoriées ou classées. Remplacer des châssis y coûte plus cher, parfois avec une prime à la clé.
- **Copropriété.** Lisez les procès-verbaux des trois dernières assemblées. Nous vous les remettons dès la première visite.`,
      en: `## What living here is like

Nobody buys the same thing twice in the city centre: an apartment in an old town house, a loft in a workshop, a terraced house with a garden that the street never sees. High ceilings and wooden floors come with it; a lift or a garage much less often.

## What to watch for

- **Traffic plan.** Most of the centre is closed to through traffic. Ask us whether you can drive up to the door, and where residents park.
- **Heritage.** Many façades are listed or inventoried. Replacing windows costs more there, sometimes with a grant to help.
- **Co-ownership.** Read the minutes of the last three general meetings. We hand them over at the first viewing.`,
      de: `## So lebt man hier

In der Innenstadt kauft man selten zweimal das Gleiche: eine Wohnung in einem alten Bürgerhaus, ein Loft in einer Werkstatt, ein Reihenhaus mit einem Garten, den von der Straße niemand sieht. Hohe Decken und Holzböden gehören dazu, Aufzug oder Garage viel seltener.

## Worauf Sie achten

- **Verkehrsplan.** Der größte Teil der Innenstadt ist verkehrsberuhigt. Fragen Sie uns, ob Sie bis vor die Tür fahren dürfen und wo Anwohner parken.
- **Denkmalpflege.** Viele Fassaden sind erfasst oder geschützt. Neue Fenster kosten dann mehr, manchmal hilft eine Prämie.
- **Miteigentum.** Lesen Sie die Protokolle der letzten drei Versammlungen. Wir geben sie Ihnen beim ersten Besuch mit.`,
    },
  },
  ledeberg: {
    intro: {
      nl: "Smalle straten, brede stoepen en een plein waar het op zondag markt is: Ledeberg is stad op dorpsmaat.",
      fr: "Rues étroites, larges trottoirs et une place de marché : Ledeberg, c’est la ville à l’échelle d’un village.",
      en: "Narrow streets, wide pavements and a market square: Ledeberg is a city the size of a village.",
      de: "Schmale Straßen, breite Gehwege und ein Marktplatz: Ledeberg ist Stadt im Dorfformat.",
    },
    character: {
      nl: "Stads, met een eigen plein",
      fr: "Urbain, autour de sa place",
      en: "Urban, with a square of its own",
      de: "Städtisch, mit eigenem Platz",
    },
    markdown: {
      nl: `## Zo woont u hier

Ledeberg bestaat vooral uit rijwoningen van voor de oorlog: vier tot vijf meter breed, drie kamers diep en met een koer of tuintje achteraan. Wie een dakverdieping bijbouwt, wint meteen twee kamers.

## Waar u op let

- **Achterbouw.** Keuken en badkamer staan vaak in een later bijgebouw. Kijk naar het dak en naar de vergunning; wij zoeken die voor u op.
- **Isolatie.** Een voorgevel aan de straat isoleert u van binnenuit of u wacht op een gevelplan. De achtergevel kan meestal van buitenaf.
- **Water.** Laat de overstromingsscores nakijken, ook van de straat: kelders liggen hier lager dan u denkt.`,
      fr: `## Comment on y vit

Ledeberg se compose surtout de maisons de rangée d’avant-guerre : quatre à cinq mètres de large, trois pièces en enfilade et une cour ou un jardinet. Aménager les combles y fait gagner deux chambres d’un coup.

## À surveiller

- **Annexe arrière.** Cuisine et salle de bains s’y trouvent souvent. Regardez le toit et le permis ; nous le recherchons pour vous.
- **Isolation.** Une façade à rue s’isole par l’intérieur ; la façade arrière, le plus souvent par l’extérieur.
- **Eau.** Faites vérifier les scores d’inondation, ceux de la rue aussi : les caves sont plus basses qu’on ne croit.`,
      en: `## What living here is like

Ledeberg is mostly pre-war terraces: four to five metres wide, three rooms deep, with a yard or a small garden behind. Whoever converts the attic gains two rooms at once.

## What to watch for

- **Rear extension.** Kitchen and bathroom often stand in a later addition. Look at its roof and its permit; we find the permit for you.
- **Insulation.** A façade on the street is insulated from the inside; the rear usually takes it from the outside.
- **Water.** Have the flood scores checked, the street’s too: cellars lie lower here than you would think.`,
      de: `## So lebt man hier

Ledeberg besteht vor allem aus Reihenhäusern der Vorkriegszeit: vier bis fünf Meter breit, drei Zimmer tief, mit Hof oder Gärtchen dahinter. Wer das Dach ausbaut, gewinnt gleich zwei Zimmer.

## Worauf Sie achten

- **Anbau.** Küche und Bad liegen oft in einem späteren Anbau. Sehen Sie sich Dach und Genehmigung an; wir suchen sie für Sie heraus.
- **Dämmung.** Die Straßenfassade dämmt man von innen, die Rückseite meist von außen.
- **Wasser.** Lassen Sie die Überschwemmungswerte prüfen, auch die der Straße: Die Keller liegen tiefer, als man denkt.`,
    },
  },
  "sint-amandsberg": {
    intro: {
      nl: "Van het begijnhof tot de vijvers van het Rozebroekenpark: ruimer wonen met de stad om de hoek.",
      fr: "Du béguinage aux étangs du Rozebroekenpark : plus d’espace, et la ville au coin de la rue.",
      en: "From the beguinage to the ponds of Rozebroekenpark: more room, with the city round the corner.",
      de: "Vom Beginenhof bis zu den Teichen im Rozebroekenpark: mehr Platz, und die Stadt ums Eck.",
    },
    character: { nl: "Rustig en groen", fr: "Calme et vert", en: "Quiet and green", de: "Ruhig und grün" },
    markdown: {
      nl: `## Zo woont u hier

Dicht bij de Dampoort staan rijwoningen zoals in de stad; wie verder naar het oosten gaat, vindt halfopen huizen uit de jaren vijftig en zestig, met een garage en een tuin waar een boom in past. Vanuit Dampoort rijden treinen naar Antwerpen, Eeklo en Gent-Sint-Pieters.

## Waar u op let

- **Verkaveling.** In de jongere straten geldt vaak een verkavelingsvergunning. Ze zegt hoe diep en hoe hoog u mag bijbouwen.
- **Stookolietank.** Huizen uit die tijd hebben er vaak nog een in de grond. Vraag het attest, ook als hij buiten gebruik is.
- **Fiets.** Langs het spoor rijdt u zonder kruispunten tot in het centrum.`,
      fr: `## Comment on y vit

Près de la Dampoort se dressent des maisons de rangée comme en ville ; plus à l’est, ce sont des trois-façades des années cinquante et soixante, avec un garage et un jardin où tient un arbre. De la Dampoort partent des trains vers Anvers, Eeklo et Gand-Saint-Pierre.

## À surveiller

- **Lotissement.** Les rues plus récentes relèvent souvent d’un permis de lotir. Il fixe la profondeur et la hauteur des extensions.
- **Citerne à mazout.** Les maisons de cette époque en ont souvent une enterrée. Demandez l’attestation, même si elle ne sert plus.
- **Vélo.** Le long du rail, on rejoint le centre sans carrefour.`,
      en: `## What living here is like

Near Dampoort the terraces are like those in town; further east come semi-detached houses of the fifties and sixties, with a garage and a garden that holds a tree. Trains leave Dampoort for Antwerp, Eeklo and Gent-Sint-Pieters.

## What to watch for

- **Subdivision.** The younger streets often have a subdivision permit. It says how deep and how high you may extend.
- **Oil tank.** Houses of that time often still have one underground. Ask for its certificate, even when it is out of use.
- **Bicycle.** Along the railway you reach the centre without a single junction.`,
      de: `## So lebt man hier

Nahe der Dampoort stehen Reihenhäuser wie in der Stadt; weiter östlich finden Sie Doppelhäuser der fünfziger und sechziger Jahre, mit Garage und einem Garten, in den ein Baum passt. Ab Dampoort fahren Züge nach Antwerpen, Eeklo und Gent-Sint-Pieters.

## Worauf Sie achten

- **Parzellierung.** In jüngeren Straßen gilt oft eine Parzellierungsgenehmigung. Sie sagt, wie tief und hoch Sie anbauen dürfen.
- **Öltank.** Häuser dieser Zeit haben oft noch einen im Boden. Fragen Sie nach der Bescheinigung, auch wenn er stillgelegt ist.
- **Fahrrad.** An der Bahn entlang kommen Sie ohne Kreuzung ins Zentrum.`,
    },
  },
  drongen: {
    intro: {
      nl: "Aan de Leie begint het platteland, op twintig minuten fietsen van de Korenmarkt.",
      fr: "Au bord de la Lys commence la campagne, à vingt minutes de vélo du Korenmarkt.",
      en: "On the Lys the countryside begins, twenty minutes by bike from the Korenmarkt.",
      de: "An der Leie beginnt das Land, zwanzig Radminuten vom Korenmarkt.",
    },
    character: {
      nl: "Landelijk, langs het water",
      fr: "Champêtre, au bord de l’eau",
      en: "Rural, along the water",
      de: "Ländlich, am Wasser",
    },
    markdown: {
      nl: `## Zo woont u hier

Rond het dorp staan halfopen woningen en kleine appartementsgebouwen; daarbuiten villa’s op ruime percelen, vaak met zicht op de meersen van de Leie. Een eigen station brengt u in enkele minuten naar Gent-Sint-Pieters.

## Waar u op let

- **Overstroming.** De meersen zijn er om water te bergen. Gebouw en perceel hebben elk een score; bij ons staan beide op de eerste pagina.
- **Voorkooprecht.** In natuurgebied kan de overheid voorgaan. De notaris vraagt het na; wij zeggen het u vooraf.
- **Oppervlakte.** Een groot perceel is niet overal bouwgrond. Kijk op het gewestplan waar de tuin ophoudt en het landschap begint.`,
      fr: `## Comment on y vit

Autour du village, des trois-façades et de petits immeubles ; au-delà, des villas sur de grandes parcelles, souvent avec vue sur les prés de la Lys. Une gare mène à Gand-Saint-Pierre en quelques minutes.

## À surveiller

- **Inondation.** Les prés sont là pour retenir l’eau. Bâtiment et parcelle ont chacun leur score ; chez nous, les deux figurent en première page.
- **Droit de préemption.** En zone naturelle, les autorités peuvent passer avant vous. Le notaire s’en assure ; nous vous le disons d’avance.
- **Surface.** Une grande parcelle n’est pas partout constructible. Le plan de secteur dit où finit le jardin et où commence le paysage.`,
      en: `## What living here is like

Around the village stand semi-detached houses and small apartment buildings; beyond it villas on large plots, often with a view of the Lys meadows. A station of its own takes you to Gent-Sint-Pieters in a few minutes.

## What to watch for

- **Flooding.** The meadows are there to hold water. Building and plot each have a score; with us both are on the first page.
- **Pre-emption.** In a nature area the authorities may come first. The notary asks; we tell you beforehand.
- **Size.** A large plot is not building land everywhere. The regional plan shows where the garden ends and the landscape begins.`,
      de: `## So lebt man hier

Rund um das Dorf stehen Doppelhäuser und kleine Wohnhäuser, weiter draußen Villen auf großen Grundstücken, oft mit Blick auf die Leiewiesen. Der eigene Bahnhof bringt Sie in wenigen Minuten nach Gent-Sint-Pieters.

## Worauf Sie achten

- **Überschwemmung.** Die Wiesen sollen Wasser halten. Gebäude und Grundstück haben je einen Wert; bei uns stehen beide auf der ersten Seite.
- **Vorkaufsrecht.** In Naturgebieten kann die öffentliche Hand zuvorkommen. Der Notar fragt nach; wir sagen es Ihnen vorher.
- **Fläche.** Ein großes Grundstück ist nicht überall Bauland. Der Regionalplan zeigt, wo der Garten endet und die Landschaft beginnt.`,
    },
  },
} as const;
