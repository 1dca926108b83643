import type { Line } from "./line.ts";

export const STATE_OF_REPAIR: readonly Line[] = [
  [
    "Keuken, badkamer en elektriciteit zijn recent; u hoeft enkel nog uw meubels te plaatsen.",
    "Cuisine, salle de bains et électricité sont récentes ; il ne reste qu’à poser vos meubles.",
    "Kitchen, bathroom and wiring are recent; all you have to do is place your furniture.",
    "Küche, Bad und Elektrik sind neueren Datums; Sie müssen nur noch Ihre Möbel aufstellen.",
    "turnkey",
  ],
  [
    "Het geheel is met smaak afgewerkt, in rustige tinten en met materialen die blijven.",
    "L’ensemble est fini avec goût, dans des tons calmes et des matériaux durables.",
    "The whole is tastefully finished, in calm tones and materials that last.",
    "Alles ist geschmackvoll ausgeführt, in ruhigen Tönen und mit beständigen Materialien.",
    "turnkey",
  ],
  [
    "In {renovated} werden dak, ramen en technieken vernieuwd.",
    "En {renovated}, la toiture, les châssis et les techniques ont été renouvelés.",
    "In {renovated} the roof, windows and services were renewed.",
    "{renovated} wurden Dach, Fenster und Haustechnik erneuert.",
    "renovated",
  ],
  [
    "Sinds de renovatie van {renovated} voldoet alles weer aan de normen van vandaag.",
    "Depuis la rénovation de {renovated}, tout répond aux normes actuelles.",
    "Since the renovation of {renovated} everything is up to today’s standards.",
    "Seit der Sanierung {renovated} entspricht alles wieder den heutigen Standards.",
    "renovated",
  ],
  [
    "De afwerking dateert uit een vorig decennium: met verf en een nieuwe keuken komt u al ver.",
    "Les finitions datent d’une autre décennie : de la peinture et une nouvelle cuisine suffiront presque.",
    "The finish belongs to another decade: paint and a new kitchen will take you far.",
    "Die Ausstattung stammt aus einem früheren Jahrzehnt: Farbe und eine neue Küche bewirken schon viel.",
    "dated",
  ],
  [
    "Hier is werk aan, en precies daarom bepaalt u zelf hoe het wordt.",
    "Il y a du travail, et c’est justement ce qui vous laisse décider de tout.",
    "There is work to do here, which is exactly why you decide what it becomes.",
    "Hier gibt es zu tun, und genau deshalb entscheiden Sie selbst, was daraus wird.",
    "dated",
  ],
  [
    "De structuur is gezond en de volumes zijn goed; de rest is een kwestie van smaak en planning.",
    "La structure est saine et les volumes sont beaux ; le reste est affaire de goût et de planning.",
    "The structure is sound and the volumes are good; the rest is a matter of taste and planning.",
    "Die Bausubstanz ist gesund und die Räume sind gut geschnitten; der Rest ist Geschmackssache und Planung.",
    "dated",
  ],
  [
    "Het onderhoud gebeurde jaar na jaar, en dat ziet u aan de kleine dingen.",
    "L’entretien a été suivi année après année, et cela se voit aux petites choses.",
    "It has been maintained year after year, and it shows in the small things.",
    "Jahr für Jahr wurde alles instand gehalten, und das sieht man an den Kleinigkeiten.",
    "turnkey",
  ],
];

