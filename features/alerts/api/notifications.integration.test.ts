import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { SubscriptionView } from "../schema.ts";
import { LIMITS } from "#domain/contact/limits.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const HERE = "/nl/ajax/notifications";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const fields = (more: object = {}) => ({
  email: `${randomUUID()}@example.be`,
  transaction: ["1"],
  type: "1",
  city: [1],
  "price-max": "500.000",
  bedrooms: [3, 4],
  frequency: "daily",
  privacy: true,
  formToken: randomUUID(),
  ...more,
});

async function mailsTo(email: string): Promise<MailDraft[]> {
  const { rows } = await api.storage.pool.query<{ draft: MailDraft }>(
    "select draft from mail where recipient = $1 order by created_at",
    [email],
  );
  return rows.map(({ draft }) => draft);
}

/** Subscribes, and answers the token that the first mail holds. */
async function subscribe(more: object = {}, path = HERE) {
  const sent = fields(more);
  const response = await api.post(path, sent);
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  const [mail] = await mailsTo(sent.email);
  const { props } = mail!.mail as { props: { path: string; summary: string } };
  return {
    sent,
    mail: mail!,
    summary: props.summary,
    token: decodeURIComponent(props.path.split("/").at(-1)!),
  };
}

const read = async (token: string, path = HERE) => {
  const response = await api.get(`${path}/${encodeURIComponent(token)}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, response };
};

test("subscribing stores the wish and asks the address for its confirmation, in words", async () => {
  const { token, mail, summary } = await subscribe();
  expect(mail).toMatchObject({ mail: { name: "subscription-confirm" }, locale: "nl" });
  expect(summary).toContain("€ 500.000,00".replace(" ", "\u00a0"));
  expect(summary).toContain("9000 Gent");
  expect(summary).toContain("slaapkamers: 3, 4");
  const { body } = await read(token);
  expect(SubscriptionView.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    isConfirmed: false,
    frequency: "daily",
    criteria: {
      transactions: [1],
      types: [1],
      cities: [1],
      priceMin: null,
      priceMax: 500_000,
      bedrooms: [3, 4],
    },
  });
});

test("the link is read, kept nowhere, and confirms only when it is sent", async () => {
  const { token } = await subscribe();
  for (let visit = 0; visit < 3; visit++) {
    const { response, body } = await read(token);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(body["isConfirmed"]).toBe(false);
  }
  for (let press = 0; press < 2; press++)
    expect((await api.post(`${HERE}/${token}/confirm`, {})).status).toBe(200);
  expect((await read(token)).body["isConfirmed"]).toBe(true);
});

test("an address that subscribed already is answered exactly like a new one", async () => {
  const { token, sent } = await subscribe();
  await api.post(`${HERE}/${token}/confirm`, {});
  const again = await api.post(HERE, { ...sent, formToken: randomUUID() });
  expect([again.status, await again.json()]).toEqual([200, { ok: true }]);
});

test("the same form sent twice is one subscription and one mail", async () => {
  const sent = fields();
  await Promise.all([api.post(HERE, sent), api.post(HERE, sent), api.post(HERE, sent)]);
  expect(await mailsTo(sent.email)).toHaveLength(1);
});

test("nobody's mailbox is filled by asking again and again", async () => {
  const email = `${randomUUID()}@example.be`;
  const statuses = [];
  for (let index = 0; index < LIMITS.subscription.mostUnproven + 2; index++)
    statuses.push((await api.post(HERE, fields({ email }))).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(await mailsTo(email)).toHaveLength(LIMITS.subscription.mostUnproven);
});

test("a confirmed subscription is changed by its token, and its mail's language goes along", async () => {
  const { token } = await subscribe();
  const change = { type: ["3"], "price-min": "600000", "price-max": "200000", frequency: "weekly" };
  expect((await api.post(`${HERE}/${token}`, change)).status).toBe(404);
  await api.post(`${HERE}/${token}/confirm`, {});
  expect((await api.post(`/fr/ajax/notifications/${token}`, change)).status).toBe(200);
  expect((await read(token)).body).toMatchObject({
    frequency: "weekly",
    locale: "fr",
    criteria: { transactions: [], types: [3], cities: [], priceMin: 200_000, priceMax: 600_000 },
  });
});

test("unsubscribing forgets the address, works twice, and from a mail program without a page", async () => {
  const { token, sent } = await subscribe();
  const oneClick = await api.fetch(`${HERE}/${token}/unsubscribe`, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: "https://mail.example",
      "Sec-Fetch-Site": "cross-site",
    },
  });
  expect(oneClick.status).toBe(200);
  expect((await api.post(`${HERE}/${token}/unsubscribe`, {})).status).toBe(200);
  expect((await read(token)).status).toBe(410);
  expect((await api.post(`${HERE}/${token}/confirm`, {})).status).toBe(410);
  const { rowCount } = await api.storage.pool.query("select from subscription where email = $1", [
    sent.email,
  ]);
  expect(rowCount).toBe(0);
});

test("a link of one agency opens nothing at another, and a guessed one nothing at all", async () => {
  const { token } = await subscribe();
  expect((await api.get(`http://zilt.localhost/nl/ajax/notifications/${token}`)).status).toBe(404);
  for (const guess of ["x", `${randomUUID()}.1.AAAAAAAAAAAAAAAAAAAAAA`, token.replace(".1.", ".2.")]) {
    expect((await read(guess)).status).toBe(404);
    for (const act of ["confirm", "unsubscribe"])
      expect((await api.post(`${HERE}/${encodeURIComponent(guess)}/${act}`, {})).status).toBe(404);
  }
});

