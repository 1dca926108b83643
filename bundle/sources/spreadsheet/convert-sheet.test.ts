import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LOCALES } from "#domain/locale/locale.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import { EstateLine } from "../../ids/estate-line.ts";
import { REFERENCE } from "../../testing/test-bundle.ts";
import { createCityBook } from "../city-book.ts";
import { convertForTest } from "./testing/convert-for-test.ts";
import { testWorkbook } from "./testing/test-workbook.ts";

const example = (locale: string) =>
  fileURLToPath(new URL(`../../../docs/sources/spreadsheet/example.${locale}.csv`, import.meta.url));

/** A sheet with one listing: the columns' names, then its cells. */
const one = async (row: Readonly<Record<string, string>>, options = {}) => {
  const cells = { Referentie: "A-1", ...row };
  const { drafts, ...rest } = await convertForTest(
    [Object.keys(cells), Object.values(cells)].map(lineOf).join("\n"),
    options,
  );
  return { draft: drafts[0], ...rest };
};
const GENT = createCityBook([]).cityOf({ zip: "9000", name: "Gent" }).id;

const lineOf = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";");

test.each(LOCALES)("the example in %s is understood to the last cell", async (locale) => {
  const { drafts, findings, understood } = await convertForTest(null, { path: example(locale) });
  expect(findings).toEqual([]);
  expect(understood).toMatchObject({ locale, listings: 3, refused: 0, badCells: 0 });
  expect(drafts.map((draft) => EstateLine.safeParse(draft).error)).toEqual([undefined, undefined, undefined]);
  expect(drafts[0]).toMatchObject({
    general: {
      externalId: "H-1",
      reference: "H-1",
      headType: { id: 1 },
      subType: { id: 102 },
      transaction: { id: 1 },
      price: { value: 295_000 },
      bedroomCount: 3,
      title: { [locale]: "Villa met tuin" },
      description: { nl: "Rustig gelegen villa.\nMet een grote tuin.", fr: "Villa au calme." },
      address: {
        visible: true,
        street: { [locale]: "Kouter" },
        number: "12",
        box: "3",
        city: { id: GENT },
        country: { id: "BE" },
      },
    },
    layout: { bathroom: 1 },
    dimensions: { areaBuild: 120, areaGround: 1250 },
    energy: { epcValue: 210, energyLabel: "C", epcReference: "20260115-0001" },
    planning: { buildingLicense: "YES", townPlanningValue: "WG", proceeding: "NO", presaleRight: "NO" },
    technical: { constructionYear: 1998, available: "DEED", elevator: false },
    property: { comfort: { heating: "GAS" } },
    pictures: [{ file: "fotos-voorgevel.svg", index: 0 }],
    extraFields: [{ value_lang_string: { [locale]: "rood" } }],
  });
  expect(drafts[1]).toMatchObject({
    general: { transaction: { id: 2 }, price: { value: 850 }, address: { visible: false } },
    energy: { energyLabel: "B" },
    technical: { availableDate: "2027-03-01", elevator: true },
  });
  expect(drafts[2]).toMatchObject({
    general: { transaction: { id: 7 }, subType: { id: 201 }, headType: { id: 2 }, price: { value: 0 } },
    dimensions: { areaGround: 5000 },
  });
  expect(JSON.stringify(drafts)).not.toContain("Peeters");
});

test.each([
  ["te koop", "", 1],
  ["à louer", "", 2],
  ["For sale", "sold", 5],
  ["te huur", "verhuurd", 6],
  ["te koop", "in optie", 7],
  ["location", "sous option", 8],
  ["", "te koop", 1],
  ["viager", "à vendre", 11],
  ["te koop", "beschikbaar", 1],
])("transaction %j with status %j is transaction %d", async (Transactie, Status, id) => {
  const { draft, findings } = await one({ Transactie, Status });
  expect([draft, findings]).toMatchObject([{ general: { transaction: { id } } }, []]);
});

test("a listing that its agency took back is left out and told", async () => {
  const { draft, findings, understood } = await one({ Transactie: "te koop", Status: "ingetrokken" });
  expect([draft, understood.withheld, understood.refused]).toEqual([undefined, 1, 0]);
  expect(findings).toEqual(["aanbod.csv:2: left out: its status says that it is not to be shown"]);
});

test("the site's own lists win: its villa, its town, its transaction by any of their names", async () => {
  const reference = ReferenceData.parse({
    ...REFERENCE,
    transactions: [...REFERENCE.transactions, { id: 100_305, name: { nl: "Ruil", fr: "Échange" } }],
  });
  const { draft, understood } = await one(
    { Type: "villa", Transactie: "echange", Gemeente: "Gand" },
    { reference },
  );
  expect(draft).toMatchObject({
    general: { subType: { id: 1 }, transaction: { id: 100_305 }, address: { city: { id: 1 } } },
  });
  expect(Object.values(understood.additions).flat()).toEqual([]);
});

