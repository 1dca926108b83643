import { CLASSES, words } from "../openimmo-codes.ts";
import { whereTrue } from "../../row-kinds.ts";
import type { Label, MappingRow } from "../../mapping-row.ts";

/** Elements whose attributes are flags: all that are set stand under one label, `Floors: tiles, parquet`. */
const FLAGS: ReadonlyArray<
  readonly [element: string, title: string, flags: Readonly<Record<string, string>>]
> = [
  [
    "objektkategorie.nutzungsart",
    "Gebruik|Usage|Use|Nutzung",
    {
      WOHNEN: "wonen|habitation|living|Wohnen",
      GEWERBE: "beroep of handel|activité professionnelle|business|Gewerbe",
      ANLAGE: "belegging|placement|investment|Anlage",
      WAZ: "tijdelijk wonen|habitation temporaire|temporary living|Wohnen auf Zeit",
    },
  ],
  [
    "geo.lage_im_bau",
    "Ligging in het gebouw|Situation dans l’immeuble|Position in the building|Lage im Gebäude",
    {
      LINKS: "links|à gauche|left|links",
      RECHTS: "rechts|à droite|right|rechts",
      VORNE: "voor|à l’avant|front|vorne",
      HINTEN: "achter|à l’arrière|rear|hinten",
    },
  ],
  [
    "ausstattung.bad",
    "Badkamer|Salle de bain|Bathroom|Bad",
    {
      DUSCHE: "douche|douche|shower|Dusche",
      WANNE: "bad|baignoire|bathtub|Wanne",
      FENSTER: "venster|fenêtre|window|Fenster",
      BIDET: "bidet|bidet|bidet|Bidet",
      PISSOIR: "urinoir|urinoir|urinal|Pissoir",
    },
  ],
  [
    "ausstattung.kueche",
    "Keuken|Cuisine|Kitchen|Küche",
    {
      EBK: "ingebouwd|équipée|fitted|Einbauküche",
      OFFEN: "open|ouverte|open|offen",
      PANTRY: "kitchenette|kitchenette|kitchenette|Pantryküche",
    },
  ],
  [
    "ausstattung.boden",
    "Vloeren|Sols|Floors|Böden",
    {
      FLIESEN: "tegels|carrelage|tiles|Fliesen",
      STEIN: "steen|pierre|stone|Stein",
      TEPPICH: "tapijt|moquette|carpet|Teppich",
      PARKETT: "parket|parquet|parquet|Parkett",
      FERTIGPARKETT: "meerlagig parket|parquet contrecollé|engineered parquet|Fertigparkett",
      LAMINAT: "laminaat|stratifié|laminate|Laminat",
      DIELEN: "planken|planchers|floorboards|Dielen",
      KUNSTSTOFF: "kunststof|matière synthétique|synthetic|Kunststoff",
      ESTRICH: "dekvloer|chape|screed|Estrich",
      DOPPELBODEN: "dubbele vloer|faux plancher|raised floor|Doppelboden",
      LINOLEUM: "linoleum|linoléum|linoleum|Linoleum",
      MARMOR: "marmer|marbre|marble|Marmor",
      TERRAKOTTA: "terracotta|terre cuite|terracotta|Terrakotta",
      GRANIT: "graniet|granit|granite|Granit",
    },
  ],
  [
    "ausstattung.heizungsart",
    "Verwarming|Chauffage|Heating|Heizung",
    {
      OFEN: "kachel|poêle|stove|Ofen",
      ETAGE: "per verdieping|par étage|by storey|Etagenheizung",
      ZENTRAL: "centraal|central|central|zentral",
      FERN: "stadsverwarming|urbain|district heating|Fernwärme",
      FUSSBODEN: "vloerverwarming|par le sol|underfloor|Fußbodenheizung",
    },
  ],
  [
    "ausstattung.befeuerung",
    "Energiebron van de verwarming|Énergie du chauffage|Heating energy|Befeuerung",
    {
      OEL: "stookolie|mazout|oil|Öl",
      GAS: "gas|gaz|gas|Gas",
      ELEKTRO: "elektriciteit|électricité|electricity|Elektro",
      ALTERNATIV: "alternatief|alternatif|alternative|alternativ",
      SOLAR: "zonne-energie|solaire|solar|Solar",
      ERDWAERME: "aardwarmte|géothermie|geothermal|Erdwärme",
      LUFTWP: "lucht-warmtepomp|pompe à chaleur air|air heat pump|Luft-Wärmepumpe",
      FERN: "stadsverwarming|chauffage urbain|district heating|Fernwärme",
      BLOCK: "warmtekrachtkoppeling|cogénération|combined heat and power|Blockheizkraftwerk",
      "WASSER-ELEKTRO": "water en elektriciteit|eau et électricité|water and electricity|Wasser-Elektro",
      PELLET: "pellets|pellets|pellets|Pellets",
      KOHLE: "steenkool|charbon|coal|Kohle",
      HOLZ: "hout|bois|wood|Holz",
      FLUESSIGGAS: "vloeibaar gas|gaz liquide|liquid gas|Flüssiggas",
    },
  ],
  [
    "ausstattung.stellplatzart[]",
    "Parkeren|Stationnement|Parking|Stellplatz",
    {
      GARAGE: "garage|garage|garage|Garage",
      TIEFGARAGE: "ondergrondse garage|garage souterrain|underground garage|Tiefgarage",
      CARPORT: "carport|carport|carport|Carport",
      FREIPLATZ: "open plaats|place extérieure|outdoor space|Freiplatz",
      PARKHAUS: "parkeergebouw|parking à étages|multi-storey car park|Parkhaus",
      DUPLEX: "duplexplaats|place duplex|stacked space|Duplex",
    },
  ],
  [
    "ausstattung.ausricht_balkon_terrasse",
    "Oriëntatie van balkon of terras|Orientation du balcon ou de la terrasse|Orientation of balcony or terrace|Ausrichtung von Balkon oder Terrasse",
    {
      NORD: "noorden|nord|north|Nord",
      OST: "oosten|est|east|Ost",
      SUED: "zuiden|sud|south|Süd",
      WEST: "westen|ouest|west|West",
      NORDOST: "noordoosten|nord-est|north-east|Nordost",
      NORDWEST: "noordwesten|nord-ouest|north-west|Nordwest",
      SUEDOST: "zuidoosten|sud-est|south-east|Südost",
      SUEDWEST: "zuidwesten|sud-ouest|south-west|Südwest",
    },
  ],
  [
    "ausstattung.angeschl_gastronomie",
    "Horeca in het gebouw|Horeca dans l’immeuble|Catering in the building|Angeschlossene Gastronomie",
    {
      HOTELRESTAURANT: "hotelrestaurant|restaurant d’hôtel|hotel restaurant|Hotelrestaurant",
      BAR: "bar|bar|bar|Bar",
    },
  ],
  [
    "ausstattung.serviceleistungen[]",
    "Diensten|Services|Services|Serviceleistungen",
    {
      BETREUTES_WOHNEN: "begeleid wonen|logement accompagné|assisted living|betreutes Wohnen",
      CATERING: "catering|traiteur|catering|Catering",
      REINIGUNG: "schoonmaak|nettoyage|cleaning|Reinigung",
      EINKAUF: "boodschappen|courses|shopping|Einkauf",
      WACHDIENST: "bewaking|gardiennage|security guards|Wachdienst",
    },
  ],
  [
    "ausstattung.dachform",
    "Dakvorm|Forme du toit|Roof|Dachform",
    {
      KRUEPPELWALMDACH: "wolfsdak|toit à demi-croupe|half-hipped|Krüppelwalmdach",
      MANSARDDACH: "mansardedak|toit mansardé|mansard|Mansarddach",
      PULTDACH: "lessenaarsdak|toit à un pan|lean-to|Pultdach",
      SATTELDACH: "zadeldak|toit à deux pans|saddleback|Satteldach",
      WALMDACH: "schilddak|toit à croupe|hipped|Walmdach",
      FLACHDACH: "plat dak|toit plat|flat|Flachdach",
      PYRAMIDENDACH: "tentdak|toit pyramidal|pyramid|Pyramidendach",
    },
  ],
  [
    "ausstattung.bauweise",
    "Bouwwijze|Construction|Construction|Bauweise",
    {
      MASSIV: "massief|traditionnelle|solid|massiv",
      FERTIGTEILE: "geprefabriceerd|préfabriquée|prefabricated|Fertigteile",
      HOLZ: "hout|bois|timber|Holz",
    },
  ],
  [
    "ausstattung.ausbaustufe",
    "Afwerkingsgraad|Degré de finition|Degree of completion|Ausbaustufe",
    {
      BAUSATZHAUS: "bouwpakket|maison en kit|kit house|Bausatzhaus",
      AUSBAUHAUS: "zelf af te werken|à achever soi-même|to be finished|Ausbauhaus",
      SCHLUESSELFERTIGMITKELLER:
        "sleutelklaar met kelder|clé sur porte avec cave|turnkey with basement|schlüsselfertig mit Keller",
      SCHLUESSELFERTIGOHNEBODENPLATTE:
        "sleutelklaar zonder funderingsplaat|clé sur porte sans dalle|turnkey without base slab|schlüsselfertig ohne Bodenplatte",
      SCHLUESSELFERTIGMITBODENPLATTE:
        "sleutelklaar met funderingsplaat|clé sur porte avec dalle|turnkey with base slab|schlüsselfertig mit Bodenplatte",
    },
  ],
  [
    "ausstattung.energietyp",
    "Energiestandaard|Standard énergétique|Energy standard|Energiestandard",
    {
      PASSIVHAUS: "passiefhuis|maison passive|passive house|Passivhaus",
      NIEDRIGENERGIE: "lage energie|basse énergie|low energy|Niedrigenergie",
      NEUBAUSTANDARD: "nieuwbouwstandaard|standard neuf|new-build standard|Neubaustandard",
      KFW40: "KfW 40|KfW 40|KfW 40|KfW 40",
      KFW55: "KfW 55|KfW 55|KfW 55|KfW 55",
      KFW60: "KfW 60|KfW 60|KfW 60|KfW 60",
      KFW70: "KfW 70|KfW 70|KfW 70|KfW 70",
      MINERGIEBAUWEISE: "Minergie|Minergie|Minergie|Minergie-Bauweise",
      MINERGIE_ZERTIFIZIERT:
        "Minergie-certificaat|certificat Minergie|certified Minergie|Minergie-zertifiziert",
    },
  ],
];

export const FLAG_ROWS: readonly MappingRow[] = FLAGS.flatMap(([element, title, flags]) =>
  Object.entries(flags).map(([name, text]) => flagRow(`${element}.@${name}`, words(title), words(text))),
);

function flagRow(path: string, title: Label, text: Label): MappingRow {
  return { path, extra: title, codes: whereTrue(text), source: CLASSES };
}
