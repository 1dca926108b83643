import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { isContentAddress } from "#platform/media/media-folder.ts";
import { connect } from "#platform/db/connection.ts";
import { bundleFiles, DRAWING, estateJson, linesOf, pageJson, testFolder } from "./testing/test-bundle.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, query, idsOf, nameOf, storedEstate, url } = importsForTests();

const whole = (site: string) => bundleFiles({ "site.json": site, "media/logo.svg": DRAWING });
const news = { "estates.ndjson": linesOf([estateJson(3)]) };

test("a bundle that only adds needs no site.json, and the site stays as it is", async () => {
  const { id, site } = newSite();
  const { dataDir } = await importFiles(whole(site({ logo: "logo.svg", agency: agencyWithoutNumber() })));
  const before = await query("select document from site where site_id = $1", [id]);
  const { result, findings } = await importFiles(news, { partial: true, siteId: id, dataDir });
  expect(findings).toEqual([]);
  expect(result).toMatchObject({ kind: "imported", siteId: id, isSiteChanged: false, estates: { added: 1 } });
  expect(await query("select document from site where site_id = $1", [id])).toEqual(before);
  expect(await idsOf(id)).toEqual([1, 2, 3]);
});

function agencyWithoutNumber() {
  const { agency } = JSON.parse(newSite().site()) as { agency: object };
  return { ...agency, bivNumber: null };
}

test("it names the site that it is of, and one that there is", async () => {
  const { id, site } = newSite();
  await importFiles(whole(site()));
  await expect(importFiles(news, { partial: true })).rejects.toThrow("there is no site.json in it");
  await expect(importFiles(news, { siteId: id })).rejects.toThrow("there is no site.json in it");
  const unknown = await importFiles(news, { partial: true, siteId: "nowhere" });
  expect(unknown.errors).toEqual(['site.json: missing; there is no site "nowhere" yet to add to']);
  const other = await importFiles({ ...news, "site.json": site() }, { partial: true, siteId: "nowhere" });
  expect(other.errors).toEqual([`site.json: id: "${id}" is not the site "nowhere"`]);
  expect(await idsOf(id)).toEqual([1, 2]);
});

test("a bundle that only adds may name pictures that the site has, on listings and on pages", async () => {
  const { id, site } = newSite();
  const { dataDir } = await importFiles(whole(site({ logo: "logo.svg" })));
  const blocks = [{ id: "hero", type: "home-heading", picture: "logo.svg" }];
  const more = {
    ...news,
    "pages/team.json": JSON.stringify(pageJson({ id: 2, paths: { nl: "team" }, blocks })),
  };
  expect((await importFiles(more, { partial: true, siteId: id, dataDir })).findings).toEqual([]);
  const [first, added] = await Promise.all([1, 3].map((one) => storedEstate(id, one)));
  expect(added!.document.pictures[0]).toEqual(first!.document.pictures[0]);
  const [row] = await query<{ picture: string }>(
    "select document #>> '{1,blocks,0,picture}' as picture from site_part where site_id = $1 and kind = 'pages'",
    [id],
  );
  expect(isContentAddress(row!.picture)).toBe(true);
});

test("a picture of its own takes the place of the one that the site has by that name", async () => {
  const { id, site } = newSite();
  const { dataDir } = await importFiles(whole(site()));
  const former = (await storedEstate(id, 1)).document.pictures[0]!.file;
  const own = { ...news, "media/gevel.svg": DRAWING.replace("a8452f", "14394b") };
  await importFiles(own, { partial: true, siteId: id, dataDir });
  expect((await storedEstate(id, 3)).document.pictures[0]!.file).not.toBe(former);
  expect((await storedEstate(id, 1)).document.pictures[0]!.file).toBe(former);
});

test("a picture that the site has no more, or that another site has, is named", async () => {
  const { id, site } = newSite();
  const other = newSite();
  const { dataDir } = await importFiles(whole(site()));
  await importFiles(bundleFiles({ "site.json": other.site(), "estates.ndjson": "" }), { dataDir });
  const ofOther = await importFiles(news, { partial: true, siteId: other.id, dataDir });
  expect(ofOther.errors).toContain("estates.ndjson:1: pictures.0.file: media/gevel.svg is not in the bundle");
  await rm(`${dataDir}/media`, { recursive: true });
  const lost = await importFiles(news, { partial: true, siteId: id, dataDir });
  expect(lost.errors).toEqual(["media/gevel.svg: it is not in the bundle (estates.ndjson:1 shows it)"]);
});

test("a whole bundle brings all of its pictures itself", async () => {
  const { site } = newSite();
  const { dataDir } = await importFiles(whole(site()));
  const { errors } = await importFiles(bundleFiles({ "site.json": site(), "media/gevel.svg": null }), {
    dataDir,
  });
  expect(errors).toContain("estates.ndjson:1: pictures.0.file: media/gevel.svg is not in the bundle");
});

test("an import that adds reads the site after the one that it waits for", async () => {
  const { id, site } = newSite();
  const dataDir = await testFolder();
  await importFiles(whole(site()), { dataDir });
  const client = await connect(url());
  await client.query("begin");
  await client.query("select pg_advisory_xact_lock(hashtext('gevel import'), hashtext($1))", [id]);
  await client.query('update site set document = document || \'{"name": "Nieuw"}\' where site_id = $1', [id]);
  const waiting = importFiles(news, {
    partial: true,
    siteId: id,
    dataDir,
    report: () => void client.query("commit").then(() => client.end()),
  });
  expect((await waiting).result.kind).toBe("imported");
  expect(await nameOf(id)).toBe("Nieuw");
});