export const LIVING_ROOMS: readonly Line[] = [
  [
    "Living en eetplaats beslaan samen {living} m², met plaats voor een lange tafel en een diepe zetel.",
    "Salon et salle à manger couvrent {living} m², avec de quoi placer une longue table et un profond canapé.",
    "Living and dining areas cover {living} m², with room for a long table and a deep sofa.",
    "Wohn- und Essbereich umfassen zusammen {living} m², mit Platz für einen langen Tisch und ein tiefes Sofa.",
  ],
  [
    "Grote ramen geven de zitkamer van {living} m² de hele dag wisselend licht.",
    "De grandes fenêtres offrent au salon de {living} m² une lumière changeante toute la journée.",
    "Large windows give the {living} m² sitting room changing light all day long.",
    "Große Fenster schenken dem Wohnzimmer von {living} m² den ganzen Tag über wechselndes Licht.",
  ],
  [
    "De leefruimte van {living} m² is het hart van het huishouden: hier wordt gegeten, gespeeld en gelezen.",
    "Le séjour de {living} m² est le cœur de la vie quotidienne : on y mange, on y joue, on y lit.",
    "The {living} m² living room is the heart of the household: a place to eat, play and read.",
    "Der Wohnraum von {living} m² ist das Herz des Haushalts: Hier wird gegessen, gespielt und gelesen.",
  ],
  [
    "In de zithoek, goed voor {living} m², valt het licht langs twee kanten binnen.",
    "Dans le séjour de {living} m², la lumière entre de deux côtés.",
    "In the {living} m² living area the light comes in from two sides.",
    "Im Wohnbereich von {living} m² fällt das Licht von zwei Seiten ein.",
  ],
  [
    "De parketvloer in de woonkamer van {living} m² kraakt precies genoeg om gezellig te zijn.",
    "Le parquet du séjour de {living} m² grince juste assez pour être chaleureux.",
    "The parquet in the {living} m² living room creaks just enough to be cosy.",
    "Das Parkett im Wohnzimmer von {living} m² knarrt gerade genug, um gemütlich zu sein.",
    "old",
  ],
  [
    "Vanuit de leefruimte van {living} m² volgt u de boten aan de horizon.",
    "Depuis le séjour de {living} m², on suit les bateaux à l’horizon.",
    "From the {living} m² living room you can follow the ships on the horizon.",
    "Vom Wohnraum von {living} m² aus lassen sich die Schiffe am Horizont verfolgen.",
    "sea",
  ],
];

export const KITCHENS: readonly Line[] = [
  [
    "De open keuken sluit erop aan, zodat wie kookt bij het gesprek blijft.",
    "La cuisine est ouverte sur la pièce : qui cuisine reste dans la conversation.",
    "The kitchen is open to the room, so the cook stays part of the conversation.",
    "Die offene Küche schließt an, sodass auch beim Kochen niemand das Gespräch verpasst.",
    "openKitchen",
  ],
  [
    "De keuken is open, met een eiland waaraan vier mensen kunnen ontbijten.",
    "La cuisine est ouverte, avec un îlot où l’on déjeune à quatre.",
    "The kitchen is open-plan, with an island where four can have breakfast.",
    "Die Küche ist offen, mit einer Insel, an der vier Personen frühstücken können.",
    "openKitchen",
  ],
  [
    "De keuken is afgesloten van de woonkamer, zodat geuren blijven waar ze horen.",
    "La cuisine est séparée du séjour, si bien que les odeurs restent à leur place.",
    "The kitchen is separate from the living room, so that smells stay where they belong.",
    "Die Küche ist vom Wohnzimmer getrennt, sodass Gerüche dort bleiben, wo sie hingehören.",
    "closedKitchen",
  ],
  [
    "De aparte keuken heeft een eigen ontbijthoek en kijkt naar achteren uit.",
    "La cuisine indépendante a son coin déjeuner et donne sur l’arrière.",
    "The separate kitchen has a breakfast corner of its own and looks out to the back.",
    "Die separate Küche hat eine eigene Frühstücksecke und blickt nach hinten.",
    "closedKitchen",
  ],
  [
    "Alle keukentoestellen zijn van een degelijk merk en amper gebruikt.",
    "Tous les appareils de cuisine sont de bonne marque et ont à peine servi.",
    "All kitchen appliances are of a sound make and have hardly been used.",
    "Alle Küchengeräte sind Markenware und kaum benutzt.",
    "kitchenNew",
  ],
  [
    "De keuken mag u zelf ontwerpen; de aansluitingen liggen klaar.",
    "La cuisine reste à concevoir selon vos envies ; les raccordements sont prêts.",
    "The kitchen is yours to design; the connections are in place.",
    "Die Küche gestalten Sie selbst; die Anschlüsse sind vorhanden.",
    "noKitchen",
  ],
];

export const STUDIES: readonly Line[] = [
  [
    "Een apart bureau maakt van thuiswerken geen keukentafelkwestie.",
    "Un bureau séparé évite de télétravailler à la table de la cuisine.",
    "A separate study keeps working from home off the kitchen table.",
    "Ein eigenes Arbeitszimmer erspart das Homeoffice am Küchentisch.",
    "office",
  ],
  [
    "Thuiswerken kan in alle rust in het bureau.",
    "Le télétravail se fait au calme, dans le bureau.",
    "There is a quiet study for working from home.",
    "Für das Homeoffice gibt es ein ruhiges Arbeitszimmer.",
    "office",
  ],
];

