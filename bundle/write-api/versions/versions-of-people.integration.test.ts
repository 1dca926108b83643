import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { testPerson } from "#features/desk/testing/test-person.ts";
import { estateJson, linesOf } from "../../testing/test-bundle.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

/** An agent of sales rep 1, whose listing is 1; an owner; and what each asks. */
async function agency() {
  const lines = linesOf([estateJson(1, {}, { salesRep: { id: 1, firstname: "Lotte" } }), estateJson(2)]);
  const files = { files: { "estates.ndjson": lines } };
  const { id, person, cookie } = await desk.agency({ role: "agent", salesRepIds: [1] }, files);
  const owner = await desk.add(id, testPerson("Els", "els@example.be", { role: "owner" }));
  const ownerCookie = await desk.signIn(id, owner.id);
  const as = (by: string) => (method: string, path: string, body?: unknown) =>
    desk.call(method, `${id}/${path}`, { cookie: by, body });
  return { id, person, agent: as(cookie), owner: as(ownerCookie) };
}

type Versions = { readonly versions: ReadonlyArray<{ readonly id: number; readonly by: unknown }> };

const PRICE = { general: { price: { value: 1 } } };

test("an agent puts a price of their own listing back, but no title, and nothing of others", async () => {
  const { agent, owner } = await agency();
  await agent("PATCH", "estates/1", PRICE);
  await owner("PATCH", "estates/1", { general: { reference: "R-2" } });
  await owner("PATCH", "estates/2", PRICE);
  const { versions } = (await agent("GET", "estates/1/versions")).json as never as Versions;
  expect(versions.map(({ by }) => by)).toEqual([
    { kind: "person", name: "Els" },
    { kind: "person", name: expect.stringMatching(/./) },
  ]);
  const back = (which: number) => agent("POST", `estates/1/versions/${versions[which]!.id}/put-back`);
  expect([(await back(0)).status, (await back(1)).status]).toEqual([403, 403]);
  await owner("PATCH", "estates/1", { general: { reference: null, price: { value: 2 } } });
  const newest = ((await agent("GET", "estates/1/versions")).json as never as Versions).versions[0]!;
  expect((await agent("GET", `estates/1/versions/${newest.id}`)).status).toBe(200);
  expect((await agent("GET", "estates/2/versions")).status).toBe(403);
  expect((await agent("GET", "versions")).status).toBe(403);
  expect((await agent("DELETE", "estates/1/versions")).status).toBe(403);
  await owner("PATCH", "estates/1", PRICE);
  const other = ((await agent("GET", "estates/1/versions")).json as never as Versions).versions[0]!;
  expect((await agent("POST", `estates/1/versions/${other.id}/put-back`)).status).toBe(200);
});

test("the name of a person goes from the versions with the person", async () => {
  const { id, owner, person } = await agency();
  await desk.storage.pool.query(
    "update desk_person set role = 'editor' where site_id = $1 and person_id = $2",
    [id, person.id],
  );
  const cookie = await desk.signIn(id, person.id);
  await desk.call("PATCH", `${id}/estates/2`, { cookie, body: PRICE });
  const names = async () =>
    ((await owner("GET", "versions?by=person")).json as never as Versions).versions.map(({ by }) => by);
  expect(await names()).toEqual([{ kind: "person", name: person.name }]);
  expect((await owner("DELETE", `desk/people/${person.id}`)).status).toBe(204);
  expect(await names()).toEqual([{ kind: "person", name: null }]);
  const { rows } = await desk.storage.pool.query(
    "select to_jsonb(v) as row from resource_version v where site_id = $1",
    [id],
  );
  expect(JSON.stringify(rows)).not.toContain(person.name);
});
