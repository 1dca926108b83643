import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "#platform/http/api/problem.ts";
import type { OfferedPeriod } from "../schema/period.ts";
import { StayRequest } from "../schema/stay-request.ts";
import { addDays } from "#domain/rental/period.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { Scope } from "#features/site/access/access-token.ts";
import { listLog } from "#features/site/access/site-log.ts";
import { importRentalsForTest, testUnit } from "../queries/testing/test-rentals.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

const ASKED = new Date("2026-06-01T10:00:00Z");
const after = (hours: number) => api.at(new Date(ASKED.getTime() + hours * 3_600_000));

/** Weeks without end, so that each test has its own. */
const WEEKS = Array.from({ length: 40 }, (_, index) => {
  const start = addDays("2026-07-04", 7 * index);
  return { id: index + 1, type: { id: 1 }, start, end: addDays(start, 7), price: 650 };
});

beforeAll(async () => {
  const settings = { rateLimits: false, captcha: false };
  for (const siteId of ["zee", "duin"])
    await importRentalsForTest(api.storage, {
      siteId,
      units: [testUnit(1, {}, { periods: WEEKS })],
      settings,
    });
});

const host = (site = "zee") => `http://${site}.localhost`;
let week = 0;
const anybody = () => `${crypto.randomUUID()}@example.be`;

type Asking = {
  email?: string;
  lang?: string;
  periodId?: number;
  hours?: number;
  site?: string;
  message?: string;
};

async function ask({
  email = anybody(),
  lang = "nl",
  periodId = (week += 1),
  hours = 0,
  site = "zee",
  message,
}: Asking = {}) {
  const visitor = { firstName: "An", lastName: "Peeters", email };
  const fields = { rentalUnitId: 1, periodId, persons: 2, message, ...visitor, privacy: true };
  const answer = await after(hours).post(`${host(site)}/${lang}/ajax/rental-request`, fields);
  const said = (await answer.json()) as { id: string; heldUntil: string };
  if (answer.status !== 201)
    return { status: answer.status, periodId, email, ...said, visitor: "", agency: "" };
  const mails = await mailsOf(said.id);
  const pathOf = (name: string, prop: string) =>
    (mails.find((draft) => draft.mail.name === name)!.mail.props as Record<string, string>)[prop]!;
  return {
    status: answer.status,
    ...said,
    periodId,
    email,
    visitor: `/nl/ajax/stay-requests/${tokenOf(pathOf("rental-confirmation", "path"))}`,
    agency: `/nl/ajax/stay-answers/${tokenOf(pathOf("rental-request", "answerPath"))}`,
  };
}

const tokenOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

async function mailsOf(id: string): Promise<MailDraft[]> {
  const { rows } = await api.storage.pool.query<{ draft: MailDraft }>(
    "select draft from mail where key like '%:' || $1 order by created_at",
    [id],
  );
  return rows.map(({ draft }) => draft);
}

const namesOf = async (id: string) => (await mailsOf(id)).map(({ mail }) => mail.name).toSorted();
const ASKED_MAILS = ["rental-confirmation", "rental-request"];

const look = async (path: string, hours = 0, site = "zee") => {
  const answer = await after(hours).get(host(site) + path);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as StayRequest };
};
const stateOf = async (path: string, hours = 0) => (await look(path, hours)).body.state;
const press = async (path: string, step: string, hours = 0, site = "zee") =>
  (await after(hours).post(`${host(site)}${path}/${step}`, {})).status;

const isFree = async (periodId: number, hours = 0) => {
  const periods = (await after(hours).json("/api/sites/zee/rental-units/1/periods")) as OfferedPeriod[];
  return periods.find(({ id }) => id === periodId)!.available;
};

