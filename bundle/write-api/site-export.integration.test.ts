import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openBundle } from "../files/open-bundle.ts";
import { bundleFiles, testFolder } from "../testing/test-bundle.ts";
import { newSite } from "../testing/test-imports.ts";
import { openWriteApi } from "./testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

async function agency() {
  const { id, site } = newSite();
  await api.importFiles(bundleFiles({ "site.json": site() }));
  const token = await api.token(id, ["content"]);
  const ask = (method = "GET", by = token) =>
    api.fetch(`${id}/export`, { method, headers: { Authorization: `Bearer ${by}` } });
  return { id, ask };
}

test("an agency takes its site along as a bundle, and the log says so", async () => {
  const { id, ask } = await agency();
  const answer = await ask();
  expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
    200,
    "application/zip",
    "private, no-store",
  ]);
  const path = join(await testFolder(), "site.zip");
  await writeFile(path, await answer.bytes());
  const bundle = await openBundle(path);
  expect([...bundle.files.keys()]).toEqual(
    expect.arrayContaining(["site.json", "pages/1.json", "estates.ndjson", "media/gevel.svg"]),
  );
  await bundle.close();
  expect(await api.log(id)).toEqual(["GET export exported"]);
});

test("a token for listings takes nothing along", async () => {
  const { id, ask } = await agency();
  expect((await ask("GET", await api.token(id, ["listings"]))).status).toBe(403);
});

test("a site is exported once at a time, and again when the first caller left", async () => {
  const { ask } = await agency();
  expect((await ask("HEAD")).status).toBe(200);
  const first = await ask();
  const second = await ask();
  expect([second.status, second.headers.get("Retry-After")]).toEqual([503, "60"]);
  const reader = first.body!.getReader();
  await reader.read();
  await reader.cancel();
  // The server lets go of a lock a moment after its connection closed.
  await vi.waitFor(async () => {
    const third = await ask();
    await third.body?.cancel();
    expect(third.status).toBe(200);
  });
});
