import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { testPerson } from "#features/desk/testing/test-person.ts";
import { withConnection } from "#platform/db/connection.ts";
import { bundleFiles, estateJson, linesOf, pageJson } from "../../testing/test-bundle.ts";
import { removeSite } from "../../remove-site.ts";
import { dueDrafts } from "./due-drafts.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const TEAM = pageJson({ id: 2, paths: { nl: "team" }, title: { nl: "Team" }, blocks: [] });
const GUIDES = { name: "guides", title: {}, items: [{ id: 1, title: { nl: "Dok" }, picture: "gevel.svg" }] };

type Sent = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** An owner and a second editor of a site of its own. */
async function agency() {
  const files = bundleFiles({
    "pages/team.json": JSON.stringify(TEAM),
    "entities.json": JSON.stringify([GUIDES]),
    "estates.ndjson": linesOf([
      estateJson(1, {}, { salesRep: { id: 1, firstname: "Lotte" } }),
      estateJson(2),
    ]),
  });
  const { "site.json": _, ...rest } = files;
  const { id, cookie } = await desk.agency({}, { files: rest });
  const other = await desk.add(id, testPerson("Joris", "joris@example.be", { role: "editor" }));
  const otherCookie = await desk.signIn(id, other.id);
  const as =
    (who: string) =>
    (method: string, path: string, { body, headers = {} }: Sent = {}) =>
      desk.call(method, `${id}/${path}`, {
        cookie: who,
        body,
        headers: { "Gevel-Desk": "1", "Sec-Fetch-Site": "same-origin", ...headers },
      });
  return { id, other, lotte: as(cookie), joris: as(otherCookie), as };
}

type Asking = ReturnType<Awaited<ReturnType<typeof agency>>["as"]>;

/** Keeps a draft of a resource with one change. */
async function prepare(ask: Asking, path: string, change: (document: never) => unknown, headers = {}) {
  const { json, etag } = await ask("GET", path);
  const body = { base: etag, document: change(json as never) };
  return ask("PUT", `${path}/draft`, { body, headers });
}

const renamed = (document: object) => ({ ...document, title: { nl: "Wij" } });
const nonsense = (page: object) => ({ ...page, title: { nl: "Onzin" } });
const priced = (document: { general: object }) => ({
  ...document,
  general: { ...document.general, price: { value: 5 } },
});

const wrong = (page: object) => ({ ...page, paths: { nl: "Te koop!" } });

const beyond = (listing: { general: object }) => ({
  ...listing,
  general: { ...listing.general, reference: "X" },
});

test.each<[string, (document: never) => unknown]>([
  ["pages/2", renamed],
  ["entities/guides/items/1", renamed],
  ["menus/main", () => [{ id: 9, label: { nl: "Team" }, pageId: 2 }]],
  ["site", (document: object) => ({ ...document, name: "Anders" })],
  ["estates/2", priced],
])("a draft of %s changes nothing until it is published, and is gone then", async (path, change) => {
  const { lotte } = await agency();
  const before = await lotte("GET", path);
  expect((await lotte("GET", `${path}/draft`)).status).toBe(204);
  const saved = await prepare(lotte, path, change);
  expect(saved).toMatchObject({
    status: 201,
    json: {
      resource: path,
      base: before.etag,
      by: { kind: "person", name: "Lotte" },
      publishAt: null,
      refusal: null,
    },
  });
  expect((await lotte("GET", path)).json).toEqual(before.json);
  const draft = await lotte("GET", `${path}/draft`);
  expect(draft.json).toMatchObject({ document: change(before.json as never), baseDocument: before.json });
  expect((await lotte("GET", `${path}/draft/findings`)).json).toEqual({ findings: expect.any(Array) });
  const done = await lotte("POST", `${path}/draft/publish`, {
    body: {},
    headers: { "If-Match": saved.etag! },
  });
  const now = await lotte("GET", path);
  expect(done).toMatchObject({ status: 200, json: { publishAt: null, written: { etag: now.etag } } });
  expect(now.json).toMatchObject(change(before.json as never) as object);
  expect((await lotte("GET", `${path}/draft`)).status).toBe(204);
});

