import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withConnection } from "#platform/db/connection.ts";
import { zipOf } from "../../files/write-zip.ts";
import { type BundleFiles, bundleFiles, estateJson, linesOf } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";
import { openWriteApi } from "../testing/open-write-api.ts";
import { removeOldFiles } from "./import-files.ts";
import { beginTry, forgetImports } from "./imports-table.ts";
import { runQueuedImport } from "./run-import.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

const NOW = new Date("2026-03-02T11:00:00Z");

async function* filesOf(files: BundleFiles) {
  for (const [name, content] of Object.entries(files)) yield { name, content: Buffer.from(content) };
}

const zip = (files: BundleFiles): Promise<Buffer> => buffer(Readable.from(zipOf(filesOf(files))));

async function agency() {
  const { id, site } = newSite();
  const whole = (...nodes: object[]) =>
    bundleFiles({ "site.json": site(), "estates.ndjson": linesOf(nodes) });
  await api.importFiles(whole(...[1, 2, 3, 4].map((one) => estateJson(one))));
  const token = await api.token(id, ["content"]);
  const post = async (files: BundleFiles | Buffer, query = "", headers = {}) =>
    api.call("POST", `${id}/imports${query}`, {
      token,
      headers: { "Content-Type": "application/zip", ...headers },
      body: Buffer.isBuffer(files) ? files : await zip(files),
    });
  const running = { databaseUrl: api.storage.databaseUrl, dataDir: api.dataDir, now: () => NOW };
  const run = (importId: string) => runQueuedImport({ siteId: id, importId }, running);
  const state = async (importId: string) =>
    (await api.call("GET", `${id}/imports/${importId}`, { token })).json;
  const kept = () => readdir(join(api.dataDir, "imports"));
  const count = async () => {
    const { rows } = await api.storage.pool.query("select from estate where site_id = $1", [id]);
    return rows.length;
  };
  return { id, site, whole, token, post, run, state, kept, count };
}

const idOf = ({ json }: { json: Record<string, never> | null }) => json!["id"] as unknown as string;

test("a bundle is taken, imported by any server, and its outcome told", async () => {
  const { id, whole, post, run, state, kept, count } = await agency();
  const accepted = await post(whole(...[1, 2, 3, 4, 5].map((one) => estateJson(one))));
  expect(accepted).toMatchObject({ status: 202, json: { state: "waiting", findings: [] } });
  const importId = idOf(accepted);
  expect(accepted.headers.get("Location")).toBe(`/api/sites/${id}/imports/${importId}`);
  const { rows } = await api.storage.pool.query(
    "select data from gevel_queue.job where name = 'import' and data ->> 'importId' = $1",
    [importId],
  );
  expect(rows).toHaveLength(1);
  expect(await kept()).toContain(`${importId}.zip`);
  expect(await run(importId)).toBe("imported");
  expect(await state(importId)).toMatchObject({ state: "done", summary: "1 added, 0 changed, 0 removed" });
  expect(await count()).toBe(5);
  expect(await kept()).not.toContain(`${importId}.zip`);
  expect(await run(importId)).toBe("over");
  expect(await api.log(id)).toEqual([
    `POST imports/${importId} accepted`,
    `IMPORT imports/${importId} 1 added, 0 changed, 0 removed`,
  ]);
});

test("what the site can't take is named by file, line and field, and nothing changes", async () => {
  const { whole, post, run, state, count } = await agency();
  const bad = whole(estateJson(1), estateJson(2, { price: { value: -1 } }), estateJson(3), estateJson(4));
  const refused = idOf(await post(bad));
  await run(refused);
  expect(await state(refused)).toMatchObject({
    state: "refused",
    findings: [{ level: "error", path: "estates.ndjson:2 general.price.value" }],
  });
  const skipped = idOf(await post(bad, "?skipInvalid&partial"));
  await run(skipped);
  expect(await state(skipped)).toMatchObject({ state: "done" });
  expect(await count()).toBe(4);
});

test("an import that takes off most of a site needs to say so", async () => {
  const { whole, post, run, state, count } = await agency();
  const first = idOf(await post(whole(estateJson(1))));
  await run(first);
  expect(await state(first)).toMatchObject({ state: "refused" });
  expect(await count()).toBe(4);
  const meant = idOf(await post(whole(estateJson(1)), "?allowRemovals=true"));
  await run(meant);
  expect(await state(meant)).toMatchObject({ state: "done" });
  expect(await count()).toBe(1);
});

