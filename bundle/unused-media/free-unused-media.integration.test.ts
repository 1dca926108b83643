import { existsSync } from "node:fs";
import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withConnection } from "#platform/db/connection.ts";
import { ingestMedia } from "#platform/media/ingest/ingest-media.ts";
import { folderOfMedia, INFO_FILE } from "#platform/media/media-folder.ts";
import { writeAssets } from "../commit/write-assets.ts";
import { remoteNameOf } from "../remote-media/media-urls.ts";
import { bundleFiles, estateJson, linesOf, photo } from "../testing/test-bundle.ts";
import { importsForTests, newSite } from "../testing/test-imports.ts";
import { freeUnusedMedia } from "./free-unused-media.ts";

const { importFiles, query, url: databaseUrl } = importsForTests();

const DAY_MS = 86_400_000;
const NOW = new Date(Date.now() + DAY_MS);
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** Each picture is another one. */
let width = 64;

/** A site whose listing names these pictures, all of which were taken in. */
async function agency() {
  const { id, site } = newSite();
  const { dataDir } = await importFiles(bundleFiles({ "site.json": site() }));
  const files = new Map<string, string>();
  return {
    id,
    dataDir,
    take: async (name: string) => {
      const taken = await ingestMedia(dataDir, await photo({ width: (width += 8) }));
      if (!taken.ok) throw new Error(taken.reason);
      files.set(name, taken.file);
      // Long ago.
      await utimes(join(folderOfMedia(dataDir, taken.file), INFO_FILE), new Date(0), new Date(0));
      await withConnection(databaseUrl(), (client) =>
        writeAssets(client, id, { files: new Map([[name, taken.file]]), partial: true }),
      );
      return taken.file;
    },
    show: async (listing: number, source: string, ...pictures: object[]) => {
      const lines = linesOf([estateJson(listing, {}, { pictures })]);
      const { errors } = await importFiles(
        { "estates.ndjson": lines },
        { partial: true, siteId: id, source, dataDir },
      );
      expect(errors).toEqual([]);
    },
    run: (now: Date) =>
      freeUnusedMedia(
        { storage: { databaseUrl: databaseUrl() }, log: { info: () => {} }, dataDir } as never,
        now,
      ),
    names: async () =>
      (
        await query<{ name: string }>(
          "select name from asset where site_id = $1 and name ~ '^(remote|api|source)/' order by 1",
          [id],
        )
      ).map(({ name }) => name),
    isThere: (file: string) => existsSync(folderOfMedia(dataDir, file)),
  };
}

const ADDRESS = "https://crm.example/a.jpg";

test("what no listing names any more goes after thirty days, its file thirty days later", async () => {
  const { id, take, show, run, names, isThere } = await agency();
  const file = await take("api/a");
  await take("source/b");
  await take(remoteNameOf(ADDRESS));
  await show(7, "api", { file: "api/a" }, { file: "source/b" }, { url: ADDRESS });
  await run(NOW);
  await run(inDays(31));
  expect(await names()).toHaveLength(3);
  await show(7, "api");
  await run(inDays(31));
  await run(inDays(60));
  expect(await names()).toHaveLength(3);
  await run(inDays(62));
  expect(await names()).toEqual([]);
  expect(await query("select from remote_media where site_id = $1", [id])).toEqual([]);
  expect(isThere(file)).toBe(true);
  await run(inDays(93));
  expect(isThere(file)).toBe(false);
});

test("what is named again meanwhile stays", async () => {
  const { take, show, run, names } = await agency();
  await take("api/a");
  await run(NOW);
  await show(7, "api", { file: "api/a" });
  await run(inDays(40));
  await show(7, "api");
  await run(inDays(41));
  expect(await names()).toEqual(["api/a"]);
});

test("a picture of a page stays, and so does what the bundle brought", async () => {
  const { id, take, run, names } = await agency();
  const file = await take("api/a");
  await query("update site_part set document = document || $2 where site_id = $1 and kind = 'menus'", [
    id,
    JSON.stringify({ picture: file }),
  ]);
  await run(NOW);
  await run(inDays(100));
  expect(await names()).toEqual(["api/a"]);
  expect(await query("select from asset where site_id = $1 and name = 'gevel.svg'", [id])).toHaveLength(1);
});

test("what a killed process left half written goes, though its picture stays", async () => {
  const { dataDir, take, show, run, isThere } = await agency();
  const file = await take("api/a");
  await show(7, "api", { file: "api/a" });
  const left = join(folderOfMedia(dataDir, file), `${INFO_FILE}.8a7f.tmp`);
  await writeFile(left, "{");
  await run(new Date());
  expect(existsSync(left)).toBe(true);
  await run(NOW);
  expect([existsSync(left), isThere(file)]).toEqual([false, true]);
});

test("a former version of a picture goes, unless somebody takes it in again", async () => {
  const { dataDir, take, show, run, isThere } = await agency();
  const [former, other] = [await take("api/a"), await take("api/b")];
  const now = await take("api/a");
  await take("api/b");
  await show(7, "api", { file: "api/a" }, { file: "api/b" });
  await run(NOW);
  await utimes(join(folderOfMedia(dataDir, other), INFO_FILE), inDays(30), inDays(30));
  await run(inDays(30.5));
  expect([former, other, now].map(isThere)).toEqual([false, true, true]);
});
