import type { KeyEnd } from "../locale/translate.ts";
import { type Catalogue, type CatalogueField, type CatalogueGroup, combinedAt, rowsAt } from "./catalogue.ts";
import { completeTabs } from "./complete-tabs.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import { ELECTRICAL_RULES } from "./rules.ts";

const root = rowsAt("property");
const general = rowsAt("property.general");
const project = rowsAt("property.project");
const certification = rowsAt("property.certification");
const comfort = rowsAt("property.comfort");
const construction = rowsAt("property.construction");
const financial = rowsAt("property.financial");
const notary = rowsAt("property.notary");
const notaryCost = rowsAt("property.notary_cost");
const other = rowsAt("property.other");
const planning = rowsAt("property.planning");
const flood = rowsAt("property.flood_information");
const layout = rowsAt("property.layout");

const COMFORT_FLAGS = [
  "elevator",
  "furnished",
  "alarm",
  "videophone",
  "intercom",
  "armored_door",
  "air_conditioning",
  "heat_pump",
  "solar_panels",
  "solar_boiler",
  "ventilation",
  "fireplace",
  "swimming_pool",
  "sauna",
  "jacuzzi",
  "rainwater_tank",
  "water_softener",
  "cable_tv",
  "internet",
  "charging_point",
  "electric_gate",
  "wheelchair_accessible",
  "pets_allowed",
  "sewer_connection",
  "gas_connection",
  "electricity_connection",
  "water_connection",
] as const;

const ROOMS = [
  "living",
  "dining_room",
  "kitchen1",
  "kitchen2",
  "bedroom1",
  "bedroom2",
  "bedroom3",
  "bedroom4",
  "bedroom5",
  "bedroom6",
  "bedroom7",
  "bathroom1",
  "bathroom2",
  "shower_room",
  "toilet",
  "hall",
  "night_hall",
  "office",
  "dressing",
  "laundry",
  "storage",
  "cellar",
  "attic",
  "veranda",
  "terrace",
  "balcony",
  "garage",
  "carport",
  "shop",
  "warehouse",
] as const;

const generalFields: readonly CatalogueField[] = [
  root("type", "Type"),
  root("subType", "SubType"),
  root("status", "Status"),
  root("title", "texts", { rules: ["shownByPage"] }),
  root("description", "texts", { rules: ["shownByPage"] }),
  root("short_description", "texts", { rules: ["shownByPage"] }),
  general("key", "text", { rules: ["onlyWithValue"] }),
  general("dossierNumber", "text", { rules: ["onlyWithValue"] }),
  general("exclusive", "flag"),
  general("environment", "Environment"),
  project("project_phase", "texts", { rules: ["onlyWithValue"] }),
  project("progress", "percentage"),
  project("start_date", "day"),
  project("delivery_date", "day"),
  project("units_count", "count"),
  // The id in the agency's own system; visitors ask for an estate by its reference.
  root("external_id", "text", { rules: ["onlyWithValue"] }),
];

const epcFields: readonly CatalogueField[] = [
  certification("energy_label", "EnergyLabel"),
  certification("epc_value", "epc"),
  certification("epc_value_total", "yearlyEnergy"),
  certification("epc_number", "text"),
  certification("epc_valid_until", "day"),
  certification("e_level", "figure"),
  certification("k_level", "figure"),
  certification("co2_emission", "co2"),
  combinedAt("property.certification")(
    [
      ["electricity_certificate", "ElectricityCertification"],
      ["electricity_conformity", "Conformity"],
      ["electricity_information", "texts"],
    ],
    { rules: ELECTRICAL_RULES },
  ),
  certification("asbestos_certificate", "text", { rules: ["onlyWithValue"] }),
  certification("fuel_tank_certificate", "flag"),
];

const comfortFields: readonly CatalogueField[] = [
  combinedAt("property.comfort")([
    ["heating", "Heating"],
    ["heating_information", "texts"],
  ]),
  comfort("common_heating", "CommonHeating"),
  comfort("kitchen_type", "Kitchen"),
  comfort("bathroom_type", "Bathroom"),
  comfort("glazing_type", "Glazing"),
  comfort("carpentry", "Carpentry"),
  comfort("luxury", "Luxury"),
  ...COMFORT_FLAGS.map((name) => comfort(name, "flag")),
  comfort("rainwater_tank_content", "litres"),
  comfort("fuel_tank_content", "litres"),
  comfort("gas_meter", "Meter"),
  comfort("water_meter", "Meter"),
  comfort("electricity_meter", "Meter"),
  comfort("electricity_meter_type", "MeterType"),
];

const constructionFields: readonly CatalogueField[] = [
  construction("bedrooms_count", "count"),
  construction("bathrooms_count", "count"),
  construction("shower_rooms_count", "count"),
  construction("toilets_count", "count"),
  construction("construction_year", "year"),
  construction("renovation_year", "year"),
  construction("construction_type", "ConstructionType"),
  construction("facades_count", "count"),
  construction("condition", "Condition"),
  construction("roof_type", "Roof"),
  construction("living_area_surface", "area"),
  construction("land_surface", "area"),
  construction("buildable_surface", "area"),
  construction("ground_floor_surface", "area"),
  construction("facade_width", "distance"),
  construction("land_width", "distance"),
  construction("land_depth", "distance"),
  construction("building_depth", "distance"),
  construction("floors_count", "count"),
  construction("floor", "floor"),
  construction("orientation", "Orientation"),
  construction("free_on", "FreeOn"),
  construction("free_on_date", "day"),
];

