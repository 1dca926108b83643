import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isContentAddress } from "#server/media/media-folder.ts";
import { connect } from "../connection.ts";
import { openTestDatabase } from "../test-database.ts";
import { formatFinding, type Finding } from "./check/finding.ts";
import { type BundleImport, importBundle } from "./import-bundle.ts";
import { cleanMedia } from "./media/clean-media.ts";
import {
  bundleFiles,
  type BundleFiles,
  DRAWING,
  estateJson,
  folderOf,
  linesOf,
  pageJson,
  siteJson,
  testFolder,
} from "./test-bundle.ts";

let databaseUrl: string;
let closeDatabase: () => Promise<void>;
beforeAll(async () => {
  const database = await openTestDatabase();
  databaseUrl = database.url;
  closeDatabase = database.close;
});
afterAll(() => closeDatabase());

let sites = 0;
/** A site of the test's own, so that tests don't meet in the database. */
function newSite() {
  sites += 1;
  const id = `site-${sites}`;
  const hostnames = [`${id}.localhost`];
  const site = (changes: object = {}) => JSON.stringify(siteJson({ id, hostnames, ...changes }));
  return { id, hostnames, site };
}

async function bring(files: BundleFiles, options: Partial<BundleImport> = {}) {
  const findings: Finding[] = [];
  const dataDir = options.dataDir ?? (await testFolder());
  const result = await importBundle({
    path: await folderOf(files),
    databaseUrl,
    dataDir,
    report: (finding) => findings.push(finding),
    ...options,
  });
  const errors = findings.filter(({ level }) => level === "error").map(formatFinding);
  return { result, errors, findings: findings.map(formatFinding), dataDir };
}

async function query<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = await connect(databaseUrl);
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function idsOf(siteId: string): Promise<number[]> {
  const rows = await query<{ id: number }>("select id from estate where site_id = $1 order by id", [siteId]);
  return rows.map(({ id }) => id);
}

async function documentOf(siteId: string, id: number) {
  const rows = await query<{ document: any; card: any; uri: any }>(
    "select document, card, uri from estate_content where site_id = $1 and id = $2",
    [siteId, id],
  );
  return rows[0]!;
}

test("a bundle becomes a site with its listings, named, addressed and with its pictures", async () => {
  const { id, site } = newSite();
  const { result } = await bring(bundleFiles({ "site.json": site() }));
  expect(result).toMatchObject({ kind: "imported", siteId: id, isSiteChanged: true, skipped: 0 });
  expect(await idsOf(id)).toEqual([1, 2]);
  const { document, uri } = await documentOf(id, 1);
  expect(document.general).toMatchObject({
    subType: { id: 1, name: { nl: "Villa" } },
    transaction: { id: 1, name: { nl: "Te koop" } },
    address: { city: { id: 1, zip: "9000", name: "Gent", alias: { fr: "Gand" } } },
  });
  expect(uri.nl).toBe("/nl/aanbod/1/villa-te-koop-in-veldstraat-1-9000-gent");
  expect(document.pictures[0]).toMatchObject({ width: 760, height: 500 });
  expect(document.pictures[0].placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(isContentAddress(document.pictures[0].file)).toBe(true);
});

test("the same bundle a second time changes nothing and says so", async () => {
  const { site } = newSite();
  const files = bundleFiles({ "site.json": site() });
  const { dataDir } = await bring(files);
  const { result } = await bring(files, { dataDir });
  expect(result).toMatchObject({
    isSiteChanged: false,
    estates: { added: 0, changed: 0, removed: 0, ids: [] },
  });
});

test("what is no longer in the bundle goes, what changed changes", async () => {
  const { id, site } = newSite();
  await bring(
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf([1, 2, 3].map((estate) => estateJson(estate))),
    }),
  );
  const { result } = await bring(
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf([estateJson(1, { price: { value: 7 } }), estateJson(2), estateJson(4)]),
    }),
  );
  expect(result).toMatchObject({ estates: { added: 1, changed: 1, removed: 1 } });
  expect(await idsOf(id)).toEqual([1, 2, 4]);
});