test("a bundle of another site, or one that takes host names, is refused", async () => {
  const { id, site, post, run, state } = await agency();
  const other = idOf(await post(bundleFiles({ "site.json": newSite().site() })));
  await run(other);
  expect(await state(other)).toMatchObject({ state: "refused" });
  const taking = idOf(await post(bundleFiles({ "site.json": site({ isDefault: true }) })));
  await run(taking);
  expect(await state(taking)).toMatchObject({
    state: "refused",
    findings: [{ path: "site.json isDefault", message: "only who runs the server changes this" }],
  });
  const marked = idOf(
    await post({ "site.json": `\ufeff${site({ hostnames: ["other.localhost"] })}` }, "?partial"),
  );
  await run(marked);
  expect(await state(marked)).toMatchObject({
    state: "refused",
    findings: [{ path: "site.json hostnames", message: "only who runs the server changes this" }],
  });
  expect(await api.storage.findSite(id)).toMatchObject({ isDefault: false, hostnames: [`${id}.localhost`] });
});

test("an import whose server ended is begun again, and one that never ends is given up", async () => {
  const { id, whole, post, run, state } = await agency();
  const nodes = [1, 2, 3, 4].map((one) => estateJson(one));
  const importId = idOf(await post(whole(...nodes)));
  await withConnection(api.storage.databaseUrl, (client) => beginTry(client, id, importId, NOW));
  expect(await state(importId)).toMatchObject({ state: "running" });
  expect(await run(importId)).toBe("imported");
  expect(await state(importId)).toMatchObject({ state: "done" });
});

test("a bundle that ends its server each time is given up after three", async () => {
  const { id, whole, post, run, state, kept } = await agency();
  const importId = idOf(await post(whole(), "?partial"));
  for (let tries = 0; tries < 3; tries += 1)
    await withConnection(api.storage.databaseUrl, (client) => beginTry(client, id, importId, NOW));
  expect(await run(importId)).toBe("failed");
  expect(await state(importId)).toMatchObject({ state: "failed" });
  expect(await kept()).not.toContain(`${importId}.zip`);
});

test("calls that come at once bring no more than may wait, and one key one import", async () => {
  const { id, whole, post } = await agency();
  const key = { "Idempotency-Key": "nightly" };
  const same = await Promise.all([1, 2, 3].map(() => post(whole(), "?partial", key)));
  expect(same.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(same.map(idOf)).size).toBe(1);
  const many = await Promise.all(Array.from({ length: 9 }, () => post(whole(), "?partial")));
  expect(many.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 429, 429, 429, 429, 429]);
  const { rows } = await api.storage.pool.query("select from site_import where site_id = $1", [id]);
  expect(rows).toHaveLength(5);
});

test("two servers that run one import do it once", async () => {
  const { id, whole, post, run, state } = await agency();
  const nodes = [1, 2, 3, 4, 5].map((one) => estateJson(one));
  const importId = idOf(await post(whole(...nodes)));
  const outcomes = await Promise.all([run(importId), run(importId)]);
  expect(outcomes.filter((outcome) => outcome === "imported")).toHaveLength(1);
  expect(await state(importId)).toMatchObject({ state: "done" });
  const entries = (await api.log(id)).filter((entry) => entry.startsWith("IMPORT"));
  expect(entries).toEqual([`IMPORT imports/${importId} 1 added, 0 changed, 0 removed`]);
});

test("what is no bundle, a repeated call, and too many at a time are answered at once", async () => {
  const { whole, post, kept } = await agency();
  const before = (await kept().catch(() => [])).length;
  expect((await post(Buffer.from("no zip"))).status).toBe(422);
  expect((await post(whole(), "?partial=perhaps")).status).toBe(400);
  expect(await post(whole(), "?partal")).toMatchObject({
    status: 400,
    json: { errors: [{ path: "partal", message: "expected one of partial, skipInvalid, allowRemovals" }] },
  });
  expect((await kept()).length).toBe(before);
  const key = { "Idempotency-Key": "weekly" };
  const first = await post(whole(), "?partial", key);
  expect(idOf(await post(whole(), "?partial", key))).toBe(idOf(first));
  expect((await post(whole(), "", key)).status).toBe(409);
  for (let more = 0; more < 4; more += 1) expect((await post(whole(), "?partial")).status).toBe(202);
  expect((await post(whole(), "?partial")).status).toBe(429);
});

const sweep = async (at: Date, before: Date) =>
  removeOldFiles(
    api.dataDir,
    await withConnection(api.storage.databaseUrl, (client) => forgetImports(client, before)),
    at,
  );

test("imports are forgotten after a month, and files that nobody waits for go", async () => {
  const { whole, post, state, kept } = await agency();
  const importId = idOf(await post(whole(), "?partial"));
  const later = new Date(Date.now() + 40 * 86_400_000);
  await sweep(later, new Date("2026-03-01"));
  expect(await kept()).toContain(`${importId}.zip`);
  await sweep(later, new Date("2026-03-03"));
  expect(await kept()).not.toContain(`${importId}.zip`);
  expect(await state(importId)).toMatchObject({ status: 404 });
});
