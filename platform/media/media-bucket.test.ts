import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { FilesAway } from "../files/file-store.ts";
import { openFolderStore } from "../files/folder-store.ts";
import { openTestBucket } from "../files/testing/open-test-bucket.ts";
import { documentUrl, filmUrl, mediaUrl } from "./address.ts";
import { copyMedia } from "./copy-media.ts";
import { mp4, track } from "./ingest/film/testing/films.ts";
import { ingestMedia } from "./ingest/ingest-media.ts";
import { keyOfMedia, mediaRootOf } from "./media-folder.ts";
import { keepMediaIn, mediaStoreOf, openMediaBucket } from "./media-store.ts";
import { createMediaHandler } from "./serving/media-handler.ts";

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
beforeAll(async () => void (bucket = await openTestBucket()));
afterAll(() => bucket.close());

const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 76 50"><rect width="9" height="9" fill="${colour}"/></svg>`,
  );

let prefixes = 0;
const newPrefix = () => `site-${(prefixes += 1)}`;

/** A server with a data folder of its own that keeps its pictures in the bucket. */
async function server(prefix: string, changes: Parameters<typeof bucket.place>[1] = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-bucket-media-"));
  keepMediaIn(dataDir, bucket.place(prefix, changes));
  onTestFinished(async () => {
    keepMediaIn(dataDir, null);
    await rm(dataDir, { recursive: true, force: true });
  });
  const complaints: unknown[] = [];
  const handle = createMediaHandler({ dataDir, log: { error: (fields) => void complaints.push(fields) } });
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await handle(new Request(`http://huyzen.localhost${path}`, { headers }), "huyzen"))!;
  const take = async (bytes: Buffer) => {
    const taken = await ingestMedia(dataDir, bytes);
    if (!taken.ok) throw new Error(taken.reason);
    return taken.file;
  };
  return { dataDir, ask, take, complaints, away: () => keepMediaIn(dataDir, bucket.place(prefix, DOWN)) };
}

/** Nothing listens there. */
const DOWN = { endpoint: "http://127.0.0.1:1" };

test("a picture that one server took in is shown by another, which keeps the size for the next", async () => {
  const prefix = newPrefix();
  const [first, second, third] = [await server(prefix), await server(prefix), await server(prefix)];
  const file = await first.take(drawing("#a8452f"));
  const shown = await second.ask(mediaUrl(file, "card", { format: "webp" }));
  expect(shown.headers.get("content-type")).toBe("image/webp");
  const { sizes, originals } = mediaStoreOf(second.dataDir);
  await expect.poll(() => sizes!.find(keyOfMedia(file, "card-760-1.webp"))).not.toBeNull();
  // Without the original, only the size that was kept can be shown.
  await originals.removeAll(`${keyOfMedia(file)}/`);
  await originals.write(
    keyOfMedia(file, "info.json"),
    JSON.stringify({ kind: "vector", original: "original.svg" }),
  );
  const again = await third.ask(mediaUrl(file, "card", { format: "webp" }));
  expect(await again.bytes()).toEqual(await shown.bytes());
});

test("documents and parts of films come out of the bucket", async () => {
  const { ask, take } = await server(newPrefix());
  const film = await take(mp4(track("vide")));
  const whole = await (await ask(filmUrl(film, "mp4"))).bytes();
  const part = await ask(filmUrl(film, "mp4"), { range: "bytes=4-7" });
  expect(part.status).toBe(206);
  expect(await part.bytes()).toEqual(whole.slice(4, 8));
  const document = await take(Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n"));
  expect(await (await ask(documentUrl(document))).text()).toMatch(/^%PDF-1\.4/);
});

test("while the bucket is away, sizes on the disk are shown, placeholders for others, and the log says it once", async () => {
  const prefix = newPrefix();
  const first = await server(prefix);
  const file = await first.take(drawing("#2f45a8"));
  const path = mediaUrl(file, "thumb", { format: "jpg" });
  expect((await first.ask(path)).status).toBe(200);
  first.away();
  const restarted = createMediaHandler({
    dataDir: first.dataDir,
    log: { error: (fields) => void told.push(fields) },
  });
  const told: unknown[] = [];
  const ask = async (asked: string) =>
    (await restarted(new Request(`http://huyzen.localhost${asked}`), "huyzen"))!;
  expect((await ask(path)).headers.get("content-type")).toBe("image/jpeg");
  for (const use of ["card", "gallery", "hero"] as const) {
    const answer = await ask(mediaUrl(file, use));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  }
  expect(told).toEqual([{ error: expect.any(FilesAway) }]);
});

test("nothing is taken in while the bucket refuses, and one line says why", async () => {
  const { take } = await server(newPrefix(), { secretAccessKey: "guessed" });
  await expect(take(drawing("#fff"))).rejects.toThrow(
    /^s3:\/\/pictures answered 403 SignatureDoesNotMatch [^\n]+$/,
  );
});

test("pictures move from the folder to the bucket, and a second run has nothing to do", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-moved-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const files: string[] = [];
  for (const colour of ["#111", "#222", "#333"]) {
    const taken = await ingestMedia(dataDir, drawing(colour));
    if (taken.ok) files.push(taken.file);
  }
  const folder = openFolderStore(mediaRootOf(dataDir));
  const { originals } = openMediaBucket(bucket.place(newPrefix()));
  expect(await copyMedia(folder, originals)).toMatchObject({ copied: 3, there: 0 });
  expect(await copyMedia(folder, originals)).toMatchObject({ copied: 0, there: 3 });
  const key = keyOfMedia(files[0]!, "original.svg");
  await originals.write(key, "<svg/>");
  expect(await copyMedia(folder, originals, { all: true })).toMatchObject({ copied: 1, there: 2 });
  expect(await originals.read(key)).toEqual(await folder.read(key));
});

test("a bucket that gives back other bytes than it was given stops the move", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-moved-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await ingestMedia(dataDir, drawing("#444"));
  const { originals } = openMediaBucket(bucket.place(newPrefix()));
  const lossy = { ...originals, write: (key: string) => originals.write(key, "") };
  await expect(copyMedia(openFolderStore(mediaRootOf(dataDir)), lossy)).rejects.toThrow(
    "gives back other bytes",
  );
  expect(await Array.fromAsync(originals.list(""))).toHaveLength(1);
});
