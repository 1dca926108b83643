import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, estateJson, linesOf, REFERENCE } from "../testing/test-bundle.ts";
import { countRefusals } from "#features/site/access/refused-calls.ts";
import { newSite } from "../testing/test-imports.ts";
import { FIRST_GIVEN_NUMBER } from "../ids/text-ids.ts";
import { openWriteApi } from "./testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

/** A site of two listings from its bundle, and a token for it. */
async function agency() {
  const { id, site } = newSite();
  const reference = JSON.stringify({
    ...REFERENCE,
    transactions: [...REFERENCE.transactions, { id: 5, name: { nl: "Verkocht" } }],
  });
  const whole = (...nodes: object[]) =>
    bundleFiles({ "site.json": site(), "reference.json": reference, "estates.ndjson": linesOf(nodes) });
  await api.importFiles(whole(estateJson(1), estateJson(2)));
  const token = await api.token(id);
  const send = (method: string, key: string, body?: unknown, headers = {}) =>
    api.call(method, `${id}/estates/${key}`, { token, headers, ...(body === undefined ? {} : { body }) });
  const shown = async (estate: number) => (await api.storage.findEstate(id, estate)) as never as Shown;
  return { id, token, send, shown, whole };
}

type Shown = {
  readonly kind: string;
  readonly estate: { readonly general: Record<string, never>; readonly pictures: unknown[] };
};

const house = estateJson(undefined, { reference: "H-1" });
const sold = { general: { transaction: { id: 5 } } };

test("a listing that is sold at 22:00 says so with one call", async () => {
  const { id, send, shown } = await agency();
  const { status, json } = await send("PATCH", "2", sold);
  expect(status).toBe(200);
  expect(json).toMatchObject({ id: 2, source: "bundle", addresses: { nl: expect.stringContaining("/2/") } });
  expect((await shown(2)).estate.general).toMatchObject({
    transaction: { id: 5 },
    price: { value: 100_002 },
  });
  expect(await api.log(id)).toEqual(["PATCH estates/2 changed"]);
});

test("a new listing gets a number and addresses, and keeps the pictures that the site has", async () => {
  const { send, shown } = await agency();
  const { status, json } = await send("PUT", "api:A-17", house);
  expect(status).toBe(201);
  expect(json).toMatchObject({ id: FIRST_GIVEN_NUMBER, externalId: "A-17", source: "api" });
  const { estate } = await shown(FIRST_GIVEN_NUMBER);
  expect(estate.general).toMatchObject({ externalId: "A-17", reference: "H-1" });
  expect(estate.pictures).toHaveLength(1);
});

test("what was brought is read with the ETag that the next write names", async () => {
  const { send } = await agency();
  const { etag } = await send("PUT", "api:A-17", house);
  const read = await send("GET", "api:A-17");
  expect(read.etag).toBe(etag);
  expect(read.json).toEqual({ ...house, general: { ...(house["general"] as object), externalId: "A-17" } });
  const changed = await send("PATCH", "api:A-17", sold, { "If-Match": etag! });
  expect(changed.status).toBe(200);
  const stale = await send("PATCH", "api:A-17", { general: { reference: "no" } }, { "If-Match": etag! });
  expect(stale.status).toBe(412);
  expect((await send("GET", "api:A-17")).json).toMatchObject({
    general: { reference: "H-1", transaction: { id: 5 } },
  });
});

test("a write that is repeated with its key is done once and answered alike", async () => {
  const { id, send } = await agency();
  const key = { "Idempotency-Key": "5f0c-1" };
  const first = await send("PUT", "api:A-17", house, key);
  await send("PATCH", "api:A-17", sold);
  const again = await send("PUT", "api:A-17", house, key);
  expect(again.json).toEqual(first.json);
  expect((await send("GET", "api:A-17")).json).toMatchObject(sold);
  expect((await send("PUT", "api:A-17", { ...house, videos: [] }, key)).status).toBe(409);
  expect(await api.log(id)).toEqual(["PUT estates/api:A-17 added", "PATCH estates/api:A-17 changed"]);
});

