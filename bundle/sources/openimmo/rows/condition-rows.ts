import type { MappingRow } from "../../mapping-row.ts";
import { extra, extraText, facility, label, leftOut } from "../../row-kinds.ts";
import { CLASSES, CONDITION_WORDS, CONDITIONS, words } from "../openimmo-codes.ts";
import { dateOf, dayInWords, figureOf, ownFields } from "../openimmo-values.ts";

const PASS = "zustand_angaben.energiepass[]";
const isNeeded = ({ parent }: { readonly parent: Readonly<Record<string, unknown>> }) =>
  !parent["energieverbrauchkennwert"];

const BUILDABLE = {
  "34_NACHBARSCHAFT": words(
    "Volgens de omgeving|Selon le voisinage|As the neighbourhood|Nach Nachbarschaft (§ 34)",
  ),
  "35_AUSSENGEBIET": words("Buitengebied|Zone extérieure|Outlying area|Außengebiet (§ 35)"),
  B_PLAN: words("Volgens bestemmingsplan|Selon le plan|By a local plan|Nach Bebauungsplan"),
  BAUERWARTUNGSLAND: words(
    "Toekomstige bouwgrond|Futur terrain à bâtir|Expected building land|Bauerwartungsland",
  ),
  BAULAND_OHNE_B_PLAN: words(
    "Bouwgrond zonder plan|Terrain à bâtir sans plan|Building land without a plan|Bauland ohne Bebauungsplan",
  ),
  "KEIN BAULAND": words("Geen bouwgrond|Non constructible|Not building land|Kein Bauland"),
  LAENDERSPEZIFISCH: words("Volgens het land|Selon le pays|By the country’s rules|Länderspezifisch"),
};

const DEVELOPED = {
  UNERSCHLOSSEN: words("Niet uitgerust|Non viabilisé|Not serviced|Unerschlossen"),
  TEILERSCHLOSSEN: words("Gedeeltelijk uitgerust|Partiellement viabilisé|Partly serviced|Teilerschlossen"),
  VOLLERSCHLOSSEN: words("Volledig uitgerust|Viabilisé|Fully serviced|Vollerschlossen"),
  ORTSUEBLICHERSCHLOSSEN: words(
    "Uitgerust zoals gebruikelijk|Viabilisé selon l’usage local|Serviced as is usual|Ortsüblich erschlossen",
  ),
};

/** Facts of the energy certificate without a field of ours. */
const PASS_EXTRAS: ReadonlyArray<readonly [name: string, text: string]> = [
  ["primaerenergietraeger", "Energiedrager|Vecteur énergétique|Energy source|Primärenergieträger"],
  [
    "stromwert",
    "Stroomwaarde (kWh/m²)|Valeur électricité (kWh/m²)|Electricity value (kWh/m²)|Stromwert (kWh/m²)",
  ],
  ["waermewert", "Warmtewaarde (kWh/m²)|Valeur chaleur (kWh/m²)|Heat value (kWh/m²)|Wärmewert (kWh/m²)"],
  [
    "baujahr",
    "Bouwjaar volgens het attest|Année de construction selon le certificat|Year of construction on the certificate|Baujahr laut Energieausweis",
  ],
  [
    "epasstext",
    "Over het energieattest|À propos du certificat énergétique|About the energy certificate|Energieausweis-Text",
  ],
  ["geg2018", "Wet van 2018 (GEG)|Loi de 2018 (GEG)|Act of 2018 (GEG)|GEG 2018"],
  ["hwbwert", "Warmtebehoefte (HWB)|Besoin de chaleur (HWB)|Heating demand (HWB)|HWB-Wert"],
  [
    "hwbklasse",
    "Klasse van de warmtebehoefte (HWB)|Classe du besoin de chaleur (HWB)|Heating demand class (HWB)|HWB-Klasse",
  ],
  ["fgeewert", "Energie-efficiëntie (fGEE)|Efficacité énergétique (fGEE)|Energy efficiency (fGEE)|fGEE-Wert"],
  [
    "fgeeklasse",
    "Klasse van de energie-efficiëntie (fGEE)|Classe d’efficacité énergétique (fGEE)|Energy efficiency class (fGEE)|fGEE-Klasse",
  ],
];

