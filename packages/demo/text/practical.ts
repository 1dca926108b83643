import type { Line } from "./line.ts";

export const ENERGY_NOTES: readonly Line[] = [
  [
    "Met energielabel {label} houdt u de energiekosten laag.",
    "Avec un label énergétique {label}, la facture d’énergie reste légère.",
    "With energy label {label}, bills stay low.",
    "Mit dem Energielabel {label} bleiben die Energiekosten niedrig.",
    "fit",
  ],
  [
    "Dankzij isolatie en goed glas haalt het geheel label {label}: comfort in de winter, koelte in de zomer.",
    "Grâce à l’isolation et au bon vitrage, l’ensemble atteint le label {label} : confort en hiver, fraîcheur en été.",
    "Thanks to insulation and good glass it reaches label {label}: comfort in winter, coolness in summer.",
    "Dank Dämmung und guter Verglasung erreicht das Objekt Label {label}: behaglich im Winter, kühl im Sommer.",
    "fit",
  ],
  [
    "De zonnepanelen op het dak dekken een goed deel van het verbruik.",
    "Les panneaux solaires du toit couvrent une bonne part de la consommation.",
    "The solar panels on the roof cover a good part of consumption.",
    "Die Solarmodule auf dem Dach decken einen guten Teil des Verbrauchs.",
    "solar",
  ],
  [
    "Het energiecertificaat vermeldt {epc} kWh/m² per jaar (label {label}); een energieplan ligt klaar op kantoor.",
    "Le certificat énergétique indique {epc} kWh/m² par an (label {label}) ; un plan énergétique est disponible à l’agence.",
    "The energy certificate states {epc} kWh/m² a year (label {label}); an energy plan is ready at the office.",
    "Der Energieausweis nennt {epc} kWh/m² im Jahr (Label {label}); ein Energieplan liegt im Büro bereit.",
    "thirsty",
  ],
  [
    "Label {label} brengt een renovatieverplichting mee: binnen zes jaar na de akte moet het pand label D halen.",
    "Le label {label} entraîne une obligation de rénover : le label D doit être atteint dans les six ans suivant l’acte.",
    "Label {label} brings a duty to renovate: the property has to reach label D within six years of the deed.",
    "Mit Label {label} gilt eine Sanierungspflicht: Innerhalb von sechs Jahren nach der Beurkundung muss Label D erreicht sein.",
    "mustRenovate",
  ],
];

export const PRACTICAL_NOTES: readonly Line[] = [
  [
    "De garage biedt plaats aan de wagen en aan alles wat een huis verzamelt.",
    "Le garage abrite la voiture et tout ce qu’une maison accumule.",
    "The garage takes the car and everything a house collects.",
    "Die Garage bietet Platz für das Auto und alles, was sich so ansammelt.",
    "garage",
  ],
  [
    "Er hoort een eigen parkeerplaats bij.",
    "Un emplacement de parking privé complète le tout.",
    "A private parking space is included.",
    "Ein eigener Stellplatz gehört dazu.",
    "parking",
  ],
  [
    "De lift bedient alle verdiepingen, ook de kelder met de fietsen.",
    "L’ascenseur dessert tous les étages, y compris le sous-sol à vélos.",
    "The lift serves every floor, including the basement with the bikes.",
    "Der Aufzug bedient alle Etagen, auch den Fahrradkeller.",
    "lift",
  ],
  [
    "Onder het huis ligt een droge kelder voor wijn en voorraad.",
    "Sous la maison, une cave sèche accueille vin et provisions.",
    "Beneath the house is a dry cellar for wine and stores.",
    "Unter dem Haus liegt ein trockener Keller für Wein und Vorräte.",
    "cellar",
  ],
];

