import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bookingOf } from "#server/database/testing/two-sites-visitors.ts";
import { CurrentSession, Sessions } from "../schema.ts";
import { cookieOf, FROM_DESK, openTestDesk } from "../testing/open-test-desk.ts";
import { testPerson } from "../testing/test-person.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

/** A link is mailed within some seconds, at a moment that nobody can foresee. */
const MAIL_COMES = { timeout: 10_000, interval: 50 };

const typeOf = ({ json }: { readonly json: Record<string, unknown> | null }) =>
  String(json?.["type"]).replace("/api/problems/", "");

test("somebody of the agency asks for a link, and its button signs them in for the site's calls", async () => {
  const { id } = await desk.agency();
  const asked = { email: " LOTTE@example.be", locale: "fr" };
  const { status, json } = await desk.call("POST", `${id}/desk/sign-in-links`, { body: asked });
  expect({ status, json }).toEqual({ status: 204, json: null });
  const [mail] = await vi.waitUntil(async () => {
    const mails = await desk.mailsOf(id);
    return mails.length > 0 && mails;
  }, MAIL_COMES);
  expect(mail).toMatchObject({
    to: { address: "lotte@example.be" },
    locale: "fr",
    mail: { name: "desk-link" },
  });
  const path = (mail!.mail.props as { path: string }).path;
  expect(path).toMatch(/^\/desk\/sign-in#[\w-]{43}$/);
  const body = { secret: path.split("#")[1]! };
  const signedIn = await desk.call("POST", `${id}/desk/sessions`, { body });
  expect(signedIn.status).toBe(201);
  expect(signedIn.json).toMatchObject({ name: "Lotte", role: "owner", salesRepIds: [] });
  expect(signedIn.headers.get("Cache-Control")).toBe("private, no-store");
  expect(signedIn.headers.get("Set-Cookie")).toMatch(
    /^gevel_desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const cookie = cookieOf(signedIn.headers);
  const { json: session } = await desk.call("GET", `${id}/desk/session`, { cookie });
  expect(CurrentSession.parse(session).person.email).toBe("lotte@example.be");
  expect((await desk.call("GET", `${id}/leads`, { cookie })).status).toBe(200);
});

test("an address that nobody has gets the same answer and no mail", async () => {
  const { id } = await desk.agency();
  const body = { email: "nobody@example.be", locale: "nl" };
  const { status, json, headers } = await desk.call("POST", `${id}/desk/sign-in-links`, { body });
  expect({ status, json, cookie: headers.get("Set-Cookie") }).toEqual({
    status: 204,
    json: null,
    cookie: null,
  });
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(await desk.mailsOf(id)).toEqual([]);
});

test("what only a known address needs is done at a moment that nobody can foresee", async () => {
  const { id } = await desk.agency();
  const asked = vi.spyOn(desk.storage.desk, "findPersonByEmail");
  const waits: number[] = [];
  for (const _ of [1, 2, 3, 4]) {
    const before = performance.now();
    await desk.call("POST", `${id}/desk/sign-in-links`, {
      body: { email: "lotte@example.be", locale: "nl" },
    });
    const known = asked.mock.calls.length;
    await vi.waitUntil(() => asked.mock.calls.length > known, MAIL_COMES);
    waits.push(performance.now() - before);
  }
  asked.mockRestore();
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(100);
});

test("the answer waits for nothing that only a known address needs", async () => {
  const { id } = await desk.agency();
  const slow = vi.spyOn(desk.storage.desk, "findPersonByEmail").mockReturnValue(new Promise(() => {}));
  const body = { email: "lotte@example.be", locale: "nl" };
  expect((await desk.call("POST", `${id}/desk/sign-in-links`, { body })).status).toBe(204);
  slow.mockRestore();
});

test("a session ends where its person says so, here or on another device", async () => {
  const { id, person, cookie } = await desk.agency();
  const phone = await desk.signIn(id, person.id);
  const { json } = await desk.call("GET", `${id}/desk/sessions`, { cookie });
  const { sessions } = Sessions.parse(json);
  expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
  const other = sessions.find(({ isThis }) => !isThis)!;
  expect((await desk.call("DELETE", `${id}/desk/sessions/${other.id}`, { cookie })).status).toBe(204);
  expect((await desk.call("GET", `${id}/desk/session`, { cookie: phone })).status).toBe(401);
  const out = await desk.call("DELETE", `${id}/desk/session`, { cookie });
  expect(out.headers.get("Set-Cookie")).toContain("gevel_desk=; Max-Age=0");
  expect((await desk.call("GET", `${id}/leads`, { cookie })).status).toBe(401);
});

test("a browser that signs in again has one session, not two", async () => {
  const { id, person, cookie } = await desk.agency();
  const body = { secret: await desk.linkFor(id, person.id) };
  expect((await desk.call("POST", `${id}/desk/sessions`, { cookie, body })).status).toBe(201);
  expect((await desk.call("GET", `${id}/desk/session`, { cookie })).status).toBe(401);
});

test("a session that nobody used for 30 days is over", async () => {
  const { id, cookie } = await desk.agency();
  await desk.storage.pool.query(
    "update desk_session set last_seen_at = last_seen_at - interval '30 days' where site_id = $1",
    [id],
  );
  expect((await desk.call("GET", `${id}/desk/session`, { cookie })).status).toBe(401);
});

test("what a person does stands in the log of the site under their id, not their address", async () => {
  const { id, person, cookie } = await desk.agency({}, { files: {} });
  const body = { agency: { phone: "+32 9 000 00 01" } };
  expect((await desk.call("PATCH", `${id}/site`, { cookie, body })).status).toBe(200);
  const { rows } = await desk.storage.pool.query(
    "select actor from site_log where site_id = $1 and actor like 'person%'",
    [id],
  );
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([`person ${person.id}`]));
});

test("a token opens no call of the desk, and still opens its own", async () => {
  const { id } = await desk.agency();
  const headers = { Authorization: `Bearer ${await desk.token(id, ["leads"])}` };
  expect((await desk.call("GET", `${id}/leads`, { headers })).status).toBe(200);
  expect((await desk.call("GET", `${id}/desk/session`, { headers })).status).toBe(401);
});

test("an agent is refused what the role does not have", async () => {
  const { id, cookie } = await desk.agency({ role: "agent", salesRepIds: [1] });
  const refused = await desk.call("PATCH", `${id}/site`, { cookie, body: { name: "Mine" } });
  expect([refused.status, typeOf(refused)]).toEqual([403, "other-role"]);
});

test("an agent sees the visits of their own sales rep alone", async () => {
  const { id, cookie } = await desk.agency({ role: "agent", salesRepIds: [2] });
  const owner = await desk.add(id, testPerson("An", "an@example.be"));
  await desk.storage.submissions.transact((transaction) =>
    desk.storage.visits.book(transaction, id, bookingOf("links")),
  );
  const leadsOf = async (asking: string) =>
    (await desk.call("GET", `${id}/leads`, { cookie: asking })).json!["leads"] as unknown as { id: string }[];
  const [visit] = await leadsOf(await desk.signIn(id, owner.id));
  expect(await leadsOf(cookie)).toEqual([]);
  expect((await desk.call("GET", `${id}/leads/${visit!.id}`, { cookie })).status).toBe(404);
  const colleague = await desk.add(
    id,
    testPerson("Jan", "jan@example.be", { role: "agent", salesRepIds: [1] }),
  );
  expect(await leadsOf(await desk.signIn(id, colleague.id))).toHaveLength(1);
});

test("a page that visitors read stays as they read it for whoever is signed in", async () => {
  const { id, cookie } = await desk.agency({}, { files: {} });
  const visitor = await desk.call("GET", `${id}/pages/1`, { headers: {} });
  const signedIn = await desk.call("GET", `${id}/pages/1`, { cookie, headers: {} });
  expect(signedIn.json).toEqual(visitor.json);
  expect(signedIn.headers.get("Vary")).toContain("Gevel-Desk");
});

/** Each gets what it needs to attack a site whose owner is signed in, and is refused with a status and a problem. */
type Agency = Awaited<ReturnType<typeof desk.agency>>;
type Attack = (agency: Agency) => Promise<{ status: number; json: Record<string, unknown> | null }>;

const signInWith = (siteId: string, secret: string, headers: Record<string, string> = FROM_DESK) =>
  desk.call("POST", `${siteId}/desk/sessions`, { body: { secret }, headers });
const signOutWith = ({ id, cookie }: Agency, headers: Record<string, string>) =>
  desk.call("DELETE", `${id}/desk/session`, { cookie, headers });

const ATTACKS: Record<string, readonly [status: number, problem: string, attack: Attack]> = {
  "a link that was used": [
    401,
    "sign-in-link",
    async ({ id, person }) => {
      const secret = await desk.linkFor(id, person.id);
      expect((await signInWith(id, secret)).status).toBe(201);
      return signInWith(id, secret);
    },
  ],
  "a link beside one that was used": [
    401,
    "sign-in-link",
    async ({ id, person }) => {
      const [secret, other] = [await desk.linkFor(id, person.id), await desk.linkFor(id, person.id)];
      await signInWith(id, secret);
      return signInWith(id, other);
    },
  ],
  "a link that is over": [
    401,
    "sign-in-link",
    async ({ id, person }) => signInWith(id, await desk.linkFor(id, person.id, 0)),
  ],
  "a link of another site": [
    401,
    "sign-in-link",
    async ({ id, person }) => {
      const other = await desk.agency();
      return signInWith(other.id, await desk.linkFor(id, person.id));
    },
  ],
  "a guess": [401, "sign-in-link", ({ id }) => signInWith(id, "A".repeat(43))],
  "a link that another site's page presses, to sign its visitor in as somebody else": [
    403,
    "other-origin",
    async ({ id, person }) =>
      signInWith(id, await desk.linkFor(id, person.id), {
        "Gevel-Desk": "1",
        "Sec-Fetch-Site": "cross-site",
      }),
  ],
  "a cookie of another site": [
    401,
    "no-session",
    async ({ cookie }) => {
      const other = await desk.agency();
      return desk.call("GET", `${other.id}/leads`, { cookie });
    },
  ],
  "a cookie that was made up": [
    401,
    "no-session",
    ({ id }) => desk.call("GET", `${id}/leads`, { cookie: `gevel_desk=${"A".repeat(43)}` }),
  ],
  "a write from another site": [
    403,
    "other-origin",
    (agency) => signOutWith(agency, { "Gevel-Desk": "1", "Sec-Fetch-Site": "cross-site" }),
  ],
  "a write from another host of the domain": [
    403,
    "other-origin",
    (agency) => signOutWith(agency, { "Gevel-Desk": "1", "Sec-Fetch-Site": "same-site" }),
  ],
  "a write from another origin, by an older browser": [
    403,
    "other-origin",
    (agency) => signOutWith(agency, { "Gevel-Desk": "1", Origin: "http://evil.example" }),
  ],
  "a write of nobody knows which page": [
    403,
    "other-origin",
    (agency) => signOutWith(agency, { "Gevel-Desk": "1" }),
  ],
  "a write that a person typed into the address bar": [
    403,
    "other-origin",
    (agency) => signOutWith(agency, { "Gevel-Desk": "1", "Sec-Fetch-Site": "none" }),
  ],
  "a write without the header, as a form of the site's own pages sends it": [
    403,
    "other-origin",
    (agency) => signOutWith(agency, { "Sec-Fetch-Site": "same-origin" }),
  ],
  "a write of a listing without the header": [
    403,
    "other-origin",
    ({ id, cookie }) =>
      desk.call("PATCH", `${id}/site`, { cookie, body: {}, headers: { "Sec-Fetch-Site": "same-origin" } }),
  ],
  "a session of somebody who was removed": [
    401,
    "no-session",
    async ({ id, person, cookie }) => {
      await desk.storage.pool.query("delete from desk_person where site_id = $1 and person_id = $2", [
        id,
        person.id,
      ]);
      return desk.call("GET", `${id}/leads`, { cookie });
    },
  ],
  "the end of a colleague's session": [
    404,
    "not-found",
    async ({ id, cookie }) => {
      const colleague = await desk.add(id, testPerson("Jan", "jan@example.be"));
      await desk.signIn(id, colleague.id);
      const [session] = await desk.storage.desk.listSessions(
        id,
        colleague.id,
        new Date("2026-03-02T11:00:00Z"),
      );
      return desk.call("DELETE", `${id}/desk/sessions/${session!.id}`, { cookie });
    },
  ],
  "an address with a line break in it": [
    400,
    "invalid-input",
    ({ id }) =>
      desk.call("POST", `${id}/desk/sign-in-links`, {
        body: { email: "lotte@example.be\r\nBcc: all@evil.example", locale: "nl" },
      }),
  ],
  "an address that names a second one": [
    400,
    "invalid-input",
    ({ id }) =>
      desk.call("POST", `${id}/desk/sign-in-links`, {
        body: { email: "lotte@example.be,all@evil.example", locale: "nl" },
      }),
  ],
};

test.each(Object.entries(ATTACKS))("%s is refused", async (_, [status, problem, attack]) => {
  const answer = await attack(await desk.agency());
  expect([answer.status, typeOf(answer)]).toEqual([status, problem]);
});

test("two presses of one button at the same moment begin one session", async () => {
  const { id, person } = await desk.agency();
  const secret = await desk.linkFor(id, person.id);
  const answers = await Promise.all([signInWith(id, secret), signInWith(id, secret)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 401]);
});