test("a stay that an unknown address asks for is held for two hours, and free by itself after them", async () => {
  const { id, visitor, periodId, heldUntil } = await ask();
  expect(heldUntil).toBe("2026-06-01T12:00:00.000Z");
  expect(await namesOf(id)).toEqual(ASKED_MAILS);
  const { body, headers } = await look(visitor);
  expect(StayRequest.parse(body)).toEqual(body);
  expect(body).toMatchObject({ state: "asked", start: WEEKS[periodId - 1]!.start, persons: 2 });
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(await isFree(periodId, 1.99)).toBe(false);
  expect([await stateOf(visitor, 2), await isFree(periodId, 2)]).toEqual(["expired", true]);
});

test("looking at a request changes nothing; the button makes three days of it, again as often as it is pressed", async () => {
  const { visitor, agency, periodId } = await ask();
  for (const path of [visitor, agency, visitor]) expect(await stateOf(path, 1)).toBe("asked");
  expect(await press(visitor, "confirm", 1)).toBe(200);
  expect(await press(visitor, "confirm", 1.5)).toBe(200);
  const { body } = await look(visitor, 70);
  expect(body).toMatchObject({ state: "confirmed", heldUntil: "2026-06-04T10:00:00.000Z" });
  expect([await isFree(periodId, 71.9), await isFree(periodId, 72)]).toEqual([false, true]);
  expect(await stateOf(visitor, 72)).toBe("expired");
});

test("an address that has confirmed before counts as confirmed, on that site alone", async () => {
  const { visitor, email } = await ask();
  await press(visitor, "confirm");
  const again = await ask({ email: email.toUpperCase() });
  expect(again.heldUntil).toBe("2026-06-04T10:00:00.000Z");
  expect(await stateOf(again.visitor)).toBe("confirmed");
  const confirmation = (await mailsOf(again.id)).find(({ mail }) => mail.name === "rental-confirmation");
  expect(confirmation!.mail.props).toMatchObject({ confirmedUntil: null });
  const elsewhere = await ask({ email, site: "duin", periodId: 40 });
  expect(elsewhere.heldUntil).toBe("2026-06-01T12:00:00.000Z");
});

test("too late is too late: nothing is confirmed that is no longer held", async () => {
  const { visitor } = await ask();
  expect(await press(visitor, "confirm", 2)).toBe(409);
  expect(await press(visitor, "withdraw", 2)).toBe(409);
});

test("a visitor takes a request back: its days are free, the agency hears of it, and the same can be asked again", async () => {
  const asked = await ask();
  expect(await press(asked.visitor, "withdraw")).toBe(200);
  expect(await press(asked.visitor, "withdraw")).toBe(200);
  expect([await stateOf(asked.agency), await isFree(asked.periodId)]).toEqual(["withdrawn", true]);
  const mails = await mailsOf(asked.id);
  expect(mails.map(({ mail }) => mail.name).toSorted()).toEqual([
    ...ASKED_MAILS,
    "rental-withdrawn-to-agency",
  ]);
  const told = mails.find(({ mail }) => mail.name === "rental-withdrawn-to-agency")!;
  expect([told.to, told.replyTo]).toEqual([{ address: "info@example.be" }, { address: asked.email }]);
  for (const step of ["accept", "refuse"]) expect(await press(asked.agency, step)).toBe(409);
  const again = await ask({ email: asked.email, periodId: asked.periodId });
  expect(again.id).not.toBe(asked.id);
});

