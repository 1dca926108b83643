import { expect, test } from "vitest";
import {
  type BundleFiles,
  bundleFiles,
  DRAWING,
  estateJson,
  linesOf,
  pageJson,
  photo,
  siteJson,
} from "../../testing/test-bundle.ts";
import { check } from "../../testing/test-check.ts";

test.each<[string, BundleFiles, string]>([
  [
    "a site without an agency",
    { "site.json": JSON.stringify(siteJson({ agency: undefined })) },
    "site.json: agency: expected object, received undefined",
  ],
  [
    "a site that is no JSON",
    { "site.json": '{\n  "id": test\n}' },
    "site.json:2:9: not JSON: expected a value",
  ],
  [
    "a page of no block's shape",
    { "pages/home.json": JSON.stringify(pageJson({ blocks: [{ id: "a", type: "estate-list", size: 0 }] })) },
    "pages/home.json: blocks.0.size: Too small: expected number to be >=1",
  ],
  [
    "a list by a field nobody knows",
    {
      "pages/home.json": JSON.stringify(
        pageJson({ blocks: [{ id: "a", type: "estate-list", where: { terms: { colour: [1] } } }] }),
      ),
    },
    "pages/home.json: blocks.0.where.terms.colour: unknown path",
  ],
  [
    "two blocks of one name",
    {
      "pages/home.json": JSON.stringify(
        pageJson({
          blocks: [
            { id: "a", type: "estate-list" },
            { id: "a", type: "estate-list" },
          ],
        }),
      ),
    },
    'pages/home.json: blocks.1.id: another block of this page is "a" too',
  ],
  [
    "two pages at one address",
    { "pages/other.json": JSON.stringify(pageJson({ id: 2, paths: { nl: "" } })) },
    'pages/other.json: paths.nl: pages/home.json has the path "" too',
  ],
  [
    "two pages with one id",
    { "pages/other.json": JSON.stringify(pageJson({ paths: { nl: "ander" } })) },
    "pages/other.json: id: pages/home.json has the id 1 too",
  ],
  [
    "a page where a screen stands",
    { "pages/other.json": JSON.stringify(pageJson({ id: 2, paths: { fr: "offre" } })) },
    'pages/other.json: paths.fr: "offre" is the address of a screen of the product\'s',
  ],
  [
    "a page where another language's word leads to a screen",
    { "pages/other.json": JSON.stringify(pageJson({ id: 2, paths: { nl: "privacy-statement" } })) },
    'pages/other.json: paths.nl: "privacy-statement" is the address of a screen of the product\'s',
  ],
  [
    "a language twice",
    { "site.json": JSON.stringify(siteJson({ locales: ["nl", "fr", "nl"] })) },
    "site.json: locales: expected each language once",
  ],
  [
    "a redirect that comes round to itself",
    { "site.json": JSON.stringify(siteJson({ redirects: [{ from: "/nl/oud", to: "/nl/Oud/" }] })) },
    "site.json: redirects.0.to: it leads round in a circle and never ends",
  ],
  [
    "a menu to a page that is not there",
    {
      "menus.json": JSON.stringify({
        footer: [{ id: 1, label: {}, link: "/nl", children: [{ id: 2, label: {}, pageId: 5 }] }],
      }),
    },
    "menus.json: footer.0.children.0: page 5 does not exist",
  ],
  [
    "a list with one id twice",
    {
      "collections.json": JSON.stringify([
        { id: 1, name: {} },
        { id: 1, name: {} },
      ]),
    },
    "collections.json: id 1 stands there twice",
  ],
  [
    "a text as picture",
    { "media/gevel.svg": "hello" },
    "media/gevel.svg: the file is no picture (estates.ndjson:1 shows it)",
  ],
  [
    "a picture cut short",
    { "media/gevel.svg": (await photo({ width: 2_000 })).subarray(0, 1_500) },
    "media/gevel.svg: the picture is damaged (estates.ndjson:1 shows it)",
  ],
  [
    "a logo that is not there",
    { "site.json": JSON.stringify(siteJson({ logo: "logo.svg" })) },
    "media/logo.svg: it is not in the bundle (site.json shows it)",
  ],
])("%s is refused", async (_what, change, error) => {
  expect((await check(bundleFiles(change))).errors).toEqual([error]);
});

test.each<[string, Record<string, string>, string]>([
  [
    "an agency without its number",
    { "site.json": JSON.stringify(siteJson()).replace('"bivNumber":"500000",', "") },
    "site.json: agency.bivNumber: missing; the law asks an agency to name it on its site",
  ],
  [
    "an agency whose title comes from no country",
    { "site.json": JSON.stringify(siteJson()).replace(", erkend in België", "") },
    "site.json: agency.bivTitle: does not name the country that gave the title; the law asks an agency to name it on its site",
  ],
  [
    "an agency whose number was mistyped",
    { "site.json": JSON.stringify(siteJson()).replace('"0000.000.097"', '"0000.000.079"') },
    "site.json: agency.enterpriseNumber: no number of the Crossroads Bank for Enterprises: ten digits, of which the last two fit the others",
  ],
  [
    "a field nobody knows",
    {
      "estates.ndjson": linesOf([estateJson(1), estateJson(2, { colour: "red" })]),
    },
    "estates.ndjson:2: general.colour: unknown field, left out",
  ],
  [
    "a sales rep without a number",
    { "estates.ndjson": linesOf([estateJson(1, {}, { salesRep: { firstname: "An" } })]) },
    "estates.ndjson:1: salesRep.bivNumber: missing; the law asks for it",
  ],
  [
    "a block nobody draws",
    { "pages/home.json": JSON.stringify(pageJson({ blocks: [{ id: "a", type: "fireworks" }] })) },
    'pages/home.json: blocks.0.type: this version draws no "fireworks" block, it is skipped',
  ],
  [
    "a page in a language that is not published",
    { "site.json": JSON.stringify(siteJson({ locales: ["nl", "fr", "en"] })) },
    "pages/home.json: paths.de: the site does not publish this language",
  ],
  [
    "a drawing with a script",
    { "media/gevel.svg": DRAWING.replace("<rect", "<script>alert(1)</script><rect") },
    "media/gevel.svg: taken out of the drawing: script",
  ],
  ["a file nobody knows", { "notes.txt": "hello" }, "notes.txt: no file that a bundle has, left out"],
])("%s is worth a warning", async (_what, change, warning) => {
  const { errors, warnings } = await check(bundleFiles(change));
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [warning] });
});

test("media that nothing shows are noted", async () => {
  const { notes } = await check(bundleFiles({ "media/extra.svg": DRAWING }));
  expect(notes).toEqual(["media/extra.svg: nothing shows it, left out"]);
});

test("a file that nests without end is refused, not run into", async () => {
  const deep = `{"id":1,"paths":{},"title":{},"blocks":[{"id":"a","type":"b","x":${"[".repeat(200_000)}${"]".repeat(200_000)}}]}`;
  expect((await check(bundleFiles({ "pages/home.json": deep, "menus.json": "{}" }))).errors).toEqual([
    "pages/home.json: it nests too deeply",
  ]);
});
