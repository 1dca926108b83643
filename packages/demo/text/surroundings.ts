import type { Setting } from "../place/town.ts";
import type { Line } from "./line.ts";

export const SURROUNDINGS: Record<Setting, readonly Line[]> = {
  town: [
    [
      "Winkels, scholen en openbaar vervoer {inTown} liggen op wandelafstand.",
      "Commerces, écoles et transports en commun {inTown} sont accessibles à pied.",
      "Shops, schools and public transport {inTown} are within walking distance.",
      "Geschäfte, Schulen und öffentlicher Verkehr {inTown} sind zu Fuß erreichbar.",
    ],
    [
      "De markt, de bakker en de bushalte zijn vlakbij; de auto kan hier vaak blijven staan.",
      "Le marché, la boulangerie et l’arrêt de bus sont tout proches ; la voiture peut souvent rester au garage.",
      "The market, the baker and the bus stop are close by; the car can often stay at home.",
      "Markt, Bäcker und Bushaltestelle sind gleich um die Ecke; das Auto kann oft stehen bleiben.",
      "lived",
    ],
    [
      "U woont {inTown} midden in het leven, maar in een straat waar ’s avonds de rust terugkeert.",
      "Vous vivez {inTown} au cœur de l’animation, dans une rue qui retrouve le calme chaque soir.",
      "You live {inTown} in the thick of things, yet in a street that grows quiet at night.",
      "Sie wohnen {inTown} mitten im Geschehen und doch in einer Straße, die abends zur Ruhe kommt.",
      "lived",
    ],
    [
      "Het station en de belangrijkste fietsroutes zijn in enkele minuten bereikbaar.",
      "La gare et les principaux itinéraires cyclables sont à quelques minutes.",
      "The station and the main cycle routes are a few minutes away.",
      "Der Bahnhof und die wichtigsten Radwege sind in wenigen Minuten erreichbar.",
    ],
    [
      "De buurt is de voorbije jaren opgefleurd met nieuwe koffiebars, een park en veilige fietsstraten.",
      "Ces dernières années, le quartier s’est embelli de nouveaux cafés, d’un parc et de rues cyclables sûres.",
      "In recent years the neighbourhood has gained new coffee bars, a park and safe cycle streets.",
      "In den letzten Jahren hat das Viertel neue Cafés, einen Park und sichere Fahrradstraßen bekommen.",
    ],
  ],
  suburb: [
    [
      "De wijk is groen en kindvriendelijk, met scholen en sportclubs binnen fietsafstand.",
      "Le quartier est vert et familial, avec écoles et clubs de sport accessibles à vélo.",
      "The neighbourhood is green and child-friendly, with schools and sports clubs a bike ride away.",
      "Das Viertel ist grün und kinderfreundlich, Schulen und Sportvereine liegen in Fahrradnähe.",
      "lived",
    ],
    [
      "U woont hier {inTown} in een straat zonder doorgaand verkeer, op enkele minuten van het centrum.",
      "Vous habitez ici {inTown}, dans une rue sans trafic de transit, à quelques minutes du centre.",
      "You live here {inTown} in a street without through traffic, minutes from the centre.",
      "Sie wohnen hier {inTown} in einer Straße ohne Durchgangsverkehr, wenige Minuten vom Zentrum.",
      "lived",
    ],
    [
      "Bushalte, supermarkt en bos liggen alle drie binnen het kwartier te voet.",
      "Arrêt de bus, supermarché et bois sont tous trois à moins d’un quart d’heure à pied.",
      "Bus stop, supermarket and woods are all within a quarter of an hour on foot.",
      "Bushaltestelle, Supermarkt und Wald sind alle in einer Viertelstunde zu Fuß erreichbar.",
    ],
    [
      "De verbinding met de snelweg is vlot, terwijl de straat zelf rustig blijft.",
      "L’accès à l’autoroute est aisé, alors que la rue reste calme.",
      "The link to the motorway is quick, while the street itself stays calm.",
      "Die Autobahn ist schnell erreicht, während die Straße selbst ruhig bleibt.",
    ],
  ],
  village: [
    [
      "Het dorp heeft een bakker, een school en een kerktoren waar u de tijd van afleest.",
      "Le village a sa boulangerie, son école et un clocher sur lequel on lit l’heure.",
      "The village has a baker, a school and a church tower to tell the time by.",
      "Das Dorf hat einen Bäcker, eine Schule und einen Kirchturm, an dem man die Uhrzeit abliest.",
      "lived",
    ],
    [
      "Veldwegen beginnen aan de voordeur; de stad is een kwartier rijden.",
      "Les chemins de campagne commencent à la porte ; la ville est à un quart d’heure de route.",
      "Country lanes start at the front door; town is a fifteen-minute drive away.",
      "Feldwege beginnen vor der Haustür; die Stadt ist eine Viertelstunde entfernt.",
    ],
    [
      "Het is hier {inTown} landelijk en stil, met fietsknooppunten om de hoek.",
      "Ici, {inTown}, c’est la campagne et le silence, avec les points-nœuds cyclables tout près.",
      "It is rural and quiet here {inTown}, with signposted cycle routes around the corner.",
      "Hier {inTown} ist es ländlich und still, Radknotenpunkte liegen um die Ecke.",
      "lived",
    ],
    [
      "Buren kennen elkaar en de kinderen fietsen samen naar school.",
      "Les voisins se connaissent et les enfants vont ensemble à l’école à vélo.",
      "Neighbours know each other and the children cycle to school together.",
      "Die Nachbarn kennen sich, und die Kinder fahren gemeinsam mit dem Rad zur Schule.",
      "lived",
    ],
  ],
  coast: [
    [
      "Het strand {inTown} ligt op wandelafstand; de kusttram stopt om de hoek.",
      "La plage {inTown} est accessible à pied ; le tram de la côte s’arrête au coin de la rue.",
      "The beach {inTown} is within walking distance; the coast tram stops around the corner.",
      "Der Strand {inTown} ist zu Fuß erreichbar; die Küstenstraßenbahn hält um die Ecke.",
    ],
    [
      "Duinen, zee en winkelstraat liggen hier zo dicht bij elkaar dat u de wagen zelden nodig hebt.",
      "Dunes, mer et rue commerçante sont si proches qu’on n’a guère besoin de voiture.",
      "Dunes, sea and shopping street are so close together that you rarely need the car.",
      "Dünen, Meer und Einkaufsstraße liegen so nah beieinander, dass man das Auto selten braucht.",
    ],
    [
      "{InTown} loopt de badplaats het hele jaar door en geniet u ook in januari van een wandeling en een warme wafel.",
      "{InTown}, la station vit toute l’année : même en janvier, on s’y promène avant de savourer une gaufre chaude.",
      "{InTown} the resort is alive all year round, and even January brings a walk and a warm waffle.",
      "{InTown} ist das ganze Jahr Saison, und selbst im Januar lockt ein Spaziergang mit warmer Waffel.",
      "lived",
    ],
    [
      "’s Morgens brood van de hoek, ’s avonds een wandeling langs de vloedlijn: zo leeft men hier.",
      "Le matin, le pain du coin ; le soir, une promenade au bord de l’eau : voilà la vie ici.",
      "Fresh bread from the corner in the morning, a stroll along the tideline at night: that is life here.",
      "Morgens Brot von der Ecke, abends ein Spaziergang am Wasser: So lebt es sich hier.",
      "lived",
    ],
  ],
};
