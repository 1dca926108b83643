import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { testPerson } from "#features/desk/testing/test-person.ts";
import { bundleFiles, estateJson, linesOf } from "../testing/test-bundle.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

/** An agent of sales rep 1, whose listing is 1 and whose project's unit is 4; listing 2 is of nobody, 3 of a colleague. */
async function agencyWithAgent() {
  const lines = linesOf([
    estateJson(1, {}, { salesRep: { id: 1, firstname: "Lotte" } }),
    estateJson(2),
    estateJson(3, {}, { salesRep: { id: 2, firstname: "Jan" } }),
    estateJson(10, { project: true, headType: { id: 7 } }, { salesRep: { id: 1, firstname: "Lotte" } }),
    estateJson(4, { parentId: 10 }),
  ]);
  const agency = await desk.agency(
    { role: "agent", salesRepIds: [1] },
    { files: { "estates.ndjson": lines } },
  );
  const { id, cookie } = agency;
  const ask = async (method: string, path: string, body?: unknown) => {
    const { status, json } = await desk.call(method, `${id}/${path}`, { cookie, body });
    return { status, type: json?.["type"] as unknown, json };
  };
  return { ...agency, ask };
}

test("an agent changes price, status, photos and highlight of their own listings, and of their projects' units", async () => {
  const { ask, id, person } = await agencyWithAgent();
  expect((await ask("GET", "estates/1")).status).toBe(200);
  const patch = {
    general: { price: { value: 389_000 } },
    estate_collections: [{ estate_collection_id: 1 }],
    pictures: [],
  };
  expect((await ask("PATCH", "estates/1", patch)).status).toBe(200);
  expect((await ask("PATCH", "estates/4", { general: { price: { value: 1 } } })).status).toBe(200);
  const { json } = await ask("GET", "estates/1");
  expect(json).toMatchObject({ ...patch, salesRep: { id: 1 } });
  const { rows } = await desk.storage.pool.query(
    "select subject from site_log where site_id = $1 and actor = $2 and outcome = 'changed' order by entry_id",
    [id, `person ${person.id}`],
  );
  expect(rows.map(({ subject }) => subject)).toEqual(["estates/1", "estates/4"]);
});

const REFUSED = "/api/problems/other-role";
const PRICE = { general: { price: { value: 1 } } };

test.each([
  ["GET", "estates/3", undefined],
  ["PATCH", "estates/3", PRICE],
  ["PATCH", "estates/2", PRICE],
  ["PATCH", "estates/bundle:3", PRICE],
  ["PATCH", "estates/1", { general: { title: { nl: "Mijn" } } }],
  ["PATCH", "estates/1", { general: { transaction: { id: 1, name: { nl: "<b>x" } } } }],
  ["PATCH", "estates/1", { general: { sticker: { id: 1, color: "#ff0000" } } }],
  ["PATCH", "estates/1", { salesRep: { id: 2 } }],
  ["PATCH", "estates/3", { salesRep: { id: 1 } }],
  ["PUT", "estates/1", PRICE],
  ["PUT", "estates/api:new", PRICE],
  ["DELETE", "estates/1", undefined],
  ["GET", "site", undefined],
  ["PUT", "pages/1", {}],
  ["GET", "export", undefined],
  ["POST", "leads/x/accept", undefined],
])("an agent is refused %s of %s with %j", async (method, path, body) => {
  const { ask, id } = await agent();
  const before = await linesOfSite(id);
  const { status, type } = await ask(method, path, body);
  // A text id that no source brought is no listing.
  expect([status, type]).toEqual(
    path.includes("bundle:") ? [404, "/api/problems/not-found"] : [403, REFUSED],
  );
  expect(await linesOfSite(id)).toEqual(before);
});

let known: ReturnType<typeof agencyWithAgent> | undefined;
/** The same for all tests that change nothing. */
function agent() {
  known ??= agencyWithAgent();
  return known;
}

async function linesOfSite(siteId: string): Promise<unknown[]> {
  const { rows } = await desk.storage.pool.query(
    "select id, line_hash from listing_source where site_id = $1 order by id",
    [siteId],
  );
  return rows;
}

test("an agent without a sales rep sees no listing as it was brought, and an editor sees them all", async () => {
  const { id } = await agent();
  const nobody = await desk.add(id, testPerson("Piet", "piet@example.be", { role: "agent" }));
  const editor = await desk.add(id, testPerson("Els", "els@example.be", { role: "editor" }));
  const read = async (personId: string) =>
    (await desk.call("GET", `${id}/estates/1`, { cookie: await desk.signIn(id, personId) })).status;
  expect([await read(nobody.id), await read(editor.id)]).toEqual([403, 200]);
});

test("agents bring photos for their listings", async () => {
  const { id, cookie } = await agent();
  const drawing = new TextEncoder().encode(String(bundleFiles()["media/gevel.svg"]));
  const { status } = await desk.call("POST", `${id}/media`, { cookie, body: drawing });
  expect(status).toBe(201);
});
