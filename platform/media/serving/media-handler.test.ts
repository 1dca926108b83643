import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { mediaUrl } from "../address.ts";
import { MEDIA_SIZES, type MediaUse } from "../sizes.ts";
import { createMediaHandler } from "./media-handler.ts";
import { RENDERING_VERSION } from "./resized-pictures.ts";
import { folderOfMedia } from "../media-folder.ts";
import { ingestMedia } from "../ingest/ingest-media.ts";

const DRAWING = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 76 50"><rect width="38" height="50" fill="#a8452f"/></svg>`,
);

async function gallery(bytes: Buffer = DRAWING) {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-media-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const taken = await ingestMedia(dataDir, bytes);
  if (!taken.ok) throw new Error(taken.reason);
  const complaints: unknown[] = [];
  const handle = createMediaHandler({ dataDir, log: { error: (fields) => void complaints.push(fields) } });
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
    (await handle(new Request(`http://huyzen.localhost${path}`, { headers, method }), "huyzen"))!;
  return { dataDir, file: taken.file, folder: folderOfMedia(dataDir, taken.file), handle, ask, complaints };
}

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

test.each([
  [CHROME, "image/avif"],
  ["image/webp,*/*", "image/webp"],
  ["image/avif;q=0,image/webp", "image/webp"],
  ["*/*", "image/jpeg"],
  ["", "image/jpeg"],
])("a browser that accepts %j gets %s of 760×500", async (accept, type) => {
  const { ask, file } = await gallery();
  const answer = await ask(mediaUrl(file, "card"), { accept });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": type,
    vary: "Accept",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 760, height: 500 });
});

test("every size that can be asked for is made as large as it says", async () => {
  const { ask, file } = await gallery();
  for (const [name, { width, height, fit }] of MEDIA_SIZES) {
    const bytes = Buffer.from(await (await ask(`/media/${file}/${name}.webp`)).arrayBuffer());
    const made = await sharp(bytes).metadata();
    if (fit === "cover") expect([name, made.width, made.height]).toEqual([name, width, height]);
    else expect(made.width === width || made.height === height).toBe(true);
  }
});

test("a photo smaller than the size is cut to its ratio and never enlarged", async () => {
  const small = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#369" } })
    .jpeg()
    .toBuffer();
  const { ask, file } = await gallery(small);
  const bytes = Buffer.from(await (await ask(mediaUrl(file, "card", { format: "jpg" }))).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 197 });
});

test("a drawing is drawn sharp at the size that is asked, not enlarged afterwards", async () => {
  const { ask, file } = await gallery();
  const bytes = Buffer.from(
    await (await ask(mediaUrl(file, "card", { width: 1140, format: "webp" }))).arrayBuffer(),
  );
  const edge = await sharp(bytes)
    .greyscale()
    .extract({ left: 566, top: 300, width: 8, height: 1 })
    .raw()
    .toBuffer();
  const between = [...edge].filter((shade) => shade > edge[0]! + 12 && shade < edge[7]! - 12);
  expect(between.length).toBeLessThanOrEqual(3);
});

test("a size is made once, however many ask at the same moment, and stays", async () => {
  const { ask, file, folder } = await gallery();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(mediaUrl(file, "card"), { accept: CHROME })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect((await readdir(folder)).toSorted()).toEqual(["card-760-1.avif", "info.json", "original.svg"]);
  await writeFile(join(folder, "card-760-1.avif"), "kept");
  expect(await (await ask(mediaUrl(file, "card"), { accept: CHROME })).text()).toBe("kept");
});

test("a browser that has the picture gets 304 without it, HEAD gets only the headers", async () => {
  const { ask, file } = await gallery();
  const first = await ask(mediaUrl(file, "card"));
  const etag = first.headers.get("etag")!;
  const again = await ask(mediaUrl(file, "card"), { "if-none-match": `W/"x", ${etag}` });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  const other = await ask(mediaUrl(file, "card"), { accept: CHROME, "if-none-match": etag });
  expect(other.status).toBe(200);
  const head = await ask(mediaUrl(file, "card"), {}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    first.headers.get("content-length"),
    "",
  ]);
  expect((await ask(mediaUrl(file, "card"), {}, "POST")).status).toBe(405);
});

test.each([
  "/media/ffffffffffffffffffffffffffffffff/card-760",
  "/media/FILE/card-761",
  "/media/FILE/card-760.png",
  "/media/FILE/original.svg",
  "/media/FILE/info.json",
  "/media/FILE/document.pdf",
  "/media/FILE/",
  "/media/",
  "/media/FILE/../../database/password",
  "/media/..%2f..%2fetc%2fpasswd/card-760",
  "/media/%2e%2e/%2e%2e/etc/passwd",
  "/media/FILE/constructor",
])("%s is not served", async (path) => {
  const { ask, handle, file } = await gallery();
  const answer = await handle(new Request(`http://huyzen.localhost${path.replace("FILE", file)}`), "huyzen");
  if (answer === null) expect(new URL(`http://x${path}`).pathname.startsWith("/media/")).toBe(false);
  else {
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("<svg");
  }
  expect((await ask(mediaUrl(file, "card"))).status).toBe(200);
});

test("any other path is somebody else's", async () => {
  const { handle } = await gallery();
  expect(await handle(new Request("http://huyzen.localhost/nl"), "huyzen")).toBeNull();
});

test("a picture that takes all memory is not tried again at every size", async () => {
  const { ask, file, folder, complaints } = await gallery();
  const bomb = join(import.meta.dirname, "../isolated/testing/100-megapixels.avif");
  await copyFile(bomb, join(folder, "original.svg"));
  expect(await (await ask(mediaUrl(file, "card"))).text()).toContain("<svg");
  await writeFile(join(folder, "original.svg"), DRAWING);
  expect(await (await ask(mediaUrl(file, "gallery"))).text()).toContain("<svg");
  expect(complaints).toHaveLength(2);
});

test("a picture that can't be drawn shows a house in outline, and the operator hears of it", async () => {
  const { ask, file, folder, complaints } = await gallery();
  await writeFile(join(folder, "original.svg"), "broken");
  const answer = await ask(mediaUrl(file, "card"));
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "image/svg+xml",
    "public, max-age=60",
  ]);
  expect(complaints).toHaveLength(1);
});

test("a disk that takes no size is told once until it takes one, and every picture is shown", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, file, folder, complaints } = await gallery();
  const addressOf = (use: MediaUse) => mediaUrl(file, use, { format: "webp" });
  const show = async (use: MediaUse) =>
    expect((await ask(addressOf(use))).headers.get("content-type")).toBe("image/webp");
  // A folder of that name keeps the file from being written.
  for (const use of ["card", "gallery", "thumb"] as const)
    await mkdir(join(folder, basename(addressOf(use)).replace(".", `-${RENDERING_VERSION}.`)));
  for (const use of ["card", "gallery", "thumb", "card"] as const) await show(use);
  expect(complaints).toHaveLength(1);
  vi.advanceTimersByTime(3_600_000);
  await show("card");
  expect(complaints).toHaveLength(1);
  await show("hero");
  await show("card");
  expect(complaints).toHaveLength(2);
});

test("a PDF is served as it is, where it can run nothing", async () => {
  const { ask, file } = await gallery(Buffer.from("%PDF-1.7 plan"));
  const answer = await ask(`/media/${file}/document.pdf`);
  expect([answer.headers.get("content-type"), await answer.text()]).toEqual([
    "application/pdf",
    "%PDF-1.7 plan",
  ]);
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  expect((await ask(mediaUrl(file, "card"))).status).toBe(404);
});
