import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { withConnection } from "#platform/db/connection.ts";
import { isContentAddress } from "#platform/media/media-folder.ts";
import { cleanMedia } from "./unused-media/clean-media.ts";
import {
  type BundleFiles,
  bundleFiles,
  DRAWING,
  estateJson,
  linesOf,
  pageJson,
  testFolder,
} from "./testing/test-bundle.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, query, idsOf, storedEstate, url } = importsForTests();

test("a bundle becomes a site with its listings, named, addressed and with its pictures", async () => {
  const { id, site } = newSite();
  const { result } = await importFiles(bundleFiles({ "site.json": site() }));
  expect(result).toMatchObject({ kind: "imported", siteId: id, isSiteChanged: true, skipped: 0 });
  expect(await idsOf(id)).toEqual([1, 2]);
  const { document, uri } = await storedEstate(id, 1);
  expect(document.general).toMatchObject({
    subType: { id: 1, name: { nl: "Villa" } },
    transaction: { id: 1, name: { nl: "Te koop" } },
    address: { city: { id: 1, zip: "9000", name: "Gent", alias: { fr: "Gand" } } },
  });
  expect(uri.nl).toBe("/nl/aanbod/1/villa-te-koop-in-veldstraat-1-9000-gent");
  expect(document.pictures[0]).toMatchObject({ width: 760, height: 500 });
  expect(document.pictures[0]!.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(isContentAddress(document.pictures[0]!.file)).toBe(true);
});

test("the same bundle a second time changes nothing and says so", async () => {
  const { site } = newSite();
  const files = bundleFiles({ "site.json": site() });
  const { dataDir } = await importFiles(files);
  const { result } = await importFiles(files, { dataDir });
  expect(result).toMatchObject({
    isSiteChanged: false,
    estates: { added: 0, changed: 0, removed: 0, ids: [] },
  });
});

test("what is no longer in the bundle goes, what changed changes", async () => {
  const { id, site } = newSite();
  await importFiles(
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf([1, 2, 3].map((estate) => estateJson(estate))),
    }),
  );
  const { result } = await importFiles(
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf([estateJson(1, { price: { value: 7 } }), estateJson(2), estateJson(4)]),
    }),
  );
  expect(result).toMatchObject({ estates: { added: 1, changed: 1, removed: 1 } });
  expect(await idsOf(id)).toEqual([1, 2, 4]);
});

test("with --skip-invalid the good ones come in and the others are named", async () => {
  const { id, site } = newSite();
  const files = bundleFiles({
    "site.json": site(),
    "estates.ndjson": linesOf([
      estateJson(1),
      estateJson(2, { price: { value: -5 } }),
      estateJson(3, { parentId: 4 }),
      estateJson(4, { project: true, headType: { id: 99 } }),
      estateJson(5, {}, { pictures: [{ file: "gevel.svg" }, { file: "text.jpg" }] }),
    ]),
    "media/text.jpg": "no picture",
    "pages/bad.json": JSON.stringify(
      pageJson({ id: 9, paths: { nl: "slecht" }, blocks: [{ id: "a", type: "estate-list", size: 0 }] }),
    ),
    "menus.json": JSON.stringify({ main: [1, 9].map((pageId) => ({ id: pageId, label: {}, pageId })) }),
  });
  const { result, errors } = await importFiles(files, { skipInvalid: true });
  expect(errors).toEqual([
    "pages/bad.json: blocks.0.size: Too small: expected number to be >=1",
    "estates.ndjson:2: general.price.value: Too small: expected number to be >=0",
    "estates.ndjson:4: general.headType.id: 99 is not in reference.json",
    "estates.ndjson:3: general.parentId: 4 is not among the listings",
    "media/text.jpg: the file is no picture (estates.ndjson:5 shows it)",
  ]);
  expect(result).toMatchObject({ kind: "imported", skipped: 3 });
  expect(await idsOf(id)).toEqual([1, 5]);
  expect((await storedEstate(id, 5)).document.pictures).toHaveLength(1);
  const parts = await query<{ kind: string; document: any }>(
    "select kind, document from site_part where site_id = $1 and kind in ('pages', 'menus') order by kind",
    [id],
  );
  expect(parts.map(({ document }) => document.main?.length ?? document.length)).toEqual([1, 1]);
});

