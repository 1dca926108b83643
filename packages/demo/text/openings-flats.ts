import type { Voice } from "../home/kind.ts";
import type { Line } from "./line.ts";

export const FLAT_OPENINGS: Partial<Record<Voice, readonly Line[]>> = {
  flat: [
    [
      "Dit appartement van {area} m² ligt op de {floor} verdieping en vangt van ’s morgens tot ’s avonds licht.",
      "Situé au {floor} étage, cet appartement de {area} m² reçoit la lumière du matin au soir.",
      "On the {floor} floor, this {area} m² apartment catches the light from morning to evening.",
      "Diese Wohnung von {area} m² liegt in der {floor} Etage und hat von morgens bis abends Licht.",
    ],
    [
      "De leefruimte loopt over de volle breedte van het gebouw en geeft dit appartement een zeldzaam gevoel van ruimte.",
      "Le séjour occupe toute la largeur de l’immeuble et donne à cet appartement une rare sensation d’espace.",
      "The living room spans the full width of the building and gives this apartment a rare sense of space.",
      "Der Wohnraum nimmt die ganze Breite des Hauses ein und verleiht dieser Wohnung eine seltene Weite.",
    ],
    [
      "Vanuit de zetel ziet u de horizon: dit appartement ligt eersterangs en niets staat het zicht in de weg.",
      "Depuis le canapé, on voit l’horizon : cet appartement est en première ligne et rien ne barre la vue.",
      "From the sofa you see the horizon: this apartment is in the front row and nothing blocks the view.",
      "Vom Sofa aus sieht man den Horizont: Diese Wohnung liegt in der ersten Reihe, nichts verstellt den Blick.",
      "sea",
    ],
    [
      "Elke ochtend een andere zee: de grote ramen van dit appartement maken van het uitzicht een schilderij.",
      "Chaque matin une autre mer : les grandes baies de cet appartement font de la vue un tableau.",
      "A different sea every morning: the large windows of this apartment turn the view into a painting.",
      "Jeden Morgen ein anderes Meer: Die großen Fenster dieser Wohnung machen die Aussicht zum Gemälde.",
      "sea",
    ],
    [
      "In een verzorgd gebouw uit {year} met weinig buren vindt u dit appartement van {area} m².",
      "Dans un immeuble soigné de {year}, avec peu de voisins, vous trouverez cet appartement de {area} m².",
      "In a well-kept building from {year} with few neighbours you find this {area} m² apartment.",
      "In einem gepflegten Haus aus dem Jahr {year} mit wenigen Nachbarn liegt diese Wohnung von {area} m².",
    ],
    [
      "Een doordacht plan zonder verloren hoeken: op {area} m² heeft alles hier zijn plaats.",
      "Un plan réfléchi, sans recoins perdus : sur {area} m², tout trouve sa place.",
      "A well-considered plan without wasted corners: in {area} m² everything has its place.",
      "Ein durchdachter Grundriss ohne verlorene Ecken: Auf {area} m² hat alles seinen Platz.",
    ],
    [
      "Dit appartement werd in {renovated} grondig onder handen genomen en is sindsdien met zorg bewoond.",
      "Rénové en profondeur en {renovated}, cet appartement a depuis été habité avec soin.",
      "This apartment was thoroughly renovated in {renovated} and has been lived in with care since.",
      "Diese Wohnung wurde {renovated} gründlich saniert und seither mit Sorgfalt bewohnt.",
      "renovated",
    ],
    [
      "Een ideaal eerste appartement, of een zorgeloze stek voor wie kleiner wil wonen.",
      "Un premier appartement idéal, ou un logement sans souci pour qui souhaite plus petit.",
      "An ideal first apartment, or a carefree place for those who wish to downsize.",
      "Eine ideale erste Wohnung oder ein sorgenfreies Zuhause für alle, die sich verkleinern möchten.",
      "oneBed",
    ],
  ],
  penthouse: [
    [
      "Boven de daken begint de rust: dit penthouse van {area} m² heeft enkel de lucht boven zich.",
      "Au-dessus des toits commence le calme : ce penthouse de {area} m² n’a que le ciel au-dessus de lui.",
      "Above the rooftops the quiet begins: this {area} m² penthouse has nothing but sky overhead.",
      "Über den Dächern beginnt die Ruhe: Dieses Penthouse von {area} m² hat nur noch den Himmel über sich.",
    ],
    [
      "De lift komt uit in uw eigen hal en de leefruimte opent zich langs drie zijden naar het terras.",
      "L’ascenseur s’ouvre dans votre hall privé et le séjour se prolonge de trois côtés sur la terrasse.",
      "The lift opens into your own hall and the living room gives onto the terrace on three sides.",
      "Der Aufzug öffnet sich in die eigene Diele, und der Wohnraum geht nach drei Seiten auf die Terrasse über.",
    ],
    [
      "Zonsopgang boven de polder, zonsondergang in zee: vanop dit terras mist u niets.",
      "Lever du soleil sur les polders, coucher sur la mer : de cette terrasse, rien ne vous échappe.",
      "Sunrise over the polders, sunset in the sea: from this terrace you miss nothing.",
      "Sonnenaufgang über den Poldern, Sonnenuntergang im Meer: Von dieser Terrasse aus entgeht Ihnen nichts.",
      "sea",
    ],
    [
      "Kamerhoge ramen brengen het daglicht tot diep in deze dakverdieping van {area} m².",
      "Des baies toute hauteur amènent le jour jusqu’au fond de ce dernier étage de {area} m².",
      "Floor-to-ceiling windows bring daylight deep into this top floor of {area} m².",
      "Raumhohe Fenster bringen das Tageslicht bis tief in diese Dachetage von {area} m².",
    ],
  ],
  duplex: [
    [
      "Beneden wordt geleefd, boven geslapen: deze duplex van {area} m² woont als een huis, zonder de zorgen van een dak.",
      "On vit en bas, on dort en haut : ce duplex de {area} m² s’habite comme une maison, sans les soucis de toiture.",
      "Live downstairs, sleep upstairs: this {area} m² duplex lives like a house, without the worries of a roof.",
      "Unten wohnen, oben schlafen: Diese Maisonette von {area} m² wohnt sich wie ein Haus, ohne die Sorgen um das Dach.",
    ],
    [
      "Een vide verbindt de twee niveaus en laat het licht van de dakramen tot in de leefruimte vallen.",
      "Une mezzanine relie les deux niveaux et laisse la lumière des fenêtres de toit descendre jusqu’au séjour.",
      "A void links the two levels and lets light from the roof windows fall into the living room.",
      "Ein Luftraum verbindet beide Ebenen und lässt das Licht der Dachfenster bis in den Wohnraum fallen.",
    ],
    [
      "Wie op de {floor} verdieping de deur opendoet, verwacht geen {area} m² op twee niveaus.",
      "En poussant la porte au {floor} étage, on ne s’attend pas à {area} m² sur deux niveaux.",
      "Opening the door on the {floor} floor, you do not expect {area} m² over two levels.",
      "Wer in der {floor} Etage die Tür öffnet, rechnet nicht mit {area} m² auf zwei Ebenen.",
      "upstairs",
    ],
  ],
  studio: [
    [
      "Een studio van {area} m² waar elke vierkante meter werkt: slaaphoek, zithoek en kitchenette lopen vlot in elkaar over.",
      "Un studio de {area} m² où chaque mètre compte : coin nuit, salon et kitchenette s’enchaînent naturellement.",
      "A {area} m² studio in which every square metre earns its keep: sleeping corner, sitting area and kitchenette flow together.",
      "Ein Studio von {area} m², in dem jeder Quadratmeter zählt: Schlafnische, Sitzecke und Küchenzeile gehen ineinander über.",
    ],
    [
      "Klein maar volledig: deze studio op de {floor} verdieping is meteen klaar voor gebruik.",
      "Petit mais complet : ce studio au {floor} étage est prêt à l’emploi.",
      "Small but complete: this studio on the {floor} floor is ready for use.",
      "Klein, aber vollständig: Dieses Studio in der {floor} Etage ist sofort nutzbar.",
      "upstairs",
    ],
    [
      "Ideaal als pied-à-terre, als eerste adres of als zorgeloze investering.",
      "Idéal comme pied-à-terre, comme première adresse ou comme placement sans souci.",
      "Ideal as a pied-à-terre, a first address or a carefree investment.",
      "Ideal als Zweitwohnung, als erste Adresse oder als sorgenfreie Anlage.",
      "selling",
    ],
    [
      "Het grote raam maakt deze studio lichter en ruimer dan de oppervlakte van {area} m² doet vermoeden.",
      "La grande fenêtre rend ce studio plus clair et plus vaste que ses {area} m² ne le laissent penser.",
      "The large window makes this studio brighter and roomier than its {area} m² would suggest.",
      "Das große Fenster lässt dieses Studio heller und größer wirken, als {area} m² vermuten lassen.",
    ],
  ],
  loft: [
    [
      "Stalen ramen, gietijzeren kolommen en {area} m² vrije ruimte: deze loft vertelt nog over de machines van vroeger.",
      "Châssis d’acier, colonnes de fonte et {area} m² d’espace libre : ce loft raconte encore les machines d’autrefois.",
      "Steel windows, cast-iron columns and {area} m² of open space: this loft still speaks of the machines of old.",
      "Stahlfenster, gusseiserne Säulen und {area} m² freier Raum: Dieses Loft erzählt noch von den Maschinen von einst.",
    ],
    [
      "Met een plafondhoogte van bijna vier meter en een open plan laat deze loft zich inrichten zoals u wilt.",
      "Avec près de quatre mètres sous plafond et un plan ouvert, ce loft s’aménage à votre guise.",
      "With ceilings of almost four metres and an open plan, this loft can be arranged as you please.",
      "Mit fast vier Metern Deckenhöhe und offenem Grundriss lässt sich dieses Loft ganz nach Wunsch einrichten.",
    ],
    [
      "Het gebouw dateert uit {year}; de herbestemming tot lofts hield de ziel van de fabriek overeind.",
      "Le bâtiment date de {year} ; sa reconversion en lofts a gardé l’âme de la fabrique.",
      "The building dates from {year}; its conversion into lofts kept the soul of the factory alive.",
      "Das Gebäude stammt aus dem Jahr {year}; die Umnutzung zu Lofts hat die Seele der Fabrik bewahrt.",
    ],
  ],
  groundFloor: [
    [
      "Geen trappen, geen lift nodig: dit gelijkvloerse appartement van {area} m² is toegankelijk voor iedereen.",
      "Ni marches ni ascenseur : ce rez-de-chaussée de {area} m² est accessible à tous.",
      "No stairs, no lift needed: this {area} m² ground-floor apartment is accessible to all.",
      "Keine Treppen, kein Aufzug nötig: Diese Erdgeschosswohnung von {area} m² ist für alle zugänglich.",
    ],
    [
      "De leefruimte sluit naadloos aan op buiten en geeft dit appartement het comfort van een huis.",
      "Le séjour s’ouvre sans transition sur l’extérieur et donne à cet appartement le confort d’une maison.",
      "The living room runs straight on to the outside and gives this apartment the comfort of a house.",
      "Der Wohnraum geht nahtlos ins Freie über und gibt dieser Wohnung den Komfort eines Hauses.",
      "outside",
    ],
  ],
  serviceFlat: [
    [
      "Zelfstandig wonen met een helpende hand binnen bereik: deze assistentiewoning van {area} m² maakt het mogelijk.",
      "Vivre de façon autonome avec une aide à portée de main : c’est ce que permet ce logement de {area} m².",
      "Independent living with a helping hand within reach: this {area} m² service flat makes it possible.",
      "Selbstständig wohnen und Hilfe in Reichweite haben: Diese Servicewohnung von {area} m² macht es möglich.",
    ],
    [
      "De residentie beschikt over een restaurant, een binnentuin en een noodoproepsysteem dat dag en nacht bemand is.",
      "La résidence dispose d’un restaurant, d’un jardin intérieur et d’un appel d’urgence assuré jour et nuit.",
      "The residence has a restaurant, a courtyard garden and an emergency call answered day and night.",
      "Die Residenz bietet ein Restaurant, einen Innengarten und einen Notruf, der Tag und Nacht besetzt ist.",
    ],
  ],
  studentRoom: [
    [
      "Een kamer van {area} m² met bureau, bed en kast, klaar om in september binnen te stappen met een koffer.",
      "Une chambre de {area} m² avec bureau, lit et armoire, prête à accueillir une valise en septembre.",
      "A {area} m² room with desk, bed and wardrobe, ready for you to walk in with a suitcase in September.",
      "Ein Zimmer von {area} m² mit Schreibtisch, Bett und Schrank, bereit für den Einzug mit einem Koffer im September.",
      "furnished",
    ],
    [
      "Deze studentenkamer van {area} m² ligt in een kleinschalig huis waar de bewoners elkaar bij naam kennen.",
      "Ce kot de {area} m² se trouve dans une petite maison où tous les habitants se connaissent par leur prénom.",
      "This {area} m² student room is in a small house where everyone knows each other by name.",
      "Dieses Studentenzimmer von {area} m² liegt in einem kleinen Haus, in dem sich alle beim Namen kennen.",
    ],
    [
      "Rustig gelegen aan de achterzijde, met {area} m² en een raam waardoor de ochtendzon binnenvalt.",
      "Au calme, côté cour : {area} m² et une fenêtre par laquelle entre le soleil du matin.",
      "Quietly placed at the back, with {area} m² and a window that lets in the morning sun.",
      "Ruhig nach hinten gelegen, mit {area} m² und einem Fenster, durch das die Morgensonne scheint.",
    ],
    [
      "Slapen, studeren en douchen zonder in de rij te staan: deze kamer van {area} m² heeft haar eigen sanitair.",
      "Dormir, étudier et se doucher sans faire la file : cette chambre de {area} m² a ses propres sanitaires.",
      "Sleep, study and shower without queueing: this {area} m² room has its own bathroom.",
      "Schlafen, lernen und duschen ohne Warteschlange: Dieses Zimmer von {area} m² hat ein eigenes Bad.",
    ],
  ],
};
