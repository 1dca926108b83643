import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, estateJson, linesOf } from "../testing/test-bundle.ts";
import { newSite } from "../testing/test-imports.ts";
import { openWriteApi } from "./testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

/** A site with a whole listing, and one of which its bundle does not say the town. */
async function agency() {
  const { id, site } = newSite();
  const nodes = [estateJson(1), estateJson(2, { address: null })];
  await api.importFiles(bundleFiles({ "site.json": site(), "estates.ndjson": linesOf(nodes) }));
  const token = await api.token(id);
  return (method: string, key: string, body: unknown) =>
    api.call(method, `${id}/estates/${key}`, { token, body });
}

const lacks = (...paths: string[]) => ({
  status: 422,
  json: { errors: paths.map((path) => ({ code: "missing", path })) },
});

test("a listing that says nothing is refused with what it lacks, and a draft of it is kept", async () => {
  const ask = await agency();
  const nothing = lacks("general.headType", "general.transaction", "general.address.city");
  expect(await ask("PUT", "api:A-1", {})).toMatchObject(nothing);
  expect((await ask("GET", "api:A-1", undefined)).status).toBe(404);
  const { json } = await ask("GET", "1", undefined);
  expect(await ask("PUT", "1", {})).toMatchObject(nothing);
  expect((await ask("GET", "1", undefined)).json).toEqual(json);
  expect((await ask("PUT", "api:A-1/draft", { base: null, document: {} })).status).toBe(201);
  expect((await ask("GET", "api:A-1/draft/findings", undefined)).json).toMatchObject({
    findings: nothing.json.errors.map(({ code, path }) => ({ level: "error", code, path })),
  });
});

test("what was brought without its town can be changed as it is, and not emptied further by a whole one", async () => {
  const ask = await agency();
  expect((await ask("PATCH", "2", { general: { price: { value: 1_000 } } })).status).toBe(200);
  expect(await ask("PATCH", "1", { general: { address: null } })).toMatchObject(
    lacks("general.address.city"),
  );
});
