import { afterAll, beforeAll, expect, test } from "vitest";
import { FROM_DESK, openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { testPerson } from "#features/desk/testing/test-person.ts";
import { bundleFiles, estateJson, linesOf } from "../../testing/test-bundle.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

/** Of the listings 1 and 2, the first is Ann's, who is an agent. */
async function agency() {
  const listings = [estateJson(1, {}, { salesRep: { id: 1, firstname: "Ann" } }), estateJson(2)];
  const { "site.json": _, ...files } = bundleFiles({ "estates.ndjson": linesOf(listings) });
  const { id, cookie } = await desk.agency({}, { files });
  const person = await desk.add(id, testPerson("Ann", "ann@example.be", { role: "agent", salesRepIds: [1] }));
  const as = (who: string) => (method: string, path: string, body?: unknown) =>
    desk.call(method, `${id}/${path}`, { cookie: who, body, headers: FROM_DESK });
  return { lotte: as(cookie), ann: as(await desk.signIn(id, person.id)) };
}

type Asking = Awaited<ReturnType<typeof agency>>["lotte"];

async function prepareBoth(ask: Asking): Promise<void> {
  for (const path of ["estates/1", "estates/2"]) {
    const { json, etag } = await ask("GET", path);
    await ask("PUT", `${path}/draft`, { base: etag, document: { ...json, estate_collections: [] } });
  }
}

async function listed(ask: Asking, path: string) {
  const { json } = await ask("GET", path);
  return json!["drafts"] as never as Array<Record<string, unknown>>;
}

test("a listing and a page that were never published are found by their title, with who saved them", async () => {
  const { lotte } = await agency();
  const document = { general: { title: { nl: "Huis met tuin" } } };
  await lotte("PUT", "estates/api:desk-1/draft", { base: null, document });
  await lotte("PUT", "pages/9/draft", { base: null, document: { title: { fr: "Notre équipe" } } });
  expect(await listed(lotte, "listing-drafts")).toMatchObject([
    {
      resource: "estates/api:desk-1",
      base: null,
      title: { nl: "Huis met tuin" },
      by: { kind: "person", name: "Lotte" },
    },
  ]);
  const all = await listed(lotte, "drafts");
  expect(all.map(({ resource }) => resource).toSorted()).toEqual(["estates/api:desk-1", "pages/9"]);
  expect(all.find(({ resource }) => resource === "pages/9")).toMatchObject({
    base: null,
    title: { fr: "Notre équipe" },
  });
});

test.each<[string, unknown, object]>([
  ["its street where it has no title", { general: { address: { street: { nl: "Dorp" } } } }, { nl: "Dorp" }],
  ["nothing where its title is empty", { general: { title: {} } }, {}],
  ["nothing where it is empty", { general: {} }, {}],
])("a draft of a listing is called by %s", async (_, document, title) => {
  const { lotte } = await agency();
  await lotte("PUT", "estates/api:desk-1/draft", { base: null, document });
  expect(await listed(lotte, "listing-drafts")).toMatchObject([{ title }]);
});

test("an agent is told of the drafts of their own listings alone, and of no new one", async () => {
  const { lotte, ann } = await agency();
  await prepareBoth(lotte);
  await lotte("PUT", "estates/api:desk-1/draft", { base: null, document: { general: {} } });
  expect((await listed(lotte, "listing-drafts")).length).toBe(3);
  expect((await listed(ann, "listing-drafts")).map(({ resource }) => resource)).toEqual(["estates/1"]);
  expect((await ann("GET", "drafts")).status).toBe(403);
});
