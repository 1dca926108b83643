import { expect, test } from "vitest";
import { createCityBook } from "./city-book.ts";
import { mapListing } from "./mapping.ts";
import { defineMapping, type JsonObject, type MappingRow } from "./mapping-row.ts";
import { readXml } from "./read-xml.ts";

const ID: MappingRow = { path: "id", to: "general.externalId" };
const contextOf = () => ({ document: "a.json", language: "nl" as const, cities: createCityBook([]) });
const map = (document: JsonObject, rows: MappingRow[], keys = {}) =>
  mapListing({ id: 7, ...document }, defineMapping("Test", [ID, ...rows], keys), contextOf());

test("a number of the system becomes the listing's own id, a text", () => {
  expect(map({}, [])).toEqual({
    draft: { general: { externalId: "7" }, extraFields: [] },
    findings: [],
    counts: { mapped: 1, extra: 0, leftOut: 0 },
  });
});

test("an area in ares is one in m², a charge of a year one of a month", () => {
  const { draft } = map({ land: 12.5, charge: "1200" }, [
    { path: "land", to: "dimensions.areaGround", unit: "are" },
    { path: "charge", to: "technical.monthlyCost", unit: "yearly" },
  ]);
  expect(draft).toMatchObject({ dimensions: { areaGround: 1_250 }, technical: { monthlyCost: 100 } });
});

test("the entries of a list are told apart by a key where the system does so", () => {
  const details = [
    { id: 73, value: "2" },
    { id: 9, value: "x" },
  ];
  const rows: MappingRow[] = [
    { path: "details[73].value", to: "layout.bathroom" },
    { path: "details[73].id", readWith: "details[73].value" },
    { path: "details[9].id", readWith: "details[9].value" },
  ];
  const { draft, findings, counts } = map({ details }, rows, { details: "id" });
  expect(draft).toMatchObject({
    layout: { bathroom: 2 },
    extraFields: [{ name: { en: "details[9].value" } }],
  });
  expect(findings.map(({ path }) => path)).toEqual(["details[9].value"]);
  expect(counts).toEqual({ mapped: 4, extra: 1, leftOut: 0 });
});

test("each text goes to the language that stands beside it; one that sites do not have is left out", () => {
  const texts = [
    { lang: "fr-BE", text: "Maison" },
    { lang: "NL", text: "Huis" },
    { lang: "es", text: "Casa" },
  ];
  const { draft, counts } = map({ texts }, [
    { path: "texts[].text", to: "general.title", language: { field: "lang" } },
    { path: "texts[].lang", readWith: "texts[].text" },
  ]);
  expect(draft).toMatchObject({ general: { title: { fr: "Maison", nl: "Huis" } } });
  expect(counts.leftOut).toBe(1);
});

test("entries that bring nothing leave no holes, incomplete ones are told", () => {
  const pictures: JsonObject[] = [
    { url: "https://a.be/1.jpg" },
    { title: "Tuin" },
    { url: "https://a.be/3.jpg" },
  ];
  const { draft, findings } = map({ pictures }, [
    { path: "pictures[].url", to: "pictures[].url" },
    { path: "pictures[].title", to: "pictures[].title", language: "context" },
  ]);
  expect(draft!["pictures"]).toEqual([{ url: "https://a.be/1.jpg" }, { url: "https://a.be/3.jpg" }]);
  expect(findings).toMatchObject([{ level: "warning", path: "pictures.1.file" }]);
});

test("a row may hold for some documents only, and add an entry to a list", () => {
  const { draft } = map({ tour: "https://a.be/tour", film: "https://a.be/film" }, [
    { path: "tour", to: "virtualVisits[+]", convert: (link) => ({ type: { id: 2 }, link }) },
    { path: "film", to: "videos[+].link", when: ({ document }) => document["id"] === 7 },
    { path: "film", leftOut: "not of listing 7", when: ({ document }) => document["id"] !== 7 },
  ]);
  expect(draft).toMatchObject({
    virtualVisits: [{ type: { id: 2 }, link: "https://a.be/tour" }],
    videos: [{ link: "https://a.be/film" }],
  });
});

