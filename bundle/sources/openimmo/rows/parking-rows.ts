import type { MappingRow } from "../../mapping-row.ts";
import { extra, label } from "../../row-kinds.ts";
import { words } from "../openimmo-codes.ts";
import { amountExtra } from "../openimmo-values.ts";

const OTHER_PARKING = label(
  "Andere staanplaats",
  "Autre emplacement",
  "Other parking space",
  "Sonstiger Stellplatz",
);

const PARKING_KINDS = {
  FREIPLATZ: words("open plaats|place extérieure|outdoor space|Freiplatz"),
  GARAGE: words("garage|garage|garage|Garage"),
  TIEFGARAGE: words("ondergrondse garage|garage souterrain|underground garage|Tiefgarage"),
  CARPORT: words("carport|carport|carport|Carport"),
  DUPLEX: words("duplexplaats|place duplex|stacked space|Duplex"),
  PARKHAUS: words("parkeergebouw|parking à étages|multi-storey car park|Parkhaus"),
  SONSTIGES: null,
};

/** Parking places: how many, at which price or rent. */
const PARKING = (
  [
    ["stp_carport", "Carport|Carport|Carport|Carport"],
    ["stp_duplex", "Duplexstaanplaats|Emplacement duplex|Stacked parking space|Duplexstellplatz"],
    ["stp_freiplatz", "Buitenstaanplaats|Emplacement extérieur|Outdoor space|Freiplatz"],
    ["stp_garage", "Garage|Garage|Garage|Garage"],
    [
      "stp_parkhaus",
      "Plaats in parkeergebouw|Place de parking à étages|Space in a multi-storey car park|Parkhausplatz",
    ],
    ["stp_tiefgarage", "Ondergrondse plaats|Place souterraine|Underground space|Tiefgaragenplatz"],
    ["stp_sonstige[]", "Andere staanplaats|Autre emplacement|Other parking space|Sonstiger Stellplatz"],
  ] as const
).flatMap(([name, text]): MappingRow[] => {
  const { nl, fr, en, de } = words(text);
  const path = `preise.${name}`;
  return [
    extra(`${path}.@anzahl`, `${nl}: aantal`, `${fr} : nombre`, `${en}: number`, `${de}: Anzahl`),
  ].concat(
    amountExtra(
      `${path}.@stellplatzkaufpreis`,
      `${nl}: prijs`,
      `${fr} : prix`,
      `${en}: price`,
      `${de}: Kaufpreis`,
    ),
    amountExtra(`${path}.@stellplatzmiete`, `${nl}: huur`, `${fr} : loyer`, `${en}: rent`, `${de}: Miete`),
  );
});

/** What parking places cost. */
export const PARKING_ROWS: readonly MappingRow[] = [
  ...PARKING,
  { path: "preise.stp_sonstige[].@platzart", extra: OTHER_PARKING, codes: PARKING_KINDS },
  { path: "preise.stp_sonstige[].@bemerkung", extra: OTHER_PARKING },
];
