import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#domain/contact/limits.ts";
import { SECRETS } from "#server/api/testing/listings.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";
import { fieldsForTest } from "../testing/fields-for-test.ts";

const HANDLER = "/nl/ajax/send-to-a-friend";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const fields = (more: object = {}) => ({
  ...fieldsForTest(),
  friendEmail: `${randomUUID()}@friends.example`,
  message: "Iets voor jou?",
  estateId: 1,
  ...more,
});

async function stored(email: string) {
  const { rows } = await api.storage.pool.query<{ draft: { to: { address: string } }; payload: object }>(
    `select m.draft, s.payload from submission s join mail m on m.site_id = s.site_id and m.submission_id = s.id
     where s.email = $1`,
    [email],
  );
  return rows;
}

test("a friend gets the listing, sees who sent it, and can answer", async () => {
  const sent = fields();
  expect((await api.post(HANDLER, sent)).status).toBe(200);
  const [row] = await stored(sent.email);
  expect(row!.draft).toMatchObject({
    mail: {
      name: "friend",
      props: {
        sender: { name: "Piet Janssens", email: sent.email },
        message: "Iets voor jou?",
        estate: { title: "Herenhuis" },
      },
    },
    to: { address: sent.friendEmail },
    replyTo: { address: sent.email },
    deleteAfterDelivery: true,
  });
});

test("the friend's address stands in the waiting mail and nowhere else", async () => {
  const sent = fields();
  await api.post(HANDLER, sent);
  const [row] = await stored(sent.email);
  expect(JSON.stringify(row!.payload)).not.toContain("friends.example");
  const { rows } = await api.storage.pool.query<{ text: string }>(
    "select coalesce(string_agg(s::text, ''), '') || (select coalesce(string_agg(c::text, ''), '') from message_count c) as text from submission s",
  );
  expect(rows[0]!.text).not.toContain("friends.example");
});

test("the address of a hidden listing stays hidden from friends", async () => {
  const sent = fields({ estateId: 2 });
  await api.post(HANDLER, sent);
  const text = JSON.stringify(await stored(sent.email));
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
});

test.each(["message", "firstName", "lastName"])("no link can be sent in the %s", async (field) => {
  const response = await api.post(HANDLER, fields({ [field]: "Win op prijs.example" }));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
});

test.each([
  [9, 410],
  [4, 410],
  [12_345, 404],
])("listing %i, which is not shown, can't be sent: %i", async (estateId, status) => {
  expect((await api.post(HANDLER, fields({ estateId }))).status).toBe(status);
});

test("one friend is written to once a day by whoever solved no puzzle", async () => {
  const friendEmail = "lies@friends.example";
  expect((await api.post(HANDLER, fields({ friendEmail }))).status).toBe(200);
  expect((await api.post(HANDLER, fields({ friendEmail: "LIES@friends.example" }))).status).toBe(429);
  const nextDay = api.at(new Date("2026-03-03T11:00:00Z"));
  expect((await nextDay.post(HANDLER, fields({ friendEmail }))).status).toBe(200);
});

test("one sender writes to few friends", async () => {
  const { mostUnproven } = LIMITS["friend-from-person"];
  const email = "piet@example.be";
  const answers = [];
  for (let index = 0; index <= mostUnproven; index++)
    answers.push((await api.post(HANDLER, fields({ email }))).status);
  expect(answers).toEqual([...Array(mostUnproven).fill(200), 429]);
});