test("a field of the name of an object's own parts is a field like others", () => {
  const document = JSON.parse(
    '{"__proto__": {"price": 1}, "constructor": "x", "code": "toString"}',
  ) as JsonObject;
  const { draft, counts } = map(document, [{ path: "code", to: "general.headType.id", codes: { a: 1 } }]);
  expect(counts.extra).toBe(3);
  expect(draft!["extraFields"]).toHaveLength(3);
  expect(({} as { price?: number }).price).toBeUndefined();
});

test("values under one label make one field, a code's name stands in every language", () => {
  const floors = { nl: "Vloeren", fr: "Sols", en: "Floors", de: "Böden" };
  const { draft } = map({ tiles: "1", parquet: "1", carpet: "0" }, [
    {
      path: "tiles",
      extra: floors,
      codes: { "1": { nl: "tegels", fr: "carrelage", en: "tiles", de: "Fliesen" } },
    },
    {
      path: "parquet",
      extra: floors,
      codes: { "1": { nl: "parket", fr: "parquet", en: "parquet", de: "Parkett" } },
    },
    { path: "carpet", extra: floors, codes: { "0": null } },
  ]);
  expect(draft!["extraFields"]).toMatchObject([
    {
      name: floors,
      value_lang_string: {
        nl: "tegels, parket",
        fr: "carrelage, parquet",
        en: "tiles, parquet",
        de: "Fliesen, Parkett",
      },
    },
  ]);
});

test("what is not known of a sensitive part is told and never shown", () => {
  const rows: MappingRow[] = [ID, { path: "owner.name", leftOut: "private" }];
  const mapping = defineMapping("Test", rows, {}, ["owner"]);
  const document = { id: 7, owner: { name: "Jan", phone: "0470" }, ownership: "full" };
  const { draft, findings } = mapListing(document, mapping, contextOf());
  expect(JSON.stringify(draft)).not.toContain("0470");
  expect(JSON.stringify(draft)).toContain("full");
  expect(findings.map(({ path }) => path)).toEqual(["owner.phone", "ownership"]);
});

test("a city of the site is found whatever its case; a new one has the same number in each run", () => {
  const cities = createCityBook([{ id: 12, zip: "9000", name: "Gent", alias: { fr: "Gand" } }]);
  expect(cities.cityOf({ zip: "9000", name: "GAND" })).toEqual({ id: 12, zip: "9000", name: "Gent" });
  const city = cities.cityOf({ zip: "8670", name: "Koksijde" });
  expect(createCityBook([]).cityOf({ zip: "8670", name: "koksijde" }).id).toBe(city.id);
  expect(cities.broughtCities()).toEqual([{ id: city.id, zip: "8670", name: "Koksijde" }]);
});

test("XML keeps what texts say: entities, CDATA, leading zeros, attributes", () => {
  const xml = '<a n="007"><i>caf&#233; &amp; 1</i><i><![CDATA[<p>x</p>]]></i><zip>01</zip></a>';
  expect(readXml(xml, { lists: new Set(["a.i"]) })).toEqual({
    kind: "read",
    document: { a: { "@n": "007", i: ["café & 1", "<p>x</p>"], zip: "01" } },
  });
});

test.each([
  ["entities of its own", '<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;">]><a>&c;</a>'],
  ["a file of this machine", '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ["elements without end", "<a>".repeat(1_000) + "</a>".repeat(1_000)],
  ["the names of an object's own parts", "<a><__proto__>x</__proto__></a>"],
  ["an end that is missing", "<a><b></a>"],
])("XML with %s is refused", (_what, xml) => {
  expect(readXml(xml, { lists: new Set() })).toMatchObject({ kind: "broken" });
});
