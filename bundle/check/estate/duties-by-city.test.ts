import { expect, test } from "vitest";
import { bundleFiles, silentEstateJson, linesOf, REFERENCE } from "../../testing/test-bundle.ts";
import { check } from "../../testing/test-check.ts";

const CITIES = [
  { id: 1, zip: "9000", name: "Gent" },
  { id: 2, zip: "1310", name: "La Hulpe" },
  { id: 3, zip: "1030", name: "Schaarbeek" },
  { id: 4, zip: "Voeren", name: "Voeren", region: "FLANDERS" },
  { id: 5, zip: "1011 AB", name: "Amsterdam" },
];

const regionsAsked = async (address: object) => {
  const { warnings } = await check(
    bundleFiles({
      "reference.json": JSON.stringify({ ...REFERENCE, cities: CITIES }),
      "estates.ndjson": linesOf([silentEstateJson(1, { address })]),
    }),
  );
  return [...new Set(warnings.flatMap((line) => /\((flanders|brussels|wallonia)-/.exec(line)?.[1] ?? []))];
};

test.each([
  ["in a Walloon city of the agency's list", { city: { id: 2 } }, ["wallonia"]],
  ["in a Brussels city of the agency's list", { city: { id: 3 } }, ["brussels"]],
  ["in a Flemish city of the agency's list", { city: { id: 1 } }, ["flanders"]],
  ["in a city whose region the list names", { city: { id: 4 } }, ["flanders"]],
  ["with a postal code of its own", { city: { id: 1, zip: "1310" } }, ["wallonia"]],
  ["with a region of its own", { city: { id: 2 }, region: "BRUSSELS" }, ["brussels"]],
  ["in Amsterdam", { city: { id: 5 } }, []],
  ["abroad by its country", { city: { id: 2 }, country: { id: "FR" } }, []],
  ["in no city", {}, []],
])("an estate %s is asked what the law of its region asks", async (_where, address, regions) => {
  expect(await regionsAsked(address)).toEqual(regions);
});
