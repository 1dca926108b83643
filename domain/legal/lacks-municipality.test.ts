import { expect, test } from "vitest";
import { lacksMunicipality } from "./lacks-municipality.ts";

const lacks = (general: object) => lacksMunicipality({ general: { transaction: { id: 1 }, ...general } });
const BELGIUM = { country: { id: "BE" } };

test("a home for sale without a municipality lacks what its duties follow from", () => {
  expect(lacks({})).toBe(true);
  expect(lacks({ address: { ...BELGIUM, street: { nl: "Dorp" } } })).toBe(true);
  expect(lacks({ transaction: { id: 2 }, address: BELGIUM })).toBe(true);
});

test.each<[string, object]>([
  ["its municipality is there", { address: { ...BELGIUM, city: { zip: "9000" } } }],
  ["its region is there", { address: { region: "FLANDERS" } }],
  ["it stands abroad", { address: { country: { id: "ES" } } }],
  ["it is a project, whose homes are advertised", { project: true }],
  ["it is a unit, which stands where its project does", { parentId: 10 }],
  ["it is a seasonal let, of which no region asks anything", { transaction: { id: 4 } }],
  ["it is sold", { transaction: { id: 5 } }],
])("no municipality is asked for where %s", (_, general) => {
  expect(lacks(general)).toBe(false);
});
