import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMediaInfo } from "#platform/media/media-info.ts";
import { folderOfMedia } from "#platform/media/media-folder.ts";
import { bundleFiles, DRAWING, estateJson, photo as located } from "../testing/test-bundle.ts";
import { newSite } from "../testing/test-imports.ts";
import { openWriteApi } from "./testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

async function agency() {
  const { id, site } = newSite();
  await api.importFiles(bundleFiles({ "site.json": site() }));
  const token = await api.token(id);
  const headers = { "Content-Type": "image/jpeg" };
  return {
    id,
    files: bundleFiles({ "site.json": site() }),
    send: (body: unknown, more: object = {}) =>
      api.call("POST", `${id}/media`, { token, body, headers, ...more }),
    put: (key: string, body: unknown) => api.call("PUT", `${id}/estates/${key}`, { token, body }),
  };
}

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "navy" } })
    .jpeg()
    .toBuffer();

test("a picture is brought, named by a listing, and stays when the bundle comes again", async () => {
  const { id, send, put, files } = await agency();
  const { status, json } = await send(await photo());
  expect(status).toBe(201);
  const { name } = json as unknown as { name: string };
  const house = { ...estateJson(undefined), pictures: [{ file: name }] };
  expect(await put("api:A-1", house)).toMatchObject({ status: 201 });
  await api.importFiles(files);
  expect(await put("api:A-1", { ...house, videos: [] })).toMatchObject({ status: 200 });
  expect((await send(await photo())).json).toMatchObject({ name });
  expect(await api.log(id)).toContain(`POST media/${name} added`);
});

test.each<[string, unknown, object, RegExp]>([
  ["what is no picture", Buffer.from("hello"), {}, /./],
  ["an address of this machine", { url: "http://127.0.0.1/a.jpg" }, { headers: {} }, /no public address/],
  ["an address that is none", { url: "file:///etc/passwd" }, { headers: {} }, /http or https/],
])("%s is refused with its reason", async (_what, body, more, reason) => {
  const { send } = await agency();
  const { status, json } = await send(body, more);
  expect(status).toBe(422);
  expect(JSON.stringify(json)).toMatch(reason);
});

test("the names of media tell what they stand for, on their own site alone", async () => {
  const [one, other] = [await agency(), await agency()];
  const { json } = await one.send(await photo());
  const { name } = json as unknown as { name: string };
  const ask = async ({ id }: typeof one) => {
    const token = await api.token(id);
    const query = new URLSearchParams(
      ["gevel.svg", name, "nothing.jpg", "../site.json"].map((one) => ["name", one]),
    );
    return (await api.call("GET", `${id}/media?${query}`, { token })).json;
  };
  expect(await ask(one)).toMatchObject({
    media: [
      { name: "gevel.svg", kind: "picture", urls: { "thumb-160": expect.stringMatching(/^\/media\//) } },
      { name, kind: "picture", width: 60, height: 40, url: expect.stringMatching(/gallery/) },
    ],
  });
  expect(await ask(other)).toMatchObject({ media: [{ name: "gevel.svg" }] });
  expect((await other.put("api:A-1", { ...estateJson(undefined), pictures: [{ file: name }] })).status).toBe(
    422,
  );
});

const SCRIPTED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><script>alert(2)</script><foreignObject><body onload="alert(3)"/></foreignObject><a href="javascript:alert(4)"><rect width="8" height="8"/></a></svg>`;
const HTML = "<html><script>alert(5)</script></html>";

async function originalOf(address: string): Promise<Buffer> {
  const info = await readMediaInfo(api.dataDir, address);
  return readFile(join(folderOfMedia(api.dataDir, address), info!.original));
}

test.each<[string, () => Promise<Buffer>]>([
  ["a drawing with scripts", async () => Buffer.from(SCRIPTED)],
  ["a photo with a page behind it", async () => Buffer.concat([await photo(), Buffer.from(HTML)])],
  ["a photo that tells its place", () => located()],
])("%s is kept without what acts or tells", async (_what, bytes) => {
  const { send } = await agency();
  const { status, json } = await send(await bytes());
  expect(status).toBe(201);
  const { name } = json as unknown as { name: string };
  const kept = await originalOf(name.replace("api/", ""));
  expect(kept.toString("latin1")).not.toMatch(/alert|script|Exif|GPS|SpyCam|javascript/i);
});

test.each([
  ["a page", Buffer.from(HTML)],
  ["a page that begins as a drawing", Buffer.from(`<svg></svg>${HTML}`)],
  ["a drawing that declares entities", Buffer.from(`<!DOCTYPE svg [<!ENTITY x "y">]>${SCRIPTED}`)],
  ["nothing", Buffer.alloc(0)],
])("%s is refused as a picture", async (_what, bytes) => {
  const { send } = await agency();
  expect((await send(bytes)).status).toBe(422);
});

test("a file of more than 20 MB is refused", async () => {
  const { send } = await agency();
  expect((await send(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413);
});

test("a picture that is sent again with its key is taken in once", async () => {
  const { id, send } = await agency();
  const headers = { "Content-Type": "image/jpeg", "Idempotency-Key": "front" };
  const first = await send(await photo(), { headers });
  expect(first.json).toMatchObject({ kind: "picture", width: 60, height: 40 });
  expect(await send(await photo(), { headers })).toMatchObject({ status: 200, json: first.json });
  expect((await send(Buffer.from("other"), { headers })).status).toBe(409);
  expect(await api.log(id)).toHaveLength(1);
});

/** A body that comes without an end, its length untold. */
const endless = (bytes: number) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((resolve) => void setTimeout(resolve, 1));
      controller.enqueue(new Uint8Array(bytes));
    },
  });

test("a file is read once its caller is known, and no further than it may be long", async () => {
  const { id } = await agency();
  const token = await api.token(id);
  let taken = 0;
  const counted = endless(1_000).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        taken += chunk.length;
        controller.enqueue(chunk);
      },
    }),
  );
  const send = async (body: ReadableStream<Uint8Array>, headers: Record<string, string>) =>
    (await api.fetch(`${id}/media`, { method: "POST", headers, body, duplex: "half" } as RequestInit)).status;
  expect(await send(counted, {})).toBe(401);
  expect(taken).toBeLessThan(10_000);
  expect(await send(endless(1_000_000), { Authorization: `Bearer ${token}` })).toBe(413);
});

test("pictures beyond the limit of writes are refused before anything is kept of them, also those sent at once", async () => {
  const { id, send } = await agency();
  await send(await photo());
  await api.storage.pool.query(
    `insert into site_log (site_id, at, actor, action, subject, outcome)
     select site_id, at, actor, 'PUT', 'estates/1', 'changed' from site_log, generate_series(1, 294) where site_id = $1`,
    [id],
  );
  const files = () => readdir(join(api.dataDir, "media"), { recursive: true });
  const before = (await files()).filter((file) => file.endsWith("info.json")).length;
  const drawings = Array.from({ length: 12 }, (_, at) =>
    Buffer.from(DRAWING.replace("#a8452f", `#a845${10 + at}`)),
  );
  const answers = await Promise.all(drawings.map((drawing) => send(drawing)));
  const kept = answers.filter(({ status }) => status === 201).length;
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - kept);
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(5);
  expect((await files()).filter((file) => file.endsWith("info.json"))).toHaveLength(before + kept);
});

test("a file that is no picture counts as a write, for it was opened", async () => {
  const { id, send } = await agency();
  await send(Buffer.from("hello"));
  expect(await api.log(id)).toContain("POST media refused");
});
