import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { SECRETS } from "#server/api/testing/listings.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";
import { fieldsForTest } from "../testing/fields-for-test.ts";

const HANDLER = "/nl/ajax/contact-form-handler";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function mailsAbout(email: string): Promise<MailDraft[]> {
  const { rows } = await api.storage.pool.query<{ draft: MailDraft }>(
    "select draft from mail where draft::text like '%' || $1 || '%' order by name desc",
    [email],
  );
  return rows.map(({ draft }) => draft);
}

async function errorsOf(more: object, path = HANDLER): Promise<Record<string, string>> {
  const response = await api.post(path, fieldsForTest(more));
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: Array<{ path: string; message: string }> };
  return Object.fromEntries(errors.map((error) => [error.path, error.message]));
}

test("a question reaches the agency with Reply-To its visitor, who gets a confirmation", async () => {
  const sent = fieldsForTest({ subject: "Schatting" });
  const response = await api.post(HANDLER, sent);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const [toAgency, confirmation] = await mailsAbout(sent.email);
  expect(toAgency).toMatchObject({
    mail: { name: "contact-to-agency", props: { message: "Schatting - Kan ik zaterdag komen kijken?" } },
    to: { address: "info@voorbeeld.example" },
    replyTo: { address: sent.email },
    locale: "nl",
  });
  expect(confirmation).toMatchObject({ mail: { name: "contact-confirmation" }, to: { address: sent.email } });
});

test("the confirmation repeats nothing that was typed", async () => {
  const sent = fieldsForTest({
    message: "Koop nu!",
    firstName: "Kooplustige",
    subject: "Reclame",
    estateId: 1,
  });
  await api.post(HANDLER, sent);
  const confirmation = (await mailsAbout(sent.email)).find(({ to }) => to.address === sent.email);
  expect(JSON.stringify(confirmation)).not.toMatch(/Koop|Janssens|Reclame/);
});

test("a question about a listing goes to its sales rep", async () => {
  const sent = fieldsForTest({ estateId: "1" });
  await api.post(HANDLER, sent);
  const [toRep] = await mailsAbout(sent.email);
  expect(toRep).toMatchObject({
    to: { address: "an@voorbeeld.example" },
    mail: { props: { estate: { title: "Herenhuis", reference: "REF-1" } } },
  });
});

test("a listing's hidden address never gets into a mail", async () => {
  const sent = fieldsForTest({ estateId: 2 });
  await api.post(HANDLER, sent);
  const text = JSON.stringify(await mailsAbout(sent.email));
  expect(text).toContain("Appartement");
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
});

test.each([9, 4, 12_345])(
  "a question about listing %i, which is not shown, still arrives",
  async (estateId) => {
    const sent = fieldsForTest({ estateId });
    expect((await api.post(HANDLER, sent)).status).toBe(200);
    expect((await mailsAbout(sent.email))[0]).toMatchObject({
      to: { address: "info@voorbeeld.example" },
      mail: { props: { estate: null } },
    });
  },
);

test("the subject 0 is none", async () => {
  const sent = fieldsForTest({ subject: "0" });
  await api.post(HANDLER, sent);
  expect((await mailsAbout(sent.email))[0]!.mail.props).toMatchObject({
    message: "Kan ik zaterdag komen kijken?",
  });
});

test("a page without scripts sends it as a form", async () => {
  const sent = fieldsForTest({ privacy: "on", phone: "", subject: "0" });
  const body = new URLSearchParams(sent as unknown as Record<string, string>).toString();
  const response = await api.postText(HANDLER, body, "application/x-www-form-urlencoded");
  expect(response.status).toBe(200);
  expect(await mailsAbout(sent.email)).toHaveLength(2);
});

test("a form with parts is read too, and a broken one is refused as such", async () => {
  const sent = fieldsForTest({ privacy: "on" });
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, String(value));
  expect((await api.fetch(HANDLER, { method: "POST", body: form })).status).toBe(200);
  const broken = await api.postText(HANDLER, "no parts", "multipart/form-data; boundary=x");
  expect(broken.status).toBe(400);
});

