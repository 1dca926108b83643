import { expect, test } from "vitest";
import { VILLA, UNIT, listingOf, read, SAMPLE } from "./testing/read-sample.ts";

test("pictures come in Whise's order, the largest copy, each once", () => {
  const villa = listingOf(VILLA).draft!["pictures"] as { url: string; index?: number }[];
  expect(villa.map(({ index }) => index)).toEqual([undefined, 1, 2]);
  expect(villa[0]!.url).toMatch(/\/1280\/fcb461eb7c26461b9e43a63acd02fcf1\.jpg$/);
  expect(listingOf(UNIT).draft!["pictures"]).toHaveLength(2);
  const pictures = [{ urlXXL: "https://a.be/1600/1.jpg", urlOriginal: "https://a.be/000/1.jpg" }];
  expect(listingOf(UNIT, { pictures }).draft!["pictures"]).toEqual([{ url: "https://a.be/000/1.jpg" }]);
});

test.each([
  [1, { id: 1 }, 1],
  [2, { id: 2 }, 2],
  [4, { id: 2 }, 6],
  [5, { id: 1 }, 7],
  [6, { id: 2 }, 8],
  [15, { id: 3 }, 11],
  [21, { id: 1 }, 7],
  [21, { id: 2 }, 8],
  [22, { id: 1 }, 7],
])("status %i of the purpose %j is our transaction %i", (status, purpose, transaction) => {
  const { draft } = listingOf(VILLA, { purposeStatus: { id: status }, purpose });
  expect(draft!["general"]).toMatchObject({ transaction: { id: transaction } });
});

test("an estate under VAT tells the price that its agency shows", () => {
  const hidden = listingOf(VILLA).draft!;
  expect(hidden["property"]).toMatchObject({ financial: { vat_regime: true } });
  const shown = listingOf(VILLA, { displayPrice: true }).draft!;
  expect(shown["property"]).not.toMatchObject({ financial: { vat_regime: true } });
  expect(shown["extraFields"]).toContainEqual(
    expect.objectContaining({ name: expect.objectContaining({ fr: "Vente sous régime TVA" }), value: true }),
  );
});

test("days of details are written as the page writes days", () => {
  const values = listingOf(UNIT).draft!["extraFields"] as readonly { value?: unknown }[];
  expect(values.map(({ value }) => value)).toEqual(expect.arrayContaining(["21/08/2025", "19/08/2025"]));
});

test("a rent is counted by the month", () => {
  const rent = { purposeStatus: { id: 2 }, purpose: { id: 2 }, displayPrice: true, price: 950 };
  expect(listingOf(VILLA, rent).draft!["general"]).toMatchObject({
    price: { value: 950, period: { name: { nl: "per maand", fr: "par mois" } } },
  });
});

test.each([
  [{ displayStatusId: 1 }, "offline"],
  [{ status: { id: 5 } }, "archived"],
  [{ status: { id: 6 } }, "deleted"],
  [{ purposeStatus: { id: 10 } }, "suspended"],
  [{ purposeStatus: { id: 20 } }, "in preparation"],
  [{ purposeStatus: { id: 24 } }, "an estimate"],
])("an estate with %j is not offered", (changed, reason) => {
  const { listings, notOffered } = read({ estates: [{ ...SAMPLE.estates[0], ...changed }] });
  expect([listings.length, notOffered]).toEqual([0, [{ externalId: "6775188", reason }]]);
});

test("a detail that nobody knows is shown under Whise's own label, as its type says", () => {
  const details = [
    { id: 9001, label: "Sauna", type: "yes/no", value: "1" },
    { id: 9002, label: "Cave", type: "surface", value: "12" },
  ];
  const { draft, findings } = listingOf(VILLA, { details });
  expect(draft!["extraFields"]).toContainEqual(
    expect.objectContaining({ name: { fr: "Sauna" }, value: true }),
  );
  expect(draft!["extraFields"]).toContainEqual(
    expect.objectContaining({ name: { fr: "Cave" }, value_lang_string: { fr: "12 m²" } }),
  );
  expect(findings.map(({ path }) => path)).toEqual(["details[9001]", "details[9002]"]);
});
