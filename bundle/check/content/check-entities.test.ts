import { expect, test } from "vitest";
import { bundleFiles, DRAWING, pageJson, siteJson } from "../../testing/test-bundle.ts";
import { check } from "../../testing/test-check.ts";

type Json = Record<string, unknown>;

const GUIDE = { id: 1, title: { nl: "Dok-Noord" }, paths: { nl: "dok-noord" } };
const entityJson = (changes: Json = {}) => ({
  name: "guides",
  title: { nl: "Wijken" },
  pageId: 2,
  fields: [{ name: "homes", label: { nl: "Woningen" }, kind: "number" }],
  items: [GUIDE],
  ...changes,
});
const withItem = (changes: Json) => entityJson({ items: [{ ...GUIDE, ...changes }] });

const bundle = (entities: unknown, changes: Record<string, string> = {}) =>
  bundleFiles({
    "pages/guides.json": JSON.stringify(
      pageJson({
        id: 2,
        paths: { nl: "wijken", fr: "quartiers" },
        blocks: [{ id: "all", type: "custom-entity-list", entity: "guides" }],
      }),
    ),
    "entities.json": JSON.stringify(entities),
    ...changes,
  });

test("guides that stand below a page have nothing to mend", async () => {
  const item = { values: { homes: 80 }, picture: "gevel.svg", blocks: [{ id: "a", type: "estate-list" }] };
  const { errors, warnings, notes } = await check(bundle([withItem(item)]));
  expect({ errors, warnings, notes }).toEqual({ errors: [], warnings: [], notes: [] });
});

test.each<[string, unknown[], string]>([
  ["of one name", [entityJson(), { name: "guides", title: {} }], '1.name: another entity is "guides" too'],
  ["below a page that is not there", [entityJson({ pageId: 9 })], "0.pageId: page 9 does not exist"],
  [
    "with two fields of one name",
    [entityJson({ fields: [1, 2].map(() => ({ name: "homes", label: {} })) })],
    "0.fields.1.name: another one has the name homes too",
  ],
  [
    "with two items of one id",
    [entityJson({ items: [GUIDE, { ...GUIDE, paths: {} }] })],
    "0.items.1.id: another one has the id 1 too",
  ],
  [
    "with two items at one address",
    [entityJson({ items: [GUIDE, { ...GUIDE, id: 2 }] })],
    '0.items.1.paths.nl: item 1 of "guides" has the address /nl/wijken/dok-noord too',
  ],
  [
    "with text for a number",
    [withItem({ values: { homes: { nl: "veel" } } })],
    "0.items.0.values.homes: expected a number",
  ],
  [
    "with a block of no shape",
    [withItem({ blocks: [{ id: "a", type: "estate-list", size: 0 }] })],
    "0.items.0.blocks.0.size: Too small: expected number to be >=1",
  ],
  [
    "with a button to nowhere",
    [
      withItem({
        blocks: [{ id: "a", type: "call-to-action", heading: {}, buttons: [{ label: {}, pageId: 7 }] }],
      }),
    ],
    "0.items.0.blocks.0.buttons.0.pageId: page 7 does not exist",
  ],
  [
    "with a word that is no address",
    [withItem({ paths: { nl: "Dok Noord" } })],
    "0.items.0.paths.nl: expected lower-case letters, digits and dashes",
  ],
])("entities %s are refused", async (_what, entities, error) => {
  expect((await check(bundle(entities))).errors).toEqual([`entities.json: ${error}`]);
});

test("a guide can't stand where a page or a screen of the product's does", async () => {
  const page = pageJson({ id: 3, paths: { nl: "wijken/dok-noord" } });
  const taken = await check(bundle([entityJson()], { "pages/three.json": JSON.stringify(page) }));
  expect(taken.errors).toEqual([
    "entities.json: 0.items.0.paths.nl: pages/three.json has the address /nl/wijken/dok-noord too",
  ]);
  const offer = entityJson({ pageId: 1, items: [{ ...GUIDE, paths: { nl: "aanbod" } }] });
  expect((await check(bundle([offer]))).errors).toEqual([
    "entities.json: 0.items.0.paths.nl: /nl/aanbod is the address of a screen of the product's",
  ]);
});

test("a guide's picture must be in the bundle", async () => {
  expect((await check(bundle([withItem({ picture: "weg.svg" })]))).errors).toEqual([
    "media/weg.svg: it is not in the bundle (entities.json shows it)",
  ]);
  const shown = await check(bundle([withItem({ picture: "wijk.svg" })], { "media/wijk.svg": DRAWING }));
  expect([...shown.errors, ...shown.notes]).toEqual([]);
});

test.each<[string, unknown[], string]>([
  [
    "a value that no field names",
    [withItem({ values: { colour: 3 } })],
    "0.items.0.values.colour: its entity has no field of this name, it is not shown",
  ],
  ["a field nobody knows", [entityJson({ colour: "red" })], "0.colour: unknown field, left out"],
  [
    "a guide in a language that its page lacks",
    [withItem({ paths: { nl: "dok-noord", de: "dok-nord" } })],
    "0.items.0.paths.de: it has no address: page 2 is not in de",
  ],
  [
    "a guide with an address but without a page above it",
    [entityJson({ pageId: null })],
    "0.items.0.paths.nl: it has no address: its entity names no page",
  ],
])("%s is worth a warning", async (_what, entities, warning) => {
  const { errors, warnings } = await check(bundle(entities));
  expect({ errors, warnings: warnings.map((one) => one.replace(/^\S+json: /, "")) }).toEqual({
    errors: [],
    warnings: [warning.replace(/^(\d)\.colour/, "colour")],
  });
});

test("a language that the site does not publish is told", async () => {
  const site = JSON.stringify(siteJson({ locales: ["fr", "en", "de"], defaultLocale: "fr" }));
  const { warnings } = await check(bundle([entityJson()], { "site.json": site }));
  expect(warnings).toContain("entities.json: 0.items.0.paths.nl: the site does not publish this language");
});