test("a double click sends one message", async () => {
  const sent = fieldsForTest();
  const responses = await Promise.all([api.post(HANDLER, sent), api.post(HANDLER, sent)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mailsAbout(sent.email)).toHaveLength(2);
});

test("without a token, sending the same again within ten minutes sends nothing more", async () => {
  const sent = fieldsForTest({ formToken: undefined });
  await api.post(HANDLER, sent);
  await api.at(new Date("2026-03-02T11:09:00Z")).post(HANDLER, sent);
  expect(await mailsAbout(sent.email)).toHaveLength(2);
  await api.at(new Date("2026-03-02T11:11:00Z")).post(HANDLER, sent);
  expect(await mailsAbout(sent.email)).toHaveLength(4);
});

test("without consent nothing is sent, and the box is named", async () => {
  const sent = fieldsForTest({ privacy: undefined });
  const { errors } = (await (await api.post(HANDLER, sent)).json()) as { errors: unknown[] };
  expect(errors).toEqual([{ path: "privacy", code: "missing", message: "Vink dit aan om verder te gaan." }]);
  expect(await mailsAbout(sent.email)).toEqual([]);
  expect(Object.keys(await errorsOf({ privacy: false }))).toEqual(["privacy"]);
});

test("an empty form names every field that is missing, in the language of the page", async () => {
  const response = await api.post("/fr/ajax/contact-form-handler", { message: "  " });
  const { errors } = (await response.json()) as { errors: Array<{ path: string; message: string }> };
  expect(errors.map(({ path }) => path).toSorted()).toEqual([
    "email",
    "firstName",
    "lastName",
    "message",
    "privacy",
  ]);
  expect(new Set(errors.map(({ message }) => message))).toEqual(
    new Set(["Veuillez remplir ce champ.", "Cochez cette case pour continuer."]),
  );
});

test("an address that can't be answered is named, one of another alphabet is written to", async () => {
  expect(Object.keys(await errorsOf({ email: "piet@example.be\nBcc: all@example.be" }))).toEqual(["email"]);
  expect(await errorsOf({ email: `${"a".repeat(300)}@example.be` })).toEqual({
    email: "Gebruik hoogstens 254 tekens.",
  });
  const sent = fieldsForTest({ email: "用户@例子.example" });
  expect((await api.post(HANDLER, sent)).status).toBe(200);
  expect((await mailsAbout(sent.email)).map(({ to }) => to.address)).toContain(sent.email);
});

test.each([
  [{ firstName: "Piet\nBcc: x" }, "firstName"],
  [{ phone: "bel mij" }, "phone"],
  [{ phone: "1" }, "phone"],
  [{ message: "x".repeat(5_001) }, "message"],
  [{ message: "\u0000" }, "message"],
  [{ message: "\ud800" }, "message"],
  [{ subject: "x".repeat(201) }, "subject"],
  [{ estateId: "ja" }, "estateId"],
  [{ formToken: "1" }, "formToken"],
  [{ message: { $ne: null } }, "message"],
])("%j is named by its field", async (more, field) => {
  expect(Object.keys(await errorsOf(more))).toEqual([field]);
});

test("the field that no person sees gives programs away", async () => {
  expect(Object.keys(await errorsOf({ homepage: "https://spam.example" }))).toEqual(["homepage"]);
});

test("a page of another site can't send it in its visitor's name", async () => {
  for (const headers of [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", Origin: "http://other.localhost" },
  ]) {
    expect((await api.post(HANDLER, fieldsForTest(), headers as never)).status).toBe(403);
  }
});

test("the site's own pages send it, also behind a proxy that took TLS off", async () => {
  for (const headers of [
    { Origin: "https://localhost" },
    { Origin: "http://localhost", "Sec-Fetch-Site": "same-origin" },
  ]) {
    expect((await api.post(HANDLER, fieldsForTest(), headers as never)).status).toBe(200);
  }
});

test("a body of more than a megabyte is refused whole", async () => {
  const response = await api.post(HANDLER, fieldsForTest({ message: "x".repeat(1_100_000) }));
  expect(response.status).toBe(413);
});

test("another site's form goes to another agency, and to it alone", async () => {
  const sent = fieldsForTest();
  await api.post(`http://zilt.localhost/de/ajax/contact-form-handler`, sent);
  const { rows } = await api.storage.pool.query("select site_id from submission where email = $1", [
    sent.email,
  ]);
  expect(rows).toEqual([{ site_id: "zilt" }]);
});

test("with the database away the visitor is told to try again", async () => {
  const away = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  const broken = api.over({
    submissions: { ...api.storage.submissions, accept: () => Promise.reject(away) },
  });
  const response = await broken.post(HANDLER, fieldsForTest({ formToken: randomUUID() }));
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("5");
});
