import { expect, test } from "vitest";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import type { JsonObject } from "../mapping-row.ts";
import { unknownFields, unknownTargets } from "../testing/check-mapping.ts";
import { mappingGuide } from "../testing/mapping-guide.ts";
import { PROJECT_GROUPS, SUB_CATEGORIES } from "./whise-codes.ts";
import { WHISE } from "./whise-mapping.ts";
import { VILLA, PROJECT, UNIT, listingOf, read, SAMPLE } from "./testing/read-sample.ts";

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