test("with --skip-invalid a button to a page that is not there takes neither its block nor its page along", async () => {
  const { id, site } = newSite();
  const buttons = [1, 8, 9].map((pageId) => ({ label: { nl: "Kijk" }, pageId }));
  const blocks = [
    { id: "a", type: "call-to-action", heading: { nl: "Dag" }, buttons },
    { id: "b", type: "estate-filter", search: [{ label: { nl: "Zoek" }, pageId: 9 }] },
  ];
  const files = bundleFiles({
    "site.json": site(),
    "pages/home.json": JSON.stringify(pageJson({ blocks })),
    "pages/bad.json": JSON.stringify(pageJson({ id: 8, paths: { nl: "Slecht" } })),
    "entities.json": JSON.stringify([
      { name: "guides", title: {}, pageId: 1, items: [{ id: 1, title: {}, blocks: blocks.slice(1) }] },
    ]),
  });
  expect((await importFiles(files)).result).toEqual({ kind: "refused", errors: 5 });
  const { result, findings } = await importFiles(files, { skipInvalid: true });
  expect(result).toMatchObject({ kind: "imported", skipped: 0, skippedPages: 1, skippedParts: 4 });
  expect(findings).toEqual([
    expect.stringMatching(/^pages\/bad.json: paths.nl: expected a path/),
    "pages/home.json: blocks.0.buttons.1.pageId: page 8 does not exist",
    "pages/home.json: blocks.0.buttons.2.pageId: page 9 does not exist",
    "pages/home.json: blocks.1.search.0.pageId: page 9 does not exist",
    "entities.json: 0.items.0.blocks.0.search.0.pageId: page 9 does not exist",
    "pages/home.json: blocks.0.buttons.1: left out, all around it stays",
    "pages/home.json: blocks.0.buttons.2: left out, all around it stays",
    "pages/home.json: blocks.1.search.0: left out, all around it stays",
    "entities.json: 0.items.0.blocks.0.search.0: left out, all around it stays",
  ]);
  const [pages] = await query<{ document: Array<{ id: number }> }>(
    "select document from site_part where site_id = $1 and kind = 'pages'",
    [id],
  );
  expect(pages!.document.map((page) => page.id)).toEqual([1]);
});

test("with --partial listings, pages and words are added and updated, and nothing goes", async () => {
  const { id, site } = newSite();
  const project = estateJson(7, { project: true, title: { nl: "De Dok" } });
  await importFiles(
    bundleFiles({ "site.json": site(), "estates.ndjson": linesOf([estateJson(1), project]) }),
  );
  const more = {
    "site.json": site(),
    "reference.json": JSON.stringify({ cities: [{ id: 2, zip: "8400", name: "Oostende" }] }),
    "pages/team.json": JSON.stringify(pageJson({ id: 2, paths: { nl: "team" } })),
    "estates.ndjson": linesOf([
      estateJson(2, { address: { city: { id: 2 } } }),
      estateJson(
        3,
        { parentId: 7, address: { city: { id: 1 } } },
        { energy: { energyLabel: "A", epcReference: "20260112-EP-4", epcValue: 40, eLevel: 20 } },
      ),
    ]),
    "media/gevel.svg": DRAWING,
  };
  const { result, findings } = await importFiles(more, { partial: true });
  expect(findings).toEqual([]);
  expect(result).toMatchObject({ kind: "imported", estates: { added: 2, removed: 0 } });
  expect(await idsOf(id)).toEqual([1, 2, 3, 7]);
  expect((await storedEstate(id, 3)).uri.nl).toBe("/nl/aanbod/7/de-dok-in-9000-gent/3");
  const [pages] = await query<{ paths: unknown }>(
    "select jsonb_path_query_array(document, '$[*].paths.nl') as paths from site_part where site_id = $1 and kind = 'pages'",
    [id],
  );
  expect(pages?.paths).toEqual(["", "team"]);
  expect(await importFiles(more, { partial: true })).toMatchObject({
    result: { isSiteChanged: false, estates: { added: 0, changed: 0, removed: 0 } },
  });
});

const guided = (id: number, salesRepId: number) =>
  estateJson(id, {}, { salesRep: { id: salesRepId, bivNumber: "500000" } });
const agendaOf = (...salesRepIds: number[]) =>
  JSON.stringify(salesRepIds.map((salesRepId) => ({ salesRepId, hours: [] })));

