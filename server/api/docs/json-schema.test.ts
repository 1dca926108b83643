import { expect, test } from "vitest";
import { BLOCK_SCHEMAS } from "#features/pages/blocks/block-types.ts";
import { BUNDLE_SCHEMAS } from "#bundle/bundle-schemas.ts";
import { jsonSchemaOf } from "./published-schemas.ts";

test("every block of a page has a JSON Schema", () => {
  for (const name of Object.keys(BLOCK_SCHEMAS)) {
    expect(jsonSchemaOf(name)).toMatchObject({ title: name, properties: { type: { const: name } } });
  }
});

test("every file of a bundle has a JSON Schema", () => {
  for (const name of Object.keys(BUNDLE_SCHEMAS)) {
    expect(jsonSchemaOf(name)).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: name,
    });
  }
});

test("a schema asks only for what an author must write", () => {
  expect(jsonSchemaOf("estate")?.["required"]).toEqual(["general"]);
  expect(jsonSchemaOf("site")?.["required"]).toEqual(["id", "name", "hostnames", "locales", "agency"]);
});

test("a name that no file has gets no schema", () => {
  expect([jsonSchemaOf("nothing"), jsonSchemaOf("constructor"), jsonSchemaOf("__proto__")]).toEqual([
    null,
    null,
    null,
  ]);
});
