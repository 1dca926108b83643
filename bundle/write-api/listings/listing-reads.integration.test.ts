import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { bundleFiles, estateJson, linesOf, REFERENCE, silentEstateJson } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const CITY = { city: { id: 1 } };
const TRANSACTIONS = [1, 2, 5, 7].map((id) => ({ id, name: { nl: `Status ${id}` } }));
const FILES = {
  "reference.json": JSON.stringify({ ...REFERENCE, transactions: TRANSACTIONS }),
  "estates.ndjson": linesOf([
    estateJson(1, { title: { nl: "Hoeve", fr: "Ferme" } }, { salesRep: { id: 1, firstname: "Lotte" } }),
    silentEstateJson(2, { address: { street: { nl: "Café-straat" }, number: "12", ...CITY } }),
    estateJson(
      3,
      {
        address: { street: { nl: "Kouter" }, number: "7", visible: false, ...CITY },
        reference: "REF-33",
      },
      { estate_collections: [{ estate_collection_id: 1 }] },
    ),
    silentEstateJson(4, { transaction: { id: 5 } }),
    estateJson(10, { project: true, headType: { id: 7 } }, { salesRep: { id: 1, firstname: "Lotte" } }),
    // A unit of a project is new: its energy level is asked for too.
    estateJson(11, { parentId: 10, price: null }),
  ]),
};

async function agency() {
  const { id, hostnames, site } = newSite();
  await desk.importFiles(bundleFiles({ "site.json": site({ hostnames }), ...FILES }));
  const token = await desk.token(id);
  const ask = (path: string, siteId = id) =>
    desk.call("GET", `${siteId}/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const idsOf = async (query: string) => {
    const { json } = await ask(`listings?${query}`);
    const { listings } = json as unknown as { listings: { id: number }[] };
    return listings.map((listing) => listing.id);
  };
  return { id, token, ask, idsOf };
}

let known: ReturnType<typeof agency> | undefined;
/** The same for all tests that change nothing. */
const sameAgency = () => (known ??= agency());

test.each([
  ["", [11, 10, 4, 3, 2, 1]],
  ["q=cafe 12", [2]],
  ["q=KOUTER, Gent", [3]],
  ["q=ref-33", [3]],
  ["q=ferme", [1]],
  ["q=nowhere", []],
  ["state=sold", [4]],
  ["state=offered", [11, 10, 3, 2, 1]],
  ["state=incomplete", [11, 2]],
  ["limit=2", [11, 10]],
  ["limit=2&after=4", [3, 2]],
])("the agency finds its listings with %j", async (query, ids) => {
  const { idsOf } = await sameAgency();
  expect(await idsOf(query)).toEqual(ids);
});

test("a list goes on where its page before ended", async () => {
  const { ask } = await sameAgency();
  expect((await ask("listings?limit=5")).json).toMatchObject({ next: 2 });
  expect((await ask("listings?limit=6")).json).toMatchObject({ next: null });
});

test("a listing says what the agency knows of it, with the true address of one that hides it", async () => {
  const { ask } = await sameAgency();
  expect((await ask("listings/3")).json).toMatchObject({
    id: 3,
    source: "bundle",
    isLocked: false,
    place: { nl: "Kouter 7, 9000 Gent", fr: "Kouter 7, 9000 Gand" },
    isAddressHidden: true,
    transaction: 1,
    price: 100_003,
    picture: { file: expect.any(String), urls: expect.any(Object) },
    missing: 0,
    choices: { transactions: [1, 5, 7].map((id) => ({ id })), collections: [{ id: 1 }] },
    collectionIds: [1],
    groupStatus: null,
    lastChange: null,
  });
  const { json } = await ask("listings/2");
  expect(json?.["missing"]).toBeGreaterThan(3);
});

test("a listing says who changed it last", async () => {
  const { id, token, ask } = await agency();
  const { json } = await ask("listings/1");
  const patch = (value: number) =>
    desk.call("PATCH", `${id}/estates/1`, {
      body: { general: { price: { value } } },
      headers: { Authorization: `Bearer ${token}`, "If-Match": String(json?.["etag"]) },
    });
  expect([(await patch(5)).status, (await patch(6)).status]).toEqual([200, 412]);
  expect((await ask("listings/1")).json).toMatchObject({ price: 5, lastChange: { by: "crm" } });
});

test("a listing of a source is locked", async () => {
  const { id, ask } = await agency();
  const files = { "estates.ndjson": linesOf([estateJson(undefined, { externalId: "A-1" })]) };
  await desk.importFiles(bundleFiles({ ...files, "site.json": null }), {
    siteId: id,
    source: "whise",
    partial: true,
  });
  const { json } = await ask("listings?limit=1");
  expect(json).toMatchObject({ listings: [{ source: "whise", externalId: "A-1", isLocked: true }] });
});

test("an agent sees the listings of their sales reps, and the units of their projects", async () => {
  const { id, person, cookie } = await desk.agency({ role: "agent", salesRepIds: [1] }, { files: FILES });
  const { json } = await desk.call("GET", `${id}/listings`, { cookie });
  expect(json).toMatchObject({ listings: [{ id: 11 }, { id: 10 }, { id: 1 }], next: null });
  expect((await desk.call("GET", `${id}/listings/2`, { cookie })).status).toBe(404);
  expect(person.role).toBe("agent");
});

test("nobody sees the listings of another site, or without the scope", async () => {
  const [one, other] = [await sameAgency(), await agency()];
  expect((await one.ask("listings", other.id)).status).toBe(401);
  expect((await one.ask("listings/1", other.id)).status).toBe(401);
  const leads = await desk.token(one.id, ["leads"]);
  const headers = { Authorization: `Bearer ${leads}` };
  expect((await desk.call("GET", `${one.id}/listings`, { headers })).status).toBe(403);
  expect((await desk.call("GET", `${one.id}/listings`)).status).toBe(401);
});

test.each(["limit=0", "limit=x", "after=x", "state=gone"])("%s is refused", async (query) => {
  const { ask } = await sameAgency();
  expect((await ask(`listings?${query}`)).status).toBe(400);
});
