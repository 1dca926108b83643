import { expect, test } from "vitest";
import { inspectMedia } from "#server/media/inspect-media.ts";
import { BUNDLE_LIMITS, type BundleLimits } from "../bundle/bundle-limits.ts";
import { openBundle } from "../bundle/open-bundle.ts";
import {
  bundleFiles,
  type BundleFiles,
  DRAWING,
  estateJson,
  folderOf,
  linesOf,
  pageJson,
  photo,
  siteJson,
} from "../test-bundle.ts";
import { ALONE } from "../write/stored-surroundings.ts";
import { checkBundle } from "./check-bundle.ts";
import { type Finding, formatFinding } from "./finding.ts";

async function check(files: BundleFiles, limits: BundleLimits = BUNDLE_LIMITS) {
  const findings: Finding[] = [];
  const source = await openBundle(await folderOf(files));
  const checked = await checkBundle(
    {
      source,
      limits,
      now: NOW,
      settle: inspectMedia,
      surroundingsOf: async () => ALONE,
      onStep: () => () => {},
    },
    (finding) => findings.push(finding),
  );
  const told = (level: Finding["level"]) =>
    findings.filter((finding) => finding.level === level).map(formatFinding);
  return { checked, errors: told("error"), warnings: told("warning"), notes: told("note") };
}

const NOW = new Date("2026-03-01T12:00:00Z");

test("a good bundle has nothing to tell", async () => {
  const { checked, errors, warnings, notes } = await check(bundleFiles());
  expect({ errors, warnings, notes }).toEqual({ errors: [], warnings: [], notes: [] });
  expect(checked?.estates.valid).toBe(2);
});

test("one bad line of a thousand is named by file, line, field and reason", async () => {
  const nodes = Array.from({ length: 1_000 }, (_, index) => estateJson(index + 1));
  nodes[616] = estateJson(617, { price: { value: "a lot" } });
  const { checked, errors } = await check(bundleFiles({ "estates.ndjson": linesOf(nodes) }));
  expect(errors).toEqual(["estates.ndjson:617: general.price.value: expected number, received string"]);
  expect(checked?.estates).toMatchObject({ valid: 999, invalid: new Set([617]) });
});

const good = linesOf([estateJson(1)]);
test.each<[string, string, string[]]>([
  [
    "that is no JSON",
    `${good}{"general": {"id": 2,}}\n`,
    ["estates.ndjson:2:22: not JSON: expected a field name"],
  ],
  ["that is cut off", `${good}{"general": {"id"`, ["estates.ndjson:2:18: not JSON: the text ends here"]],
  [
    "with the sign NUL",
    good.replace("Veldstraat", "Veld\\u0000"),
    ["estates.ndjson:1: a text holds the sign \\u0000, which can't be kept"],
  ],
  [
    "with half a sign",
    good.replace("Veldstraat", "Veld\\ud83d"),
    ["estates.ndjson:1: a text holds the sign \\ud83d, which can't be kept"],
  ],
  [
    "of a city nobody knows",
    linesOf([estateJson(1, { address: { city: { id: 9 } } })]),
    ["estates.ndjson:1: general.address.city.id: 9 is not in reference.json"],
  ],
  [
    "of a type nobody knows",
    linesOf([estateJson(1, { headType: { id: 5 } })]),
    ["estates.ndjson:1: general.headType.id: 5 is not in reference.json"],
  ],
  [
    "of a sub type nobody knows",
    linesOf([estateJson(1, { subType: { id: 5 } })]),
    ["estates.ndjson:1: general.subType.id: 5 is not in reference.json"],
  ],
  [
    "of a transaction nobody knows",
    linesOf([estateJson(1, { transaction: { id: 5 } })]),
    ["estates.ndjson:1: general.transaction.id: 5 is not in reference.json"],
  ],
  [
    "twice with one id",
    linesOf([estateJson(1), estateJson(2), estateJson(1)]),
    ["estates.ndjson:3: general.id: line 1 has the id 1 too"],
  ],
  [
    "of a project that is not there",
    linesOf([estateJson(1, { parentId: 7 })]),
    ["estates.ndjson:1: general.parentId: 7 is not among the listings"],
  ],
  [
    "of a project that is none",
    linesOf([estateJson(1, { parentId: 2 }), estateJson(2)]),
    ["estates.ndjson:1: general.parentId: 2 is no project"],
  ],
  [
    "that is its own project",
    linesOf([estateJson(1, { parentId: 1 })]),
    ["estates.ndjson:1: general.parentId: a listing can't be its own project"],
  ],
  [
    "with a picture that is not there",
    linesOf([estateJson(1, {}, { pictures: [{ file: "weg.jpg" }] })]),
    ["estates.ndjson:1: pictures.0.file: media/weg.jpg is not in the bundle"],
  ],
  [
    "with a picture outside the bundle",
    linesOf([estateJson(1, {}, { pictures: [{ file: "../geheim.jpg" }] })]),
    ["estates.ndjson:1: pictures.0.file: expected the path of a file in media/"],
  ],
  [
    "with a link that acts",
    linesOf([estateJson(1, {}, { videos: [{ link: "javascript:alert(1)" }] })]),
    ["estates.ndjson:1: videos.0.link: expected an https, mailto or tel link, or a path"],
  ],
])("a listing %s is refused", async (_what, estates, errors) => {
  expect((await check(bundleFiles({ "estates.ndjson": estates }))).errors).toEqual(errors);
});