test("the agency accepts: the days stay taken until the stay is over, and the guest is told in their language, once", async () => {
  const { id, agency, visitor, periodId, email } = await ask({ lang: "fr" });
  expect(await press(agency, "accept", 1)).toBe(200);
  expect(await press(agency, "accept", 1)).toBe(200);
  expect(await stateOf(visitor, 24 * 20)).toBe("accepted");
  expect([await isFree(periodId, 1), await isFree(periodId, 24 * 20)]).toEqual([false, false]);
  expect(await namesOf(id)).toEqual(["rental-accepted", ...ASKED_MAILS]);
  const told = (await mailsOf(id)).find(({ mail }) => mail.name === "rental-accepted")!;
  expect(told).toMatchObject({ locale: "fr", to: { address: email } });
  expect(told.mail.props).toMatchObject({ path: expect.stringMatching(/^\/fr\/demande-de-sejour\//) });
  for (const [path, step] of [
    [agency, "refuse"],
    [visitor, "withdraw"],
    [visitor, "confirm"],
  ] as const)
    expect(await press(path, step, 1)).toBe(409);
});

test("the agency refuses: the days are free and the guest is told, with the way to other stays", async () => {
  const { id, agency, visitor, periodId } = await ask({ lang: "de" });
  expect(await press(agency, "refuse")).toBe(200);
  expect([await stateOf(visitor), await isFree(periodId)]).toEqual(["refused", true]);
  const told = (await mailsOf(id)).find(({ mail }) => mail.name === "rental-refused")!;
  expect(told).toMatchObject({ locale: "de", mail: { props: { path: "/de/ferien/1" } } });
});

test("what is no longer held can be accepted as long as nobody else has a night of it", async () => {
  const late = await ask();
  expect(await press(late.agency, "accept", 80)).toBe(200);
  expect(await isFree(late.periodId, 80)).toBe(false);
  const lost = await ask();
  await ask({ periodId: lost.periodId, hours: 3 });
  const answer = await after(3.5).post(`${host()}${lost.agency}/accept`, {});
  expect([answer.status, ((await answer.json()) as { reason: string }).reason]).toEqual([409, "taken"]);
  expect(await stateOf(lost.visitor, 3.5)).toBe("expired");
});

test("a stay that is over is accepted no more", async () => {
  const { agency } = await ask();
  const over = (Date.parse(WEEKS[week - 1]!.end) - ASKED.getTime()) / 3_600_000;
  expect(await press(agency, "accept", over)).toBe(409);
});

test("of accept, refuse and withdraw at the same moment one counts, and one mail tells it", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, agency, visitor, periodId } = await ask();
    const statuses = await Promise.all([
      press(agency, "accept"),
      press(agency, "refuse"),
      press(visitor, "withdraw"),
      press(agency, "accept"),
    ]);
    const state = await stateOf(visitor);
    expect(statuses.filter((status) => status === 200)).toHaveLength(state === "accepted" ? 2 : 1);
    expect(await isFree(periodId)).toBe(state !== "accepted");
    expect(await namesOf(id)).toHaveLength(3);
  }
});