test("a bundle with one bad line of a thousand changes nothing and says where", async () => {
  const { id, site } = newSite();
  await bring(bundleFiles({ "site.json": site() }));
  const nodes = Array.from({ length: 1_000 }, (_, index) => estateJson(index + 10));
  nodes[616] = estateJson(626, { bedroomCount: -1 });
  const bad = bundleFiles({ "site.json": site({ name: "Nieuw" }), "estates.ndjson": linesOf(nodes) });
  const { result, errors } = await bring(bad);
  expect(result).toEqual({ kind: "refused", errors: 1 });
  expect(errors).toEqual(["estates.ndjson:617: general.bedroomCount: Too small: expected number to be >=0"]);
  expect(await idsOf(id)).toEqual([1, 2]);
  const [row] = await query<{ name: string }>(
    "select document ->> 'name' as name from site where site_id = $1",
    [id],
  );
  expect(row?.name).toBe("Kantoor Proef");
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
  const { result, errors } = await bring(files, { skipInvalid: true });
  expect(errors).toEqual([
    "pages/bad.json: blocks.0.size: Too small: expected number to be >=1",
    "estates.ndjson:2: general.price.value: Too small: expected number to be >=0",
    "estates.ndjson:4: general.headType.id: 99 is not in reference.json",
    "estates.ndjson:3: general.parentId: 4 is not among the listings",
    "media/text.jpg: the file is no picture (estates.ndjson:5 shows it)",
  ]);
  expect(result).toMatchObject({ kind: "imported", skipped: 3 });
  expect(await idsOf(id)).toEqual([1, 5]);
  expect((await documentOf(id, 5)).document.pictures).toHaveLength(1);
  const parts = await query<{ kind: string; document: any }>(
    "select kind, document from site_part where site_id = $1 and kind in ('pages', 'menus') order by kind",
    [id],
  );
  expect(parts.map(({ document }) => document.main?.length ?? document.length)).toEqual([1, 1]);
});

test.each([
  ["the site itself", { "site.json": "{" }],
  ["the reference lists", { "reference.json": "{" }],
  ["every single listing", { "estates.ndjson": "{}\n[]\n" }],
])("not even --skip-invalid goes on without %s", async (_what, change) => {
  const { id, site } = newSite();
  await bring(bundleFiles({ "site.json": site() }));
  const { result } = await bring(bundleFiles({ "site.json": site(), ...change }), { skipInvalid: true });
  expect(result.kind).toBe("refused");
  expect(await idsOf(id)).toEqual([1, 2]);
});

test("with --partial listings, pages and words are added and updated, and nothing goes", async () => {
  const { id, site } = newSite();
  const project = estateJson(7, { project: true, title: { nl: "De Dok" } });
  await bring(bundleFiles({ "site.json": site(), "estates.ndjson": linesOf([estateJson(1), project]) }));
  const more = {
    "site.json": site(),
    "reference.json": JSON.stringify({ cities: [{ id: 2, zip: "8400", name: "Oostende" }] }),
    "pages/team.json": JSON.stringify(pageJson({ id: 2, paths: { nl: "team" } })),
    "estates.ndjson": linesOf([
      estateJson(2, { address: { city: { id: 2 } } }),
      estateJson(3, { parentId: 7, address: { city: { id: 1 } } }),
    ]),
    "media/gevel.svg": DRAWING,
  };
  const { result, findings } = await bring(more, { partial: true });
  expect(findings).toEqual([]);
  expect(result).toMatchObject({ kind: "imported", estates: { added: 2, removed: 0 } });
  expect(await idsOf(id)).toEqual([1, 2, 3, 7]);
  expect((await documentOf(id, 3)).uri.nl).toBe("/nl/aanbod/7/de-dok-in-9000-gent/3");
  const [pages] = await query<{ paths: unknown }>(
    "select jsonb_path_query_array(document, '$[*].paths.nl') as paths from site_part where site_id = $1 and kind = 'pages'",
    [id],
  );
  expect(pages?.paths).toEqual(["", "team"]);
  expect(await bring(more, { partial: true })).toMatchObject({
    result: { isSiteChanged: false, estates: { added: 0, changed: 0, removed: 0 } },
  });
});

test("pictures of stored pages survive a partial import that does not bring them", async () => {
  const { id, site } = newSite();
  const home = pageJson({ blocks: [{ id: "hero", type: "home-heading", picture: "gevel.svg" }] });
  const { dataDir } = await bring(
    bundleFiles({ "site.json": site(), "pages/home.json": JSON.stringify(home) }),
  );
  await bring({ "site.json": site({ slogan: { nl: "Thuis" } }) }, { partial: true, dataDir });
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
  await bring(bundleFiles({ "site.json": site(), "estates.ndjson": linesOf([estateJson(1, { address })]) }));
  const shown = JSON.stringify(await documentOf(id, 1));
  expect(shown).not.toMatch(/geheim|123x|51\.054123|3\.718931/i);
  const words = await query<{ words: string }>(
    "select words::text as words from estate_content where site_id = $1",
    [id],
  );
  expect(words[0]!.words).not.toMatch(/geheim|123x/);
});

test("a host name of another site is refused, and nothing is written", async () => {
  const [first, second] = [newSite(), newSite()];
  await bring(bundleFiles({ "site.json": first.site() }));
  const { result, errors } = await bring(
    bundleFiles({ "site.json": second.site({ hostnames: first.hostnames }) }),
  );
  expect(result).toEqual({ kind: "refused", errors: 1 });
  expect(errors).toEqual([`site.json: hostnames: another site has the host name ${first.hostnames[0]}`]);
  expect(await idsOf(second.id)).toEqual([]);
});

