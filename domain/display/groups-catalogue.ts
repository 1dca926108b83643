import type { KeyEnd } from "../locale/translate.ts";
import { type Catalogue, type CatalogueField, type CatalogueGroup, type More, rowsAt } from "./catalogue.ts";
import { ELECTRICAL_RULES } from "./rules.ts";

const general = rowsAt("general");
const price = rowsAt("general.price");
const financial = rowsAt("financial");
const cadastral = rowsAt("financial.ki");
const technical = rowsAt("technical");
const dimensions = rowsAt("dimensions");
const layout = rowsAt("layout");
const planning = rowsAt("planning");
const salesRep = rowsAt("salesRep");
const root = rowsAt("");

const byPage: More = { rules: ["shownByPage"] };
const withValue: More = { rules: ["onlyWithValue"] };

/** The figures of a certificate: the estate's own, or those of the building's shared parts. */
function energyAt(place: string): readonly CatalogueField[] {
  const energy = rowsAt(place);
  return [
    energy("energyLabel", "EnergyLabel", { label: "energy_label" }),
    energy("customEpcLabel", "text", withValue),
    energy("epcValue", "epc", { label: "epc_value" }),
    energy("epcValueTotal", "yearlyEnergy", { label: "epc_value_total" }),
    energy("epcReference", "text", { label: "epc_number" }),
    energy("epbReference", "text", withValue),
    energy("eLevel", "figure", { label: "e_level" }),
    energy("kLevel", "figure", { label: "k_level" }),
    energy("co2", "co2", { label: "co2_emission" }),
  ];
}

const financialFields: readonly CatalogueField[] = [
  price("value", "money", { label: "price" }),
  price("priceFrom", "money"),
  rowsAt("general.price.period")("name", "texts", { label: "period", rules: ["shownByPage"] }),
  price("totalPrice", "money", { rules: ["hiddenForAnnuity", "onlyWithValue"] }),
  price("constructionValue", "money", { label: "construction_price" }),
  price("groundValue", "money", { label: "land_price" }),
  price("infrastructureValue", "money", { label: "infrastructure_price" }),
  price("furnitureValue", "money"),
  price("deposit", "money", { label: "warranty" }),
  price("annuity", "money"),
  technical("monthlyCost", "charges", { label: "monthly_costs" }),
  financial("leaseKind", "leaseKind", { label: "lease_kind" }),
  financial("indicativeRentFrom", "money", { label: "indicative_rent_from" }),
  financial("indicativeRentTo", "money", { label: "indicative_rent_to" }),
  financial("previousRent", "money", { label: "previous_rent" }),
  financial("previousRentDate", "day", { label: "previous_rent_date" }),
  financial("tax", "money"),
  financial("registrationCost", "money", { label: "registration_cost" }),
  financial("notarySalery", "money", { label: "notary_fee" }),
];

const technicalFields: readonly CatalogueField[] = [
  general("headType", "reference", { label: "type" }),
  general("subType", "reference"),
  general("transaction", "reference"),
  general("reference", "text"),
  general("buildingName", "text", withValue),
  general("architect", "text", withValue),
  general("publicationDate", "day"),
  general("floor", "floor"),
  general("bedroomCount", "count", { label: "bedrooms_count" }),
  layout("bedroom", "count", byPage),
  layout("bathroom", "count", { label: "bathrooms_count" }),
  layout("toilet", "count", { label: "toilets_count" }),
  layout("garage", "count", { label: "garages_count" }),
  layout("parkingspace", "count", { label: "parking_spaces_count" }),
  layout("rooms", "list", byPage),
  root("floors", "list", { label: "rooms", rules: ["shownByPage"] }),
  technical("newBuilding", "flag", withValue),
  technical("constructionYear", "year", { label: "construction_year" }),
  technical("renovationYear", "year", { label: "renovation_year" }),
  technical("buildingType", "ConstructionType", { label: "construction_type" }),
  technical("condition", "Condition"),
  technical("available", "FreeOn", { label: "free_on", rules: ["onlyWithValue"] }),
  technical("availableDate", "day", { label: "free_on_date" }),
  technical("directionGarden", "Orientation", { label: "garden_orientation" }),
  technical("oLevelSensitivity", "text", withValue),
  technical("oLevelZone", "text", withValue),
  technical("certificateConformity", "flag", withValue),
  technical("certificateElectricity", "ElectricityCertification", {
    label: "electricity_certificate",
    rules: ELECTRICAL_RULES,
  }),
  technical("gasMeter", "Meter", { label: "gas_meter" }),
  technical("waterMeter", "Meter", { label: "water_meter" }),
  technical("electricityMeter", "Meter", { label: "electricity_meter" }),
  technical("asbestosInventory", "flag"),
  technical("certificateAsbestos", "text", { label: "asbestos_certificate", rules: ["onlyWithValue"] }),
  general("title", "texts", byPage),
  general("description", "texts", byPage),
  general("shortDescription", "texts", { label: "short_description", rules: ["shownByPage"] }),
  rowsAt("general.sticker")("name", "texts", { label: "sticker", rules: ["shownByPage"] }),
  rowsAt("general.address")("geoPrecision", "GeoPrecision", byPage),
];

