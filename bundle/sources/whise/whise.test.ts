import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { createCityBook } from "../city-book.ts";
import type { JsonObject } from "../mapping-row.ts";
import { unknownFields, unknownTargets } from "../testing/check-mapping.ts";
import { mappingGuide } from "../testing/mapping-guide.ts";
import { readWhise } from "./read-whise.ts";
import { PROJECT_GROUPS, SUB_CATEGORIES } from "./whise-codes.ts";
import { WHISE } from "./whise-mapping.ts";

type Answer = { readonly estates: readonly JsonObject[] };

const SAMPLE = JSON.parse(
  readFileSync(new URL("./testing/whise-estates-list.json", import.meta.url), "utf8"),
) as Answer;
const [VILLA, PROJECT, UNIT] = [6775189, 6775197, 6775200];

function read(answer: unknown) {
  const cities = createCityBook([{ id: 12, zip: "1930", name: "Zaventem" }]);
  return readWhise(answer, { file: "estates/list", language: "fr", cities });
}

function listingOf(id: number | undefined, changed: JsonObject = {}) {
  const estate = SAMPLE.estates.find((document) => document["id"] === id);
  return read({ estates: [{ ...estate, ...changed }] }).listings[0]!;
}

test("every field of Whise's answer has a row, and every row a field of ours", () => {
  expect(SAMPLE.estates.flatMap((estate) => unknownFields(estate, WHISE))).toEqual([]);
  expect(unknownTargets(WHISE)).toEqual([]);
});

test("all estates of the sample are listings, and nothing of them is unknown", () => {
  const { listings, notOffered, isWhole } = read(SAMPLE);
  expect(listings.map(({ draft, findings }) => [draft !== null, findings])).toEqual(
    SAMPLE.estates.map(() => [true, []]),
  );
  expect([notOffered, isWhole]).toEqual([[], true]);
});

test("a sold villa has its kind, areas, rooms and state", () => {
  const { draft, counts } = listingOf(VILLA);
  expect(counts).toEqual({ mapped: 81, extra: 32, leftOut: 27 });
  expect(draft).toMatchObject({
    general: {
      externalId: "6775189",
      reference: "1722757",
      headType: { id: 1 },
      subType: { id: 102 },
      transaction: { id: 5 },
      bedroomCount: 4,
      publicationDate: "2025-04-28T07:14:34.64Z",
    },
    dimensions: { areaBuild: 236, areaGround: 700 },
    layout: { bathroom: 2, toilet: 5 },
    property: {
      type: "HOUSE",
      certification: { energy_label: "C", epc_value: 123, co2_emission: 456, fuel_tank_certificate: true },
      construction: {
        construction_year: 1936,
        renovation_year: 1998,
        floors_count: 3,
        facades_count: 2,
        condition: "GOOD_CONDITION",
        orientation: "S",
        land_width: 38,
        land_depth: 89,
        facade_width: 7,
        free_on_date: "2014-05-29",
      },
      financial: {
        cadastral_income: 1200,
        cadastral_income_indexed: 1220,
        monthly_costs: 35,
        vat_regime: true,
      },
      layout: { living: { surface: 43 }, bedroom1: { surface: 11 }, bedroom3: { surface: 13 } },
      comfort: {
        common_heating: "INDIVIDUAL",
        kitchen_type: "NOT_EQUIPPED",
        glazing_type: "DOUBLE",
        swimming_pool: true,
      },
      planning: { planning_permission: "YES", proceeding: "YES" },
      flood_information: {
        flooding: "YES",
        flood_zone: { fr: "zone innondable effective" },
      },
      general: { environment: "COUNTRYSIDE" },
      other: { garden_surface: 405, terrace_surface: 15, distance_shops: 200, distance_beach: 1000 },
    },
  });
});

const extraField = (named: string) =>
  expect.objectContaining({
    name: expect.objectContaining({ fr: named }),
    value_lang_string: expect.anything(),
  });

test("what only the law of Flanders knows is shown as a text elsewhere", () => {
  const codes = {
    planning: { most_recent_destination: "AG" },
    flood_information: { delimited_flood_zone: true },
  };
  const texts = [extraField("Affectation urbanistique"), extraField("Type de zone inondable")];
  const inBrussels = listingOf(VILLA).draft!;
  expect(inBrussels["property"]).not.toMatchObject(codes);
  expect(inBrussels["extraFields"]).toEqual(expect.arrayContaining(texts));
  const inFlanders = listingOf(VILLA, { zip: "1600", city: "Sint-Pieters-Leeuw" }).draft!;
  expect(inFlanders["property"]).toMatchObject(codes);
  for (const text of texts) expect(inFlanders["extraFields"]).not.toContainEqual(text);
});

