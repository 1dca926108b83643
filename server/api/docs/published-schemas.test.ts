import { expect, test } from "vitest";
import { BLOCK_SCHEMAS } from "#features/pages/blocks/block-types.ts";
import { BUNDLE_SCHEMAS } from "#bundle/bundle-schemas.ts";
import { EXPLAINED_COMPONENTS } from "./explanations/explanations.ts";
import { componentSchemas, type JsonSchema } from "./openapi-schemas.ts";
import { listSchemas, publishedSchema } from "./published-schemas.ts";

type Field = { readonly path: string; readonly description: unknown };

/** Every field of a schema, however deep, but the languages of a text. */
function fieldsOf(schema: unknown, path: readonly string[] = []): Field[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => fieldsOf(one, path));
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key !== "properties") return typeof value === "object" ? fieldsOf(value, path) : [];
    if (Object.keys(value as object).join() === "nl,fr,en,de") return [];
    return Object.entries(value as Record<string, JsonSchema>).flatMap(([name, field]) => {
      const at = [...path, name];
      const own: Field = { path: at.join("."), description: field["description"] };
      return [own].concat(fieldsOf(field, at));
    });
  });
}

const SAYS_SOMETHING = /\p{L}{2,}.*[.)]$/u;

test.each(listSchemas().map(({ name }) => name))(
  "every field of the schema %s says what it means",
  (name) => {
    const schema = publishedSchema(name);
    expect(schema).toMatchObject({ title: name, description: expect.stringMatching(SAYS_SOMETHING) });
    const mute = fieldsOf(schema).filter(
      ({ description }) => !SAYS_SOMETHING.test(String(description ?? "")),
    );
    expect(mute.map(({ path }) => path)).toEqual([]);
  },
);

test("each file of a bundle and each block has a schema, and they are listed with their addresses", () => {
  const listed = listSchemas();
  const names = listed.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([...Object.keys(BUNDLE_SCHEMAS), ...Object.keys(BLOCK_SCHEMAS)]),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(listed).toContainEqual({
    name: "estate-list",
    kind: "block",
    description: "Listings with filters, order and pages, or a short showcase of some.",
    url: "/api/schemas/estate-list.json",
  });
});

test.each([
  ["estate", "general.price.value", /on request\..*Euro\. Example: `297500`\./],
  ["estate", "property.construction.living_area_surface", /^Living area\. m²\./i],
  ["estate", "property.comfort.heat_pump", /^Heat pump\. `true` or `false`\.$/],
  ["estate", "general.publicationDate", /2026-03-04T09:00:00Z/],
  ["estate", "property.layout.bedroom1.surface", /^Area of the room\. m²\./],
  ["estate", "property.certification.epc_value_total", /kWh a year\./],
  ["estate", "energy.shared.epcValueTotal", /kWh a year\./],
  ["estate", "technical.fuelTankContent", /Litres\./],
  ["estate", "property.comfort.rainwater_tank_content", /Litres\./],
  ["estate", "property.construction.facade_width", / m\. Example/],
  ["estate-list", "where.range.gte", /^At least this/],
  ["estate-list", "more.pageId", /one of the site's pages/],
  ["estate-search", "where.terms", /Six `general\.bedroomCount` are six and more/],
  ["estate-filters", "bedrooms.value", /^6 stands for six and more/],
  ["site", "agency.bivNumber", /BIV\/IPI/],
  ["menus", "main", /head of every page/],
])("the schema %s explains %s", (name, path, words) => {
  expect(fieldsOf(publishedSchema(name)).find((field) => field.path === path)?.description).toMatch(words);
});

test.each(["OfferedPeriod", "StayRequest"])(
  "every field of %s in the API's document says what it means",
  (name) => {
    const mute = fieldsOf(componentSchemas()[name]).filter(
      ({ description }) => !SAYS_SOMETHING.test(String(description ?? "")),
    );
    expect(mute.map(({ path }) => path)).toEqual([]);
  },
);

test("what is explained in the API's document is there", () => {
  expect(EXPLAINED_COMPONENTS.filter((name) => !(name in componentSchemas()))).toEqual([]);
});