test("what the site can't take is refused with each field, and nothing changes", async () => {
  const { id, send, shown } = await agency();
  const { status, json } = await send("PATCH", "2", {
    general: { price: { value: -1 }, transaction: { id: "sold" } },
    pictures: [{ file: "unknown.jpg" }],
  });
  expect(status).toBe(422);
  expect((json!["errors"] as unknown as Array<{ path: string }>).map(({ path }) => path)).toEqual([
    "general.transaction.id",
    "general.price.value",
  ]);
  const unknown = await send("PATCH", "2", { pictures: [{ file: "unknown.jpg" }] });
  expect(unknown.json).toMatchObject({ errors: [{ path: "pictures.0.file" }] });
  expect((await shown(2)).estate.general).toMatchObject({ price: { value: 100_002 } });
  expect(await api.log(id)).toEqual(["PATCH estates/2 refused", "PATCH estates/2 refused"]);
});

test("a listing that the API brought goes with one call, and again is no fault", async () => {
  const { send, shown } = await agency();
  await send("PUT", "api:A-17", house);
  expect((await send("DELETE", "api:A-17")).status).toBe(204);
  expect((await send("DELETE", "api:A-17")).status).toBe(204);
  expect((await shown(FIRST_GIVEN_NUMBER)).kind).toBe("gone");
  expect((await send("GET", "api:A-17")).status).toBe(410);
  expect((await send("PATCH", "api:A-17", sold)).status).toBe(410);
  const back = await send("PUT", "api:A-17", house);
  expect(back).toMatchObject({ status: 201, json: { id: FIRST_GIVEN_NUMBER } });
});

test("a bundle's listings may be changed and not taken off, a source's neither", async () => {
  const { id, send } = await agency();
  await api.importFiles(
    { "estates.ndjson": linesOf([estateJson(undefined, { externalId: "W-1" })]) },
    { partial: true, siteId: id, source: "whise" },
  );
  expect((await send("DELETE", "2")).status).toBe(409);
  expect(await send("PATCH", "whise:W-1", sold)).toMatchObject({
    status: 409,
    json: { detail: "The source is whise." },
  });
  expect((await send("PUT", "whise:W-2", house)).status).toBe(409);
  expect((await send("GET", "whise:W-1")).status).toBe(200);
});

test("the next bundle brings its own listings as it has them, and leaves those of the API", async () => {
  const { send, shown, whole } = await agency();
  await send("PUT", "api:A-17", house);
  await send("PATCH", "2", sold);
  await api.importFiles(whole(estateJson(1), estateJson(2)));
  expect((await shown(2)).estate.general).toMatchObject({ transaction: { id: 1 } });
  expect((await shown(FIRST_GIVEN_NUMBER)).kind).toBe("published");
});

test.each<[string, string | undefined]>([
  ["no token", undefined],
  ["a word", "secret"],
  ["an unknown token", `gevel_0123456789abcdef_${"a".repeat(43)}`],
])("%s opens nothing", async (_what, token) => {
  const { id } = await agency();
  const { status, headers } = await api.call("GET", `${id}/estates/1`, token === undefined ? {} : { token });
  expect(status).toBe(401);
  expect(headers.get("WWW-Authenticate")).toBe("Bearer");
});

test("a token opens its own site alone, for its own scopes, until it is revoked", async () => {
  const [one, other] = [await agency(), await agency()];
  expect((await api.call("GET", `${other.id}/estates/1`, { token: one.token })).status).toBe(401);
  const forLeads = await api.token(one.id, ["leads"]);
  expect((await api.call("GET", `${one.id}/estates/1`, { token: forLeads })).status).toBe(403);
  for (const { tokenId } of await api.storage.accessTokens.list(one.id))
    await api.storage.accessTokens.revoke(one.id, tokenId, new Date());
  expect((await one.send("GET", "1")).status).toBe(401);
});

test("a project that holds another source's unit is not taken off by the API", async () => {
  const { id, send } = await agency();
  const { json } = await send("PUT", "api:tower", estateJson(undefined, { project: true }));
  const unit = estateJson(undefined, { externalId: "W-9", parentId: (json as never as { id: number }).id });
  await api.importFiles(
    { "estates.ndjson": linesOf([unit]) },
    { partial: true, siteId: id, source: "whise" },
  );
  expect((await send("DELETE", "api:tower")).status).toBe(409);
});

