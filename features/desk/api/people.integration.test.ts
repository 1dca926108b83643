import { afterAll, beforeAll, expect, test } from "vitest";
import { erasePersonalData } from "#features/privacy/erase-personal-data.ts";
import { exportPersonalData } from "#features/privacy/export-personal-data.ts";
import { listLog } from "#features/site/access/site-log.ts";
import { estateJson, linesOf } from "#bundle/testing/test-bundle.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { People, Person } from "../schema.ts";
import { openTestDesk } from "../testing/open-test-desk.ts";
import { testPerson } from "../testing/test-person.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const NOW = new Date("2026-03-02T11:00:00Z");
const JAN = { email: "jan@example.be", name: "Jan", role: "agent", salesRepIds: [7], locale: "fr" } as const;

async function agency(...more: Parameters<typeof desk.agency>) {
  const { id, person, cookie } = await desk.agency(...more);
  const ask = async (method: string, path = "", body?: unknown, as = cookie) => {
    const { status, json } = await desk.call(method, `${id}/desk/people${path}`, { cookie: as, body });
    return { status, json, type: String(json?.["type"]).replace("/api/problems/", "") };
  };
  const list = async () => People.parse((await ask("GET")).json).people;
  return { id, person, cookie, ask, list };
}

test("an owner invites a colleague, who signs in by the mail and is then at work", async () => {
  const { id, ask, list } = await agency();
  const invited = await ask("POST", "", JAN);
  expect(invited.status).toBe(201);
  const { id: personId, ...jan } = Person.parse(invited.json);
  expect(jan).toEqual(JAN);
  expect((await list()).find((one) => one.id === personId)).toMatchObject({
    state: "invited",
    lastSeenAt: null,
  });
  const [mail] = await desk.mailsOf(id);
  expect(mail).toMatchObject({
    to: { address: JAN.email },
    locale: "fr",
    mail: { name: "desk-invitation", props: { name: "Jan", inviter: "Lotte", agency: "Kantoor Proef" } },
  });
  const secret = (mail!.mail.props as { path: string }).path.split("#")[1]!;
  expect((await desk.call("POST", `${id}/desk/sessions`, { body: { secret } })).status).toBe(201);
  expect((await list()).find((one) => one.id === personId)).toMatchObject({ state: "active" });
});

test("who never came is invited anew, and who is on the desk is not", async () => {
  const { id, ask, list } = await agency();
  await ask("POST", "", JAN);
  const again = await ask("POST", "", { ...JAN, email: "JAN@example.be", role: "editor" });
  expect(again.status).toBe(201);
  expect((await list()).map(({ role }) => role)).toEqual(["editor", "owner"]);
  expect(await desk.mailsOf(id)).toHaveLength(2);
  const { type } = await ask("POST", "", { ...JAN, email: "lotte@example.be" });
  expect(type).toBe("conflict");
});

test("an owner gives agents listings by the names of sales reps, which nobody else lists", async () => {
  const lines = linesOf([
    estateJson(1, {}, { salesRep: { id: 2, firstname: "Lotte", lastname: "Maes" } }),
    estateJson(2, {}, { salesRep: { id: 1, firstname: "An" } }),
    estateJson(3, {}, { salesRep: { id: 2, firstname: "Lotte", lastname: "Maes" } }),
    estateJson(4),
  ]);
  const { id, cookie } = await desk.agency({}, { files: { "estates.ndjson": lines } });
  const path = `${id}/desk/sales-reps`;
  expect((await desk.call("GET", path, { cookie })).json).toEqual({
    salesReps: [
      { id: 1, name: "An", listings: 1 },
      { id: 2, name: "Lotte Maes", listings: 2 },
    ],
  });
  const editor = await desk.add(id, testPerson("Els", "els@example.be", { role: "editor" }));
  expect((await desk.call("GET", path, { cookie: await desk.signIn(id, editor.id) })).status).toBe(403);
});

test("a role that changes holds from the next call on, and somebody who is removed is out at once", async () => {
  const { id, ask } = await agency();
  const els = await desk.add(id, testPerson("Els", "els@example.be", { role: "editor" }));
  const cookie = await desk.signIn(id, els.id);
  const readSite = async () => (await desk.call("GET", `${id}/export`, { cookie })).status;
  expect((await ask("PATCH", `/${els.id}`, { role: "agent", salesRepIds: [1] })).json).toMatchObject({
    role: "agent",
    salesRepIds: [1],
  });
  expect(await readSite()).toBe(403);
  expect((await ask("DELETE", `/${els.id}`)).status).toBe(204);
  expect(await readSite()).toBe(401);
});

