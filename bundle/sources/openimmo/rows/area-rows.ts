import type { MappingRow } from "../../mapping-row.ts";
import { facility } from "../../row-kinds.ts";
import { words } from "../openimmo-codes.ts";
import { figureOf, ownFields, wholeNumber } from "../openimmo-values.ts";

/** Areas (m²), lengths (m) and counts without a field of ours. */
const OTHERS: ReadonlyArray<readonly [name: string, text: string]> = [
  ["nutzflaeche", "Nuttige oppervlakte (m²)|Surface utile (m²)|Usable area (m²)|Nutzfläche (m²)"],
  ["gesamtflaeche", "Totale oppervlakte (m²)|Surface totale (m²)|Total area (m²)|Gesamtfläche (m²)"],
  ["ladenflaeche", "Winkeloppervlakte (m²)|Surface de magasin (m²)|Shop area (m²)|Ladenfläche (m²)"],
  ["lagerflaeche", "Opslagoppervlakte (m²)|Surface de stockage (m²)|Storage area (m²)|Lagerfläche (m²)"],
  ["verkaufsflaeche", "Verkoopoppervlakte (m²)|Surface de vente (m²)|Sales area (m²)|Verkaufsfläche (m²)"],
  ["freiflaeche", "Open oppervlakte (m²)|Surface libre (m²)|Open area (m²)|Freifläche (m²)"],
  ["bueroflaeche", "Kantooroppervlakte (m²)|Surface de bureau (m²)|Office area (m²)|Bürofläche (m²)"],
  [
    "bueroteilflaeche",
    "Deel van kantooroppervlakte (m²)|Partie de surface de bureau (m²)|Part of the office area (m²)|Büroteilfläche (m²)",
  ],
  ["fensterfront", "Raamfront (m)|Façade vitrée (m)|Window front (m)|Fensterfront (m)"],
  [
    "verwaltungsflaeche",
    "Administratieve oppervlakte (m²)|Surface administrative (m²)|Administrative area (m²)|Verwaltungsfläche (m²)",
  ],
  ["gastroflaeche", "Horecaoppervlakte (m²)|Surface horeca (m²)|Catering area (m²)|Gastrofläche (m²)"],
  ["grz", "Bebouwingsgraad (GRZ)|Coefficient d’emprise au sol (GRZ)|Site coverage (GRZ)|Grundflächenzahl"],
  [
    "gfz",
    "Vloerterreinindex (GFZ)|Coefficient d’occupation du sol (GFZ)|Floor area ratio (GFZ)|Geschossflächenzahl",
  ],
  ["bmz", "Bouwvolume-index (BMZ)|Indice de volume bâti (BMZ)|Cubic index (BMZ)|Baumassenzahl"],
  ["bgf", "Bruto vloeroppervlakte (m²)|Surface brute (m²)|Gross floor area (m²)|Bruttogrundfläche (m²)"],
  ["sonstflaeche", "Andere oppervlakte (m²)|Autre surface (m²)|Other area (m²)|Sonstige Fläche (m²)"],
  ["anzahl_zimmer", "Kamers|Pièces|Rooms|Zimmer"],
  ["anzahl_balkone", "Balkons|Balcons|Balconies|Balkone"],
  ["anzahl_terrassen", "Terrassen|Terrasses|Terraces|Terrassen"],
  ["anzahl_logia", "Loggia’s|Loggias|Loggias|Loggien"],
  [
    "anzahl_wohn_schlafzimmer",
    "Woon-slaapkamers|Pièces de séjour et chambres|Living and bedrooms|Wohn-Schlafzimmer",
  ],
  ["kellerflaeche", "Kelderoppervlakte (m²)|Surface de cave (m²)|Basement area (m²)|Kellerfläche (m²)"],
  ["fensterfront_qm", "Raamfront (m²)|Façade vitrée (m²)|Window front (m²)|Fensterfront (m²)"],
  ["dachbodenflaeche", "Zolderoppervlakte (m²)|Surface de grenier (m²)|Attic area (m²)|Dachbodenfläche (m²)"],
  ["teilbar_ab", "Deelbaar vanaf (m²)|Divisible à partir de (m²)|Divisible from (m²)|Teilbar ab (m²)"],
  [
    "beheizbare_flaeche",
    "Verwarmbare oppervlakte (m²)|Surface chauffable (m²)|Heatable area (m²)|Beheizbare Fläche (m²)",
  ],
  ["plaetze_gastraum", "Zitplaatsen|Places assises|Seats|Plätze im Gastraum"],
  ["anzahl_betten", "Bedden|Lits|Beds|Betten"],
  ["anzahl_tagungsraeume", "Vergaderzalen|Salles de réunion|Meeting rooms|Tagungsräume"],
  [
    "vermietbare_flaeche",
    "Verhuurbare oppervlakte (m²)|Surface louable (m²)|Lettable area (m²)|Vermietbare Fläche (m²)",
  ],
  ["anzahl_wohneinheiten", "Wooneenheden|Unités de logement|Residential units|Wohneinheiten"],
  ["anzahl_gewerbeeinheiten", "Handelseenheden|Unités commerciales|Commercial units|Gewerbeeinheiten"],
  ["kubatur", "Inhoud (m³)|Volume (m³)|Volume (m³)|Kubatur (m³)"],
  ["ausnuetzungsziffer", "Benuttingsgraad|Indice d’utilisation|Utilisation ratio|Ausnützungsziffer"],
  ["flaechevon", "Oppervlakte vanaf (m²)|Surface à partir de (m²)|Area from (m²)|Fläche von (m²)"],
  ["flaechebis", "Oppervlakte tot (m²)|Surface jusqu’à (m²)|Area up to (m²)|Fläche bis (m²)"],
];

/** How large it is; OpenImmo has m² and m, as listings have. */
export const AREA_ROWS: readonly MappingRow[] = [
  { path: "flaechen.wohnflaeche", to: "property.construction.living_area_surface" },
  { path: "flaechen.grundstuecksflaeche", to: "property.construction.land_surface" },
  { path: "flaechen.grundstuecksfront", to: "property.construction.land_width" },
  { path: "flaechen.balkon_terrasse_flaeche", to: "property.other.terrace_surface" },
  { path: "flaechen.gartenflaeche", to: "property.other.garden_surface" },
  {
    path: "flaechen.anzahl_schlafzimmer",
    to: ["general.bedroomCount", "property.construction.bedrooms_count"],
    convert: wholeNumber,
    says: "whole rooms",
  },
  {
    path: "flaechen.anzahl_badezimmer",
    to: "property.construction.bathrooms_count",
    convert: wholeNumber,
    says: "whole rooms",
  },
  {
    path: "flaechen.anzahl_sep_wc",
    to: "property.construction.toilets_count",
    convert: wholeNumber,
    says: "whole rooms",
  },
  { path: "flaechen.anzahl_stellplaetze", to: "property.other.parking_spaces_count" },
  facility(
    "flaechen.einliegerwohnung",
    "Kangoeroewoning",
    "Logement indépendant intégré",
    "Granny flat",
    "Einliegerwohnung",
  ),
  ...OTHERS.map(([name, text]): MappingRow => ({
    path: `flaechen.${name}`,
    extra: words(text),
    convert: figureOf,
  })),
  ...ownFields("flaechen"),
];