test("a call does not write a listing as another source's", async () => {
  const { id, send } = await agency();
  await api.importFiles(
    { "estates.ndjson": linesOf([estateJson(undefined, { externalId: "B-1" })]) },
    { partial: true, siteId: id },
  );
  const taking = estateJson(undefined, { source: "whise" });
  expect(await send("PUT", "bundle:B-1", taking)).toMatchObject({ status: 200, json: { source: "bundle" } });
});

test("a field with a name that no database can keep is told, and repeats alike", async () => {
  const { send } = await agency();
  const odd = { ...house, "a\u0000b": 1 };
  const key = { "Idempotency-Key": "odd" };
  expect((await send("PUT", "api:A-1", odd, key)).status).toBe(201);
  expect((await send("PUT", "api:A-1", odd, key)).status).toBe(200);
});

test.each(["0", "1.5", "whise:", ":x", "UP:x", "9".repeat(17)])("%s names no listing", async (key) => {
  const { send } = await agency();
  expect((await send("GET", key)).status).toBe(404);
});

test("two changes of two fields at the same moment both count", async () => {
  const { send } = await agency();
  await Promise.all([
    send("PATCH", "2", sold),
    send("PATCH", "2", { general: { reference: "R-2" } }),
    send("PATCH", "2", { general: { bedroomCount: 3 } }),
  ]);
  expect((await send("GET", "2")).json).toMatchObject({
    general: { transaction: { id: 5 }, reference: "R-2", bedroomCount: 3 },
  });
});

test("a call during a long import is told to come back", async () => {
  const { id, send } = await agency();
  await api.storage.transact(async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('gevel import'), hashtext($1))", [id]);
    const { status, headers } = await send("PATCH", "2", sold);
    expect(status).toBe(503);
    expect(headers.get("Retry-After")).toBe("5");
  });
}, 20_000);

test.each(["PUT", "PATCH"])("a body of %s that nests without end is refused, not tried", async (method) => {
  const { id, token } = await agency();
  const levels = 150_000;
  const body = Buffer.from(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`);
  const headers = { "Content-Type": "application/merge-patch+json" };
  const { status, json } = await api.call(method, `${id}/estates/2`, { token, body, headers });
  expect(status).toBe(400);
  expect(json).toMatchObject({ errors: [{ message: "it nests deeper than 100 levels" }] });
});

test("refused calls are counted by the hour and by who calls, and fill no table", async () => {
  const { id, token, send } = await agency();
  await send("PATCH", "2", sold, { "If-Match": '"old"' });
  await api.call("GET", `${id}/leads`, { token });
  for (let tries = 0; tries < 30; tries += 1)
    await api.call("GET", `${id}/estates/1`, { token: `gevel_0123456789abcdef_${"a".repeat(43)}` });
  expect((await api.log(id)).toSorted()).toEqual([
    "GET estates/1 refused (401), 1 time",
    "GET leads refused (403), 1 time",
    "PATCH estates/2 refused (412), 1 time",
  ]);
  const at = new Date("2026-03-02T12:00:00Z");
  for (let network = 0; network < 80; network += 1)
    await api.storage.noteRefusal(id, {
      who: `network 198.51.100.${network}/32`,
      status: 401,
      action: "GET",
      subject: "leads",
      at,
    });
  const log = await api.log(id);
  expect(log).toHaveLength(3 + 51);
  expect(log.filter((line) => line.includes("30 times"))).toHaveLength(1);
});

test("refused calls that come in one burst are all counted", async () => {
  const { id } = await agency();
  const note = countRefusals(api.storage.pool, 20);
  const at = new Date("2026-03-02T12:00:00Z");
  for (let tries = 0; tries < 1_000; tries += 1)
    void note(id, { who: "network 198.51.100.0/24", status: 401, action: "GET", subject: "leads", at });
  await expect
    .poll(() => api.log(id))
    .toEqual([expect.stringContaining("GET leads refused (401), 1000 times until")]);
});
