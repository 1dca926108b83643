import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type FileStore, NoSuchFile } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Store, PATIENT } from "./s3/s3-store.ts";
import { openTestBucket } from "./testing/open-test-bucket.ts";

let folder: string;
let bucket: Awaited<ReturnType<typeof openTestBucket>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gevel-files-"));
  bucket = await openTestBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

let stores = 0;

const KINDS: ReadonlyArray<readonly [string, () => FileStore]> = [
  ["a folder", () => openFolderStore(join(folder, `own-${(stores += 1)}`))],
  ["a bucket", () => openS3Store(bucket.place(`own-${(stores += 1)}`), PATIENT)],
];

async function keysOf(found: AsyncIterable<{ readonly key: string }>): Promise<string[]> {
  return (await Array.fromAsync(found)).map(({ key }) => key);
}

test.each(KINDS)("%s gives back what was written, also written over", async (_, open) => {
  const store = open();
  await store.write("0f/one.json", "{}");
  await store.write("0f/one.json", Buffer.from([0, 255, 10]));
  expect(await store.read("0f/one.json")).toEqual(Buffer.from([0, 255, 10]));
  expect(await store.find("0f/one.json")).toMatchObject({ key: "0f/one.json", bytes: 3 });
});

test.each(KINDS)("%s knows when a file was written", async (_, open) => {
  const store = open();
  const before = Date.now();
  await store.write("a.json", "{}");
  const { writtenAt } = (await store.find("a.json"))!;
  // HTTP tells whole seconds.
  expect(writtenAt.getTime()).toBeGreaterThan(before - 1_001);
  expect(writtenAt.getTime()).toBeLessThan(Date.now() + 1_001);
});

test.each(KINDS)("%s says what is not there", async (_, open) => {
  const store = open();
  expect(await store.read("0f/none.jpg")).toBeNull();
  expect(await store.find("0f/none.jpg")).toBeNull();
  await expect(store.stream("0f/none.jpg")).rejects.toThrow(NoSuchFile);
  expect(await keysOf(store.list(""))).toEqual([]);
  expect(await Array.fromAsync(store.folders(2))).toEqual([]);
  await store.removeAll("0f/");
});

test.each(KINDS)("%s streams a file, whole or a part of it", async (_, open) => {
  const store = open();
  await store.write("film.mp4", "0123456789");
  const read = async (part?: { from: number; to: number }) =>
    new Response(await store.stream("film.mp4", part)).text();
  expect(await read()).toBe("0123456789");
  expect(await read({ from: 2, to: 5 })).toBe("2345");
  expect(await read({ from: 9, to: 9 })).toBe("9");
});

test.each(KINDS)("%s takes a file of this machine", async (_, open) => {
  const store = open();
  const path = join(folder, "large.bin");
  await writeFile(path, Buffer.alloc(3_000_000, "gevel"));
  await store.writeFrom("parts/large.bin", path);
  expect(await store.find("parts/large.bin")).toMatchObject({ bytes: 3_000_000 });
  expect((await store.read("parts/large.bin"))!.equals(Buffer.alloc(3_000_000, "gevel"))).toBe(true);
});

test.each(KINDS)("%s lists its files and folders", async (_, open) => {
  const store = open();
  const keys = ["0f/a/info.json", "0f/a/original.jpg", "0f/b/info.json", "ff/c/info.json"];
  await Promise.all(keys.map((key) => store.write(key, key)));
  expect(await keysOf(store.list(""))).toEqual(keys);
  expect(await keysOf(store.list("0f/"))).toEqual(keys.slice(0, 3));
  expect(await Array.fromAsync(store.folders(1))).toEqual(["0f", "ff"]);
  expect(await Array.fromAsync(store.folders(2))).toEqual(["0f/a", "0f/b", "ff/c"]);
});

test.each(KINDS)("%s removes all below a folder and nothing beside it", async (_, open) => {
  const store = open();
  for (const key of ["0f/a/info.json", "0f/a/original.jpg", "0f/ab/info.json"]) await store.write(key, "");
  await store.removeAll("0f/a/");
  await store.removeAll("0f/a/");
  await store.write("ff/one.json", "");
  await store.remove("ff/one.json");
  await store.remove("ff/one.json");
  expect(await keysOf(store.list(""))).toEqual(["0f/ab/info.json"]);
});

test("a bucket lists more files than one answer of it holds", async () => {
  const pages = createServer(async ({ url }, answer) => {
    const token = new URL(url!, "http://bucket").searchParams.get("continuation-token");
    const key = token ? "b/2.json" : "a/1.json";
    const next = token ? "" : "<NextContinuationToken>1&amp;=</NextContinuationToken>";
    const file = `<Contents><Key>${key}</Key><Size>7</Size><LastModified>2026-11-24T12:00:00.000Z</LastModified></Contents>`;
    answer.end(`<?xml version="1.0"?><ListBucketResult>${next}${file}</ListBucketResult>`);
  }).listen(0, "127.0.0.1");
  await once(pages, "listening");
  onTestFinished(() => void pages.close());
  const endpoint = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const store = openS3Store(bucket.place("", { endpoint }), PATIENT);
  expect(await keysOf(store.list(""))).toEqual(["a/1.json", "b/2.json"]);
  expect(await Array.fromAsync(store.folders(1))).toEqual(["a", "b"]);
});

test("two stores in one bucket do not see each other's files", async () => {
  const [one, other] = ["one", "other"].map((prefix) => openS3Store(bucket.place(prefix), PATIENT));
  await one!.write("a.json", "{}");
  expect(await other!.read("a.json")).toBeNull();
  expect(await keysOf(other!.list(""))).toEqual([]);
});

test("a folder store never leaves its folder", async () => {
  const store = openFolderStore(join(folder, "own"));
  for (const key of ["../other/a.json", "a/../../b.json"])
    await expect(store.write(key, "")).rejects.toThrow("is not below");
});

test("a bucket that is not there, and a wrong secret, are told in one line", async () => {
  const patience = { ...PATIENT, tries: 1 };
  const missing = openS3Store(bucket.place("", { bucket: "elsewhere" }), patience);
  await expect(missing.read("a.json")).rejects.toThrow(/^s3:\/\/elsewhere answered 404 NoSuchBucket [^\n]+$/);
  const refused = openS3Store(bucket.place("", { secretAccessKey: "guessed" }), patience);
  await expect(refused.write("a.json", "{}")).rejects.toThrow(
    /^s3:\/\/pictures answered 403 SignatureDoesNotMatch [^\n]+$/,
  );
});