test.each<[string, BundleFiles, string[]]>([
  ["of a sales rep whom a listing of the site names", { "agenda.json": agendaOf(7) }, []],
  [
    "of a sales rep whom only a new listing names",
    { "agenda.json": agendaOf(8), "estates.ndjson": linesOf([guided(3, 8)]) },
    [],
  ],
  [
    "of a sales rep whom nobody names",
    { "agenda.json": agendaOf(9) },
    ["agenda.json: 0.salesRepId: no listing names sales rep 9"],
  ],
  [
    "of a sales rep whose only listing goes to another one",
    { "agenda.json": agendaOf(7, 8), "estates.ndjson": linesOf([guided(1, 8)]) },
    ["agenda.json: 0.salesRepId: no listing names sales rep 7"],
  ],
  [
    "that the site keeps, of a sales rep whose only listing goes to another one",
    { "estates.ndjson": linesOf([guided(2, 7)]) },
    ["agenda.json: no listing names sales rep 6, whose agenda the site keeps"],
  ],
  ["that the site keeps, where the bundle says nothing of listings", {}, []],
])("with --partial an agenda %s is held against the site's listings", async (_what, files, told) => {
  const { site } = newSite();
  const first = bundleFiles({
    "site.json": site(),
    "estates.ndjson": linesOf([guided(1, 7), guided(2, 6)]),
    "agenda.json": agendaOf(6, 7),
  });
  expect((await importFiles(first)).findings).toEqual([]);
  const { result, findings } = await importFiles(
    { "site.json": site(), ...("estates.ndjson" in files && { "media/gevel.svg": DRAWING }), ...files },
    { partial: true },
  );
  expect(result.kind).toBe("imported");
  expect(findings).toEqual(told);
});

test("pictures of stored pages survive a partial import that does not bring them", async () => {
  const { id, site } = newSite();
  const home = pageJson({ blocks: [{ id: "hero", type: "home-heading", picture: "gevel.svg" }] });
  const { dataDir } = await importFiles(
    bundleFiles({ "site.json": site(), "pages/home.json": JSON.stringify(home) }),
  );
  await importFiles({ "site.json": site({ slogan: { nl: "Thuis" } }) }, { partial: true, dataDir });
  const [row] = await query<{ picture: string }>(
    "select document -> 0 -> 'blocks' -> 0 ->> 'picture' as picture from site_part where site_id = $1 and kind = 'pages'",
    [id],
  );
  expect(isContentAddress(row!.picture)).toBe(true);
});

test("a hidden address never reaches what is shown", async () => {
  const { id, site } = newSite();
  const address = {
    visible: false,
    street: { nl: "Geheimstraat" },
    number: "123x",
    city: { id: 1 },
    location: { latitude: 51.054123, longitude: 3.718931 },
  };
  await importFiles(
    bundleFiles({ "site.json": site(), "estates.ndjson": linesOf([estateJson(1, { address })]) }),
  );
  const shown = JSON.stringify(await storedEstate(id, 1));
  expect(shown).not.toMatch(/geheim|123x|51\.054123|3\.718931/i);
  const words = await query<{ words: string }>(
    "select words::text as words from estate_content where site_id = $1",
    [id],
  );
  expect(words[0]!.words).not.toMatch(/geheim|123x/);
});

test("cleaning removes what no site shows, but not what just came in", async () => {
  const { id, site } = newSite();
  const dataDir = await testFolder();
  const logo = bundleFiles({
    "site.json": site({ logo: "logo.svg" }),
    "media/logo.svg": DRAWING.replace("a8452f", "14394b"),
  });
  await importFiles(logo, { dataDir });
  await importFiles(bundleFiles({ "site.json": site() }), { dataDir });
  const now = Date.now();
  const cleanAt = (at: number) => cleanMedia({ databaseUrl: url(), dataDir, now: new Date(at) });
  expect(await cleanAt(now)).toEqual({ removed: 0, kept: 2, unfinished: 0 });
  const later = now + 2 * 3_600_000;
  // The logo can be put back.
  expect(await cleanAt(later)).toEqual({ removed: 0, kept: 2, unfinished: 0 });
  await withConnection(url(), (client) =>
    client.query("delete from resource_version where site_id = $1", [id]),
  );
  expect(await cleanAt(later)).toEqual({ removed: 1, kept: 1, unfinished: 0 });
  await rm(dataDir, { recursive: true });
  expect(await cleanAt(now)).toEqual({ removed: 0, kept: 0, unfinished: 0 });
});
