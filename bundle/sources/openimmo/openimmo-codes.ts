import { label } from "../row-kinds.ts";
import type { Codes, Label } from "../mapping-row.ts";

/** The public classes that list OpenImmo's elements and codes (`OpenImmo/src/main/jaxb/org/openestate/io/openimmo/xml`); the format's own description may not be passed on. */
export const CLASSES = "OpenEstate/OpenEstate-IO@180e62a";

/** Of a kind of property (`objektart`): the attribute with its sub type, the head type, and the sub types. */
export type Kind = {
  readonly attribute: string;
  readonly headType: number;
  /** Sub types of ours, and what else is told of them. */
  readonly subTypes: Readonly<Record<string, number>>;
  /** The sub type where none is told, or none of ours. */
  readonly other: number;
};

/** A kind of property without a sub type. */
export const NOT_SAID = "KEINE_ANGABE";

export const KINDS: Readonly<Record<string, Kind>> = {
  zimmer: { attribute: "@zimmertyp", headType: 3, subTypes: { ZIMMER: 314 }, other: 314 },
  wohnung: {
    attribute: "@wohnungtyp",
    headType: 3,
    subTypes: {
      APARTMENT: 301,
      ATTIKAWOHNUNG: 304,
      DACHGESCHOSS: 311,
      ERDGESCHOSS: 305,
      ETAGE: 301,
      FERIENWOHNUNG: 312,
      "LOFT-STUDIO-ATELIER": 308,
      MAISONETTE: 302,
      PENTHOUSE: 304,
    },
    other: 301,
  },
  haus: {
    attribute: "@haustyp",
    headType: 1,
    subTypes: {
      APARTMENTHAUS: 118,
      BAUERNHAUS: 109,
      BUNGALOW: 107,
      BURG: 112,
      CHALET: 113,
      DOPPELHAUSHAELFTE: 104,
      EINFAMILIENHAUS: 101,
      FERIENHAUS: 115,
      FINCA: 108,
      HERRENHAUS: 111,
      LANDHAUS: 108,
      MEHRFAMILIENHAUS: 118,
      REIHENECK: 104,
      REIHENEND: 104,
      REIHENHAUS: 103,
      REIHENMITTEL: 103,
      RESTHOF: 109,
      SCHLOSS: 112,
      STADTHAUS: 103,
      STRANDHAUS: 115,
      VILLA: 102,
    },
    other: 101,
  },
  grundstueck: {
    attribute: "@grundst_typ",
    headType: 2,
    subTypes: {
      FREIZEIT: 207,
      INDUSTRIE: 206,
      LAND_FORSTWIRSCHAFT: 203,
      WOHNEN: 201,
    },
    other: 299,
  },
  buero_praxen: {
    attribute: "@buero_typ",
    headType: 4,
    subTypes: {
      BUEROFLAECHE: 402,
      BUEROHAUS: 403,
      BUEROZENTRUM: 403,
      COWORKING: 402,
      PRAXIS: 411,
      PRAXISFLAECHE: 411,
      PRAXISHAUS: 411,
      SHARED_OFFICE: 402,
    },
    other: 402,
  },
  einzelhandel: {
    attribute: "@handel_typ",
    headType: 4,
    subTypes: { EINZELHANDELSLADEN: 401, LADENLOKAL: 401, KIOSK: 401, VERKAUFSFLAECHE: 401 },
    other: 401,
  },
  gastgewerbe: {
    attribute: "@gastgew_typ",
    headType: 4,
    subTypes: { BAR: 407, CAFE: 407, GASTRONOMIE: 407, HOTELS: 408, PENSIONEN: 408, RESTAURANT: 407 },
    other: 407,
  },
  hallen_lager_prod: {
    attribute: "@hallen_typ",
    headType: 4,
    subTypes: {
      HOCHREGALLAGER: 405,
      INDUSTRIEHALLE: 404,
      LAGER: 405,
      LAGERFLAECHEN: 405,
      PRODUKTION: 404,
      SPEDITIONSLAGER: 405,
      WERKSTATT: 406,
    },
    other: 405,
  },
  land_und_forstwirtschaft: { attribute: "@land_typ", headType: 4, subTypes: {}, other: 414 },
  parken: {
    attribute: "@parken_typ",
    headType: 6,
    subTypes: {
      CARPORT: 604,
      DOPPELGARAGE: 605,
      EINZELGARAGE: 601,
      PARKHAUS: 602,
      STELLPLATZ: 603,
      TIEFGARAGE: 602,
      TIEFGARAGENSTELLPLATZ: 602,
    },
    other: 699,
  },
  sonstige: { attribute: "@sonstige_typ", headType: 5, subTypes: {}, other: 199 },
  freizeitimmobilie_gewerblich: { attribute: "@freizeit_typ", headType: 4, subTypes: {}, other: 499 },
  zinshaus_renditeobjekt: {
    attribute: "@zins_typ",
    headType: 9,
    subTypes: { MEHRFAMILIENHAUS: 118, WOHN_UND_GESCHAEFTSHAUS: 117, BUEROGEBAEUDE: 403 },
    other: 413,
  },
};