test.each<[string, object]>([
  ["pages/77", pageJson({ id: 77, paths: { nl: "nieuw" }, title: { nl: "Nieuw" }, blocks: [] })],
  ["entities/guides/items/8", { id: 8, title: { nl: "Muide" } }],
  ["estates/api:A-1", estateJson(undefined, { reference: "A" })],
])("a draft of %s, which does not exist yet, brings it", async (path, document) => {
  const { lotte } = await agency();
  const saved = await lotte("PUT", `${path}/draft`, { body: { base: null, document } });
  expect(saved).toMatchObject({ status: 201, json: { base: null } });
  expect((await lotte("GET", path)).status).toBe(404);
  expect((await lotte("POST", `${path}/draft/publish`, { body: {} })).status).toBe(200);
  expect((await lotte("GET", path)).status).toBe(200);
  const again = await lotte("PUT", `${path}/draft`, { body: { base: null, document } });
  expect(again.status).toBe(201);
  expect((await lotte("POST", `${path}/draft/publish`, { body: {} })).status).toBe(412);
});

test("of two editors of one draft nobody overwrites the other", async () => {
  const { lotte, joris } = await agency();
  const first = await prepare(lotte, "pages/2", renamed);
  expect((await prepare(joris, "pages/2", renamed)).status).toBe(412);
  expect((await prepare(joris, "pages/2", renamed, { "If-Match": '"old"' })).status).toBe(412);
  const { etag } = await joris("GET", "pages/2/draft");
  const next = await prepare(joris, "pages/2", (page: object) => ({ ...page, title: { nl: "Ons" } }), {
    "If-Match": etag!,
  });
  expect(next).toMatchObject({ status: 200, json: { by: { name: "Joris" } } });
  const old = { "If-Match": first.etag! };
  expect((await prepare(lotte, "pages/2", renamed, old)).status).toBe(412);
  expect((await lotte("POST", "pages/2/draft/publish", { body: {}, headers: old })).status).toBe(412);
  expect((await lotte("DELETE", "pages/2/draft", { headers: old })).status).toBe(412);
  expect((await lotte("DELETE", "pages/2/draft", { headers: { "If-Match": next.etag! } })).status).toBe(204);
  expect((await lotte("GET", "pages/2/draft")).status).toBe(204);
});

test("a draft of what somebody published meanwhile is not published over it", async () => {
  const { lotte, joris } = await agency();
  await prepare(lotte, "pages/2", renamed);
  await joris("PATCH", "pages/2", { body: { title: { nl: "Ons" } } });
  expect((await lotte("POST", "pages/2/draft/publish", { body: {} })).status).toBe(412);
  expect((await lotte("GET", "pages/2")).json).toMatchObject({ title: { nl: "Ons" } });
  expect((await lotte("GET", "pages/2/draft")).json).toMatchObject({ document: { title: { nl: "Wij" } } });
});

test("a draft may be wrong while it is one; publishing it says what is", async () => {
  const { lotte } = await agency();
  expect((await prepare(lotte, "pages/2", wrong)).status).toBe(201);
  const { json } = await lotte("GET", "pages/2/draft/findings");
  expect(json!["findings"]).toContainEqual(expect.objectContaining({ level: "error", path: "paths.nl" }));
  const refused = await lotte("POST", "pages/2/draft/publish", { body: {} });
  expect(refused).toMatchObject({
    status: 422,
    json: { errors: [expect.objectContaining({ path: "paths.nl" })] },
  });
  expect((await lotte("GET", "pages/2/draft")).status).toBe(200);
});

test("publishing that is sent twice under one key counts once", async () => {
  const { lotte } = await agency();
  const { etag } = await prepare(lotte, "pages/2", renamed);
  const headers = { "If-Match": etag!, "Idempotency-Key": "once" };
  const first = await lotte("POST", "pages/2/draft/publish", { body: {}, headers });
  const second = await lotte("POST", "pages/2/draft/publish", { body: {}, headers });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.json).toEqual(first.json);
  expect((await lotte("GET", "pages/2/versions")).json!["versions"]).toHaveLength(1);
});