test("lines that are not text, or too long, are refused alone", async () => {
  const lines = Buffer.concat([
    Buffer.from(good),
    Buffer.from([0xff, 0xfe, 0x0a]),
    Buffer.from(`${" ".repeat(3_000)}{}\n`),
    Buffer.from(linesOf([estateJson(2)])),
  ]);
  const { checked, errors } = await check(bundleFiles({ "estates.ndjson": lines }), {
    ...BUNDLE_LIMITS,
    lineBytes: 2_000,
  });
  expect(errors).toEqual([
    "estates.ndjson:2: it is not UTF-8 text",
    "estates.ndjson:3: the line is longer than 2000 bytes",
  ]);
  expect(checked?.estates.valid).toBe(2);
});

test("a byte order mark, CRLF and blank lines are as good as none", async () => {
  const estates = `\uFEFF${linesOf([estateJson(1)])}\n  \n${linesOf([estateJson(2)])}`.replaceAll(
    "\n",
    "\r\n",
  );
  const site = `\uFEFF${JSON.stringify(siteJson(), null, 2)}`.replaceAll("\n", "\r\n");
  const { checked, errors } = await check(bundleFiles({ "estates.ndjson": estates, "site.json": site }));
  expect(errors).toEqual([]);
  expect(checked?.estates.valid).toBe(2);
});

test("an entity may come before its project", async () => {
  const estates = linesOf([estateJson(1, { parentId: 2 }), estateJson(2, { project: true })]);
  expect((await check(bundleFiles({ "estates.ndjson": estates }))).errors).toEqual([]);
});

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
    "a field nobody knows",
    {
      "estates.ndjson": linesOf([
        estateJson(1),
        estateJson(2, { colour: "red" }),
        estateJson(3, { colour: "red" }),
      ]),
    },
    "estates.ndjson:2: general.colour: unknown field, left out (and on 1 more line)",
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

test("what the law asks a listing for and it does not say is a warning, by field and law", async () => {
  const address = { city: { id: 1 }, region: "FLANDERS" };
  const node = (general: object) =>
    bundleFiles({ "estates.ndjson": linesOf([estateJson(1, { address, ...general })]) });
  expect((await check(node({}))).warnings).toContainEqual(
    expect.stringMatching(
      /^estates\.ndjson:1: planning\.floodingParcelScore: missing; the law asks for it \(.+\)$/,
    ),
  );
  const sold = bundleFiles({
    "reference.json": JSON.stringify({
      ...JSON.parse(bundleFiles()["reference.json"] as string),
      transactions: [{ id: 5, name: {} }],
    }),
    "estates.ndjson": linesOf([estateJson(1, { address, transaction: { id: 5 } })]),
  });
  expect((await check(sold)).warnings).toEqual([]);
});

test("files for later versions, and media that nothing shows, are noted", async () => {
  const { notes } = await check(bundleFiles({ "rentals.ndjson": "{}", "media/extra.svg": DRAWING }));
  expect(notes).toEqual([
    "rentals.ndjson: this version has no use for it yet, left out",
    "media/extra.svg: nothing shows it, left out",
  ]);
});

test("a file that nests without end is refused, not run into", async () => {
  const deep = `{"id":1,"paths":{},"title":{},"blocks":[{"id":"a","type":"b","x":${"[".repeat(200_000)}${"]".repeat(200_000)}}]}`;
  expect((await check(bundleFiles({ "pages/home.json": deep, "menus.json": "{}" }))).errors).toEqual([
    "pages/home.json: it nests too deeply",
  ]);
});