export const words = (text: string): Label => {
  const [nl, fr, en, de] = text.split("|");
  return label(nl!, fr!, en!, de!);
};

/** What a sub type says that ours does not. */
export const SUB_TYPE_WORDS: Readonly<Record<string, Label>> = {
  ACKERBAU: words("Akkerbouw|Grandes cultures|Arable farm|Ackerbau"),
  ANWESEN: words("Landgoed|Domaine|Estate|Anwesen"),
  ATTIKAWOHNUNG: words("Attiekwoning|Appartement en attique|Attic storey apartment|Attikawohnung"),
  AUSSIEDLERHOF: words("Afgelegen hoeve|Ferme isolée|Outlying farm|Aussiedlerhof"),
  AUSSTELLUNGSFLAECHE: words(
    "Tentoonstellingsruimte|Surface d’exposition|Exhibition space|Ausstellungsfläche",
  ),
  BAR: words("Bar|Bar|Bar|Bar"),
  BAUERNHOF: words("Boerderij|Ferme|Farm|Bauernhof"),
  BERGHUETTE: words("Berghut|Refuge de montagne|Mountain hut|Berghütte"),
  "BETREUTES-WOHNEN": words("Begeleid wonen|Logement accompagné|Assisted living|Betreutes Wohnen"),
  BOOTSLIEGEPLATZ: words("Ligplaats|Amarrage|Berth|Bootsliegeplatz"),
  BUEROZENTRUM: words("Kantorencentrum|Centre de bureaux|Office centre|Bürozentrum"),
  BURG: words("Burcht|Château fort|Fortress|Burg"),
  CAFE: words("Café|Café|Café|Café"),
  COWORKING: words("Coworking|Coworking|Coworking|Coworking"),
  DISCOTHEK: words("Discotheek|Discothèque|Nightclub|Diskothek"),
  DUPLEX: words("Duplexstaanplaats|Emplacement duplex|Stacked parking space|Duplexstellplatz"),
  EINKAUFSCENTREN: words("Winkelcentrum|Centre commercial|Shopping centre|Einkaufszentrum"),
  EINKAUFSZENTRUM: words("Winkelcentrum|Centre commercial|Shopping centre|Einkaufszentrum"),
  EINRAUMLOKAL: words("Eenkamerzaak|Établissement d’une salle|One-room pub|Einraumlokal"),
  ETAGE: words("Verdieping|À l’étage|Upper floor|Etagenwohnung"),
  FACTORY_OUTLET: words("Fabriekswinkel|Magasin d’usine|Factory outlet|Factory-Outlet"),
  FERTIGHAUS: words("Prefabhuis|Maison préfabriquée|Prefabricated house|Fertighaus"),
  FINCA: words("Finca|Finca|Finca|Finca"),
  FREIFLAECHEN: words("Open terrein|Espace extérieur|Open area|Freifläche"),
  FREIZEITANLAGE: words("Recreatieterrein|Centre de loisirs|Leisure facility|Freizeitanlage"),
  GALERIE: words("Galerij|Galerie|Gallery|Galerie"),
  GARTENBAU: words("Tuinbouw|Horticulture|Horticulture|Gartenbau"),
  GASTRONOMIE_UND_WOHNUNG: words(
    "Horeca met woning|Horeca avec logement|Catering with living space|Gastronomie mit Wohnung",
  ),
  GEMISCHT: words("Gemengd gebruik|Usage mixte|Mixed use|Gemischte Nutzung"),
  GESCHAEFTSHAUS: words("Handelsgebouw|Immeuble commercial|Commercial building|Geschäftshaus"),
  GEWERBE: words("Bedrijfsgrond|Terrain d’activité|Commercial land|Gewerbegrundstück"),
  GEWERBEPARK: words("Bedrijvenpark|Parc d’activités|Business park|Gewerbepark"),
  HALLE: words("Hal|Halle|Hall|Halle"),
  INDUSTRIEANLAGEN: words(
    "Industriële installatie|Installation industrielle|Industrial plant|Industrieanlage",
  ),
  JAGDREVIER: words("Jachtgebied|Territoire de chasse|Hunting ground|Jagdrevier"),
  JAGD_UND_FORSTWIRTSCHAFT: words(
    "Jacht en bosbouw|Chasse et sylviculture|Hunting and forestry|Jagd und Forstwirtschaft",
  ),
  KAUFHAUS: words("Warenhuis|Grand magasin|Department store|Kaufhaus"),
  KIOSK: words("Kiosk|Kiosque|Kiosk|Kiosk"),
  KRANKENHAUS: words("Ziekenhuis|Hôpital|Hospital|Krankenhaus"),
  KUEHLHAUS: words("Koelhuis|Entrepôt frigorifique|Cold store|Kühlhaus"),
  LAGER_MIT_FREIFLAECHE: words(
    "Magazijn met terrein|Entrepôt avec terrain|Warehouse with yard|Lager mit Freifläche",
  ),
  LANDWIRTSCHAFTLICHE_BETRIEBE: words(
    "Landbouwbedrijf|Exploitation agricole|Farm business|Landwirtschaftlicher Betrieb",
  ),
  "LAUBE-DATSCHE-GARTENHAUS": words("Tuinhuis|Abri de jardin|Garden house|Gartenhaus"),
  LOFT_ATELIER: words("Loft of atelier|Loft ou atelier|Loft or studio|Loft oder Atelier"),
  PARKHAUS: words("Parkeergebouw|Parking à étages|Multi-storey car park|Parkhaus"),
  PARKPLATZ_STROM: words(
    "Parkeerplaats met laadpunt|Emplacement avec borne|Parking space with charger|Parkplatz mit Strom",
  ),
  PENSIONEN: words("Pension|Pension|Guest house|Pension"),
  PFLEGEHEIM: words("Verzorgingstehuis|Maison de soins|Nursing home|Pflegeheim"),
  RAUCHERLOKAL: words("Rokerszaak|Établissement fumeurs|Smokers’ pub|Raucherlokal"),
  REIHENECK: words("Hoekwoning|Maison d’angle|Corner house|Reiheneckhaus"),
  REIHENEND: words("Einde van een rij|Bout de rangée|End of terrace|Reihenendhaus"),
  REITERHOEFE: words("Manege|Centre équestre|Riding stables|Reiterhof"),
  RESTAURANT: words("Restaurant|Restaurant|Restaurant|Restaurant"),
  ROHDACHBODEN: words("Onafgewerkte zolder|Grenier brut|Unfinished attic|Rohdachboden"),
  RUSTICO: words("Rustico|Rustico|Rustico|Rustico"),
  SANATORIUM: words("Sanatorium|Sanatorium|Sanatorium|Sanatorium"),
  SB_MAERKTE: words("Zelfbedieningswinkel|Libre-service|Self-service store|SB-Markt"),
  SCHEUNEN: words("Schuur|Grange|Barn|Scheune"),
  SEELIEGENSCHAFT: words("Aan het meer|Au bord du lac|Lakeside|Seeliegenschaft"),
  SENIORENHEIM: words("Rusthuis|Maison de repos|Retirement home|Seniorenheim"),
  SERVICE: words("Dienstenruimte|Espace de services|Service space|Servicefläche"),
  SHARED_OFFICE: words("Gedeeld kantoor|Bureau partagé|Shared office|Shared Office"),
  SONDERNUTZUNG: words("Bijzonder gebruik|Usage particulier|Special use|Sondernutzung"),
  SONSTIGE_LANDWIRTSCHAFTSIMMOBILIEN: words(
    "Ander landbouwvastgoed|Autre bien agricole|Other farm property|Sonstige Landwirtschaftsimmobilie",
  ),
  SOUTERRAIN: words("Souterrain|Souterrain|Basement flat|Souterrain"),
  SPORTANLAGEN: words("Sportterrein|Installation sportive|Sports facility|Sportanlage"),
  STRANDHAUS: words("Strandhuis|Maison de plage|Beach house|Strandhaus"),
  TANKSTELLE: words("Tankstation|Station-service|Petrol station|Tankstelle"),
  TEICH_UND_FISCHWIRTSCHAFT: words("Viskwekerij|Pisciculture|Fish farm|Teich- und Fischwirtschaft"),
  TERRASSEN: words("Terraswoning|Appartement-terrasse|Terrace apartment|Terrassenwohnung"),
  TIEFGARAGE: words("Ondergrondse garage|Garage souterrain|Underground garage|Tiefgarage"),
  VERBRAUCHERMAERKTE: words("Supermarkt|Supermarché|Supermarket|Verbrauchermarkt"),
  VERBRAUCHERMARKT: words("Supermarkt|Supermarché|Supermarket|Verbrauchermarkt"),
  VERGNUEGUNGSPARKS_UND_CENTER: words("Pretpark|Parc d’attractions|Amusement park|Vergnügungspark"),
  VERKAUFSFLAECHE: words("Verkoopruimte|Surface de vente|Sales area|Verkaufsfläche"),
  VIEHWIRTSCHAFT: words("Veeteelt|Élevage|Livestock farm|Viehwirtschaft"),
  WEINBAU: words("Wijnbouw|Viticulture|Vineyard|Weinbau"),
  WEITERE_BEHERBERGUNGSBETRIEBE: words(
    "Ander logies|Autre hébergement|Other lodging|Weiterer Beherbergungsbetrieb",
  ),
  WOHNANLAGEN: words("Woonpark|Résidence|Housing estate|Wohnanlage"),
  ZWEIFAMILIENHAUS: words("Tweegezinswoning|Maison bifamiliale|Two-family house|Zweifamilienhaus"),
};

