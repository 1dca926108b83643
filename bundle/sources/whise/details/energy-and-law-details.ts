import { isAbroad, regionOfAddress } from "#domain/estate/energy/epc.ts";
import type { Codes, MappingRow, Place } from "../../mapping-row.ts";
import { valueAt } from "../../read-value.ts";
import * as codes from "../detail-codes.ts";
import { CLIENT, COUNTRIES, FIELDS } from "../whise-codes.ts";
import { label } from "../../row-kinds.ts";
import { americanDate, americanDateInWords } from "../whise-conversions.ts";
import { choice, detail, flag, text, to } from "./detail-row.ts";

/** Rows of a fact that only the law of Flanders knows; elsewhere what Whise says is shown as a text. */
function ofFlanders(rows: readonly MappingRow[], elsewhere: MappingRow): MappingRow[] {
  return [
    ...rows.map((row) =>
      Object.assign({}, row, { when: (place: Place) => isFlemish(place) && (row.when?.(place) ?? true) }),
    ),
    { ...elsewhere, when: (place) => !isFlemish(place) },
  ];
}

/** Where nobody can tell the region, facts are those of Flanders, as on the page. */
function isFlemish({ document }: Place): boolean {
  const country = (COUNTRIES as Codes)[String(valueAt(document, "country.id"))];
  const address = {
    city: { zip: String(document["zip"] ?? "") },
    ...(country ? { country: { id: String(country) } } : {}),
  };
  return !isAbroad(address) && (regionOfAddress(address) ?? "FLANDERS") === "FLANDERS";
}

const isPriceShown = ({ document }: Place) => document["displayPrice"] === true;

/** Our field hides the price, which is not for an estate whose price the agency shows. */
function underVat(whereShown: MappingRow, whereHidden: MappingRow): MappingRow[] {
  return [
    { ...whereShown, when: isPriceShown },
    { ...whereHidden, when: (place) => !isPriceShown(place) },
  ];
}

const ZONE = label("Bestemming", "Affectation urbanistique", "Planning zone", "Bauleitplanung");

const YES_NO = { "1": "YES", "0": "NO" };

export const ENERGY_AND_LAW_DETAILS: readonly MappingRow[] = [
  detail(2056, "Label PEB", {
    readWith: "energyClass",
    when: ({ document }) => Boolean(document["energyClass"]),
  }),
  detail(2056, "Label PEB", {
    to: "property.certification.energy_label",
    when: ({ document }) => !document["energyClass"],
  }),
  detail(2089, "PEB E-SPEC (kwh/m²/an)", {
    readWith: "energyValue",
    when: ({ document }) => Boolean(document["energyValue"]),
  }),
  detail(2089, "PEB E-SPEC (kwh/m²/an)", {
    to: "property.certification.epc_value",
    when: ({ document }) => !document["energyValue"],
  }),
  text(2091, "PEB", label("EPC", "PEB", "Energy certificate", "Energieausweis")),
  to(2090, "Emission CO2", "property.certification.co2_emission"),
  to(2390, "E total", "property.certification.epc_value_total"),
  to(2391, "PEB code unique", "property.certification.epc_number"),
  detail(2776, "PEB valide jusqu'au", {
    to: "property.certification.epc_valid_until",
    convert: americanDate,
    says: "MM/DD/YYYY",
  }),
  detail(2826, "Date du PEB", {
    extra: label(
      "Datum van het EPC",
      "Date du PEB",
      "Date of the energy certificate",
      "Datum des Energieausweises",
    ),
    convert: americanDateInWords,
    says: "MM/DD/YYYY",
  }),
  to(763, "Certificat citerne", "property.certification.fuel_tank_certificate"),
  flag(
    820,
    "attestation du sol",
    label("Bodemattest", "Attestation du sol", "Soil certificate", "Bodenbescheinigung"),
  ),
  to(1733, "Revenu cadastral (€)", "property.financial.cadastral_income"),
  to(496, "Revenu cad. indexé", "property.financial.cadastral_income_indexed"),
  detail(301, "Charges locataire", {
    to: "property.financial.monthly_costs",
    source: FIELDS,
    says: "a month",
  }),
  ...underVat(
    flag(
      574,
      "Sous régime TVA",
      label(
        "Verkoop onder btw-regime",
        "Vente sous régime TVA",
        "Sale under VAT regime",
        "Verkauf mit Mehrwertsteuer",
      ),
    ),
    to(574, "Sous régime TVA", "property.financial.vat_regime"),
  ),
  flag(824, "Loué", label("Verhuurd", "Loué", "Let to a tenant", "Vermietet")),
  detail(808, "Permis de bâtir", { to: "property.planning.planning_permission", codes: YES_NO }),
  detail(812, "Permis de lotir", { to: "property.planning.subdivision_permit", codes: YES_NO }),
  detail(1734, "Droit de préemption", { to: "property.planning.presale_right", codes: YES_NO }),
  detail(691, "Jugement en cours", { to: "property.planning.proceeding", codes: YES_NO }),
  ...ofFlanders(
    choice(
      1736,
      "affectation urbanistique",
      "property.planning.most_recent_destination",
      codes.DESTINATIONS,
      "GroundDestination",
      ZONE,
    ),
    detail(1736, "affectation urbanistique", { extra: ZONE, language: "context", says: "outside Flanders" }),
  ),
  text(2712, "type d'intimation", label("Dagvaarding", "Intimation", "Summons", "Vorladung")),
  detail(2222, "risque d'inondation", {
    to: "property.flood_information.flooding",
    codes: { "1229": "YES", "1230": "YES", "1233": "NO" },
    codeField: "enum.id",
    source: `${CLIENT}/Details/PossibleFloodType.php`,
  }),
  detail(2222, "risque d'inondation", { to: "property.flood_information.flood_zone", language: "context" }),
  ...ofFlanders(
    [
      detail(2223, "Type de zone inondable", {
        to: "property.flood_information.delimited_flood_zone",
        codes: { "1231": true, "1232": null },
        codeField: "enum.id",
        source: `${CLIENT}/Details/FloodAreaType.php`,
      }),
      detail(2223, "Type de zone inondable", {
        to: "property.flood_information.riparian_zone",
        codes: { "1231": null, "1232": true },
        codeField: "enum.id",
      }),
    ],
    detail(2223, "Type de zone inondable", {
      extra: label(
        "Soort overstromingsgebied",
        "Type de zone inondable",
        "Type of flood area",
        "Art des Überschwemmungsgebiets",
      ),
      language: "context",
      says: "outside Flanders",
    }),
  ),
];