export const BEDROOMS: readonly Line[] = [
  [
    "Er zijn {beds} slaapkamers, de grootste meet {master} m².",
    "On compte {beds} chambres, dont la plus grande mesure {master} m².",
    "There are {beds} bedrooms, the largest of which measures {master} m².",
    "Es gibt {beds} Schlafzimmer, das größte misst {master} m².",
    "moreBeds",
  ],
  [
    "De {beds} slaapkamers liggen aan de stille kant; de hoofdslaapkamer heeft {master} m² en plaats voor een kastenwand.",
    "Les {beds} chambres se trouvent du côté calme ; la principale fait {master} m² et accueille une armoire murale.",
    "The {beds} bedrooms are on the quiet side; the main one has {master} m² and room for fitted wardrobes.",
    "Die {beds} Schlafzimmer liegen zur ruhigen Seite; das größte hat {master} m² und Platz für eine Schrankwand.",
    "moreBeds",
  ],
  [
    "De nachthal bedient {beds} slaapkamers; in de grootste van {master} m² past een zithoekje bij het raam.",
    "Le hall de nuit dessert {beds} chambres ; la plus grande, de {master} m², accueille un coin lecture près de la fenêtre.",
    "The landing leads to {beds} bedrooms; the largest, at {master} m², has room for a chair by the window.",
    "Vom Flur gehen {beds} Schlafzimmer ab; im größten mit {master} m² ist Platz für einen Sessel am Fenster.",
    "manyBeds",
  ],
  [
    "Met {beds} slaapkamers groeit de indeling mee met elk gezin.",
    "Avec {beds} chambres, le plan évolue avec chaque famille.",
    "With {beds} bedrooms, the layout grows along with any family.",
    "Mit {beds} Schlafzimmern wächst die Aufteilung mit jeder Familie mit.",
    "manyBeds",
  ],
  [
    "Slapen doet u in een van de {beds} kamers; de grootste telt {master} m².",
    "Côté nuit, {beds} chambres, la plus grande de {master} m².",
    "For sleeping there are {beds} rooms, the largest {master} m².",
    "Zum Schlafen gibt es {beds} Zimmer, das größte mit {master} m².",
    "moreBeds",
  ],
  [
    "De slaapkamer van {master} m² ligt aan de stille kant.",
    "La chambre de {master} m² se trouve du côté calme.",
    "The {master} m² bedroom is on the quiet side.",
    "Das Schlafzimmer von {master} m² liegt zur ruhigen Seite.",
    "oneBed",
  ],
  [
    "Naast de slaapkamer van {master} m² ligt een badkamer met inloopdouche.",
    "À côté de la chambre de {master} m² se trouve une salle de bains avec douche à l’italienne.",
    "Next to the {master} m² bedroom is a bathroom with a walk-in shower.",
    "Neben dem Schlafzimmer von {master} m² liegt ein Bad mit ebenerdiger Dusche.",
    "oneBed",
  ],
  [
    "De slaapkamer meet {master} m²; een kastenwand vangt de berging op.",
    "La chambre mesure {master} m² ; une armoire murale fait office de rangement.",
    "The bedroom measures {master} m²; a wall of cupboards takes care of storage.",
    "Das Schlafzimmer misst {master} m²; eine Schrankwand schafft Stauraum.",
    "oneBed",
  ],
];

export const BATHROOMS: readonly Line[] = [
  [
    "Twee badkamers vermijden het ochtendlijke wachten.",
    "Deux salles de bains évitent la file du matin.",
    "Two bathrooms put an end to the morning queue.",
    "Zwei Bäder ersparen morgendliches Warten.",
    "twoBaths",
  ],
  [
    "De badkamer heeft daglicht, een ligbad en een aparte douche.",
    "La salle de bains a une fenêtre, une baignoire et une douche séparée.",
    "The bathroom has daylight, a bath and a separate shower.",
    "Das Bad hat Tageslicht, eine Wanne und eine separate Dusche.",
    "roomyBath",
  ],
  [
    "Naast de badkamer is er een aparte douchekamer voor gasten.",
    "Outre la salle de bains, une salle de douche attend les invités.",
    "Besides the bathroom there is a shower room for guests.",
    "Neben dem Bad gibt es ein Duschbad für Gäste.",
    "showerRoom",
  ],
];

