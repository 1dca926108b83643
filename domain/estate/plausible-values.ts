/** A figure of a listing, and between what it lies in estates that exist. */
export type PlausibleValue = {
  /** Where a listing says it: itself, or in its attribute groups. */
  readonly paths: readonly string[];
  readonly least: number;
  readonly most: number;
  /** "years" are those of the calendar, counted to `most` years after today. */
  readonly unit: "m²" | "m" | "€" | "kWh/m²" | "kg CO₂/m²" | "%" | "years" | "";
  /** What a figure outside may be: the question that the agency is asked. */
  readonly asks: string;
};

const NOT_KNOWN = "leave out what is not known";
const UNIT_OF_AREA = "is it in m²?";
const COUNT = "is that the count?";
const YEAR = "is that the year?";

/** kWh/m² a year that no estate uses; the worst of the Flemish certificates stay far below. */
export const MOST_ENERGY = 2_000;

/** Wide on purpose: who is asked about every large house reads no question any more. */
export const PLAUSIBLE_VALUES: readonly PlausibleValue[] = [
  row("m²", 5, 100_000, UNIT_OF_AREA, "dimensions.areaBuild", "property.construction.living_area_surface"),
  row("m²", 1, 5_000_000, UNIT_OF_AREA, "dimensions.areaGround", "property.construction.land_surface"),
  row(
    "m²",
    1,
    5_000_000,
    UNIT_OF_AREA,
    "dimensions.areaBuildable",
    "property.construction.buildable_surface",
  ),
  row("m²", 1, 50_000, UNIT_OF_AREA, "property.construction.ground_floor_surface"),
  row("m²", 1, 5_000, UNIT_OF_AREA, "layout.terraceSurface", "property.other.terrace_surface"),
  row("m²", 1, 1_000_000, UNIT_OF_AREA, "property.other.garden_surface"),
  row("m", 1, 500, "is it in metres?", "dimensions.widthHouse", "property.construction.facade_width"),
  row("m", 1, 5_000, "is it in metres?", "dimensions.widthGround", "property.construction.land_width"),
  row("m", 1, 500, "is it in metres?", "dimensions.depthHouse", "property.construction.building_depth"),
  row("m", 1, 5_000, "is it in metres?", "dimensions.depthGround", "property.construction.land_depth"),
  row("years", 1_100, 10, YEAR, "technical.constructionYear", "property.construction.construction_year"),
  row("years", 1_100, 10, YEAR, "technical.renovationYear", "property.construction.renovation_year"),
  row("", 0, 30, COUNT, "general.bedroomCount", "layout.bedroom", "property.construction.bedrooms_count"),
  row("", 0, 30, COUNT, "layout.bathroom", "property.construction.bathrooms_count"),
  row("", 0, 50, COUNT, "layout.toilet", "property.construction.toilets_count"),
  row("", 0, 500, COUNT, "layout.garage", "property.other.garages_count"),
  row("", 0, 2_000, COUNT, "layout.parkingspace", "property.other.parking_spaces_count"),
  row("", 1, 8, COUNT, "property.construction.facades_count"),
  row("", 1, 60, COUNT, "property.construction.floors_count"),
  row("", -6, 60, "is that the floor?", "general.floor", "property.construction.floor"),
  row(
    "kWh/m²",
    -300,
    MOST_ENERGY,
    "is it the yearly total?",
    "energy.epcValue",
    "property.certification.epc_value",
  ),
  row("kg CO₂/m²", -100, 700, "is it the yearly total?", "energy.co2", "property.certification.co2_emission"),
  row("", -100, 300, "is that the E-level?", "energy.eLevel", "property.certification.e_level"),
  row("", 0, 300, "is that the K-level?", "energy.kLevel", "property.certification.k_level"),
  row("€", 0, 10_000, "is it by the month?", "technical.monthlyCost", "property.financial.monthly_costs"),
  row(
    "€",
    1,
    200_000,
    "is that the cadastral income?",
    "financial.ki.nonIndexed",
    "property.financial.cadastral_income",
  ),
  row("%", 0, 21, "is that a rate of Belgian VAT?", "property.financial.vat_percentage"),
];

function row(
  unit: PlausibleValue["unit"],
  least: number,
  most: number,
  asks: string,
  ...paths: string[]
): PlausibleValue {
  return { paths, least, most, unit, asks };
}

export type Implausible = {
  readonly path: string;
  readonly value: number;
  readonly unit: string;
  readonly asks: string;
};

/**
 * The figures of a listing that no estate has, with what to ask about each; `valueAt` reads a dotted path, `year` is this
 * one. Example: an `energy.epcValue` of 84204 asks "is it the yearly total?".
 */
export function implausibleValues(valueAt: (path: string) => unknown, year: number): Implausible[] {
  return PLAUSIBLE_VALUES.flatMap((plausible) => {
    const { paths, least, unit } = plausible;
    const most = unit === "years" ? year + plausible.most : plausible.most;
    return paths.flatMap((path) => {
      const value = valueAt(path);
      if (typeof value !== "number" || (value >= least && value <= most)) return [];
      const asks = value === 0 ? NOT_KNOWN : plausible.asks;
      return [{ path, value, unit: unit === "years" ? "" : unit, asks }];
    });
  });
}
