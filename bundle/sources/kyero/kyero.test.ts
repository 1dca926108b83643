import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { createCityBook } from "../city-book.ts";
import type { JsonObject } from "../mapping-row.ts";
import { unknownFields, unknownTargets } from "../testing/check-mapping.ts";
import { mappingGuide } from "../testing/mapping-guide.ts";
import { SUB_TYPE_CODES } from "./kyero-codes.ts";
import { KYERO } from "./kyero-mapping.ts";
import { kyeroDocument, readKyero } from "./read-kyero.ts";

const XML = readFileSync(new URL("./testing/kyero-v3.xml", import.meta.url), "utf8");
const contextOf = () => ({ file: "kyero.xml", language: "en" as const, cities: createCityBook([]) });
const read = (xml: string) => readKyero(xml, contextOf());
const draftOf = async (xml: string) => (await read(xml)).listings[0]!.draft!;
/** The feed with one element's text replaced. */
const withText = (element: string, text: string) =>
  XML.replace(new RegExp(`<${element}>[^<]*</${element}>`), `<${element}>${text}</${element}>`);

test("every field of Kyero's own feed has a row, and every row a field of ours", () => {
  const document = kyeroDocument({ text: /<property>[\s\S]*?<\/property>/.exec(XML)![0] }) as JsonObject;
  expect(unknownFields(document, KYERO)).toEqual([]);
  expect(unknownTargets(KYERO)).toEqual([]);
});

test("a listing of the feed has its price, places, areas and rooms", async () => {
  const { draft, findings, counts } = (await read(XML)).listings[0]!;
  expect(findings).toEqual([]);
  expect(counts).toEqual({ mapped: 34, extra: 2, leftOut: 27 });
  expect(draft).toMatchObject({
    general: {
      externalId: "12367",
      reference: "V3TEST",
      price: { value: 250_000 },
      transaction: { id: 1 },
      headType: { id: 1 },
      subType: { id: 102 },
      bedroomCount: 3,
      address: {
        city: { name: "Almunecar", zip: "" },
        country: { id: "ES" },
        location: { latitude: 36.728807, longitude: -3.693466 },
      },
    },
    dimensions: { areaBuild: 150, areaGround: 500 },
    layout: { bedroom: 3, bathroom: 2 },
    energy: { energyLabel: "D" },
    technical: { newBuilding: false },
    property: { comfort: { swimming_pool: true } },
  });
});

test("each text stands in its own language; the agency's private notes are not shown", async () => {
  const draft = await draftOf(XML);
  expect(draft["general"]).toHaveProperty("description", {
    de: "German property description",
    en: "English property description",
    fr: "French property description",
    nl: "Dutch property description",
  });
  expect(draft["facilities"]).toEqual([
    { en: "good rental potential" },
    { en: "near beach" },
    { en: "water possible" },
  ]);
  expect(JSON.stringify(draft)).not.toContain("Private");
});

test("pictures keep the order that their numbers tell", async () => {
  const pictures = (await draftOf(XML))["pictures"] as { index: number; url: string }[];
  expect(pictures.map(({ index }) => index)).toEqual([1, 2, 3, 4, 50]);
  expect(pictures[0]!.url).toBe("http://images.kyero.com/12811577_large.jpg");
});

test("what has no field of ours is shown under a label in four languages", async () => {
  expect((await draftOf(XML))["extraFields"]).toMatchObject([
    { name: { nl: "Provincie", de: "Provinz" }, value: "Granada" },
    { name: { fr: "Situation" }, value_lang_string: { en: "optional location detail" } },
  ]);
});

test("a rent is by the month, a price in another currency never looks like euros", async () => {
  expect((await draftOf(withText("price_freq", "month")))["general"]).toMatchObject({
    transaction: { id: 2 },
    price: { value: 250_000, period: { name: { nl: "per maand" } } },
  });
  const pounds = await draftOf(withText("currency", "GBP"));
  expect(pounds["general"]).not.toHaveProperty("price");
  expect(pounds["extraFields"]).toContainEqual(expect.objectContaining({ value: "250000 GBP" }));
});

