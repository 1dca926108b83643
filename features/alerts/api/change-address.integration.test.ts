import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#domain/contact/limits.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const HERE = "/nl/ajax/notifications";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const anyone = () => `${randomUUID()}@example.be`;

async function mailsTo(email: string): Promise<MailDraft[]> {
  const { rows } = await api.storage.pool.query<{ draft: MailDraft }>(
    "select draft from mail where recipient = $1 order by created_at",
    [email],
  );
  return rows.map(({ draft }) => draft);
}
async function tokenOf(email: string): Promise<string> {
  const [first] = await mailsTo(email);
  const { path } = (first!.mail as { props: { path: string } }).props;
  return decodeURIComponent(path.split("/").at(-1)!);
}
const post = async (path: string, body: object = {}) => (await api.post(`${HERE}/${path}`, body)).status;
const emailOf = async (token: string) => {
  const response = await api.get(`${HERE}/${token}`);
  return response.ok ? ((await response.json()) as { email: string }).email : response.status;
};

async function subscribe() {
  const email = anyone();
  await api.post(HERE, { email, city: [1], frequency: "daily", privacy: true });
  const token = await tokenOf(email);
  await post(`${token}/confirm`);
  return { email, token };
}

test("a new address is asked first; once it confirms, news goes there and the address before is told, not where to", async () => {
  const before = await subscribe();
  const email = anyone();
  expect(await post(`${before.token}/address`, { email })).toBe(200);
  expect(await emailOf(before.token)).toBe(before.email);
  expect(await mailsTo(before.email)).toHaveLength(1);
  const token = await tokenOf(email);
  for (let press = 0; press < 2; press++) expect(await post(`${token}/confirm`)).toBe(200);
  expect(await emailOf(token)).toBe(email);
  expect(await emailOf(before.token)).toBe(410);
  const [, told, ...more] = await mailsTo(before.email);
  expect(told).toMatchObject({ mail: { name: "subscription-moved" }, deleteAfterDelivery: true });
  expect(JSON.stringify(told)).not.toContain(email);
  expect(more).toEqual([]);
});

test("the same address again stays as it was, and every link goes on working", async () => {
  const { email, token } = await subscribe();
  expect(await post(`${token}/address`, { email: email.toUpperCase() })).toBe(200);
  const asked = await tokenOf(email.toUpperCase());
  expect(await post(`${asked}/confirm`)).toBe(200);
  expect(await emailOf(token)).toBe(email.toUpperCase());
  expect((await mailsTo(email)).map(({ mail }) => mail.name)).toEqual(["subscription-confirm"]);
});

test("only who has the link of a confirmed subscription asks another address, and not without end", async () => {
  const { token } = await subscribe();
  const unconfirmed = anyone();
  await api.post(HERE, { email: unconfirmed, frequency: "daily", privacy: true });
  expect(await post(`${await tokenOf(unconfirmed)}/address`, { email: anyone() })).toBe(404);
  expect(await post(`${token.slice(0, -2)}AA/address`, { email: anyone() })).toBe(404);
  expect(await post(`${token}/address`, { email: "nobody" })).toBe(422);
  expect(await post(`${token}/address`, { email: anyone(), homepage: "https://example.be" })).toBe(422);
  const email = anyone();
  const statuses = [];
  for (let count = 0; count <= LIMITS.subscription.mostUnproven; count++)
    statuses.push(await post(`${token}/address`, { email, formToken: randomUUID() }));
  expect(statuses.at(-1)).toBe(429);
});