test("what the site lacks is brought: types, transactions and places", async () => {
  const reference = ReferenceData.parse(REFERENCE);
  const { understood } = await one(
    { Type: "Appartement", Transactie: "te huur", Plaats: "8000 Brugge" },
    { reference },
  );
  expect(understood.additions).toMatchObject({
    headTypes: [{ id: 3 }],
    subTypes: [{ id: 301 }],
    transactions: [{ id: 2 }],
    cities: [{ zip: "8000", name: "Brugge" }],
  });
});

test("a cell that can't be read is left out, named by row and column, and the rest of its row stays", async () => {
  const { draft, findings } = await one({
    Prijs: "29500O",
    Bouwjaar: "oud",
    Verdieping: "999",
    Slaapkamers: "3",
  });
  expect(draft).toMatchObject({ general: { bedroomCount: 3 } });
  expect(findings).toEqual([
    'aanbod.csv:2: B "Prijs": "29500O" is no amount in euro',
    'aanbod.csv:2: C "Bouwjaar": "oud" is no year',
    'aanbod.csv:2: D "Verdieping": Too big: expected number to be <=500',
  ]);
});

test("what a list does not know is told, and shown as the agency wrote it", async () => {
  const { draft, findings } = await one({ Verwarming: "zonne-energie", Type: "Kasteelhoeve" });
  expect(findings).toHaveLength(2);
  expect(draft!["extraFields"]).toMatchObject([
    { name: { nl: "Verwarming" }, value_lang_string: { nl: "zonne-energie" } },
    { name: { nl: "Type" }, value_lang_string: { nl: "Kasteelhoeve" } },
  ]);
});

test("a listing without a reference, and one whose reference another row has, are refused", async () => {
  const { drafts, findings, understood } = await convertForTest("Referentie;Prijs\nA;1\n;2\nA;3\n");
  expect([drafts.length, understood.refused]).toEqual([1, 2]);
  expect(findings).toEqual([
    "aanbod.csv:3: left out: it has no reference and no number, by which it is known again",
    'aanbod.csv:4: left out: row 2 has the reference "A" too',
  ]);
});

test("a unit names its project, whose type makes it one", async () => {
  const { drafts } = await convertForTest(
    "Referentie;Type;Project\nP;Nieuwbouwproject;\nP-1;Appartement;P\n",
  );
  expect(drafts).toMatchObject([
    { general: { externalId: "P", project: true } },
    { general: { externalId: "P-1", parentExternalId: "P" } },
  ]);
});

test("the names of the columns may stand below a title", async () => {
  const { understood, drafts } = await convertForTest(
    "Kantoor Proef;;\n;;\nReferentie;Prijs;Titel\nA;100;Huis\n",
  );
  expect([understood.headerRow, drafts.length]).toEqual([3, 1]);
});

test("a workbook says the same as a CSV, with numbers and days of its own", async () => {
  const rows = [
    ["Referentie", "Prijs", "Postcode", "Gemeente", "Beschikbaar vanaf", "Lift"],
    ["A-1", 295000, 9000, "Gent", { day: 46387 }, true],
  ];
  const { drafts, findings } = await convertForTest(testWorkbook([{ name: "Aanbod", rows }]));
  expect(findings).toEqual([]);
  expect(drafts[0]).toMatchObject({
    general: { price: { value: 295_000 }, address: { city: { id: GENT } } },
    technical: { availableDate: "2026-12-31", elevator: true },
  });
});

test("formulas in a CSV are texts, and no text reaches what it should not", async () => {
  const cells = {
    Titel: '=HYPERLINK("http://x.example","klik")',
    Prijs: "=1+1",
    __proto__x: "a",
    Foto: "../../../etc/passwd.jpg; /etc/hosts.png; file:///etc/x.jpg",
    Video: "javascript:alert(1)",
  };
  const { draft, findings } = await one(cells);
  expect(draft).toMatchObject({ general: { title: { nl: cells.Titel } } });
  expect(draft).not.toHaveProperty("pictures");
  expect(draft).not.toHaveProperty("videos");
  expect(findings).toHaveLength(5);
});

test("columns called as objects' own parts change nothing but their extra field", async () => {
  const { drafts } = await convertForTest("Referentie;__proto__;constructor;prototype\nA;polluted;b;c\n");
  expect(drafts[0]!["extraFields"]).toHaveLength(3);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(Object.getPrototypeOf(drafts[0])).toBe(Object.prototype);
});