export const GARDENS: readonly Line[] = [
  [
    "De tuin van {garden} m² ligt {gardenFacing} en krijgt zon wanneer u thuiskomt.",
    "Le jardin de {garden} m², orienté {gardenFacing}, profite du soleil à l’heure où l’on rentre.",
    "The {garden} m² garden faces {gardenFacing} and has sun when you get home.",
    "Der Garten von {garden} m² liegt {gardenFacing} und hat Sonne, wenn Sie nach Hause kommen.",
    "eveningSun",
  ],
  [
    "Buiten wacht {garden} m² tuin, {gardenFacing} gericht, met een oude appelaar en plaats voor een moestuin.",
    "Dehors vous attend un jardin de {garden} m², orienté {gardenFacing}, avec un vieux pommier et de quoi faire un potager.",
    "Outside awaits a {garden} m² garden facing {gardenFacing}, with an old apple tree and room for vegetables.",
    "Draußen warten {garden} m² Garten, {gardenFacing} ausgerichtet, mit einem alten Apfelbaum und Platz für Gemüsebeete.",
    "bigGarden",
  ],
  [
    "Hagen en bomen zorgen ervoor dat niemand meekijkt in de tuin van {garden} m².",
    "Haies et arbres protègent des regards le jardin de {garden} m².",
    "Hedges and trees keep the {garden} m² garden private.",
    "Hecken und Bäume schützen den {garden} m² großen Garten vor Blicken.",
    "bigGarden",
  ],
  [
    "De stadstuin van {garden} m², {gardenFacing} gericht, is groen, ommuurd en onderhoudsvriendelijk.",
    "Le jardin de ville de {garden} m², orienté {gardenFacing}, est verdoyant, clos de murs et facile d’entretien.",
    "The walled {garden} m² garden facing {gardenFacing} is green and easy to keep.",
    "Der ummauerte Stadtgarten von {garden} m², {gardenFacing} ausgerichtet, ist grün und pflegeleicht.",
    "smallGarden",
  ],
  [
    "Achter het huis ligt {garden} m² tuin, {gardenFacing} gericht, met een tuinhuis voor fietsen en gereedschap.",
    "À l’arrière s’étend un jardin de {garden} m², orienté {gardenFacing}, avec un abri pour vélos et outils.",
    "Behind the house lies a {garden} m² garden facing {gardenFacing}, with a shed for bikes and tools.",
    "Hinter dem Haus liegen {garden} m² Garten, {gardenFacing} ausgerichtet, mit einem Schuppen für Räder und Werkzeug.",
    "houseGarden",
  ],
];

export const TERRACES: readonly Line[] = [
  [
    "Het terras van {terrace} m² kijkt {terraceFacing} en is beschut tegen de wind.",
    "La terrasse de {terrace} m² est tournée {terraceFacing} et abritée du vent.",
    "The {terrace} m² terrace looks {terraceFacing} and is sheltered from the wind.",
    "Die Terrasse von {terrace} m² blickt {terraceFacing} und ist windgeschützt.",
  ],
  [
    "Ontbijten kan op het terras van {terrace} m², {terraceFacing} gericht.",
    "Le petit-déjeuner se prend sur la terrasse de {terrace} m², orientée {terraceFacing}.",
    "Breakfast can be served on the {terrace} m² terrace, which faces {terraceFacing}.",
    "Frühstücken lässt sich auf der Terrasse von {terrace} m², {terraceFacing} ausgerichtet.",
    "morningSun",
  ],
  [
    "Op het terras van {terrace} m², {terraceFacing} gericht, duurt de zomer langer.",
    "Sur la terrasse de {terrace} m², orientée {terraceFacing}, l’été dure plus longtemps.",
    "On the {terrace} m² terrace facing {terraceFacing}, summer lasts longer.",
    "Auf der Terrasse von {terrace} m², {terraceFacing} ausgerichtet, dauert der Sommer länger.",
    "afternoonSun",
  ],
  [
    "Een schuifraam geeft uit op {terrace} m² terras, groot genoeg voor een tafel en vier stoelen.",
    "Une baie coulissante s’ouvre sur {terrace} m² de terrasse, de quoi placer une table et quatre chaises.",
    "A sliding window opens on to a {terrace} m² terrace, large enough for a table and four chairs.",
    "Eine Schiebetür führt auf {terrace} m² Terrasse, groß genug für einen Tisch und vier Stühle.",
    "roomyTerrace",
  ],
];

export const NOTHING_OUTSIDE: readonly Line[] = [
  [
    "Een buitenruimte is er niet, maar het park ligt op twee straten.",
    "Il n’y a pas d’espace extérieur, mais le parc est à deux rues.",
    "There is no outdoor space, but the park is two streets away.",
    "Einen Außenbereich gibt es nicht, doch der Park liegt zwei Straßen weiter.",
    "town",
  ],
  [
    "Een terras is er niet; het strand is hier de tuin.",
    "Pas de terrasse : ici, le jardin, c’est la plage.",
    "There is no terrace; the beach is the garden here.",
    "Eine Terrasse gibt es nicht; der Strand ist hier der Garten.",
    "corner",
  ],
];
