import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { testPerson } from "#features/desk/testing/test-person.ts";
import { bundleFiles, estateJson, linesOf } from "../../testing/test-bundle.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const AT = "2026-03-02T12:00:00Z";

/** An owner, and an agent whose listing is 1. */
async function agency() {
  const listing = estateJson(1, {}, { salesRep: { id: 1, firstname: "Ann" } });
  const { "site.json": _, ...files } = bundleFiles({ "estates.ndjson": linesOf([listing]) });
  const { id, cookie } = await desk.agency({}, { files });
  const person = await desk.add(id, testPerson("Ann", "ann@example.be", { role: "agent", salesRepIds: [1] }));
  const as = (who: string) => (method: string, path: string, body?: unknown, ifMatch?: string | null) => {
    const FROM_DESK = { "Gevel-Desk": "1", "Sec-Fetch-Site": "same-origin" };
    const headers = ifMatch ? { ...FROM_DESK, "If-Match": ifMatch } : FROM_DESK;
    return desk.call(method, `${id}/${path}`, { cookie: who, body, headers });
  };
  const stranger = (await desk.agency()).cookie;
  return { lotte: as(cookie), ann: as(await desk.signIn(id, person.id)), stranger: as(stranger) };
}

type Asking = Awaited<ReturnType<typeof agency>>["ann"];

/** Keeps a draft of listing 1 with another field. */
async function prepare(ask: Asking, field: object, ifMatch?: string | null) {
  const { json, etag } = await ask("GET", "estates/1");
  const { general } = json as unknown as { readonly general: object };
  const document = { ...json, general: { ...general, ...field } };
  return ask("PUT", "estates/1/draft", { base: etag, document }, ifMatch);
}

const PRICED = { price: { value: 5 } };
const BEYOND = { reference: "X" };

test("what an editor prepares of an agent's listing, an agent neither loses nor sets a time for", async () => {
  const { lotte, ann } = await agency();
  const { etag } = await prepare(lotte, BEYOND);
  await lotte("POST", "estates/1/draft/publish", { at: AT });
  expect((await prepare(ann, PRICED, etag)).status).toBe(403);
  for (const at of ["2026-04-02T12:00:00Z", null])
    expect((await ann("POST", "estates/1/draft/publish", { at })).status).toBe(403);
  expect((await ann("DELETE", "estates/1/draft")).status).toBe(403);
  const { json } = await lotte("GET", "estates/1/draft");
  expect(json).toMatchObject({ etag, publishAt: "2026-03-02T12:00:00.000Z" });
});

test("a listing that an editor prepares is an editor's until it is published", async () => {
  const { lotte, ann } = await agency();
  const path = "estates/api:new/draft";
  await lotte("PUT", path, { base: null, document: estateJson(undefined) });
  for (const [method, place] of [
    ["GET", path],
    ["GET", `${path}/findings`],
    ["DELETE", path],
  ] as const)
    expect([method, place, (await ann(method, place)).status]).toEqual([method, place, 403]);
  expect((await lotte("GET", path)).status).toBe(200);
});

test("an agent whose listing was changed meanwhile is told so, and lets the draft go", async () => {
  const { lotte, ann } = await agency();
  await prepare(ann, PRICED);
  await lotte("PATCH", "estates/1", { general: BEYOND });
  expect((await ann("POST", "estates/1/draft/publish", {})).status).toBe(412);
  expect((await ann("DELETE", "estates/1/draft")).status).toBe(204);
});

test("the agency's own data are neither an agent's nor another agency's: no reading, draft, publishing or putting back", async () => {
  const { lotte, ann, stranger } = await agency();
  const { json, etag } = await lotte("GET", "site");
  const draft = { base: etag, document: { ...json, name: "Van Lotte" } };
  expect((await lotte("PUT", "site/draft", draft)).status).toBe(201);
  for (const [method, path, body] of [
    ["GET", "site", undefined],
    ["PATCH", "site", { name: "Van Ann" }],
    ["GET", "site/draft", undefined],
    ["PUT", "site/draft", { base: etag, document: { ...json, name: "Van Ann" } }],
    ["GET", "site/draft/findings", undefined],
    ["POST", "site/draft/publish", {}],
    ["DELETE", "site/draft", undefined],
    ["GET", "site/versions", undefined],
  ] as const) {
    expect([method, path, (await ann(method, path, body)).status]).toEqual([method, path, 403]);
    expect([method, path, (await stranger(method, path, body)).status]).toEqual([method, path, 401]);
  }
  expect((await lotte("GET", "site")).json).toEqual(json);
  expect((await lotte("GET", "site/draft")).json).toMatchObject({ document: { name: "Van Lotte" } });
});

test.each([
  ["hostnames", ["evil.example"]],
  ["id", "zilt"],
  ["isDefault", true],
])("an owner's draft does not change %s, which other sites of the server depend on", async (field, value) => {
  const { lotte } = await agency();
  const { json, etag } = await lotte("GET", "site");
  await lotte("PUT", "site/draft", { base: etag, document: { ...json, [field]: value } });
  const { status, json: problem } = await lotte("POST", "site/draft/publish", {});
  expect(status).toBe(422);
  expect(problem).toMatchObject({ errors: [{ path: field }] });
  expect((await lotte("GET", "site")).json).toEqual(json);
});

test("an agent gives a listing another status by its id, and never a name of their own", async () => {
  const { ann } = await agency();
  expect((await prepare(ann, { transaction: { id: 1, name: { nl: "Weg ermee" } } })).status).toBe(403);
  expect((await prepare(ann, { sticker: { id: 1, name: { nl: "Weg ermee" } } })).status).toBe(403);
  const { status, etag } = await prepare(ann, { transaction: { id: 2 }, sticker: { id: 1 } });
  expect(status).toBe(201);
  expect((await ann("DELETE", "estates/1/draft", undefined, etag)).status).toBe(204);
});

test("an agent who takes a change of the status back gets the name that it had", async () => {
  const { lotte, ann } = await agency();
  await lotte("PATCH", "estates/1", { general: { transaction: { id: 1, name: { nl: "Te koop" } } } });
  expect((await ann("PATCH", "estates/1", { general: { transaction: { name: null } } })).status).toBe(200);
  const { json } = await ann("GET", "estates/1/versions");
  const [version] = (json as unknown as { versions: { id: number }[] }).versions;
  expect((await ann("POST", `estates/1/versions/${version!.id}/put-back`)).status).toBe(200);
  const name = { nl: "Te koop" };
  expect((await ann("GET", "estates/1")).json).toMatchObject({ general: { transaction: { id: 1, name } } });
});
