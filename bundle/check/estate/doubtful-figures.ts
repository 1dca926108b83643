import type { EstateNode } from "#features/listings/schema/estate.ts";
import { readPath } from "#domain/display/read-path.ts";
import { regionOfAddress } from "#domain/estate/energy/epc.ts";
import { doubtOfLabel } from "#domain/estate/energy/label-limits.ts";
import { implausibleValues, MOST_ENERGY } from "#domain/estate/plausible-values.ts";
import type { Region } from "#domain/estate/reference/enumerations.ts";
import { typeOfEstate } from "#domain/estate/reference/head-types.ts";
import { isForRent } from "#domain/estate/reference/status.ts";
import { LIFE_ANNUITY } from "#domain/estate/reference/transactions.ts";
import { energyLabelOf, epcValueOf } from "#domain/estate/rooms/areas.ts";
import { DWELLINGS } from "#domain/legal/advertisement-rule.ts";
import { formatNumber } from "#domain/locale/number.ts";
import type { DoubtfulFact } from "./doubtful-facts-of-node.ts";

/** Whether a listing is one estate to live in: scales and prices of others differ. */
export function isDwelling(node: EstateNode): boolean {
  const type = typeOfEstate(node);
  return !node.general.project && type !== null && DWELLINGS.includes(type);
}

/** Figures of a listing at its listed address, on a day (yyyy-mm-dd), that no estate has or that contradict each other. */
export function doubtfulFigures(node: EstateNode, today: string): DoubtfulFact[] {
  const region = regionOfAddress(node.general.address);
  return [
    ...implausible(node, Number(today.slice(0, 4))),
    ...(region ? [...label(node, region), ...place(node)] : []),
    ...renovation(node),
    ...dealOfPrice(node),
  ];
}

function implausible(node: EstateNode, year: number): DoubtfulFact[] {
  const told = implausibleValues((path) => readPath(node, path), year);
  return told.map(({ path, value, unit, asks }) => ({
    code: "doubtful-value",
    path,
    message: `${[unit === "" ? String(value) : formatNumber(value, value % 1 === 0 ? 0 : 2), unit].join(" ").trim()}: ${asks}`,
  }));
}

function label(node: EstateNode, region: Region): DoubtfulFact[] {
  if (!isDwelling(node)) return [];
  const isOfGroups = node.property?.certification?.energy_label != null;
  const path = isOfGroups ? "property.certification.energy_label" : "energy.energyLabel";
  const [given, told] = [energyLabelOf(node), epcValueOf(node)];
  // A figure that is asked about itself contradicts nothing.
  const value = told !== null && told > MOST_ENERGY ? null : told;
  const doubt = doubtOfLabel(region, given, value);
  if (!doubt) return [];
  const place = NAMES[region];
  if (doubt.kind === "not of the scale")
    return [
      {
        code: "doubtful-value",
        path,
        message: `${given} is no label of ${place}, which has ${doubt.scale.join(", ")}`,
      },
    ];
  return [
    {
      code: "contradiction",
      path,
      message: `${given}, and ${value} kWh/m² is label ${doubt.label} in ${place}; which is right?`,
    },
  ];
}

const NAMES: Readonly<Record<Region, string>> = {
  FLANDERS: "Flanders",
  BRUSSELS: "Brussels",
  WALLONIA: "Wallonia",
};

/** WGS 84 degrees around Belgium. */
const BELGIUM = { south: 49.45, north: 51.55, west: 2.5, east: 6.45 };

function place({ general: { address } }: EstateNode): DoubtfulFact[] {
  if (!address?.location) return [];
  const { latitude, longitude } = address.location;
  const isInside =
    latitude >= BELGIUM.south &&
    latitude <= BELGIUM.north &&
    longitude >= BELGIUM.west &&
    longitude <= BELGIUM.east;
  const message = `${latitude}, ${longitude} is not in Belgium, where the address is`;
  return isInside ? [] : [{ code: "doubtful-value", path: "general.address.location", message }];
}

const YEARS = [
  ["technical.constructionYear", "technical.renovationYear"],
  ["property.construction.construction_year", "property.construction.renovation_year"],
] as const;

function renovation(node: EstateNode): DoubtfulFact[] {
  return YEARS.flatMap(([built, renovated]) => {
    const [first, later] = [readPath(node, built), readPath(node, renovated)];
    if (typeof first !== "number" || typeof later !== "number" || later >= first) return [];
    return [{ code: "contradiction", path: renovated, message: `${later} is before ${built}, ${first}` }];
  });
}

/** What only a rent, or only a life annuity, has. */
function dealOfPrice({ general: { price, transaction } }: EstateNode): DoubtfulFact[] {
  if (!transaction || !price) return [];
  const isSale = !isForRent(transaction.id) && transaction.id !== LIFE_ANNUITY;
  return [
    ...(isSale && price.value && price.period?.name
      ? [
          {
            code: "doubtful-value" as const,
            path: "general.price.period",
            message: "a price for sale has none; is it to let?",
          },
        ]
      : []),
    ...(price.annuity && transaction.id !== LIFE_ANNUITY
      ? [
          {
            code: "not-shown" as const,
            path: "general.price.annuity",
            message: `not shown: transaction ${LIFE_ANNUITY} alone is a life annuity`,
          },
        ]
      : []),
  ];
}
