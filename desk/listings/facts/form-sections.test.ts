import { expect, test } from "vitest";
import { GROUPS_CATALOGUE } from "#domain/display/groups-catalogue.ts";
import { TABS_CATALOGUE } from "#domain/display/tabs-catalogue.ts";
import { kindOfPart } from "./field-kinds.ts";
import { formSections } from "./form-sections.ts";

const pathsOf = (document: object, place: Parameters<typeof formSections>[1] = "FLANDERS") =>
  formSections(document as never, place).flatMap(({ fields }) => fields.map(({ path }) => path));

test("every fact that visitors see can be filled in, but for lists that only a system brings", () => {
  const parts = [...GROUPS_CATALOGUE, ...TABS_CATALOGUE].flatMap(({ fields }) =>
    fields.flatMap((field) => field.parts),
  );
  const without = parts.filter((part) => kindOfPart(part) === null).map(({ path }) => path);
  expect([...new Set(without)]).toEqual(["buildTechnicals", "property.layout.custom_rooms"]);
});

test("no fact can be filled in twice", () => {
  for (const document of [{}, { property: {} }]) {
    const paths = pathsOf(document);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
    expect(paths.length).toBeGreaterThan(60);
  }
});

test("a listing with attribute groups is filled in there, but what only its own fields say stays where it is said", () => {
  expect(pathsOf({ property: {} })).toContain("property.certification.epc_value");
  expect(pathsOf({ property: {} })).not.toContain("energy.epcValue");
  const told = pathsOf({ property: {}, energy: { epcValue: 187 } });
  expect(told).toContain("energy.epcValue");
  expect(told).not.toContain("property.certification.epc_value");
});

test("a Brussels listing is not asked for the facts of Flanders, unless it says one", () => {
  expect(pathsOf({}, "BRUSSELS")).not.toContain("planning.floodingParcelScore");
  expect(pathsOf({ planning: { floodingParcelScore: "A" } }, "BRUSSELS")).toContain(
    "planning.floodingParcelScore",
  );
  expect(pathsOf({}, "BRUSSELS")).toContain("financial.indicativeRentFrom");
});