test("a change that was taken back is published again, under the key of its draft", async () => {
  const { lotte } = await agency();
  const publish = async () => {
    const { etag } = await prepare(lotte, "pages/2", renamed);
    const headers = { "If-Match": etag!, "Idempotency-Key": etag!.replaceAll('"', "") };
    return lotte("POST", "pages/2/draft/publish", { body: {}, headers });
  };
  const before = (await lotte("GET", "pages/2")).json;
  await publish();
  await lotte("PUT", "pages/2", { body: before });
  expect((await publish()).status).toBe(200);
  expect((await lotte("GET", "pages/2")).json).toMatchObject({ title: { nl: "Wij" } });
});

test("the drafts of a site are listed without their documents", async () => {
  const { lotte } = await agency();
  await prepare(lotte, "pages/2", renamed);
  await prepare(lotte, "estates/2", priced);
  const { json } = await lotte("GET", "drafts");
  const drafts = json!["drafts"] as never as Array<Record<string, unknown>>;
  expect(drafts.map(({ resource }) => resource).toSorted()).toEqual(["estates/2", "pages/2"]);
  expect(drafts[0]).not.toHaveProperty("document");
});

test("an agent prepares what they may change of their own listings, and nothing else", async () => {
  const { id, lotte, as } = await agency();
  const person = await desk.add(id, testPerson("Ann", "ann@example.be", { role: "agent", salesRepIds: [1] }));
  const ann = as(await desk.signIn(id, person.id));
  const saved = await prepare(ann, "estates/1", priced);
  expect(saved.status).toBe(201);
  expect((await prepare(ann, "estates/1", beyond, { "If-Match": saved.etag! })).status).toBe(403);
  await prepare(lotte, "estates/2", priced);
  for (const [method, path] of [
    ["GET", "estates/2/draft"],
    ["DELETE", "estates/2/draft"],
    ["GET", "estates/2/draft/findings"],
    ["GET", "pages/2/draft"],
    ["GET", "drafts"],
  ] as const)
    expect([path, (await ann(method, path)).status]).toEqual([path, 403]);
  const of = (path: string, document: unknown) => ann("PUT", path, { body: { base: null, document } });
  expect((await of("estates/api:new/draft", estateJson(undefined))).status).toBe(403);
  // What an editor added to the draft of an agent's listing goes beyond what the agent may publish.
  const { etag } = await lotte("GET", "estates/1/draft");
  await prepare(lotte, "estates/1", beyond, { "If-Match": etag! });
  expect((await ann("POST", "estates/1/draft/publish", { body: {} })).status).toBe(403);
});

test("no draft of another site is seen or changed", async () => {
  const { lotte } = await agency();
  const other = await agency();
  const { json } = await prepare(lotte, "pages/2", renamed);
  expect((await other.lotte("GET", "pages/2/draft")).status).toBe(204);
  expect((await other.lotte("DELETE", "pages/2/draft")).status).toBe(204);
  expect((await other.lotte("GET", "drafts")).json).toEqual({ drafts: [] });
  expect((await lotte("GET", "pages/2/draft")).json).toMatchObject({ etag: json!["etag"] });
});

test.each<[string, unknown, number]>([
  ["pages/2", { base: null }, 400],
  ["pages/2", { base: null, document: 7 }, 400],
  ["pages/2", { base: 3, document: {} }, 400],
  ["pages/2", { base: "*", document: {} }, 400],
  ["pages/2", { base: '"\0"', document: {} }, 400],
  ["pages/x", { base: null, document: {} }, 404],
  ["menus/none", { base: null, document: [] }, 404],
  ["entities/none/items/1", { base: null, document: {} }, 404],
  ["estates/whise:1", { base: null, document: {} }, 409],
  ["estates/a%2Fb", { base: null, document: {} }, 404],
])("a draft of %s with %j answers %i", async (path, body, status) => {
  const { lotte } = await agency();
  expect((await lotte("PUT", `${path}/draft`, { body })).status).toBe(status);
});

test("a draft at its time is published once by whoever of the servers is first", async () => {
  const { lotte } = await agency();
  const { etag } = await prepare(lotte, "pages/2", renamed);
  const at = "2026-03-02T12:00:00Z";
  const asked = await lotte("POST", "pages/2/draft/publish", {
    body: { at },
    headers: { "If-Match": etag! },
  });
  expect(asked.json).toEqual({ publishAt: "2026-03-02T12:00:00.000Z", written: null });
  await runDue("2026-03-02T11:59:59Z");
  expect((await lotte("GET", "pages/2")).json).toMatchObject({ title: { nl: "Team" } });
  await Promise.all([runDue("2026-03-02T12:00:10Z"), runDue("2026-03-02T12:00:10Z")]);
  expect((await lotte("GET", "pages/2")).json).toMatchObject({ title: { nl: "Wij" } });
  const { json } = await lotte("GET", "pages/2/versions");
  expect(json!["versions"]).toEqual([expect.objectContaining({ by: { kind: "person", name: "Lotte" } })]);
  expect((await lotte("GET", "pages/2/draft")).status).toBe(204);
});