export const CLOSINGS_SALE: readonly Line[] = [
  [
    "Plan een bezoek en ervaar zelf hoe het licht binnenvalt.",
    "Planifiez une visite et voyez vous-même comment la lumière entre.",
    "Plan a visit and see for yourself how the light falls.",
    "Vereinbaren Sie eine Besichtigung und erleben Sie selbst, wie das Licht hereinfällt.",
  ],
  [
    "Bel of mail ons kantoor; we laten u graag rond op een moment dat u past.",
    "Appelez ou écrivez à notre agence ; nous vous ferons visiter au moment qui vous convient.",
    "Call or mail our office; we will gladly show you round at a time that suits you.",
    "Rufen Sie an oder schreiben Sie uns; wir führen Sie gern zu einer passenden Zeit herum.",
  ],
  [
    "Alle attesten en plannen kunt u bij ons inkijken.",
    "Toutes les attestations et tous les plans peuvent être consultés chez nous.",
    "All certificates and plans can be consulted at our office.",
    "Alle Bescheinigungen und Pläne können Sie bei uns einsehen.",
  ],
  [
    "Vraag gerust het volledige dossier; u krijgt het dezelfde dag.",
    "Demandez le dossier complet ; vous le recevrez le jour même.",
    "Feel free to ask for the full file; you will have it the same day.",
    "Fordern Sie gern die vollständigen Unterlagen an; Sie erhalten sie am selben Tag.",
  ],
  [
    "Wie twijfelt, komt best een tweede keer, bij ander licht.",
    "En cas de doute, revenez une seconde fois, sous une autre lumière.",
    "If in doubt, come a second time, in different light.",
    "Wer zweifelt, kommt am besten ein zweites Mal, bei anderem Licht.",
  ],
];

export const CLOSINGS_RENT: readonly Line[] = [
  [
    "De huur bedraagt {price} euro per maand; de waarborg staat op een geblokkeerde rekening op uw naam.",
    "Le loyer s’élève à {price} euros par mois ; la garantie est placée sur un compte bloqué à votre nom.",
    "The rent is {price} euros a month; the deposit goes into a blocked account in your name.",
    "Die Miete beträgt {price} Euro im Monat; die Kaution liegt auf einem Sperrkonto auf Ihren Namen.",
  ],
  [
    "We vragen enkel de gegevens die nodig zijn voor het contract en beslissen binnen de drie werkdagen.",
    "Nous ne demandons que les données nécessaires au bail et décidons dans les trois jours ouvrables.",
    "We ask only for what the lease requires and decide within three working days.",
    "Wir fragen nur, was für den Vertrag nötig ist, und entscheiden innerhalb von drei Werktagen.",
  ],
  [
    "Bezoeken doen we in kleine groepjes; schrijf u in via ons kantoor.",
    "Les visites se font en petits groupes ; inscrivez-vous auprès de l’agence.",
    "Viewings are held in small groups; register through our office.",
    "Besichtigt wird in kleinen Gruppen; melden Sie sich über unser Büro an.",
  ],
  [
    "De maandelijkse huur van {price} euro wordt jaarlijks geïndexeerd.",
    "Le loyer mensuel de {price} euros est indexé chaque année.",
    "The monthly rent of {price} euros is indexed once a year.",
    "Die Monatsmiete von {price} Euro wird jährlich indexiert.",
  ],
];

export const CLOSINGS_SEASON: readonly Line[] = [
  [
    "Te huur per week, van zaterdag tot zaterdag; beddengoed is op vraag verkrijgbaar.",
    "À louer à la semaine, du samedi au samedi ; linge de lit sur demande.",
    "To let by the week, Saturday to Saturday; bed linen on request.",
    "Wochenweise zu mieten, von Samstag bis Samstag; Bettwäsche auf Anfrage.",
  ],
  [
    "Ook buiten het hoogseizoen beschikbaar, met korting vanaf twee weken.",
    "Disponible aussi hors saison, avec une remise dès deux semaines.",
    "Available outside high season too, with a discount from two weeks.",
    "Auch außerhalb der Hochsaison verfügbar, mit Rabatt ab zwei Wochen.",
  ],
];

export const CLOSINGS_NOTARY: readonly Line[] = [
  [
    "Openbare verkoop onder toezicht van de notaris: biedingen gebeuren online en zijn bindend.",
    "Vente publique sous la surveillance du notaire : les enchères se font en ligne et sont contraignantes.",
    "Public sale under the notary’s supervision: bids are made online and are binding.",
    "Öffentlicher Verkauf unter Aufsicht des Notars: Gebote erfolgen online und sind verbindlich.",
  ],
  [
    "De verkoopvoorwaarden liggen ter inzage bij de notaris; bezoeken kan na inschrijving.",
    "Les conditions de vente peuvent être consultées chez le notaire ; visites sur inscription.",
    "The conditions of sale can be consulted at the notary’s; viewings after registration.",
    "Die Verkaufsbedingungen liegen beim Notar aus; Besichtigung nach Anmeldung.",
  ],
];