/** Its state, its energy certificate, what surrounds it. */
export const CONDITION_ROWS: readonly MappingRow[] = [
  { path: "zustand_angaben.baujahr", to: "property.construction.construction_year" },
  { path: "zustand_angaben.letztemodernisierung", to: "property.construction.renovation_year" },
  {
    path: "zustand_angaben.zustand.@zustand_art",
    to: "property.construction.condition",
    codes: CONDITIONS,
    source: CLASSES,
  },
  {
    path: "zustand_angaben.zustand.@zustand_art",
    extra: label("Staat", "État", "Condition", "Zustand"),
    codes: CONDITION_WORDS,
    when: ({ value }) => String(value) in CONDITION_WORDS,
    source: CLASSES,
  },
  {
    path: "zustand_angaben.alter.@alter_attr",
    to: "technical.newBuilding",
    codes: { NEUBAU: true, ALTBAU: false },
    source: CLASSES,
  },
  {
    path: "zustand_angaben.bebaubar_nach.@bebaubar_attr",
    extra: label("Bebouwbaar", "Constructible", "Can be built on", "Bebaubar"),
    codes: BUILDABLE,
    source: CLASSES,
  },
  {
    path: "zustand_angaben.erschliessung.@erschl_attr",
    extra: label("Nutsvoorzieningen", "Viabilisation", "Services", "Erschließung"),
    codes: DEVELOPED,
    source: CLASSES,
  },
  ...(["GAS gas", "WASSER water", "STROM electricity"] as const).map((pair): MappingRow => {
    const [code, name] = pair.split(" ");
    return {
      path: "zustand_angaben.erschliessung_umfang.@erschl_attr",
      to: `property.comfort.${name}_connection`,
      codes: { [code!]: true },
      when: ({ value }) => value === code,
    };
  }),
  {
    path: "zustand_angaben.erschliessung_umfang.@erschl_attr",
    to: "facilities[+]",
    codes: {
      TK: label("Telecomaansluiting", "Raccordement télécom", "Telecoms connection", "Telekommunikation"),
    },
    when: ({ value }) => !["GAS", "WASSER", "STROM"].includes(String(value)),
    source: CLASSES,
  },
  extraText("zustand_angaben.bauzone", "Bouwzone", "Zone à bâtir", "Building zone", "Bauzone"),
  extraText(
    "zustand_angaben.altlasten",
    "Bodemverontreiniging",
    "Pollution du sol",
    "Contaminated soil",
    "Altlasten",
  ),
  { path: "zustand_angaben.verkaufstatus.@stand", readWith: "objektkategorie.vermarktungsart.@KAUF" },
  {
    path: `${PASS}.epart`,
    extra: label(
      "Energieattest naar",
      "Certificat énergétique selon",
      "Energy certificate by",
      "Energieausweis nach",
    ),
    codes: {
      BEDARF: label("behoefte", "besoin", "demand", "Bedarf"),
      VERBRAUCH: label("verbruik", "consommation", "consumption", "Verbrauch"),
    },
    source: CLASSES,
  },
  {
    path: `${PASS}.gueltig_bis`,
    to: "property.certification.epc_valid_until",
    convert: dateOf,
    says: "a month ends on its last day",
  },
  { path: `${PASS}.energieverbrauchkennwert`, to: "property.certification.epc_value" },
  { path: `${PASS}.endenergiebedarf`, to: "property.certification.epc_value", when: isNeeded },
  {
    path: `${PASS}.endenergiebedarf`,
    extra: label(
      "Energiebehoefte (kWh/m²)",
      "Besoin énergétique (kWh/m²)",
      "Energy demand (kWh/m²)",
      "Endenergiebedarf (kWh/m²)",
    ),
    when: (place) => !isNeeded(place),
  },
  { path: `${PASS}.wertklasse`, to: "property.certification.energy_label" },
  facility(
    `${PASS}.mitwarmwasser`,
    "Energiewaarde met warm water",
    "Valeur énergétique avec eau chaude",
    "Energy value with hot water",
    "Energiekennwert mit Warmwasser",
  ),
  {
    path: `${PASS}.ausstelldatum`,
    extra: label(
      "Energieattest van",
      "Certificat énergétique du",
      "Energy certificate of",
      "Energieausweis vom",
    ),
    convert: dayInWords,
  },
  ...PASS_EXTRAS.map(([name, text]): MappingRow => ({ path: `${PASS}.${name}`, extra: words(text) })),
  {
    path: `${PASS}.jahrgang`,
    extra: label("Energieattest", "Certificat énergétique", "Energy certificate", "Energieausweis"),
    codes: {
      "2008": null,
      "2014": null,
      ohne: label("Geen energieattest", "Sans certificat", "No certificate", "Kein Energieausweis"),
      nicht_noetig: label("Niet nodig", "Non requis", "Not needed", "Nicht nötig"),
      bei_besichtigung: label(
        "Te zien bij het bezoek",
        "Présenté lors de la visite",
        "Shown at the visit",
        "Liegt zur Besichtigung vor",
      ),
    },
    says: "the form of the German certificate",
    source: CLASSES,
  },
  ...leftOut("follows from the kind of property", `${PASS}.gebaeudeart`),
  ...ownFields("zustand_angaben"),
  ...leftOut(
    "an appraisal for the agency itself",
    ...["name", "wert", "typ", "typ[]", "modus", "modus[]"].map((name) => `bewertung.feld[].${name}`),
  ),

  facility(
    "infrastruktur.zulieferung",
    "Leveringen mogelijk",
    "Livraisons possibles",
    "Deliveries possible",
    "Zulieferung möglich",
  ),
  {
    path: "infrastruktur.ausblick.@blick",
    to: "property.other.sea_view",
    codes: { MEER: true },
    when: ({ value }) => value === "MEER",
    source: CLASSES,
  },
  {
    path: "infrastruktur.ausblick.@blick",
    to: "facilities[+]",
    codes: {
      FERNE: words("Verzicht|Vue dégagée|Distant view|Fernblick"),
      SEE: words("Zicht op het meer|Vue sur le lac|Lake view|Seeblick"),
      BERGE: words("Zicht op de bergen|Vue sur les montagnes|Mountain view|Bergblick"),
    },
    when: ({ value }) => value !== "MEER",
    source: CLASSES,
  },
  ...distances("distanzen", "distanz_zu", {
    FLUGHAFEN: "de luchthaven|l’aéroport|the airport|zum Flughafen",
    FERNBAHNHOF: "het station|la gare|the main station|zum Fernbahnhof",
    AUTOBAHN: "de autosnelweg|l’autoroute|the motorway|zur Autobahn",
    US_BAHN: "metro of tram|métro ou tram|underground or tram|zur U-/S-Bahn",
    BUS: "de bus|l’arrêt de bus|the bus|zum Bus",
    KINDERGAERTEN: "kinderopvang|la crèche|nursery schools|zum Kindergarten",
    GRUNDSCHULE: "de lagere school|l’école primaire|the primary school|zur Grundschule",
    HAUPTSCHULE: "de Hauptschule|la Hauptschule|the Hauptschule|zur Hauptschule",
    REALSCHULE: "de Realschule|la Realschule|the Realschule|zur Realschule",
    GESAMTSCHULE: "de middelbare school|l’école secondaire|the comprehensive school|zur Gesamtschule",
    GYMNASIUM: "het gymnasium|le lycée|the grammar school|zum Gymnasium",
    ZENTRUM: "het centrum|le centre|the centre|zum Zentrum",
    EINKAUFSMOEGLICHKEITEN: "winkels|les magasins|shops|zu Einkaufsmöglichkeiten",
    GASTSTAETTEN: "restaurants|les restaurants|restaurants|zu Gaststätten",
  }),
  ...distances("distanzen_sport", "distanz_zu_sport", {
    STRAND: "het strand|la plage|the beach|zum Strand",
    SEE: "het meer|le lac|the lake|zum See",
    MEER: "de zee|la mer|the sea|zum Meer",
    SKIGEBIET: "het skigebied|la station de ski|the ski area|zum Skigebiet",
    SPORTANLAGEN: "sportterreinen|les installations sportives|sports grounds|zu Sportanlagen",
    WANDERGEBIETE: "wandelgebieden|les sentiers de randonnée|hiking areas|zu Wandergebieten",
    NAHERHOLUNG: "recreatiegebieden|les espaces de loisirs|recreation areas|zur Naherholung",
  }),
  ...ownFields("infrastruktur"),
];

/** No public document tells their unit: they are shown as they are. */
function distances(list: string, attribute: string, places: Readonly<Record<string, string>>): MappingRow[] {
  return Object.entries(places).flatMap(([code, text]): MappingRow[] => {
    const [nl, fr, en, de] = text.split("|");
    const path = `infrastruktur.${list}[${code}]`;
    return [
      {
        ...extra(
          `${path}.#text`,
          `Afstand tot ${nl}`,
          `Distance : ${fr}`,
          `Distance to ${en}`,
          `Entfernung ${de}`,
        ),
        convert: figureOf,
        source: CLASSES,
      } as MappingRow,
      { path: `${path}.@${attribute}`, readWith: `${path}.#text` },
    ];
  });
}
