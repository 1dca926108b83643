import { expect, test } from "vitest";
import { display } from "./engine.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import type { DisplayContext } from "./rules.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";

const flemishHouse: DisplayContext = {
  status: "FOR_SALE",
  type: "HOUSE",
  region: "FLANDERS",
  isVatRegime: false,
  isLifeAnnuity: false,
};

function shownIn(tab: string, estate: object, context: Partial<DisplayContext> = {}) {
  const groups = display(TABS_CATALOGUE, { property: {}, ...estate }, { ...flemishHouse, ...context });
  const fields = groups.find(({ key }) => key === tab)?.fields ?? [];
  return (key: string) => fields.find((field) => field.key === key)?.values;
}

test("an estate with attribute groups leaves nothing of its own groups unsaid", () => {
  const said = new Set(
    TABS_CATALOGUE.flatMap(({ fields }) =>
      fields.flatMap(({ parts, otherwise }) => [...parts, ...(otherwise ? [otherwise] : [])]),
    ).map(({ path }) => path),
  );
  const facts = GROUPS_CATALOGUE.filter(({ key }) => key !== "salesRep").flatMap(({ fields }) =>
    fields
      .filter(({ rules }) => !rules.includes("shownByPage"))
      .flatMap(({ parts }) => parts.map(({ path }) => path)),
  );
  expect(facts.filter((path) => !said.has(path))).toEqual([]);
});

test("a certificate number that stands with the energy alone is the number of the certificate", () => {
  const key = "property.certification.epc_number";
  expect(shownIn("epc", { energy: { epcReference: "20231104" } })(key)).toEqual([
    { kind: "text", text: "20231104" },
  ]);
  const both = {
    property: { certification: { epc_number: "1" } },
    energy: { epcReference: "2" },
  };
  expect(shownIn("epc", both)(key)).toEqual([{ kind: "text", text: "1" }]);
});

test("what only the estate's own groups know stands at the end of a tab, and asks for nothing when it is empty", () => {
  const estate = {
    buildTechnicals: [{ criteria: { nl: "Gevel" }, value: { nl: "Baksteen" } }],
    energy: { epcValue: 90, shared: { epcValue: 120 } },
    general: { architect: "A. Pompe", publicationDate: "2026-03-04" },
  };
  expect(shownIn("construction", estate)("buildTechnicals.0")).toHaveLength(1);
  expect(shownIn("epc", estate)("energy.shared.epcValue")).toEqual([
    { kind: "figure", format: "epc", amount: 120 },
  ]);
  expect(shownIn("general", estate)("general.architect")).toEqual([{ kind: "text", text: "A. Pompe" }]);
  expect(shownIn("general", estate)("general.buildingName")).toBe(undefined);
});

test("a rule hides a fact whichever model tells it", () => {
  const planning = { floodingParcelScore: "D", buildingLicense: "YES", certificateAsBuilt: "YES" };
  const inTab = (context: Partial<DisplayContext>) => shownIn("planning", { planning }, context);
  const score = "property.flood_information.parcel_score";
  const permission = "property.planning.planning_permission";
  expect(inTab({})(score)).toHaveLength(1);
  expect(inTab({ region: "WALLONIA" })(score)).toBe(undefined);
  expect(inTab({})(permission)).toEqual([{ kind: "words", words: "display.PlanningAnswer.YES" }]);
  expect(inTab({ status: "TO_RENT" })(permission)).toBe(undefined);
  const price = { general: { price: { value: 1, priceFrom: 2, totalPrice: 3, groundValue: 4 } } };
  const underVat = shownIn("financial", price, { isVatRegime: true });
  expect(
    ["property.financial.price", "general.price.priceFrom", "general.price.totalPrice"].map(underVat),
  ).toEqual([undefined, undefined, undefined]);
});

test("the reference is the agency's, the id of its system stands apart under a name of its own", () => {
  const estate = { general: { reference: "REF-77" }, property: { external_id: "crm-9988" } };
  const groups = display(TABS_CATALOGUE, estate, flemishHouse);
  const labels = groups.flatMap(({ fields }) =>
    fields.map(({ label, values }) => ("words" in label ? [label.words, values[0]] : [])),
  );
  expect(labels).toContainEqual(["display.field.reference", { kind: "text", text: "REF-77" }]);
  expect(labels).toContainEqual(["display.field.external_id", { kind: "text", text: "crm-9988" }]);
});

test("an id of the agency's system is no reference where none is given", () => {
  const inGeneral = shownIn("general", { property: { external_id: "crm-9988" } });
  expect(inGeneral("property.external_id")).toHaveLength(1);
  expect(inGeneral("general.reference")).toBe(undefined);
});
