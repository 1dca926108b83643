import { expect, test } from "vitest";
import { LOCALES } from "../../locale/locale.ts";
import { PROPERTY_TYPES } from "./enumerations.ts";
import { HEAD_TYPES, propertyTypeOf, typeOfEstate } from "./head-types.ts";
import { SUB_TYPES, subTypeOfCode } from "./sub-types.ts";
import { TRANSACTIONS } from "./transactions.ts";

test("head types and transactions have the ids that orders and tests rely on", () => {
  expect(HEAD_TYPES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10]);
  expect(TRANSACTIONS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11]);
});

test("every property type has sub types, each with its own id and code", () => {
  expect(new Set(SUB_TYPES.map(({ type }) => type))).toEqual(new Set(PROPERTY_TYPES));
  expect(new Set(SUB_TYPES.map(({ id }) => id)).size).toBe(SUB_TYPES.length);
  expect(new Set(SUB_TYPES.map(({ code }) => code)).size).toBe(SUB_TYPES.length);
});

test("a sub type stands under a head type that exists", () => {
  const headTypeIds = new Set(HEAD_TYPES.map(({ id }) => id));
  expect(SUB_TYPES.filter(({ headTypeId }) => !headTypeIds.has(headTypeId))).toEqual([]);
});

test("everything has a name in four languages, and no two sub types of a type share one", () => {
  for (const locale of LOCALES) {
    for (const { name } of [...HEAD_TYPES, ...TRANSACTIONS, ...SUB_TYPES])
      expect(name[locale].trim()).not.toBe("");
    const names = SUB_TYPES.map(({ type, name }) => `${type} ${name[locale]}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test.each(
  [
    [
      "HOUSE",
      "VILLA TOWN_HOUSE MANSION BUNGALOW COUNTRY_COTTAGE MANOR_HOUSE CHALET FARMHOUSE CASTLE OTHER_PROPERTY",
    ],
    ["HOUSE", "MIXED_USE_BUILDING APARTMENT_BLOCK EXCEPTIONAL_PROPERTY"],
    ["APARTMENT", "DUPLEX PENTHOUSE FLAT_STUDIO LOFT TRIPLEX GROUND_FLOOR SERVICE_FLAT STUDENT_ROOM"],
    ["PROJECT", "APARTMENT_GROUP HOUSE_GROUP"],
  ].flatMap(([type, codes]) => codes!.split(" ").map((code) => [code, type] as const)),
)("%s is a sub type of %s", (code, type) => {
  expect(subTypeOfCode(code)?.type).toBe(type);
});

test("an estate's type is what its attribute groups say, else what its head type means", () => {
  expect(typeOfEstate({ general: { headType: { id: 1 } }, property: { type: "GARAGE" } })).toBe("GARAGE");
  expect(typeOfEstate({ general: { headType: { id: 2 } }, property: null })).toBe("PLOT");
  expect(typeOfEstate({ general: {} })).toBeNull();
  expect([propertyTypeOf(10), propertyTypeOf(5), propertyTypeOf(77)]).toEqual(["APARTMENT", null, null]);
});