test("everybody changes their own name and language, and nothing else of anybody", async () => {
  const { id, person, ask } = await agency();
  const els = await desk.add(id, testPerson("Els", "els@example.be", { role: "editor" }));
  const cookie = await desk.signIn(id, els.id);
  const own = await ask("PATCH", `/${els.id}`, { name: "Els Claes", locale: "de" }, cookie);
  expect(own.json).toMatchObject({ name: "Els Claes", locale: "de", role: "editor" });
  const refused = [
    await ask("PATCH", `/${els.id}`, { role: "owner" }, cookie),
    await ask("PATCH", `/${els.id}`, { salesRepIds: [1] }, cookie),
    await ask("PATCH", `/${person.id}`, { name: "x" }, cookie),
    await ask("GET", "", undefined, cookie),
    await ask("POST", "", JAN, cookie),
    await ask("DELETE", `/${person.id}`, undefined, cookie),
  ];
  expect(refused.map(({ type }) => type)).toEqual(refused.map(() => "other-role"));
});

test("the last owner who came to the desk stays one, whoever else is invited", async () => {
  const { id, person, ask } = await agency();
  await desk.add(id, testPerson("Els", "els@example.be"));
  expect((await ask("DELETE", `/${person.id}`)).type).toBe("last-owner");
  expect((await ask("PATCH", `/${person.id}`, { role: "editor" })).type).toBe("last-owner");
  expect((await ask("PATCH", `/${person.id}`, { role: "owner", name: "Lot" })).status).toBe(200);
});

test("of two owners who remove each other at the same moment one stays", async () => {
  const { id, person, ask, cookie } = await agency();
  const els = await desk.add(id, testPerson("Els", "els@example.be"));
  const other = await desk.signIn(id, els.id);
  await Promise.all([
    ask("DELETE", `/${els.id}`, undefined, cookie),
    ask("DELETE", `/${person.id}`, undefined, other),
  ]);
  expect(await desk.storage.desk.listPeople(id)).toHaveLength(1);
});

test("the people of one site are nobody on another", async () => {
  const { ask } = await agency();
  const other = await agency();
  const answers = [
    await ask("PATCH", `/${other.person.id}`, { name: "x" }),
    await ask("DELETE", `/${other.person.id}`),
  ];
  expect(answers.map(({ type }) => type)).toEqual(["not-found", "not-found"]);
  expect((await other.list()).map(({ name }) => name)).toEqual(["Lotte"]);
});

test.each([
  [{ ...JAN, name: "Jan\r\nBcc: all@evil.example" }, "name"],
  [{ ...JAN, name: "x".repeat(101) }, "name"],
  [{ ...JAN, name: " " }, "name"],
  [{ ...JAN, email: "jan@example.be\nBcc: all@evil.example" }, "email"],
  [{ ...JAN, email: "Jan <jan@example.be>" }, "email"],
  [{ ...JAN, role: "admin" }, "role"],
  [{ ...JAN, salesRepIds: [-1] }, "salesRepIds.0"],
  [{ ...JAN, id: "mine" }, "id"],
])("an invitation of %j is refused for its %s", async (body, path) => {
  const { id, ask } = shared;
  const { status, json } = await ask("POST", "", body);
  expect(status).toBe(400);
  expect(json).toMatchObject({ errors: [{ path }] });
  expect(await desk.mailsOf(id)).toEqual([]);
});

let shared: Awaited<ReturnType<typeof agency>>;
beforeAll(async () => void (shared = await agency()));

test("an address stays that of its person", async () => {
  const { person, ask } = shared;
  expect((await ask("PATCH", `/${person.id}`, { email: "new@example.be" })).status).toBe(400);
});

test("the log names people while they are there, and only by an id after that", async () => {
  const { id, person, ask } = await agency();
  const els = await desk.add(id, testPerson("Els", "els@example.be"));
  const cookie = await desk.signIn(id, els.id);
  await ask("PATCH", `/${person.id}`, { name: "Lot" }, cookie);
  const actors = async () => new Set((await listLog(desk.storage.pool, id, 100)).map(({ actor }) => actor));
  expect(await actors()).toContain(`person ${els.id} (Els)`);
  await ask("DELETE", `/${els.id}`);
  expect(await actors()).toContain(`person ${els.id}`);
  expect(JSON.stringify([...(await actors())])).not.toContain("Els");
});

test("what is kept of somebody of the agency is exported and erased with everything else about them", async () => {
  const { id } = await agency();
  const els = await desk.add(id, testPerson("Els", "els-erased@example.be"));
  const cookie = await desk.signIn(id, els.id);
  const { pool, submissions } = desk.storage;
  const data = await inTransaction(pool, (transaction) =>
    exportPersonalData(transaction, "ELS-erased@example.be"),
  );
  expect(data[id]!["people of the desk"]).toMatchObject([{ name: "Els", role: "owner" }]);
  await inTransaction(pool, (transaction) =>
    erasePersonalData(transaction, "els-erased@example.be", { ...submissions, now: NOW }),
  );
  expect((await desk.call("GET", `${id}/desk/session`, { cookie })).status).toBe(401);
});