test("where the agency shows neither price nor address, both are hidden, the estate's own name too", () => {
  const hidden = listingOf(VILLA).draft!;
  expect(hidden["general"]).toMatchObject({
    price: { value: 0 },
    address: { visible: false, street: { fr: "rue forestière" }, city: { zip: "1050", name: "Ixelles" } },
  });
  expect(JSON.stringify(hidden)).not.toContain("Demo Villa");
  expect(listingOf(VILLA, { displayPrice: true, displayAddress: true }).draft!["general"]).toMatchObject({
    price: { value: 560_500 },
    address: { visible: true },
  });
});

test("a heating that has no code of ours is shown as Whise names it, with a label in four languages", () => {
  expect(listingOf(VILLA).draft!["extraFields"]).toContainEqual(
    expect.objectContaining({
      name: { nl: "Verwarming", fr: "Chauffage", en: "Heating", de: "Heizung" },
      value_lang_string: { fr: "chauffage au sol" },
    }),
  );
});

test("a project is a project of apartments, its units belong to it", () => {
  expect(listingOf(PROJECT).draft!).toMatchObject({
    general: {
      externalId: "6775197",
      project: true,
      headType: { id: 7 },
      subType: { id: SUB_TYPES.find(({ code }) => code === "APARTMENT_GROUP")!.id },
      title: { fr: "Découvrez L’Orangeraie, un projet de 6 petites copropriétés" },
      price: { value: 300_000 },
    },
    property: { type: "PROJECT" },
  });
  expect(listingOf(UNIT).draft!["general"]).toMatchObject({
    parentExternalId: "6775197",
    title: { fr: "DEMO New Project Demo App 3" },
    floor: 1,
    address: { visible: true, street: { nl: "Vijverstraat" }, city: { id: 12 } },
    publicationDate: "2025-08-19T07:43:37.84Z",
  });
});

test("a long description is the description, the short one stands before it, the shortest is shown beside", () => {
  const { draft } = listingOf(UNIT);
  const { description, shortDescription } = draft!["general"] as Record<string, { fr: string }>;
  expect(description!.fr).toContain("Description longue");
  expect(shortDescription!.fr).toMatch(/^Bel appatement/);
  expect(draft!["extraFields"]).toContainEqual(
    expect.objectContaining({ value_lang_string: { fr: "Bel appartement 2 chambres au centre ville\r\n" } }),
  );
});

test("energy certificate, dates, tour and film of a unit", () => {
  expect(listingOf(UNIT).draft).toMatchObject({
    property: {
      certification: {
        energy_label: "B",
        epc_value: 101,
        epc_number: "123456789",
        epc_valid_until: "2025-08-18",
      },
    },
    virtualVisits: [{ type: { id: 2 }, link: "https://nodalview.com/s/2UI3QqClT95gX3mG2vUf5B" }],
    videos: [{ link: "https://www.youtube.com/watch?v=xWkK_7H_YD4" }],
  });
});

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

test("who to call is the first representative; nothing else of a person is shown", () => {
  const representatives: JsonObject[] = [
    {
      id: 5,
      firstName: "An",
      name: "Peeters",
      email: "an@agency.be",
      directLine: "02 123 45 67",
      login: "an",
    },
    { id: 6, firstName: "Jan", name: "Maes" },
  ];
  const { draft, findings } = listingOf(VILLA, { representatives });
  expect(draft!["salesRep"]).toEqual({
    id: 5,
    firstname: "An",
    lastname: "Peeters",
    email: "an@agency.be",
    phone: "02 123 45 67",
  });
  expect(findings.map(({ path }) => path)).toEqual(["representatives[].login"]);
  expect(JSON.stringify(draft)).not.toContain("Maes");
});

test.each([
  ["a web page", "<html>"],
  ["nothing", null],
  ["a list", []],
  ["an error", { estates: "none" }],
])("%s in place of an answer says nothing of the listings it lacks", (_what, answer) => {
  expect(read(answer)).toMatchObject({ isWhole: false, listings: [], findings: [{ level: "error" }] });
});

test("the kinds of Whise are sub types of ours, each once", () => {
  const known = new Set(SUB_TYPES.map(({ code }) => code));
  const used = [...Object.keys(SUB_CATEGORIES), ...Object.values(PROJECT_GROUPS)];
  expect(used.filter((code) => !known.has(code))).toEqual([]);
  const ids = Object.values(SUB_CATEGORIES).flat();
  expect(new Set(ids).size).toBe(ids.length);
});

test("the docs tell where each field of Whise goes", async () => {
  const guide = mappingGuide(WHISE, { intro: INTRO, test: "sources/whise" });
  await expect(guide).toMatchFileSnapshot("../../../docs/sources/fields/whise.md");
});

const INTRO =
  "Whise's API (`POST /v1/estates/list`) brings estates with their details, projects and units. Whise leaves out flags that are false and numbers that are zero. What is offline, archived, cancelled, suspended, an estimate or in preparation is not offered.";
