import { expect, test } from "vitest";
import { CODES_OF_FIELD_TYPE } from "./field-types.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";

const keysOf = (catalogue: typeof TABS_CATALOGUE) => catalogue.map(({ key }) => key).sort();
const fields = [...TABS_CATALOGUE, ...GROUPS_CATALOGUE].flatMap((group) => group.fields);

test("there are twelve tabs and ten groups", () => {
  expect(keysOf(TABS_CATALOGUE)).toEqual([
    "comfort",
    "construction",
    "epc",
    "financial",
    "financialCosts",
    "financialNotary",
    "financialPriceDetails",
    "general",
    "layout",
    "notary",
    "other",
    "planning",
  ]);
  expect(keysOf(GROUPS_CATALOGUE)).toEqual([
    "buildTechnicals",
    "comfort",
    "dimensions",
    "energy",
    "energyShared",
    "financial",
    "financialKI",
    "planning",
    "salesRep",
    "technical",
  ]);
});

test("there are twenty-eight field types, and each stands in a catalogue", () => {
  const fieldTypes = Object.keys(CODES_OF_FIELD_TYPE);
  expect(fieldTypes).toHaveLength(28);
  const used = new Set(
    fields.flatMap(({ fieldType, parts }) => [fieldType, ...parts.map((part) => part.fieldType)]),
  );
  expect(fieldTypes.filter((fieldType) => !used.has(fieldType as never))).toEqual([]);
});

test.each([
  ["tabs", TABS_CATALOGUE],
  ["groups", GROUPS_CATALOGUE],
] as const)("no value stands in a catalogue twice: %s", (_, catalogue) => {
  const paths = catalogue.flatMap((group) =>
    group.fields.flatMap(({ parts, otherwise }) =>
      [...parts, ...(otherwise ? [otherwise] : [])].map(({ path }) => path),
    ),
  );
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("the five combined fields carry what is linked to them", () => {
  const combined = fields
    .filter(({ fieldType }) => fieldType === "Combined")
    .map(({ parts }) => parts.map(({ path }) => path.split(".").at(-1)));
  expect(combined.toSorted()).toEqual([
    ["electricity_certificate", "electricity_conformity", "electricity_information"],
    ["garden", "garden_information"],
    ["heating", "heating_information"],
    ["planning_permission", "planning_permission_information"],
    ["provision", "provision_information"],
  ]);
});

/** Field by field; what is drawn (pictures, files, places on a map) is no row of facts. */
const GROUP_FIELDS = {
  general:
    "price.value price.totalPrice price.priceFrom price.constructionValue price.groundValue price.infrastructureValue price.furnitureValue price.deposit price.period.name headType subType transaction bedroomCount publicationDate title description floor sticker.name reference buildingName architect petsAllowed",
  financial: "tax registrationCost notarySalery ki.indexed ki.nonIndexed ki.communityTax",
  dimensions:
    "areaGround areaBuild areaBuildable widthHouse widthGround depthHouse depthGround depthGroundFloor depthFloor commentArea",
  layout: "rooms bedroom bathroom toilet garage parkingspace terraceSurface",
  energy:
    "epcValue epcValueTotal epbReference epcReference energyLabel customEpcLabel eLevel kLevel co2 shared.epcValue shared.co2",
  technical:
    "newBuilding constructionYear renovationYear buildingType condition available availableDate furniture monthlyCost directionGarden oLevelSensitivity oLevelZone certificateConformity certificateElectricity elevator asbestosInventory certificateAsbestos",
  planning:
    "townPlanningValue townPlanningViolation buildingLicense allocationLicense presaleRight certificateAsBuilt heritageProtected heritageInventoried floodingBuildingScore floodingParcelScore renovationObligation",
  salesRep: "firstname lastname mobile phone email description",
};

const TAB_FIELDS = {
  certification: "energy_label epc_value epc_number e_level k_level co2_emission",
  comfort: "heating bathroom_type kitchen_type glazing_type",
  construction:
    "bedrooms_count bathrooms_count construction_year condition roof_type living_area_surface land_surface",
  financial:
    "price price_per_square_meter monthly_costs property_tax cadastral_income warranty vat registration_cost vat_regime",
  flood_information: "flooding parcel_score building_score",
  general: "key dossierNumber exclusive",
  layout:
    "bedroom1 bedroom2 bedroom3 bedroom4 bedroom5 bedroom6 bedroom7 kitchen1 kitchen2 living garage custom_rooms",
  notary: "setting_price session_date bid_start_date bid_end_date",
  notary_cost: "total",
  other:
    "garden garden_surface parking_spaces_count distance_school distance_shops distance_public_transport distance_beach sea_view",
  planning: "destination planning_permission subdivision_permit",
  project: "project_phase",
};

const pathsOf = (lists: Readonly<Record<string, string>>, above = "") =>
  Object.entries(lists).flatMap(([group, names]) =>
    names.split(" ").map((name) => `${above}${group}.${name}`),
  );

test.each([
  [
    "groups",
    GROUPS_CATALOGUE,
    [...pathsOf(GROUP_FIELDS), "floors", "facilities", "environments", "rentalOptions", "buildTechnicals"],
  ],
  [
    "tabs",
    TABS_CATALOGUE,
    [
      ...pathsOf(TAB_FIELDS, "property."),
      ...["type", "subType", "status", "title", "description", "short_description", "external_id"].map(
        (name) => `property.${name}`,
      ),
    ],
  ],
] as const)("every field that is known stands in the %s", (_, catalogue, asked) => {
  const known = new Set(
    catalogue.flatMap((group) => group.fields.flatMap(({ parts }) => parts.map(({ path }) => path))),
  );
  expect(asked.filter((path) => !known.has(path))).toEqual([]);
});