test("of two who accept what two visitors asked for in turn, one guest has the days", async () => {
  const first = await ask();
  const second = await ask({ periodId: first.periodId, hours: 3 });
  const statuses = await Promise.all([press(first.agency, "accept", 6), press(second.agency, "accept", 6)]);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test("a token opens its own side of its own site, and a guessed one nothing", async () => {
  const { visitor, agency } = await ask();
  const token = tokenOf(visitor);
  const swapped = [`/nl/ajax/stay-answers/${token}`, `/nl/ajax/stay-requests/${tokenOf(agency)}`];
  const guessed = ["x", `${crypto.randomUUID()}.1.AAAAAAAAAAAAAAAAAAAAAA`, token.replace(".1.", ".2.")];
  for (const path of [...swapped, ...guessed.map((guess) => `/nl/ajax/stay-answers/${guess}`)]) {
    expect((await look(path)).status).toBe(404);
    for (const step of ["accept", "confirm", "withdraw"]) expect(await press(path, step)).toBe(404);
  }
  expect((await look(visitor, 0, "duin")).status).toBe(404);
  expect(await press(visitor, "withdraw", 0, "duin")).toBe(404);
  expect(await press(visitor, "accept")).toBe(404);
  expect(await stateOf(visitor)).toBe("asked");
});

test("what a guest writes is for the agency: its mail, its page and its leads, and never a mail or page of the guest", async () => {
  const message = "Mogen we onze hond\nmeebrengen?";
  const { id, visitor, agency } = await ask({ message });
  expect((await look(agency)).body.message).toBe(message);
  expect((await look(visitor)).body.message).toBeNull();
  const mails = await mailsOf(id);
  const toAgency = mails.find(({ mail }) => mail.name === "rental-request")!;
  expect(toAgency.mail.props).toMatchObject({ message });
  await press(agency, "accept");
  const others = (await mailsOf(id)).filter(({ mail }) => mail.name !== "rental-request");
  expect(others).toHaveLength(2);
  expect(JSON.stringify(others)).not.toContain("hond");
});

/** Calls of the agency's own system. */
async function decide(
  id: string,
  step: string,
  scopes: Scope[] = ["leads"],
  site = "zee",
  body: object = {},
) {
  const now = ASKED;
  const token = await api.storage.accessTokens.create(site, { name: "crm", scopes, now });
  const headers = { Authorization: `Bearer ${token}` };
  return (await after(0).post(`${host()}/api/sites/zee/leads/${id}/${step}`, body, headers)).status;
}

test("the agency's own system answers by the lead's id, with a token that may see leads and no other", async () => {
  const asked = await ask();
  expect(await decide(asked.id, "accept", ["listings", "content"])).toBe(403);
  expect(await decide(asked.id, "accept", ["leads"], "duin")).toBe(401);
  const bare = await after(0).post(`${host()}/api/sites/zee/leads/${asked.id}/accept`, {});
  expect(bare.status).toBe(401);
  expect(await stateOf(asked.visitor)).toBe("asked");
  expect(await decide(asked.id, "accept")).toBe(200);
  expect(await decide(asked.id, "accept")).toBe(200);
  expect(await decide(asked.id, "refuse")).toBe(409);
  expect(await isFree(asked.periodId)).toBe(false);
  expect(await namesOf(asked.id)).toEqual(["rental-accepted", ...ASKED_MAILS]);
  const other = await ask();
  expect(await decide(other.id, "refuse")).toBe(200);
  expect([await stateOf(other.visitor), await isFree(other.periodId)]).toEqual(["refused", true]);
  for (const id of [crypto.randomUUID(), "x"]) expect(await decide(id, "accept")).toBe(404);
  // Once each: what was done before changes nothing.
  const changes = (await listLog(api.storage.pool, "zee", 50)).filter(({ actor }) =>
    /^token .* \(crm\)$/.test(actor),
  );
  const answers = changes.filter(({ subject }) => [asked.id, other.id].some((id) => subject.includes(id)));
  expect(answers.map(({ action, subject, outcome }) => [action, subject, outcome])).toEqual([
    ["POST", `leads/${asked.id}/accept`, "accepted"],
    ["POST", `leads/${other.id}/refuse`, "refused"],
  ]);
});

test("what the agency adds to its answer stands in the guest's mail alone, and is not too long", async () => {
  const asked = await ask();
  const words = "Welkom!\n<script>alert(1)</script>";
  const answer = (note: unknown) => decide(asked.id, "accept", ["leads"], "zee", { note });
  expect(await answer("x".repeat(2_001))).toBe(400);
  expect(await answer(7)).toBe(400);
  for (const hidden of ["a\0b", "\ud800"]) expect(await answer(hidden)).toBe(400);
  expect(await stateOf(asked.visitor)).toBe("asked");
  expect(await answer(words)).toBe(200);
  const mail = (await mailsOf(asked.id)).find(({ mail: { name } }) => name === "rental-accepted")!;
  expect(mail.mail.props).toMatchObject({ note: words });
  expect(JSON.stringify((await look(asked.visitor)).body)).not.toContain("Welkom");
});

test("a page of another site cannot make its visitor answer", async () => {
  const { agency, visitor } = await ask();
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const answer = await after(0).post(`${host()}${agency}/accept`, {}, headers);
  expect(answer.status).toBe(403);
  expect(((await answer.json()) as Problem).type).toBe("/api/problems/other-origin");
  expect(await stateOf(visitor)).toBe("asked");
});
