import { expect, test } from "vitest";
import { display } from "./engine.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import type { LegalPlace } from "./law-of-facts.ts";
import { displayContextOf } from "./rules.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";

type Address = NonNullable<Parameters<typeof displayContextOf>[0]["general"]["address"]>;
type Answers = Readonly<Record<string, unknown>>;

/** The last words of the paths that an estate in a place shows, in either model. */
function shownAt(region: LegalPlace, given: { planning?: Answers; [group: string]: unknown }): string[] {
  const context = {
    status: "FOR_SALE",
    type: "HOUSE",
    region,
    isVatRegime: false,
    isLifeAnnuity: false,
  } as const;
  const { planning, ...groups } = given;
  const tabs = display(TABS_CATALOGUE, { property: { planning, ...groups } }, context);
  const plain = display(GROUPS_CATALOGUE, { planning, ...groups }, context);
  return [...tabs, ...plain].flatMap(({ fields }) => fields.map(({ key }) => key.split(".").at(-1)!));
}

const known = {
  planning: {
    most_recent_destination: "WG",
    townPlanningValue: "WG",
    as_built_certificate: "YES",
    certificateAsBuilt: "YES",
    heritage_inventoried: "YES",
    heritageInventoried: "YES",
    renovation_obligation: "NO",
    renovationObligation: "NO",
    floodingParcelScore: "D",
    floodingBuildingScore: "A",
    planning_permission: "YES",
    buildingLicense: "YES",
    plan_zone: { fr: "Zone d'habitat" },
    planZone: { fr: "Zone d'habitat" },
  },
  flood_information: { parcel_score: "D", building_score: "A", delimited_flood_zone: true },
  financial: { cadastral_income: 800, property_tax: 900, ki: { nonIndexed: 800 } },
  certification: { e_level: 30, electricity_certificate: "OBTAINED" },
};

const FLEMISH = [
  "most_recent_destination",
  "townPlanningValue",
  "as_built_certificate",
  "certificateAsBuilt",
  "parcel_score",
  "building_score",
  "floodingParcelScore",
  "floodingBuildingScore",
  "delimited_flood_zone",
];
const INVENTORY = ["heritage_inventoried", "heritageInventoried"];
const RENOVATION = ["renovation_obligation", "renovationObligation"];
const BELGIAN = [
  "cadastral_income",
  "property_tax",
  "nonIndexed",
  "e_level",
  "electricity_certificate",
  ...RENOVATION,
];
const ANYWHERE = ["planning_permission", "buildingLicense", "plan_zone", "planZone"];

test.each<[LegalPlace, readonly string[], readonly string[]]>([
  ["FLANDERS", [...FLEMISH, ...INVENTORY, ...BELGIAN, ...ANYWHERE], []],
  ["BRUSSELS", [...INVENTORY, ...BELGIAN, ...ANYWHERE], FLEMISH],
  ["WALLONIA", [...BELGIAN, ...ANYWHERE], [...FLEMISH, ...INVENTORY]],
  ["ABROAD", ANYWHERE, [...FLEMISH, ...INVENTORY, ...BELGIAN]],
  [null, [...FLEMISH, ...INVENTORY, ...BELGIAN, ...ANYWHERE], []],
])("an estate in %s shows what is law there, and nothing of another law", (place, shown, hidden) => {
  const names = shownAt(place, known);
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
  expect(hidden.filter((name) => names.includes(name))).toEqual([]);
});

test.each<[LegalPlace, readonly string[]]>([
  [
    "BRUSSELS",
    ["planning_permission", "presale_right", "violation", "heritage_protected", "heritage_inventoried"],
  ],
  ["WALLONIA", []],
  ["ABROAD", []],
])("of an empty planning group %s is asked only for what is law there", (place, asked) => {
  const names = shownAt(place, {});
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
  const flemish = new Set([...FLEMISH, ...RENOVATION]);
  expect(names.filter((name) => flemish.has(name))).toEqual([]);
  if (asked.length === 0) expect(names).toEqual([]);
});

const placeOf = (address: Address) => displayContextOf({ general: { address } }).region;

test.each<[Address, LegalPlace]>([
  [{ country: { id: "ES" }, city: { zip: "29600" } }, "ABROAD"],
  [{ country: { id: "de" }, city: { zip: "52062" } }, "ABROAD"],
  [{ country: { id: "NL" }, city: { zip: "4331" } }, "ABROAD"],
  [{ country: { id: "LU" }, city: { zip: "1234" }, region: "FLANDERS" }, "ABROAD"],
  [{ city: { zip: "29600" } }, "ABROAD"],
  [{ country: { id: "UNKNOWN" }, city: { zip: "1011 AB" } }, "ABROAD"],
  [{ city: { zip: "F-59000" } }, "ABROAD"],
  [{ country: { id: "BE" }, city: { zip: "1050" } }, "BRUSSELS"],
  [{ city: { zip: "5000" } }, "WALLONIA"],
  [{ country: { id: "UNKNOWN" }, city: { zip: "B-8400" } }, "FLANDERS"],
  [{ city: { zip: "9000 Gent" } }, "FLANDERS"],
  [{ country: { id: "BE" } }, null],
  [{}, null],
])("an address %j stands under the law of %s", (address, place) => {
  expect(placeOf(address)).toBe(place);
});
