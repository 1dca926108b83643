import { expect, test } from "vitest";
import { technicalFactsOf } from "./technical-facts.ts";

const FACTS = {
  constructionYear: 1931,
  condition: "RENEWED",
  isNewBuilding: false,
  isFurnished: true,
  hasElevator: false,
  floor: 2,
};

test("either display model tells the same facts", () => {
  const groups = {
    technical: { constructionYear: 1931, condition: "RENEWED", furniture: true, elevator: false },
    general: { floor: 2 },
  };
  const attributes = {
    property: {
      construction: { construction_year: 1931, condition: "RENEWED", floor: 2 },
      comfort: { furnished: true, elevator: false },
    },
  };
  expect(technicalFactsOf(groups)).toEqual(FACTS);
  expect(technicalFactsOf(attributes)).toEqual(FACTS);
});

test("the attribute groups are believed where the two differ", () => {
  const property = { construction: { condition: "NEW" }, comfort: { elevator: true } };
  expect(technicalFactsOf({ property, technical: { condition: "RENEWED", elevator: false } })).toMatchObject({
    condition: "NEW",
    hasElevator: true,
  });
});

test.each([
  [{ newBuilding: true, condition: "GOOD_CONDITION" }, true],
  [{ newBuilding: false, condition: "NEW" }, false],
  [{ condition: "NEW" }, true],
  [{ condition: "GOOD_CONDITION" }, false],
  [{}, null],
])("%o is new-build: %s", (technical, isNewBuilding) => {
  expect(technicalFactsOf({ technical }).isNewBuilding).toBe(isNewBuilding);
});

test("what nobody says is unknown", () => {
  expect(new Set(Object.values(technicalFactsOf({})))).toEqual(new Set([null]));
});