export const CLOSINGS_TAKEOVER: readonly Line[] = [
  [
    "De overname omvat inboedel, handelsnaam en lopend huurcontract; de cijfers geven we in vertrouwen.",
    "La reprise comprend le mobilier, l’enseigne et le bail en cours ; les chiffres sont communiqués en confiance.",
    "The takeover covers inventory, trade name and current lease; figures are shared in confidence.",
    "Die Übernahme umfasst Inventar, Firmennamen und laufenden Mietvertrag; Zahlen nennen wir vertraulich.",
  ],
  [
    "De uitbater werkt u op verzoek een maand lang in.",
    "L’exploitant peut vous accompagner pendant un mois.",
    "The owner is happy to show you the ropes for a month.",
    "Der Betreiber arbeitet Sie auf Wunsch einen Monat lang ein.",
  ],
];

export const CLOSINGS_GONE: readonly Line[] = [
  [
    "Dit pand heeft intussen een nieuwe bewoner gevonden; gelijkaardige panden vindt u in ons aanbod.",
    "Ce bien a trouvé preneur ; vous découvrirez des biens similaires dans notre offre.",
    "This property has found a new owner or tenant; our list holds similar ones.",
    "Dieses Objekt ist vergeben; ähnliche finden Sie in unserem Angebot.",
  ],
  [
    "Te laat voor dit adres? Vertel ons wat u zoekt, dan kijken wij mee uit.",
    "Trop tard pour cette adresse ? Dites-nous ce que vous cherchez, nous ouvrons l’œil avec vous.",
    "Too late for this address? Tell us what you are looking for and we will keep an eye out.",
    "Zu spät für diese Adresse? Sagen Sie uns, was Sie suchen, wir halten mit Ausschau.",
  ],
];

export const PLOT_NOTES: readonly Line[] = [
  [
    "De grond is vlak, goed ontwaterd en het hele jaar door bereikbaar met een tractor.",
    "Le terrain est plat, bien drainé et accessible toute l’année en tracteur.",
    "The land is flat, well drained and can be reached by tractor all year round.",
    "Das Land ist eben, gut entwässert und das ganze Jahr mit dem Traktor erreichbar.",
    "farmland",
  ],
  [
    "De voorschriften laten twee bouwlagen en een dak toe; het stedenbouwkundig uittreksel is beschikbaar.",
    "Les prescriptions autorisent deux niveaux et un toit ; l’extrait urbanistique est disponible.",
    "The rules allow two storeys and a roof; the planning extract is available.",
    "Die Vorschriften erlauben zwei Geschosse und ein Dach; der Auszug aus dem Bebauungsplan liegt vor.",
    "buildable",
  ],
  [
    "Een bodemattest en een opmetingsplan van de landmeter zitten in het dossier.",
    "L’attestation de sol et le plan de mesurage du géomètre figurent au dossier.",
    "A soil certificate and the surveyor’s plan are in the file.",
    "Bodenbescheinigung und Vermessungsplan liegen den Unterlagen bei.",
  ],
];

export const BUSINESS_NOTES: readonly Line[] = [
  [
    "Laden en lossen kan voor de deur, parkeren om de hoek.",
    "Chargement et déchargement devant la porte, parking au coin de la rue.",
    "Loading is possible at the door, parking around the corner.",
    "Be- und Entladen ist vor der Tür möglich, Parken um die Ecke.",
  ],
  [
    "De technische installaties zijn gekeurd en het pand beschikt over glasvezel.",
    "Les installations techniques sont contrôlées et le bien dispose de la fibre.",
    "The technical installations have been inspected and there is fibre internet.",
    "Die technischen Anlagen sind geprüft, Glasfaser ist vorhanden.",
  ],
  [
    "De bestemming laat handel, diensten en kleine ambacht toe.",
    "L’affectation autorise le commerce, les services et le petit artisanat.",
    "The permitted use covers retail, services and small crafts.",
    "Zulässig sind Handel, Dienstleistungen und kleines Handwerk.",
  ],
];