test("two imports of one site at once both end well, one after the other", async () => {
  const { id, site } = newSite();
  const dataDir = await testFolder();
  const half = (start: number) =>
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf(Array.from({ length: 500 }, (_, index) => estateJson(start + index))),
    });
  const both = await Promise.all([bring(half(1), { dataDir }), bring(half(10_001), { dataDir })]);
  expect(both.map(({ result }) => result.kind)).toEqual(["imported", "imported"]);
  const ids = await idsOf(id);
  expect(ids).toHaveLength(500);
  expect([1, 10_001]).toContain(ids[0]);
});

test("an import that waits for another one says so", async () => {
  const { id, site } = newSite();
  const client = await connect(databaseUrl);
  await client.query("begin");
  await client.query("select pg_advisory_xact_lock(hashtext('gevel import'), hashtext($1))", [id]);
  const told: string[] = [];
  const waiting = bring(bundleFiles({ "site.json": site() }), {
    report: (finding) => {
      told.push(formatFinding(finding));
      void client.query("commit").then(() => client.end());
    },
  });
  expect((await waiting).result.kind).toBe("imported");
  expect(told).toEqual([`site.json: another import of ${id} runs; this one waits for it`]);
});

test("an import that is killed while it writes leaves everything as it was", async () => {
  const { id, site } = newSite();
  const dataDir = await testFolder();
  await bring(bundleFiles({ "site.json": site() }), { dataDir });
  const many = linesOf(Array.from({ length: 5_000 }, (_, index) => estateJson(index + 10)));
  const path = await folderOf(bundleFiles({ "site.json": site({ name: "Half" }), "estates.ndjson": many }));
  const program = `
    const { importBundle } = await import(${JSON.stringify(join(import.meta.dirname, "import-bundle.ts"))});
    await importBundle({
      path: ${JSON.stringify(path)}, databaseUrl: ${JSON.stringify(databaseUrl)}, dataDir: ${JSON.stringify(dataDir)},
      report: () => {},
      onStep: (phase, total) => {
        let done = 0;
        return (piece) => {
          done += piece;
          if (phase === "writing" && done > total / 2) process.kill(process.pid, "SIGKILL");
        };
      },
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "inherit" });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  expect(await idsOf(id)).toEqual([1, 2]);
  const [row] = await query<{ name: string }>(
    "select document ->> 'name' as name from site where site_id = $1",
    [id],
  );
  expect(row?.name).toBe("Kantoor Proef");
  const { result } = await bring(bundleFiles({ "site.json": site() }), { dataDir });
  expect(result).toMatchObject({ isSiteChanged: false, estates: { added: 0, changed: 0, removed: 0 } });
});

test("a bundle that changes between check and writing is refused whole", async () => {
  const { id, site } = newSite();
  const path = await folderOf(bundleFiles({ "site.json": site() }));
  const changing = bring(
    {},
    {
      path,
      onStep: (phase) => {
        if (phase === "pictures") void writeFile(join(path, "estates.ndjson"), linesOf([estateJson(3)]));
        return () => {};
      },
    },
  );
  await expect(changing).rejects.toThrow("estates.ndjson changed while it was read");
  expect(await idsOf(id)).toEqual([]);
});

test("servers hear which estates changed, or that the site did", async () => {
  const { id, site } = newSite();
  const files = (price: number) =>
    bundleFiles({
      "site.json": site(),
      "estates.ndjson": linesOf([estateJson(1, { price: { value: price } }), estateJson(2)]),
    });
  const listener = await connect(databaseUrl);
  const heard: unknown[] = [];
  listener.on("notification", ({ payload }) => heard.push(JSON.parse(payload!)));
  await listener.query("listen gevel_change");
  const mine = async () => {
    await listener.query("select 1");
    return heard.splice(0).filter((change) => (change as { siteId: string }).siteId === id);
  };
  await bring(files(1));
  expect(await mine()).toContainEqual({ siteId: id, scope: "site" });
  await bring(files(2));
  expect(await mine()).toEqual([{ siteId: id, scope: [1] }]);
  await bring(files(2));
  expect(await mine()).toEqual([]);
  await listener.end();
});

test("cleaning removes what no site shows, but not what just came in", async () => {
  const { site } = newSite();
  const dataDir = await testFolder();
  const logo = bundleFiles({
    "site.json": site({ logo: "logo.svg" }),
    "media/logo.svg": DRAWING.replace("a8452f", "14394b"),
  });
  await bring(logo, { dataDir });
  await bring(bundleFiles({ "site.json": site() }), { dataDir });
  const now = Date.now();
  const cleanAt = (at: number) => cleanMedia({ databaseUrl, dataDir, now: new Date(at) });
  expect(await cleanAt(now)).toEqual({ removed: 0, kept: 2 });
  expect(await cleanAt(now + 2 * 3_600_000)).toEqual({ removed: 1, kept: 1 });
  await rm(dataDir, { recursive: true });
  expect(await cleanAt(now)).toEqual({ removed: 0, kept: 0 });
});
