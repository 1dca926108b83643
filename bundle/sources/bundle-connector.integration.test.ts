import { mkdir, readdir, utimes } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { withConnection } from "#platform/db/connection.ts";
import { removeSite } from "../remove-site.ts";
import { bundleFiles, estateJson, linesOf } from "../testing/test-bundle.ts";
import { importsForTests } from "../testing/test-imports.ts";
import { connectSource } from "./run/testing/connect-source.ts";

const imports = importsForTests();

/** What stands at the address of the bundle. */
let stands: { status: number; body: Uint8Array; etag?: string };
let onRequest = async () => {};
let server: Server;
beforeAll(async () => {
  server = createServer(async ({ headers }, response) => {
    await onRequest();
    if (stands.etag && headers["if-none-match"] === stands.etag) return response.writeHead(304).end();
    return response.writeHead(stands.status, stands.etag ? { ETag: stands.etag } : {}).end(stands.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());
afterEach(() => void (onRequest = async () => {}));

async function agency() {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/site.zip`;
  const source = await connectSource(imports, { kind: "bundle", settings: { address } });
  const zip = (site: object, ...ids: number[]) => {
    const files = {
      "site.json": source.site(site),
      "estates.ndjson": linesOf(ids.map((id) => estateJson(id))),
    };
    const entries = Object.entries(bundleFiles(files));
    return zipSync(Object.fromEntries(entries.map(([name, content]) => [name, Buffer.from(content)])));
  };
  return { ...source, zip };
}

test("a bundle at an address is imported whole, once as long as it is the same", async () => {
  const { id, run, zip } = await agency();
  stands = { status: 200, body: zip({ name: "Nieuw" }, 1, 2, 3, 4), etag: '"1"' };
  expect(await run()).toMatchObject({
    outcome: "done",
    summary: "4 added, 0 changed, 0 removed",
    errors: [],
  });
  expect(await imports.nameOf(id)).toBe("Nieuw");
  expect(await run()).toMatchObject({ outcome: "unchanged" });
  stands = { status: 200, body: zip({ name: "Nieuw" }, 1, 2, 3), etag: '"2"' };
  expect(await run()).toMatchObject({ summary: "0 added, 0 changed, 1 removed" });
});

test("a bundle that lost most listings is refused until somebody says that it is meant", async () => {
  const { id, run, zip } = await agency();
  stands = { status: 200, body: zip({}, 1, 2, 3, 4) };
  await run();
  stands = { status: 200, body: zip({}, 1) };
  expect(await run()).toMatchObject({ outcome: "refused" });
  expect(await imports.idsOf(id)).toHaveLength(4);
  expect(await run({ allowRemovals: true })).toMatchObject({ outcome: "done" });
  expect(await imports.idsOf(id)).toEqual([1]);
});

test("a bundle of another site, a broken one and an error touch nothing that stands", async () => {
  const { id, run, zip } = await agency();
  stands = { status: 200, body: zip({}, 1, 2) };
  await run();
  stands = { status: 200, body: zip({ id: "another" }, 7, 8, 9) };
  expect(await run()).toMatchObject({
    outcome: "refused",
    summary: expect.stringContaining("is not the site"),
  });
  stands = { status: 200, body: zip({}, 1, 2).slice(0, 500) };
  expect(await run()).toMatchObject({ outcome: "failed" });
  stands = { status: 503, body: new Uint8Array() };
  expect(await run()).toMatchObject({ outcome: "failed", summary: "the bundle's address answered 503" });
  expect(await imports.idsOf(id)).toEqual([1, 2]);
});

test("a site that was removed during its download does not come back", async () => {
  const { id, run, zip } = await agency();
  const body = zip({ name: "Terug" }, 1);
  onRequest = () => withConnection(imports.url(), (client) => removeSite(client, id)).then(() => {});
  stands = { status: 200, body };
  expect(await run()).toMatchObject({
    outcome: "failed",
    summary: `${id} has no source bundle any more: nothing was taken`,
  });
  expect(await imports.nameOf(id)).toBeUndefined();
});

test("a download lies in the folder of data, and what an ended process left there goes after a day", async () => {
  const { run, zip, parts } = await agency();
  const tmp = join(parts.dataDir, "tmp");
  await mkdir(join(tmp, "bundle-left"), { recursive: true });
  await mkdir(join(tmp, "bundle-running"));
  const long = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(tmp, "bundle-left"), long, long);
  let during: string[] = [];
  onRequest = async () => void (during = await readdir(tmp));
  stands = { status: 200, body: zip({}, 1) };
  await run();
  const own = during.filter((name) => name !== "bundle-running");
  expect([during.length, own]).toEqual([2, [expect.stringMatching(/^bundle-./)]]);
  expect(await readdir(tmp)).toEqual(["bundle-running"]);
});