/** ISO 3166: three letters, as OpenImmo has them, to two. */
export const COUNTRIES: Codes = Object.fromEntries(
  "AND:AD ARE:AE ALB:AL ARG:AR AUT:AT AUS:AU BIH:BA BEL:BE BGR:BG BRA:BR CAN:CA CHE:CH CHL:CL CPV:CV CUW:CW CYP:CY CZE:CZ DEU:DE DNK:DK DOM:DO EGY:EG ESP:ES EST:EE FIN:FI FRA:FR GBR:GB GEO:GE GRC:GR HRV:HR HUN:HU IRL:IE ISL:IS ISR:IL ITA:IT LIE:LI LTU:LT LUX:LU LVA:LV MAR:MA MCO:MC MDA:MD MKD:MK MLT:MT MNE:ME NLD:NL NOR:NO POL:PL PRT:PT ROU:RO SMR:SM SRB:RS SUR:SR SVK:SK SVN:SI SWE:SE THA:TH TUN:TN TUR:TR UKR:UA USA:US ZAF:ZA"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

export const ENVIRONMENTS: Codes = {
  GEWERBE: "CRAFT_INDUSTRY",
  INDUSTRIE: "INDUSTRIAL",
  ORTSLAGE: "VILLAGE",
  STADTRAND: "SUBURBAN_AREA",
  STADTZENTRUM: "TOWN",
  WOHN: "RESIDENTIAL",
};

export const AREAS: Codes = {
  "1A": words("A-locatie|Emplacement de premier choix|Prime location|1A-Lage"),
  "1B": words("B-locatie|Emplacement de second choix|Secondary location|1B-Lage"),
  MISCH: words("Gemengd gebied|Zone mixte|Mixed area|Mischgebiet"),
  NEBENZENTRUM: words("Nevencentrum|Centre secondaire|Secondary centre|Nebenzentrum"),
  NEUBAU: words("Nieuwbouwwijk|Quartier neuf|New development|Neubaugebiet"),
  SIEDLUNG: words("Woonwijk|Lotissement|Housing estate|Siedlung"),
  STADTTEIL: words("Stadsdeel|Quartier|City district|Stadtteil"),
};

export const PERIODS: Codes = {
  TAG: words("dag|jour|day|Tag"),
  WOCHE: words("week|semaine|week|Woche"),
  MONAT: words("maand|mois|month|Monat"),
  JAHR: words("jaar|an|year|Jahr"),
};

export const CONDITIONS: Codes = {
  ABRISSOBJEKT: "TO_RENOVATE",
  BAUFAELLIG: "TO_RENOVATE",
  ENTKERNT: "TO_RENOVATE",
  ERSTBEZUG: "NEW",
  GEPFLEGT: "GOOD_CONDITION",
  MODERNISIERT: "RENEWED",
  NACH_VEREINBARUNG: null,
  NEUWERTIG: "EXCELLENT_CONDITION",
  PROJEKTIERT: "NEW",
  ROHBAU: "NEW",
  SANIERUNGSBEDUERFTIG: "TO_RENOVATE",
  TEIL_SANIERT: "RENEWED",
  TEIL_VOLLRENOVIERT: "RENEWED",
  TEIL_VOLLRENOVIERUNGSBED: "TO_RENOVATE",
  TEIL_VOLLSANIERT: "RENEWED",
  VOLL_SANIERT: "RENEWED",
};

/** What a condition says that ours does not. */
export const CONDITION_WORDS: Readonly<Record<string, Label>> = {
  ABRISSOBJEKT: words("Af te breken|À démolir|To be demolished|Abrissobjekt"),
  BAUFAELLIG: words("Bouwvallig|Délabré|Dilapidated|Baufällig"),
  ENTKERNT: words("Gestript|Vidé à l’intérieur|Gutted|Entkernt"),
  NACH_VEREINBARUNG: words("Overeen te komen|À convenir|By agreement|Nach Vereinbarung"),
  PROJEKTIERT: words("Gepland|En projet|Planned|Projektiert"),
  ROHBAU: words("Ruwbouw|Gros œuvre|Shell|Rohbau"),
  TEIL_SANIERT: words("Gedeeltelijk gerenoveerd|Partiellement rénové|Partly renovated|Teilweise saniert"),
};

export const PICTURE_GROUPS: readonly string[] = [
  "",
  "TITELBILD",
  "INNENANSICHTEN",
  "AUSSENANSICHTEN",
  "BILD",
  "PANORAMA",
  "GRUNDRISS",
  "KARTEN_LAGEPLAN",
];