test("a field that nobody knows is shown under its own name, and told", async () => {
  const { draft, findings } = (await read(XML.replace("<beds>", "<sauna>yes</sauna><beds>"))).listings[0]!;
  expect(draft!["extraFields"]).toContainEqual(
    expect.objectContaining({
      name: expect.objectContaining({ nl: "sauna" }),
      value_lang_string: { en: "yes" },
    }),
  );
  expect(findings).toEqual([
    {
      level: "warning",
      code: "value-left-out",
      file: "kyero.xml, property 12367",
      path: "sauna",
      message: "is an unknown field; it is shown as an extra field",
      repeats: true,
    },
  ]);
});

test.each([
  ["type", "submarine", '"submarine" is a value that the table does not know; it is shown as an extra field'],
  ["price", "POA", '"POA" does not fit general.price.value; it is shown as an extra field'],
  ["latitude", "123", '"123" does not fit general.address.location.latitude; it is shown as an extra field'],
])("a %s that cannot be read is shown as it is, and told", async (element, text, message) => {
  const { draft, findings } = (await read(withText(element, text))).listings[0]!;
  expect(findings.map((finding) => finding.message)).toContain(message);
  expect(JSON.stringify(draft!["extraFields"])).toContain(text);
});

test("a place with a latitude alone is no place", async () => {
  const { draft, findings } = (await read(XML.replace("<longitude>-3.693466</longitude>", ""))).listings[0]!;
  expect(draft!["general"]).not.toHaveProperty("address.location");
  expect(findings).toMatchObject([{ path: "general.address.location.longitude" }]);
});

test.each([
  ["cut off", XML.slice(0, 900), "kyero.xml"],
  ["a web page", "<html><body>Not found</body></html>", "is no Kyero feed"],
  ["of another version", withText("feed_version", "2.1"), "version 2.1"],
  ["with a document type", XML.replace("<root>", "<!DOCTYPE r [<!ENTITY a 'b'>]><root>"), "document type"],
  ["not XML", "%PDF-1.7", ""],
])("a feed that is %s says nothing of the listings it lacks", async (_what, xml, message) => {
  const feed = await read(xml);
  expect(feed).toMatchObject({ isWhole: false, listings: [], findings: [{ level: "error" }] });
  expect(JSON.stringify(feed.findings)).toContain(message);
});

test("a listing without an id is told and does not stop the others", async () => {
  const property = /<property>[\s\S]*<\/property>/.exec(XML)![0];
  const feed = await read(XML.replace("</root>", `${property.replace(/<id>\d+<\/id>/, "")}</root>`));
  expect(feed.listings.map(({ draft }) => draft !== null)).toEqual([true, false]);
  expect(feed.listings[1]!.findings).toMatchObject([
    { level: "error", file: "kyero.xml, property without id" },
  ]);
});

test("the words of types are sub types of ours", () => {
  const codes = new Set(SUB_TYPES.map(({ code }) => code));
  expect(Object.values(SUB_TYPE_CODES).filter((code) => !codes.has(code))).toEqual([]);
});

test("the docs tell where each field of Kyero goes", async () => {
  const guide = mappingGuide(KYERO, { intro: INTRO, test: "kyero" });
  await expect(guide).toMatchFileSnapshot("../../../docs/sources/fields/kyero.md");
});

const INTRO =
  "A Kyero feed (version 3) is one XML file at an address of the agency's system. It always holds all listings: one that it lacks is taken off the site.";

test("a broken listing is told with its line and spoils no other", async () => {
  const { listings, isWhole } = await read(XML.replace("</root>", "<property><id>2<id></property>\n</root>"));
  expect(isWhole).toBe(true);
  expect(listings.map(({ draft }) => draft !== null)).toEqual([true, false]);
  expect(listings[1]!.findings).toMatchObject([
    { level: "error", file: "kyero.xml", line: expect.any(Number) },
  ]);
});
