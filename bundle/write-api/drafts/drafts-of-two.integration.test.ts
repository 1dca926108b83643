import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { testPerson } from "#features/desk/testing/test-person.ts";
import { bundleFiles, estateJson, linesOf } from "../../testing/test-bundle.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const DRAFT = "estates/2/draft";
const TITLED = { title: { nl: "Villa" } };
const PRICED = { price: { value: 5 } };

/** An owner and an editor of one site with listing 2. */
async function agency() {
  const { "site.json": _, ...files } = bundleFiles({ "estates.ndjson": linesOf([estateJson(2)]) });
  const { id, cookie } = await desk.agency({}, { files });
  const person = await desk.add(id, testPerson("Joris", "joris@example.be", { role: "editor" }));
  const as = (who: string) => (method: string, path: string, body?: unknown, ifMatch?: string | null) => {
    const FROM_DESK = { "Gevel-Desk": "1", "Sec-Fetch-Site": "same-origin" };
    const headers = ifMatch ? { ...FROM_DESK, "If-Match": ifMatch } : FROM_DESK;
    return desk.call(method, `${id}/${path}`, { cookie: who, body, headers });
  };
  return { id, lotte: as(cookie), joris: as(await desk.signIn(id, person.id)) };
}

type Asking = Awaited<ReturnType<typeof agency>>["joris"];

/** Keeps a draft of the listing with other fields. */
async function prepare(ask: Asking, fields: object, ifMatch?: string | null) {
  const { json, etag } = await ask("GET", "estates/2");
  const { general } = json as unknown as { readonly general: object };
  const document = { ...json, general: { ...general, ...fields } };
  return ask("PUT", DRAFT, { base: etag, document }, ifMatch);
}

test("a draft says who changed what of it, until that is as it is published again", async () => {
  const { id, lotte, joris } = await agency();
  const first = await prepare(lotte, TITLED);
  const second = await prepare(joris, { ...TITLED, ...PRICED }, first.etag);
  const ofLotte = { by: { kind: "person", name: "Lotte" }, places: ["general.title"] };
  const ofJoris = { by: { kind: "person", name: "Joris" }, places: ["general.price.value"] };
  const both = expect.arrayContaining([ofLotte, ofJoris]);
  expect(second.json!["authors"]).toEqual(both);
  expect((await lotte("GET", DRAFT)).json!["authors"]).toEqual(both);
  const third = await prepare(lotte, TITLED, second.etag);
  expect(third.json!["authors"]).toEqual([ofLotte]);
  // As a server of the version before keeps it.
  await desk.storage.pool.query("update resource_draft set authors = '{}' where site_id = $1", [id]);
  expect((await lotte("GET", DRAFT)).json!["authors"]).toEqual([ofLotte]);
});

test.each([
  ["published", "POST", `${DRAFT}/publish`, {}],
  ["discarded", "DELETE", DRAFT, undefined],
])("what a colleague saved since one looked is not %s unseen", async (_, method, path, body) => {
  const { lotte, joris } = await agency();
  const { etag } = await prepare(lotte, TITLED);
  await prepare(joris, { ...TITLED, ...PRICED }, etag);
  const { json: stands } = await lotte("GET", "estates/2");
  expect((await lotte(method, path, body, etag)).status).toBe(412);
  expect((await lotte("GET", "estates/2")).json).toEqual(stands);
  const seen = await lotte("GET", DRAFT);
  expect(seen.json).toMatchObject({ by: { name: "Joris" }, document: { general: PRICED } });
  expect((await lotte(method, path, body, seen.etag)).status).toBeLessThan(300);
});

test("who goes on with a draft that a colleague discarded is told", async () => {
  const { lotte, joris } = await agency();
  const { etag } = await prepare(joris, TITLED);
  await lotte("DELETE", DRAFT, undefined, etag);
  expect((await prepare(joris, TITLED, etag)).status).toBe(412);
  expect((await joris("GET", DRAFT)).status).toBe(204);
});
