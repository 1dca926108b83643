import { randomUUID } from "node:crypto";
import type { Challenge } from "altcha-lib/types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#domain/contact/limits.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";
import { MESSAGES } from "#features/messages.ts";
import { fieldsForTest } from "../testing/fields-for-test.ts";
import { solveForTest } from "../testing/solve-for-test.ts";

const HANDLER = "/nl/ajax/contact-form-handler";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const puzzle = async (host = ""): Promise<Challenge> =>
  (await (await api.get(`${host}/nl/ajax/captcha`)).json()) as Challenge;

const post = (address: string, body: object, path = HANDLER) =>
  api.fetch(
    path,
    { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
    { caller: { address } },
  );

function pack(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}

async function statuses(times: number, send: (index: number) => Promise<Response>): Promise<number[]> {
  const answers = [];
  for (let index = 0; index < times; index++) answers.push((await send(index)).status);
  return answers;
}

test("a solved puzzle goes along once", async () => {
  const altcha = await solveForTest(await puzzle());
  expect((await api.post(HANDLER, fieldsForTest({ altcha }))).status).toBe(200);
  const replayed = await api.post(HANDLER, fieldsForTest({ altcha }));
  expect(replayed.status).toBe(422);
  expect(await replayed.json()).toMatchObject({ errors: [{ path: "altcha" }] });
});

test("the same form sent again with the same puzzle is the same message, not a replay", async () => {
  const sent = fieldsForTest({ altcha: await solveForTest(await puzzle()) });
  expect((await api.post(HANDLER, sent)).status).toBe(200);
  expect((await api.post(HANDLER, sent)).status).toBe(200);
});

test("a puzzle is spent only by a message that is stored", async () => {
  const altcha = await solveForTest(await puzzle());
  const away = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  const { submissions } = api.storage;
  const failing: typeof submissions.accept = (siteId, submission, work) =>
    submissions.accept(siteId, submission, async (...given) => {
      await work(...given);
      throw away;
    });
  const broken = api.over({ submissions: { ...submissions, accept: failing } });
  const sent = fieldsForTest({ altcha });
  expect((await broken.post(HANDLER, sent)).status).toBe(503);
  expect((await api.post(HANDLER, sent)).status).toBe(200);
});

test.each(["nl", "fr", "en", "de"] as const)(
  "a form that comes while the database is away is answered in the words of the page in %s, and not of listings",
  async (locale) => {
    const away = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
    const { submissions } = api.storage;
    const broken = api.over({ submissions: { ...submissions, accept: () => Promise.reject(away) } });
    const host = locale === "de" ? "http://zilt.localhost" : "";
    const answer = await broken.post(`${host}/${locale}/ajax/contact-form-handler`, fieldsForTest());
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    const words = MESSAGES[locale];
    expect(await answer.json()).toMatchObject({
      type: "/api/problems/form-not-taken",
      title: "The form could not be taken for the moment",
      detail: `${words["form.failed"]}. ${words["form.failed.unavailable"]}`,
    });
  },
);

test.each([
  ["nonsense", "nonsense"],
  ["an empty object", Buffer.from("{}").toString("base64")],
  ["a list", Buffer.from("[]").toString("base64")],
])("%s is no solution", async (_, altcha) => {
  expect((await api.post(HANDLER, fieldsForTest({ altcha }))).status).toBe(422);
});

test("nobody can make, change or guess a puzzle", async () => {
  const challenge = await puzzle();
  const solved = JSON.parse(Buffer.from(await solveForTest(challenge), "base64").toString()) as {
    challenge: Challenge;
    solution: { derivedKey: string };
  };
  const { parameters } = solved.challenge;
  const later = { ...parameters, data: { expiresAt: Date.parse("2099-01-01") } };
  const fakes = [
    { ...solved, challenge: { ...solved.challenge, parameters: later } },
    { ...solved, challenge: { ...solved.challenge, signature: "0".repeat(64) } },
    { ...solved, solution: { ...solved.solution, derivedKey: "00".repeat(32) } },
  ];
  for (const fake of fakes) {
    expect((await api.post(HANDLER, fieldsForTest({ altcha: pack(fake) }))).status).toBe(422);
  }
  expect((await api.post(HANDLER, fieldsForTest({ altcha: pack(solved) }))).status).toBe(200);
});

test("a puzzle is good for twenty minutes", async () => {
  const altcha = await solveForTest(await puzzle());
  const late = api.at(new Date("2026-03-02T11:21:00Z"));
  expect((await late.post(HANDLER, fieldsForTest({ altcha }))).status).toBe(422);
});

test("one agency's puzzle opens no other agency's form", async () => {
  const altcha = await solveForTest(await puzzle());
  const zilt = await api.post(
    "http://zilt.localhost/de/ajax/contact-form-handler",
    fieldsForTest({ altcha }),
  );
  expect(zilt.status).toBe(422);
});

test("a puzzle is one visitor's: it is never kept", async () => {
  const response = await api.get("/nl/ajax/captcha");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await puzzle()).not.toEqual(await puzzle());
});

