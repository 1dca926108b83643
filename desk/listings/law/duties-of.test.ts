import { expect, test } from "vitest";
import { dutiesOf } from "./duties-of.ts";

const TODAY = "2026-11-24";

const HOUSE = {
  general: {
    headType: { id: 1 },
    transaction: { id: 1 },
    address: { visible: false, city: { id: 1, zip: "9000" } },
  },
  energy: { epcValue: 187, energyLabel: "B" },
  planning: { floodingParcelScore: "D" },
};

const gaps = (document: object) =>
  dutiesOf(document as never, TODAY)
    .filter(({ isThere }) => !isThere)
    .map(({ path }) => path);

test("a Flemish house that hides its address lacks the number of its certificate, while a score is there", () => {
  expect(gaps(HOUSE)).toContain("energy.epcReference");
  expect(gaps(HOUSE)).toContain("planning.floodingBuildingScore");
  expect(gaps(HOUSE)).not.toContain("planning.floodingParcelScore");
  expect(
    gaps({ ...HOUSE, energy: { ...HOUSE.energy, epcReference: "20230614-0002874133-RES-1" } }),
  ).not.toContain("energy.epcReference");
});

test("each fact is asked for once, under its heading, with the act that asks it", () => {
  const duties = dutiesOf(HOUSE, TODAY);
  expect(new Set(duties.map(({ fact }) => fact)).size).toBe(duties.length);
  expect(new Set(duties.map(({ heading }) => heading))).toEqual(
    new Set(["energy", "flood", "planning", "heritage"]),
  );
  expect(duties.every(({ act }) => act.length > 10)).toBe(true);
});

test("nothing is asked of what is sold, of a project, nor where nobody knows the place", () => {
  const general = { ...HOUSE.general, transaction: { id: 5 } };
  expect(gaps({ ...HOUSE, general })).toEqual([]);
  expect(gaps({ ...HOUSE, general: { ...HOUSE.general, project: true } })).toEqual([]);
  expect(gaps({ general: { headType: { id: 1 }, transaction: { id: 1 } } })).toEqual([]);
  expect(gaps({})).toEqual([]);
});