const planningFields: readonly CatalogueField[] = [
  planning("townPlanningValue", "RecentDestination", {
    label: "most_recent_destination",
    rules: ["planningField", "hiddenWhenLet"],
  }),
  planning("planZone", "texts", { label: "plan_zone", rules: ["onlyWithValue", "hiddenWhenLet"] }),
  planning("planningInformation", "texts", {
    label: "planning_information",
    rules: ["onlyWithValue", "hiddenWhenLet"],
  }),
  planning("buildingLicense", "PlanningAnswer", {
    label: "planning_permission",
    rules: ["planningField", "hiddenWhenLet"],
  }),
  planning("allocationLicense", "PlanningAnswer", {
    label: "subdivision_permit",
    rules: ["planningField", "hiddenWhenLet"],
  }),
  planning("presaleRight", "PlanningAnswer", { label: "presale_right", rules: ["planningField"] }),
  planning("proceeding", "PlanningAnswer", { rules: ["onlyWithValue", "hiddenWhenLet"] }),
  planning("townPlanningViolation", "texts", {
    label: "violation",
    rules: ["planningField"],
    emptyWords: "display.noViolation",
  }),
  planning("certificateAsBuilt", "PlanningAnswer", {
    label: "as_built_certificate",
    rules: ["planningField", "hiddenWhenLet"],
  }),
  planning("heritageProtected", "PlanningAnswer", { label: "heritage_protected", rules: ["planningField"] }),
  planning("heritageInventoried", "PlanningAnswer", {
    label: "heritage_inventoried",
    rules: ["planningField"],
  }),
  planning("floodingParcelScore", "score", {
    label: "parcel_score",
    rules: ["planningField"],
  }),
  planning("floodingBuildingScore", "score", {
    label: "building_score",
    rules: ["planningField"],
  }),
  planning("delimitedFloodZone", "flag", { label: "delimited_flood_zone", rules: ["onlyWithValue"] }),
  planning("riparianZone", "flag", { label: "riparian_zone", rules: ["onlyWithValue"] }),
  planning("renovationObligation", "PlanningAnswer", {
    label: "renovation_obligation",
    rules: ["planningField"],
  }),
];

const group = (key: KeyEnd<"display.group">, fields: readonly CatalogueField[]): CatalogueGroup => ({
  key,
  title: `display.group.${key}`,
  fields,
});

/** The second display model: what an estate without attribute groups shows. */
export const GROUPS_CATALOGUE: Catalogue = [
  group("financial", financialFields),
  group("financialKI", [
    cadastral("nonIndexed", "money", { label: "cadastral_income" }),
    cadastral("indexed", "money", { label: "cadastral_income_indexed" }),
    cadastral("communityTax", "money"),
  ]),
  group("technical", technicalFields),
  group("dimensions", [
    dimensions("areaBuild", "area", { label: "living_area_surface" }),
    dimensions("areaGround", "area", { label: "land_surface" }),
    dimensions("areaBuildable", "area", { label: "buildable_surface" }),
    dimensions("widthHouse", "distance", { label: "facade_width" }),
    dimensions("widthGround", "distance", { label: "land_width" }),
    dimensions("depthHouse", "distance", { label: "building_depth" }),
    dimensions("depthGround", "distance", { label: "land_depth" }),
    dimensions("depthGroundFloor", "distance"),
    dimensions("depthFloor", "distance"),
    layout("terraceSurface", "area", { label: "terrace_surface" }),
    dimensions("commentArea", "texts", withValue),
  ]),
  group("comfort", [
    technical("elevator", "flag", withValue),
    technical("furniture", "flag", { label: "furnished" }),
    general("petsAllowed", "flag", { label: "pets_allowed" }),
    technical("rainwaterTankContent", "litres", { label: "rainwater_tank_content" }),
    technical("fuelTankContent", "litres", { label: "fuel_tank_content" }),
    root("environments", "Environment", { label: "environment" }),
    root("facilities", "list"),
    root("rentalOptions", "list"),
  ]),
  group("energy", [
    ...energyAt("energy"),
    rowsAt("energy")("validUntil", "day", { label: "epc_valid_until" }),
  ]),
  group("energyShared", energyAt("energy.shared")),
  group("buildTechnicals", [root("buildTechnicals", "technicals")]),
  group("planning", planningFields),
  group("salesRep", [
    salesRep("firstname", "text"),
    salesRep("lastname", "text"),
    salesRep("mobile", "text", withValue),
    salesRep("phone", "text", withValue),
    salesRep("email", "text", withValue),
    salesRep("bivNumber", "text", withValue),
    salesRep("description", "texts", { label: "aboutSalesRep", rules: ["onlyWithValue"] }),
  ]),
];
