import type { z } from "zod";
import type { EstateNode } from "../../features/listings/schema/estate.ts";
import { ENERGY_LABELS } from "../../domain/estate/energy/energy-label.ts";
import {
  CONDITIONS,
  CONSTRUCTION_TYPES,
  ENVIRONMENTS,
  FLOOD_SCORES,
  FREE_ON,
  GLAZINGS,
  HEATINGS,
  KITCHENS,
  ORIENTATIONS,
  REGIONS,
} from "../../domain/estate/reference/enumerations.ts";
import {
  CONDITION_OF,
  DESTINATION_OF,
  HEAD_TYPE_OF,
  HEATING_OF,
  KITCHEN_OF,
  portalWord,
  TRANSACTION_OF,
} from "./portal-codes.ts";
import type { SubType } from "../../domain/estate/reference/sub-types.ts";
import { answerIn, codeIn, countIn, flagIn, numberIn, type Row } from "./row.ts";

export type Lists = {
  readonly cityIdOf: (row: Row) => number | undefined;
  readonly subTypeOf: (code: string, headType: number) => SubType | undefined;
  readonly pictures: (row: Row, id: number) => string[];
};

type Node = z.input<typeof EstateNode>;

const PER_MONTH = { nl: "per maand", fr: "par mois", en: "per month", de: "pro Monat" };

/** A portal's row as a node of ours: what the row lacks stays unknown, nothing is invented. */
export function nodeOfRow(row: Row, id: number, lists: Lists): Node {
  const headType = HEAD_TYPE_OF[row["subtype"] ?? ""] ?? HEAD_TYPE_OF[row["type"] ?? ""] ?? 5;
  const subType = lists.subTypeOf(row["subtype"] ?? "", headType);
  return {
    general: {
      id,
      headType: { id: headType },
      ...(subType ? { subType: { id: subType.id } } : {}),
      transaction: { id: TRANSACTION_OF[row["transaction"] ?? "SALE"] ?? 1 },
      address: addressOf(row, lists),
      price: {
        value: numberIn(row, "price_later") ?? numberIn(row, "price"),
        constructionValue: numberIn(row, "construction_value_ex_vat"),
        ...(row["transaction"] === "RENT" ? { period: { name: PER_MONTH } } : {}),
      },
      bedroomCount: countIn(row, "bedrooms"),
      publicationDate: row["created"] ? new Date(row["created"]).toISOString() : undefined,
      floor: countIn(row, "floor"),
      project: headType === 7,
      reference: row["id"],
    },
    pictures: lists.pictures(row, id).map((file, index) => ({ file, index })),
    ...factsOf(row),
    // Rich files fill the attribute groups too, so that both display models meet real gaps.
    ...(id % 2 === 0 ? { property: propertyOf(row, subType) } : {}),
  };
}

function addressOf(row: Row, lists: Lists): Node["general"]["address"] {
  const [latitude, longitude] = [numberIn(row, "lat"), numberIn(row, "lng")];
  const city = lists.cityIdOf(row);
  return {
    visible: true,
    street: row["street"] ? { [row["region"] === "WALLONIA" ? "fr" : "nl"]: row["street"] } : undefined,
    city: city ? { id: city } : undefined,
    country: { id: "BE" },
    region: codeIn(row, "region", REGIONS),
    location: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    geoPrecision: row["geo_precision"] === "2" ? 2 : 0,
  };
}

function factsOf(row: Row): Partial<Node> {
  return {
    financial: { ki: { nonIndexed: numberIn(row, "ki_non_indexed") } },
    dimensions: {
      areaGround: numberIn(row, "land_area"),
      areaBuild: numberIn(row, "living_area"),
      areaBuildable: numberIn(row, "buildable_area"),
      widthHouse: numberIn(row, "facade_width"),
      widthGround: numberIn(row, "lot_width"),
    },
    layout: {
      rooms: (row["bedroom_surfaces"] ?? "")
        .split("|")
        .flatMap((surface) =>
          Number(surface) > 0 ? [{ value: { id: 1 }, count: 1, surface: Number(surface) }] : [],
        ),
      bedroom: countIn(row, "bedrooms"),
      bathroom: countIn(row, "bathrooms"),
      toilet: countIn(row, "toilets"),
      garage: countIn(row, "parking_indoor"),
      parkingspace: countIn(row, "parking_outdoor"),
      terraceSurface: numberIn(row, "terrace_area"),
    },
    energy: {
      epcValue: numberIn(row, "epc_value"),
      epcValueTotal: numberIn(row, "epc_total"),
      energyLabel: codeIn(row, "epc_label", ENERGY_LABELS),
      validUntil: row["epc_valid_until"] || undefined,
      eLevel: numberIn(row, "e_level"),
      co2: numberIn(row, "co2"),
    },
    technical: {
      constructionYear: countIn(row, "construction_year"),
      buildingType: codeIn(row, "construction_type", CONSTRUCTION_TYPES),
      condition: conditionOf(row),
      // Only new buildings are sold with VAT.
      newBuilding: flagIn(row, "vat") || undefined,
      available: codeIn(row, "available", FREE_ON),
      furniture: flagIn(row, "furnished"),
      monthlyCost: numberIn(row, "charges"),
      elevator: flagIn(row, "elevator"),
      directionGarden: codeIn(row, "garden_orientation", ORIENTATIONS),
    },
    planning: {
      townPlanningValue: DESTINATION_OF[row["land_use"] ?? ""] as "WG" | undefined,
      buildingLicense: answerIn(row, "building_permit"),
      allocationLicense: answerIn(row, "subdivision_permit"),
      presaleRight: answerIn(row, "presale_right"),
      floodingBuildingScore: codeIn(row, "flood_building_score", FLOOD_SCORES),
      floodingParcelScore: codeIn(row, "flood_parcel_score", FLOOD_SCORES),
    },
    environments: [codeIn(row, "environment", ENVIRONMENTS)].filter((code) => code !== undefined),
  };
}