test.each<[string, object, string]>([
  ["no consent", { privacy: undefined }, "privacy"],
  ["no address", { email: undefined }, "email"],
  ["an address with a line break", { email: "an@example.be\r\nBcc: b@example.be" }, "email"],
  ["an address of 300 characters", { email: `${"a".repeat(290)}@example.be` }, "email"],
  ["a price in words", { "price-max": "veel" }, "price-max"],
  ["a price below nothing", { "price-min": "-5" }, "price-min"],
  ["no rhythm", { frequency: "hourly" }, "frequency"],
])("%s is refused in the visitor's language, and nothing is stored", async (_, more, path) => {
  const response = await api.post(HERE, fields(more));
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: Array<{ path: string; message: string }> };
  expect(errors.map((error) => error.path)).toContain(path);
  for (const { message } of errors) expect(message).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ["350.000", 350_000],
  ["350 000", 350_000],
  ["€ 350.000,00", 350_000],
  ["1250", 1_250],
  [275_000, 275_000],
])("a price typed as %j is %s euro", async (typed, euro) => {
  const { token } = await subscribe({ "price-max": typed });
  expect((await read(token)).body).toMatchObject({ criteria: { priceMax: euro } });
});

test.each([
  // Huyzen offers a house, an apartment and a project of houses for sale; what is let is gone.
  ["", 3],
  ["type=1", 2],
  ["type=1&type=3", 3],
  ["transaction=1", 3],
  ["transaction=6", 0],
  ["price-max=300000", 1],
  ["bedrooms=4", 1],
  ["city=77", 0],
  ["price-max=x&sortType=price", 3],
])("criteria of %j fit %s listings on offer", async (query, count) => {
  expect(await api.json(`${HERE}?${query}`)).toEqual({ count });
});

test("a form post without scripts subscribes too", async () => {
  const email = `${randomUUID()}@example.be`;
  const body = new URLSearchParams({
    email,
    frequency: "at-once",
    privacy: "on",
    "price-min": "",
    type: "1",
  });
  const response = await api.postText(HERE, `${body}&type=3`, "application/x-www-form-urlencoded");
  expect(response.status).toBe(200);
  const [mail] = await mailsTo(email);
  expect(mail!.mail.name).toBe("subscription-confirm");
});
