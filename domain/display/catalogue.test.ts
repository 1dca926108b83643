import { expect, test } from "vitest";
import { CODES_OF_FIELD_TYPE } from "./field-types.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";

const keysOf = (catalogue: typeof TABS_CATALOGUE) => catalogue.map(({ key }) => key).sort();
const fields = [...TABS_CATALOGUE, ...GROUPS_CATALOGUE].flatMap((group) => group.fields);

test("the tabs are the twelve of the specification, and the groups the ten", () => {
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

test("no value stands in a catalogue twice", () => {
  const paths = fields.flatMap(({ parts }) => parts.map(({ path }) => path));
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("the five combined fields carry what the specification links to them", () => {
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