function conditionOf(row: Row) {
  const condition = CONDITION_OF[portalWord(row["condition_src"])];
  return codeIn(row, "condition", CONDITIONS) ?? CONDITIONS.find((code) => code === condition);
}

function propertyOf(row: Row, subType: SubType | undefined): Node["property"] {
  const kitchen = KITCHEN_OF[portalWord(row["kitchen_src"])];
  const heating = HEATING_OF[portalWord(row["heating_src"])];
  return {
    status: row["transaction"] === "RENT" ? "TO_RENT" : "FOR_SALE",
    type: row["type"] === "APARTMENT" ? "APARTMENT" : row["type"] === "PROJECT" ? "PROJECT" : "HOUSE",
    subType: subType?.code,
    external_id: row["id"],
    certification: {
      energy_label: codeIn(row, "epc_label", ENERGY_LABELS),
      epc_value: numberIn(row, "epc_value"),
      e_level: numberIn(row, "e_level"),
      co2_emission: numberIn(row, "co2"),
    },
    comfort: {
      heating: codeIn(row, "heating", HEATINGS) ?? HEATINGS.find((code) => code === heating),
      kitchen_type: codeIn(row, "kitchen", KITCHENS) ?? KITCHENS.find((code) => code === kitchen),
      glazing_type:
        codeIn(row, "glazing", GLAZINGS) ?? (row["double_glazing"] === "1" ? "DOUBLE" : undefined),
      elevator: flagIn(row, "elevator"),
      furnished: flagIn(row, "furnished"),
      swimming_pool: flagIn(row, "swimming_pool"),
      intercom: flagIn(row, "entry_phone"),
      wheelchair_accessible: flagIn(row, "accessible"),
      heat_pump: flagIn(row, "heat_pump"),
      solar_panels: flagIn(row, "solar_panels_pv"),
      solar_boiler: flagIn(row, "solar_panels_thermic"),
      armored_door: flagIn(row, "armored_door"),
      air_conditioning: flagIn(row, "air_conditioning"),
    },
    construction: {
      bedrooms_count: countIn(row, "bedrooms"),
      bathrooms_count: countIn(row, "bathrooms"),
      shower_rooms_count: countIn(row, "shower_rooms"),
      toilets_count: countIn(row, "toilets"),
      construction_year: countIn(row, "construction_year"),
      construction_type: codeIn(row, "construction_type", CONSTRUCTION_TYPES),
      facades_count: countIn(row, "facades"),
      condition: conditionOf(row),
      living_area_surface: numberIn(row, "living_area"),
      land_surface: numberIn(row, "land_area"),
      floor: countIn(row, "floor"),
      floors_count: countIn(row, "floors_total"),
    },
    financial: {
      price: numberIn(row, "price_later") ?? numberIn(row, "price"),
      monthly_costs: numberIn(row, "charges"),
      cadastral_income: numberIn(row, "ki_non_indexed"),
    },
    flood_information: {
      flooding: row["flood"] === "YES" ? "YES" : row["flood"] === "NO" ? "NO" : undefined,
      building_score: codeIn(row, "flood_building_score", FLOOD_SCORES),
      parcel_score: codeIn(row, "flood_parcel_score", FLOOD_SCORES),
    },
    other: {
      garden_surface: numberIn(row, "garden_area"),
      terrace_surface: numberIn(row, "terrace_area"),
      terrace_orientation: codeIn(row, "terrace_orientation", ORIENTATIONS),
      parking_spaces_count: countIn(row, "parking_outdoor"),
      garages_count: countIn(row, "parking_indoor"),
    },
    planning: {
      planning_permission: answerIn(row, "building_permit"),
      subdivision_permit: answerIn(row, "subdivision_permit"),
      presale_right: answerIn(row, "presale_right"),
      proceeding: answerIn(row, "planning_breach_proceedings"),
      most_recent_destination: DESTINATION_OF[row["land_use"] ?? ""] as "WG" | undefined,
    },
  };
}
