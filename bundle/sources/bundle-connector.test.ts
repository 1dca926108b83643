import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, estateJson, linesOf } from "../testing/test-bundle.ts";
import { importsForTests } from "../testing/test-imports.ts";
import { connectSource } from "./run/testing/connect-source.ts";

const imports = importsForTests();

/** What stands at the address of the bundle. */
let stands: { status: number; body: Uint8Array; etag?: string };
let server: Server;
beforeAll(async () => {
  server = createServer(({ headers }, response) => {
    if (stands.etag && headers["if-none-match"] === stands.etag) return response.writeHead(304).end();
    return response.writeHead(stands.status, stands.etag ? { ETag: stands.etag } : {}).end(stands.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

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