const planningFields: readonly CatalogueField[] = [
  planning("destination", "Destination", { rules: ["planningField"] }),
  planning("most_recent_destination", "RecentDestination", { rules: ["planningField", "hiddenWhenLet"] }),
  planning("plan_zone", "texts", { rules: ["onlyWithValue", "hiddenWhenLet"] }),
  planning("planning_information", "texts", { rules: ["onlyWithValue", "hiddenWhenLet"] }),
  combinedAt("property.planning")(
    [
      ["planning_permission", "PlanningAnswer"],
      ["planning_permission_information", "texts"],
    ],
    { rules: ["planningField", "hiddenWhenLet"] },
  ),
  planning("subdivision_permit", "PlanningAnswer", { rules: ["planningField", "hiddenWhenLet"] }),
  planning("presale_right", "PlanningAnswer", { rules: ["planningField"] }),
  planning("proceeding", "PlanningAnswer", { rules: ["planningField", "hiddenWhenLet"] }),
  planning("violation", "texts", { rules: ["planningField"], emptyWords: "display.noViolation" }),
  planning("as_built_certificate", "PlanningAnswer", {
    rules: ["planningField", "hiddenWhenLet"],
  }),
  planning("heritage_protected", "PlanningAnswer", { rules: ["planningField"] }),
  planning("heritage_inventoried", "PlanningAnswer", { rules: ["planningField"] }),
  planning("renovation_obligation", "PlanningAnswer", { rules: ["planningField"] }),
  flood("flooding", "Flooding"),
  flood("flood_zone", "texts", { rules: ["onlyWithValue"] }),
  flood("parcel_score", "score", { rules: ["planningField"] }),
  flood("building_score", "score", { rules: ["planningField"] }),
  flood("delimited_flood_zone", "flag"),
  flood("riparian_zone", "flag"),
];

const notaryFields: readonly CatalogueField[] = [
  notary("setting_price", "money"),
  notary("session_date", "moment"),
  notary("session_place", "texts"),
  notary("bid_start_date", "moment"),
  notary("bid_end_date", "moment"),
  notary("minimum_bid", "money"),
  notary("visit_information", "texts", { rules: ["onlyWithValue"] }),
  notary("notary_name", "text"),
];

const otherFields: readonly CatalogueField[] = [
  combinedAt("property.other")([
    ["garden", "Garden"],
    ["garden_information", "texts"],
  ]),
  other("garden_surface", "area"),
  other("garden_orientation", "Orientation"),
  other("terrace_surface", "area"),
  other("terrace_orientation", "Orientation"),
  other("parking_spaces_count", "count"),
  other("garages_count", "count"),
  other("bicycle_storage", "flag"),
  other("sea_view", "flag"),
  other("distance_shops", "distance"),
  other("distance_school", "distance"),
  other("distance_public_transport", "distance"),
  other("distance_beach", "distance"),
];

const tab = (key: KeyEnd<"display.tab">, fields: readonly CatalogueField[]): CatalogueGroup => ({
  key,
  title: `display.tab.${key}`,
  fields,
});

const ATTRIBUTE_TABS: Catalogue = [
  tab("general", generalFields),
  tab("financial", [
    financial("price", "money"),
    financial("price_per_square_meter", "moneyPerSquareMetre"),
    financial("monthly_costs", "charges"),
    financial("common_charges_included", "flag"),
    combinedAt("property.financial")([
      ["provision", "money"],
      ["provision_information", "texts"],
    ]),
    financial("warranty", "money"),
    financial("indexation", "flag"),
    financial("lease_kind", "leaseKind"),
    financial("indicative_rent_from", "money"),
    financial("indicative_rent_to", "money"),
    financial("previous_rent", "money"),
    financial("previous_rent_date", "day"),
    financial("property_tax", "money"),
    financial("cadastral_income", "money"),
    financial("cadastral_income_indexed", "money"),
  ]),
  tab("financialPriceDetails", [
    financial("land_price", "money"),
    financial("construction_price", "money"),
    financial("infrastructure_price", "money"),
    financial("vat_regime", "flag"),
    financial("vat_percentage", "percentage"),
    financial("vat", "money"),
  ]),
  tab("financialCosts", [financial("registration_cost", "money"), financial("tax", "money")]),
  tab("financialNotary", [
    notaryCost("registration_tax", "money"),
    notaryCost("notary_fee", "money"),
    notaryCost("deed_costs", "money"),
    notaryCost("mortgage_costs", "money"),
    notaryCost("vat_on_costs", "money"),
    notaryCost("total", "money", { label: "notary_total" }),
  ]),
  tab("notary", notaryFields),
  tab("construction", constructionFields),
  tab("layout", [...ROOMS.map((name) => layout(name, "room")), layout("custom_rooms", "rooms")]),
  tab("comfort", comfortFields),
  tab("epc", epcFields),
  tab("planning", planningFields),
  tab("other", otherFields),
];

/** The first display model: attribute groups in twelve tabs. */
export const TABS_CATALOGUE: Catalogue = completeTabs(ATTRIBUTE_TABS, GROUPS_CATALOGUE);
