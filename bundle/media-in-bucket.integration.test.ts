import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestBucket } from "#platform/files/testing/open-test-bucket.ts";
import { ingestMedia } from "#platform/media/ingest/ingest-media.ts";
import { keepMediaIn, mediaStoreOf } from "#platform/media/media-store.ts";
import { bundleFiles, testFolder } from "./testing/test-bundle.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";
import { cleanMedia } from "./unused-media/clean-media.ts";

const { importFiles, query, url: databaseUrl } = importsForTests();

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
beforeAll(async () => void (bucket = await openTestBucket()));
afterAll(() => bucket.close());

/** A data folder whose pictures are in the bucket. */
async function folderWithBucket(prefix: string, changes: Parameters<typeof bucket.place>[1] = {}) {
  const dataDir = await testFolder();
  keepMediaIn(dataDir, bucket.place(prefix, changes));
  onTestFinished(() => keepMediaIn(dataDir, null));
  return dataDir;
}

test("an import puts its pictures into the bucket, and cleaning leaves what a site shows", async () => {
  const { id, site } = newSite();
  const dataDir = await folderWithBucket("shown");
  const { errors } = await importFiles(bundleFiles({ "site.json": site() }), { dataDir });
  expect(errors).toEqual([]);
  const forgotten = await ingestMedia(dataDir, Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n"));
  const [logo] = await query<{ file: string }>("select file from asset where site_id = $1", [id]);
  const inAnHour = new Date(Date.now() + 3_700_000);
  const cleaning = { databaseUrl: databaseUrl(), dataDir };
  expect((await cleanMedia({ ...cleaning, now: new Date() })).removed).toBe(0);
  expect((await cleanMedia({ ...cleaning, now: inAnHour })).removed).toBe(1);
  const folders = await Array.fromAsync(mediaStoreOf(dataDir).originals.folders(2));
  expect(folders).toContain(`${logo!.file.slice(0, 2)}/${logo!.file}`);
  expect(folders.some((folder) => forgotten.ok && folder.endsWith(forgotten.file))).toBe(false);
});

test("an import whose bucket refuses the pictures writes nothing, and says why in one line", async () => {
  const { id, site } = newSite();
  const dataDir = await folderWithBucket("refused", { secretAccessKey: "guessed" });
  await expect(importFiles(bundleFiles({ "site.json": site() }), { dataDir })).rejects.toThrow(
    /^s3:\/\/pictures answered 403 SignatureDoesNotMatch [^\n]+$/,
  );
  expect(await query("select from site where site_id = $1", [id])).toEqual([]);
});
