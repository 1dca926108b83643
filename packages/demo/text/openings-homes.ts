import type { Voice } from "../home/kind.ts";
import type { Line } from "./line.ts";

export const HOME_OPENINGS: Partial<Record<Voice, readonly Line[]>> = {
  terraced: [
    [
      "Achter de bakstenen gevel van deze rijwoning schuilt een verrassend lichte leefruimte.",
      "Derrière la façade de brique de cette maison se cache un séjour étonnamment lumineux.",
      "Behind the brick front of this terraced house lies a surprisingly bright living space.",
      "Hinter der Backsteinfassade dieses Reihenhauses verbirgt sich ein überraschend heller Wohnraum.",
    ],
    [
      "Wie binnenstapt, kijkt meteen door tot in het groen achter het huis.",
      "Dès l’entrée, le regard file jusqu’à la verdure à l’arrière de la maison.",
      "Step inside and you look straight through to the greenery behind the house.",
      "Wer eintritt, blickt gleich hindurch bis ins Grüne hinter dem Haus.",
      "garden",
    ],
    [
      "Deze woning van {area} m² werd rond {year} gebouwd en bewaart nog de sfeer van toen.",
      "Construite vers {year}, cette maison de {area} m² garde le charme de son époque.",
      "Built around {year}, this {area} m² house has kept the mood of its time.",
      "Dieses um {year} erbaute Haus von {area} m² hat die Stimmung seiner Zeit bewahrt.",
      "old",
    ],
    [
      "Met {area} m² woonoppervlakte is deze rijwoning ruimer dan ze vanaf de straat laat vermoeden.",
      "Avec {area} m² habitables, cette maison est plus vaste que la façade ne le laisse deviner.",
      "With {area} m² of living space, this house is roomier than its front suggests.",
      "Mit {area} m² Wohnfläche ist dieses Reihenhaus größer, als die Straßenseite vermuten lässt.",
    ],
    [
      "Een huis zoals er in deze straat niet vaak een vrijkomt: degelijk gebouwd, goed ingedeeld en van de eerste tot de laatste kamer bruikbaar.",
      "Une maison comme il s’en libère peu dans cette rue : bien bâtie, bien distribuée et utile jusqu’à la dernière pièce.",
      "A house of a kind that rarely comes up in this street: well built, well laid out and useful down to the last room.",
      "Ein Haus, wie es in dieser Straße selten frei wird: solide gebaut, klug aufgeteilt und bis zum letzten Raum nutzbar.",
    ],
    [
      "Hoge ramen, een granito gang en een trap met houten leuning: de charme is hier nooit weggerenoveerd.",
      "Hautes fenêtres, couloir en granito, escalier à rampe de bois : ici, le charme n’a jamais été effacé.",
      "Tall windows, a terrazzo hallway and a staircase with a wooden rail: the charm has never been renovated away.",
      "Hohe Fenster, ein Terrazzoflur und eine Treppe mit Holzgeländer: Der Charme wurde hier nie wegrenoviert.",
      "old",
    ],
    [
      "Een compacte voordeur, een diep huis: deze woning loopt over {area} m² en de volledige breedte van het perceel.",
      "Une porte discrète, une maison profonde : {area} m² sur toute la largeur de la parcelle.",
      "A modest front door, a deep house: {area} m² across the full width of the plot.",
      "Eine schlichte Haustür, ein tiefes Haus: {area} m² über die volle Breite des Grundstücks.",
    ],
  ],
  semi: [
    [
      "Deze halfopen woning geniet licht langs drie zijden en biedt {area} m² om comfortabel in te leven.",
      "Cette maison trois façades profite de la lumière de trois côtés et offre {area} m² de confort.",
      "This semi-detached home takes in light from three sides and offers {area} m² to live in comfort.",
      "Diese Doppelhaushälfte bekommt Licht von drei Seiten und bietet {area} m² zum bequemen Wohnen.",
    ],
    [
      "Een gezinswoning die klopt: ruim inkomen, vlot leven op het gelijkvloers en rust op de verdieping.",
      "Une maison familiale bien pensée : un bel accueil, une vie facile au rez-de-chaussée et du calme à l’étage.",
      "A family home that works: a generous hall, easy living downstairs and quiet upstairs.",
      "Ein Familienhaus, das stimmt: großzügiger Eingang, unkompliziertes Leben im Erdgeschoss und Ruhe im Obergeschoss.",
    ],
    [
      "Op een perceel van {land} m² staat deze driegevelwoning uit {year}, met een doorgang naar de tuin.",
      "Sur une parcelle de {land} m², cette maison trois façades de {year} dispose d’un passage vers le jardin.",
      "On a plot of {land} m² stands this three-sided house from {year}, with side access to the garden.",
      "Auf einem Grundstück von {land} m² steht diese Doppelhaushälfte aus dem Jahr {year} mit seitlichem Zugang zum Garten.",
      "garden",
    ],
    [
      "Voor gezinnen die plaats zoeken zonder de stad los te laten, is deze halfopen bebouwing een buitenkans.",
      "Pour les familles qui cherchent de l’espace sans quitter la ville, cette maison trois façades est une aubaine.",
      "For families who want space without letting go of town, this semi-detached house is a rare chance.",
      "Für Familien, die Platz suchen, ohne auf die Stadt zu verzichten, ist diese Doppelhaushälfte eine Gelegenheit.",
    ],
  ],
  detached: [
    [
      "Vrijstaand, vol licht en met tuin rondom: deze woning van {area} m² ademt langs alle kanten.",
      "Quatre façades, de la lumière partout et un jardin tout autour : cette maison de {area} m² respire.",
      "Detached, full of light and with garden all around: this {area} m² house breathes on every side.",
      "Freistehend, lichtdurchflutet und rundum Garten: Dieses Haus von {area} m² atmet nach allen Seiten.",
    ],
    [
      "Deze open bebouwing uit {year} ligt teruggetrokken van de straat, op {land} m² eigen grond.",
      "Cette maison quatre façades de {year} se dresse en retrait de la rue, sur {land} m² de terrain.",
      "This detached house from {year} stands back from the street on {land} m² of its own land.",
      "Dieses freistehende Haus aus dem Jahr {year} liegt von der Straße zurückgesetzt auf {land} m² eigenem Grund.",
    ],
    [
      "Een huis waar drie generaties tegelijk over de vloer kunnen komen zonder dat iemand in de weg loopt.",
      "Une maison où trois générations se croisent sans jamais se gêner.",
      "A house where three generations can gather without getting in each other’s way.",
      "Ein Haus, in dem drei Generationen zusammenkommen, ohne sich in die Quere zu kommen.",
      "large",
    ],
    [
      "De bouwheer koos in {year} voor grote ramen en korte looplijnen, en dat merkt u in elke kamer.",
      "En {year}, le maître d’ouvrage a voulu de grandes fenêtres et des circulations courtes : cela se ressent dans chaque pièce.",
      "In {year} the builder chose large windows and short walking lines, and you notice it in every room.",
      "Der Bauherr setzte {year} auf große Fenster und kurze Wege, und das spürt man in jedem Raum.",
    ],
  ],
  villa: [
    [
      "Een oprit tussen oude beuken leidt naar deze villa van {area} m², helemaal aan het zicht onttrokken.",
      "Une allée entre de vieux hêtres mène à cette villa de {area} m², à l’abri des regards.",
      "A drive between old beeches leads to this villa of {area} m², hidden from view.",
      "Eine Auffahrt zwischen alten Buchen führt zu dieser Villa von {area} m², die von außen nicht einsehbar ist.",
      "noSea",
    ],
    [
      "Deze villa uit {year} verenigt klassieke lijnen met het comfort van vandaag.",
      "Cette villa de {year} marie les lignes classiques au confort d’aujourd’hui.",
      "This villa from {year} joins classic lines with the comfort of today.",
      "Diese Villa aus dem Jahr {year} verbindet klassische Linien mit dem Komfort von heute.",
      "turnkey",
    ],
    [
      "Op {land} m² tuin, in alle rust en toch dicht bij het centrum, ligt deze ruime villa.",
      "Sur {land} m² de jardin, au calme et pourtant près du centre, se dresse cette vaste villa.",
      "On {land} m² of garden, in complete quiet yet close to the centre, stands this spacious villa.",
      "Auf {land} m² Garten, ganz ruhig und doch zentrumsnah, liegt diese großzügige Villa.",
    ],
    [
      "Wat meteen opvalt: de hoge inkomhal, de lange zichtassen en het licht dat van kamer tot kamer doorloopt.",
      "Ce qui frappe d’emblée : le haut hall d’entrée, les longues perspectives et la lumière qui passe de pièce en pièce.",
      "What strikes you first: the tall hallway, the long lines of sight and the light that runs from room to room.",
      "Was sofort auffällt: die hohe Eingangshalle, die langen Blickachsen und das Licht, das von Raum zu Raum fließt.",
    ],
    [
      "Witgekalkte gevels, leien dak en een terras in de luwte: een villa die met de jaren alleen maar mooier werd.",
      "Façades chaulées, toit d’ardoises et terrasse abritée : une villa que les années ont embellie.",
      "Whitewashed walls, a slate roof and a sheltered terrace: a villa that has only grown lovelier with age.",
      "Weiß gekalkte Fassaden, Schieferdach und eine windgeschützte Terrasse: eine Villa, die mit den Jahren nur schöner wurde.",
      "terrace",
    ],
  ],
  mansion: [
    [
      "Dit herenhuis uit {year} toont zich op zijn best zodra de dubbele voordeur opengaat: marmer, stucwerk en plafonds van meer dan drie meter.",
      "Construite en {year}, cette maison de maître se révèle dès que s’ouvre la double porte : marbre, moulures et plafonds de plus de trois mètres.",
      "This mansion from {year} is at its best once the double front door opens: marble, stucco and ceilings of over three metres.",
      "Dieses Stadthaus aus dem Jahr {year} zeigt sich von seiner besten Seite, sobald sich die Flügeltür öffnet: Marmor, Stuck und mehr als drei Meter hohe Decken.",
    ],
    [
      "Drie salons en suite, een eiken trap en glas-in-lood: in dit burgerhuis werd met zorg gebouwd en met liefde gewoond.",
      "Trois salons en enfilade, un escalier de chêne et des vitraux : une maison bâtie avec soin et habitée avec amour.",
      "Three salons in a row, an oak staircase and stained glass: this house was built with care and lived in with love.",
      "Drei Salons in Flucht, eine Eichentreppe und Bleiglasfenster: ein Bürgerhaus, das mit Sorgfalt gebaut und mit Liebe bewohnt wurde.",
    ],
    [
      "Met {area} m² verdeeld over drie volle bouwlagen leent dit herenhuis zich tot wonen, werken of allebei.",
      "Avec {area} m² sur trois niveaux complets, cette maison de maître se prête à l’habitation, au travail ou aux deux.",
      "With {area} m² over three full floors, this mansion suits living, working or both.",
      "Mit {area} m² auf drei Vollgeschossen eignet sich dieses Stadthaus zum Wohnen, zum Arbeiten oder für beides.",
    ],
    [
      "De arduinen plint, het balkon in smeedijzer en de hoge ramen verraden de rijke geschiedenis van dit huis.",
      "Soubassement en pierre bleue, balcon en fer forgé et hautes fenêtres trahissent la riche histoire de cette maison.",
      "The bluestone plinth, wrought-iron balcony and tall windows hint at the rich history of this house.",
      "Der Sockel aus Blaustein, der schmiedeeiserne Balkon und die hohen Fenster verraten die reiche Geschichte dieses Hauses.",
    ],
  ],
  farm: [
    [
      "Aan het einde van een eigen oprit ligt deze hoeve uit {year}, omringd door {land} m² grond.",
      "Au bout d’un chemin privé se dresse cette ferme de {year}, entourée de {land} m² de terrain.",
      "At the end of its own drive lies this farmhouse from {year}, surrounded by {land} m² of land.",
      "Am Ende einer eigenen Zufahrt liegt dieser Bauernhof aus dem Jahr {year}, umgeben von {land} m² Grund.",
    ],
    [
      "Dikke muren, zichtbare balken en een binnenkoer met kasseien: deze hoeve heeft de eeuw goed doorstaan.",
      "Murs épais, poutres apparentes et cour pavée : cette ferme a bien traversé le siècle.",
      "Thick walls, exposed beams and a cobbled yard: this farmhouse has weathered the century well.",
      "Dicke Mauern, sichtbare Balken und ein gepflasterter Innenhof: Dieser Bauernhof hat das Jahrhundert gut überstanden.",
    ],
    [
      "Paarden aan huis, een atelier in de schuur of gewoon veel stilte: op deze hoeve kan het allemaal.",
      "Des chevaux chez soi, un atelier dans la grange ou simplement le silence : tout est possible dans cette ferme.",
      "Horses at home, a workshop in the barn or simply plenty of silence: this farm allows it all.",
      "Pferde am Haus, eine Werkstatt in der Scheune oder einfach viel Stille: Auf diesem Hof ist alles möglich.",
    ],
  ],
  bungalow: [
    [
      "Alles op één niveau, geen trap te bespeuren: deze bungalow van {area} m² is een huis voor elke leeftijd.",
      "Tout de plain-pied, pas la moindre marche : ce bungalow de {area} m² convient à tous les âges.",
      "Everything on one level and not a stair in sight: this {area} m² bungalow suits every age.",
      "Alles auf einer Ebene, keine Treppe weit und breit: Dieser Bungalow von {area} m² passt zu jedem Alter.",
    ],
    [
      "De lage daklijn, de brede ramen en de tuin die tot aan de drempel komt, geven deze bungalow zijn charme.",
      "Une toiture basse, de larges fenêtres et un jardin qui vient jusqu’au seuil : tout le charme de ce bungalow.",
      "A low roofline, wide windows and a garden that comes up to the doorstep give this bungalow its charm.",
      "Die flache Dachlinie, breite Fenster und ein Garten bis an die Schwelle geben diesem Bungalow seinen Reiz.",
    ],
    [
      "Deze gelijkvloerse woning uit {year} ligt op een perceel van {land} m², met plaats voor auto, fiets en moestuin.",
      "Ce plain-pied de {year} occupe une parcelle de {land} m², avec de la place pour la voiture, les vélos et le potager.",
      "This single-storey house from {year} sits on {land} m², with room for car, bikes and vegetable garden.",
      "Dieses ebenerdige Haus aus dem Jahr {year} liegt auf {land} m², mit Platz für Auto, Fahrräder und Gemüsegarten.",
    ],
  ],
  cottage: [
    [
      "Wie hier de poort achter zich sluit, hoort alleen nog de wind in de bomen.",
      "Ici, une fois la barrière refermée, on n’entend plus que le vent dans les arbres.",
      "Close the gate behind you here and all you hear is the wind in the trees.",
      "Wer hier das Tor hinter sich schließt, hört nur noch den Wind in den Bäumen.",
    ],
    [
      "Een houtkachel, brede plankenvloeren en ramen die het landschap omlijsten: zo voelt buiten wonen.",
      "Un poêle à bois, de larges planchers et des fenêtres qui encadrent le paysage : voilà la vie à la campagne.",
      "A wood stove, wide floorboards and windows that frame the landscape: this is what country living feels like.",
      "Ein Holzofen, breite Dielen und Fenster, die die Landschaft rahmen: So fühlt sich das Leben auf dem Land an.",
    ],
    [
      "Dit buitenhuis van {area} m² werd in {year} gebouwd op {land} m² en kijkt aan alle kanten uit op groen.",
      "Bâtie en {year} sur {land} m², cette maison de {area} m² s’ouvre de tous côtés sur la verdure.",
      "This {area} m² house was built in {year} on {land} m² and looks out on greenery from every side.",
      "Dieses Haus von {area} m² wurde {year} auf {land} m² gebaut und blickt nach allen Seiten ins Grüne.",
    ],
  ],
  estate: [
    [
      "Een smeedijzeren poort, een lindedreef en dan het huis: {area} m² geschiedenis in een park van {land} m².",
      "Une grille en fer forgé, une drève de tilleuls, puis la demeure : {area} m² d’histoire dans un parc de {land} m².",
      "A wrought-iron gate, an avenue of limes and then the house: {area} m² of history in a park of {land} m².",
      "Ein schmiedeeisernes Tor, eine Lindenallee und dann das Haus: {area} m² Geschichte in einem Park von {land} m².",
    ],
    [
      "Dit domein, in {year} aangelegd als zomerverblijf, bewaart zijn salons, zijn oranjerie en zijn vijver.",
      "Aménagé en {year} comme résidence d’été, ce domaine a conservé ses salons, son orangerie et son étang.",
      "Laid out in {year} as a summer residence, this estate has kept its salons, its orangery and its pond.",
      "Dieses {year} als Sommersitz angelegte Anwesen hat seine Salons, seine Orangerie und seinen Teich bewahrt.",
    ],
  ],
  mixed: [
    [
      "Beneden een handelsruimte met etalage, boven een volwaardige woning: dit pand combineert twee werelden onder één dak.",
      "En bas un commerce avec vitrine, en haut un vrai logement : deux mondes sous un même toit.",
      "A shop with a window below, a full home above: this building joins two worlds under one roof.",
      "Unten ein Ladenlokal mit Schaufenster, oben eine vollwertige Wohnung: Dieses Gebäude vereint zwei Welten unter einem Dach.",
    ],
    [
      "Dit handelshuis uit {year} telt {area} m² en heeft een aparte ingang voor het woongedeelte.",
      "Cet immeuble mixte de {year} compte {area} m² et une entrée séparée pour l’habitation.",
      "This mixed building from {year} measures {area} m² and has a separate entrance to the living quarters.",
      "Dieses Geschäftshaus aus dem Jahr {year} misst {area} m² und hat einen eigenen Eingang zum Wohnbereich.",
    ],
    [
      "Kapper, praktijk of kantoor met daarboven uw eigen stek: de indeling laat alle keuzes open.",
      "Salon de coiffure, cabinet ou bureau, et votre logement au-dessus : le plan laisse tous les choix ouverts.",
      "Hairdresser, practice or office with your own place above: the layout keeps every choice open.",
      "Friseur, Praxis oder Büro und darüber die eigene Wohnung: Der Grundriss lässt alles offen.",
    ],
  ],
  other: [
    [
      "Dit bijzondere pand uit {year} wacht op een koper met verbeelding: hoge ruimtes, dikke muren en een verhaal in elke steen.",
      "Ce bien singulier de {year} attend un acquéreur imaginatif : de grands volumes, des murs épais et une histoire dans chaque pierre.",
      "This unusual building from {year} awaits a buyer with imagination: lofty spaces, thick walls and a story in every stone.",
      "Dieses besondere Gebäude aus dem Jahr {year} wartet auf Käufer mit Fantasie: hohe Räume, dicke Mauern und eine Geschichte in jedem Stein.",
    ],
  ],
};