test("without a solved puzzle fewer messages pass, and then the visitor learns when to come back", async () => {
  const { mostUnproven } = LIMITS["any-form"];
  const answers = await statuses(mostUnproven + 2, () => post("192.0.2.1", fieldsForTest()));
  expect(answers).toEqual([...Array(mostUnproven).fill(200), 429, 429]);
  const refused = await post("192.0.2.1", fieldsForTest());
  expect(Number(refused.headers.get("Retry-After"))).toBe(3_600);
  expect(await refused.json()).toMatchObject({
    detail: expect.stringMatching(
      /Probeer het opnieuw vanaf 02\/03\/2026 om 13:00 of bel ons op \+32 9 000 00 00\./,
    ),
  });
});

test("who solved a puzzle still gets through", async () => {
  const { mostUnproven } = LIMITS["any-form"];
  await statuses(mostUnproven + 1, () => post("192.0.2.2", fieldsForTest()));
  const altcha = await solveForTest(await puzzle());
  expect((await post("192.0.2.2", fieldsForTest({ altcha }))).status).toBe(200);
});

test("a whole /64 of IPv6 counts as one visitor, its neighbour does not", async () => {
  const { mostUnproven } = LIMITS["any-form"];
  const answers = await statuses(mostUnproven + 1, (index) =>
    post(`2001:db8:1:2::${index + 1}`, fieldsForTest()),
  );
  expect(answers.at(-1)).toBe(429);
  expect((await post("2001:db8:1:3::1", fieldsForTest())).status).toBe(200);
});

test.each([
  ["a /56 of IPv6", 2, (index: number) => `2001:db8:1:1${index.toString(16).padStart(2, "0")}::1`],
  ["a /48 of IPv6", 4, (index: number) => `2001:db8:2:${index.toString(16)}00::1`],
  ["a /24 of IPv4", 4, (index: number) => `203.0.113.${index}`],
])(
  "%s sends %i times as much as one visitor, from however many addresses",
  async (_what, times, addressOf) => {
    const most = LIMITS["any-form"].mostUnproven * times;
    const answers = await statuses(most + 2, (index) => post(addressOf(index), fieldsForTest()));
    expect(answers).toEqual([...Array(most).fill(200), 429, 429]);
  },
);

test("an IPv4 address that is written as IPv6 is the same visitor", async () => {
  const { mostUnproven } = LIMITS["any-form"];
  const spellings = ["192.0.2.33", "::ffff:192.0.2.33", "::ffff:c000:221"];
  const answers = await statuses(mostUnproven + 1, (index) => post(spellings[index % 3]!, fieldsForTest()));
  expect(answers.at(-1)).toBe(429);
});

test.each([
  ["with a tag of its own each time", (index: number) => ({ email: `els+${index}@example.be` })],
  ["under other addresses with one phone", () => ({ phone: "0470 98 76 54" })],
])("a person sends no more %s", async (_what, more) => {
  const { mostUnproven } = LIMITS["any-form-daily"];
  const answers = await statuses(mostUnproven + 1, (index) =>
    post(`198.51.${index}.1`, fieldsForTest(more(index))),
  );
  expect(answers).toEqual([...Array(mostUnproven).fill(200), 429]);
});

test("one mail address sends no more from wherever it comes, whatever its capitals", async () => {
  const { mostUnproven } = LIMITS["any-form-daily"];
  const answers = await statuses(mostUnproven + 1, (index) =>
    post(`198.51.100.${index}`, fieldsForTest({ email: index % 2 ? "AN@example.be" : "an@example.be" })),
  );
  expect(answers).toEqual([...Array(mostUnproven).fill(200), 429]);
});

test("repeating a form that was taken counts for nothing", async () => {
  const sent = fieldsForTest();
  const answers = await statuses(LIMITS["any-form"].most + 5, () => post("192.0.2.9", sent));
  expect(new Set(answers)).toEqual(new Set([200]));
});

test("an operator can switch puzzles and limits off, to see what lies behind them", async () => {
  const { get, post: send } = api.unchecked();
  expect((await get("/nl/ajax/captcha")).status).toBe(204);
  const email = `${randomUUID()}@example.be`;
  const times = LIMITS["any-form-daily"].most + 1;
  const answers = await statuses(times, () => send(HANDLER, fieldsForTest({ email, altcha: "nonsense" })));
  expect(answers).toEqual(Array(times).fill(200));
});

test("five hundred visitors at once are all taken", async () => {
  const { post: send } = api.unchecked();
  const answers = await Promise.all(Array.from({ length: 500 }, () => send(HANDLER, fieldsForTest())));
  expect(answers.map(({ status }) => status)).toEqual(Array(500).fill(200));
});