test("a time that is taken back, or that has passed, publishes nothing", async () => {
  const { lotte } = await agency();
  await prepare(lotte, "pages/2", renamed);
  const publish = (at: string | null) => lotte("POST", "pages/2/draft/publish", { body: { at } });
  expect((await publish("2026-03-02T10:00:00Z")).status).toBe(400);
  expect((await publish("2030-03-02T10:00:00Z")).status).toBe(400);
  await publish("2026-03-02T12:00:00Z");
  await publish(null);
  await runDue("2026-03-02T12:10:00Z");
  expect((await lotte("GET", "pages/2/draft")).json).toMatchObject({ publishAt: null });
});

test("a draft that is changed after its time was set waits, and says so until a time is set again", async () => {
  const { lotte, joris } = await agency();
  const schedule = (at: string) => lotte("POST", "pages/2/draft/publish", { body: { at } });
  let { etag } = await prepare(lotte, "pages/2", renamed);
  await schedule("2026-03-02T12:00:00Z");
  const refusal = { code: "time-taken-off", at: "2026-03-02T12:00:00.000Z", findings: [] };
  for (const editor of [joris, lotte]) {
    const saved = await prepare(editor, "pages/2", nonsense, { "If-Match": etag! });
    expect(saved.json).toMatchObject({ publishAt: null, refusal });
    ({ etag } = saved);
  }
  await runDue("2026-03-02T12:00:10Z");
  expect((await lotte("GET", "pages/2")).json).toMatchObject({ title: { nl: "Team" } });
  await schedule("2026-03-02T13:00:00Z");
  expect((await lotte("GET", "pages/2/draft")).json).toMatchObject({ refusal: null });
});

test("what is refused at its time stays a draft that says why, and is not tried again by itself", async () => {
  const { lotte, joris } = await agency();
  await prepare(lotte, "pages/2", renamed);
  await prepare(lotte, "pages/1", wrong);
  const body = { at: "2026-03-02T12:00:00Z" };
  for (const path of ["pages/1", "pages/2"]) await lotte("POST", `${path}/draft/publish`, { body });
  await joris("PATCH", "pages/2", { body: { title: { nl: "Ons" } } });
  await runDue("2026-03-02T12:00:10Z");
  expect((await lotte("GET", "pages/2/draft")).json).toMatchObject({
    publishAt: null,
    refusal: { code: "changed-meanwhile", at: "2026-03-02T12:00:10.000Z" },
  });
  expect((await lotte("GET", "pages/1/draft")).json).toMatchObject({
    refusal: { code: "refused", findings: [expect.objectContaining({ path: "paths.nl" })] },
  });
});

test("what somebody chose a time for who may not publish any more stays a draft", async () => {
  const { lotte, joris, other } = await agency();
  await prepare(joris, "pages/2", renamed);
  await joris("POST", "pages/2/draft/publish", { body: { at: "2026-03-02T12:00:00Z" } });
  await lotte("DELETE", `desk/people/${other.id}`);
  await runDue("2026-03-02T12:00:10Z");
  expect((await lotte("GET", "pages/2/draft")).json).toMatchObject({
    by: { kind: "person", name: null },
    refusal: { code: "other-role" },
  });
});

test("the drafts of a site go with the site", async () => {
  const { id, lotte } = await agency();
  await prepare(lotte, "pages/2", renamed);
  await withConnection(desk.storage.databaseUrl, (client) => removeSite(client, id));
  const { rows } = await desk.storage.pool.query("select from resource_draft where site_id = $1", [id]);
  expect(rows).toEqual([]);
});

function runDue(now: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined } as never;
  const { signal } = new AbortController();
  return dueDrafts.run({ ...desk, log, signal, originOf: () => "http://localhost" }, new Date(now));
}
