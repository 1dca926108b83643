import { afterAll, beforeAll, expect, test } from "vitest";
import { Passkeys } from "../schema.ts";
import { cookieOf, openTestDesk } from "../testing/open-test-desk.ts";
import { testAuthenticator, UP } from "../testing/test-authenticator.ts";
import { testPerson } from "../testing/test-person.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const HERE = { rpId: "localhost", origin: "http://localhost" };
const typeOf = ({ json }: { readonly json: Record<string, unknown> | null }) =>
  String(json?.["type"]).replace("/api/problems/", "");

const challengeOf = async (siteId: string, path: string, cookie?: string) => {
  const { json } = await desk.call("POST", `${siteId}/desk/${path}/options`, { cookie });
  return String(json!["challenge"]);
};
const addWith = async (siteId: string, cookie: string, phone: ReturnType<typeof testAuthenticator>) => {
  const response = phone.create(await challengeOf(siteId, "passkeys", cookie));
  return desk.call("POST", `${siteId}/desk/passkeys`, { cookie, body: { name: "Phone", response } });
};
const signInWith = (siteId: string, response: object) =>
  desk.call("POST", `${siteId}/desk/passkey-sign-in`, { body: { response } });

/** A site whose owner has a passkey on a phone. */
async function agency() {
  const made = await desk.agency();
  const phone = testAuthenticator(HERE);
  expect((await addWith(made.id, made.cookie, phone)).status).toBe(201);
  return { ...made, phone };
}

test("a person adds a passkey, and signs in with it without an address", async () => {
  const { id, cookie, phone } = await agency();
  const { json } = await desk.call("GET", `${id}/desk/passkeys`, { cookie });
  const [passkey] = Passkeys.parse(json).passkeys;
  expect(passkey).toMatchObject({ id: phone.id, name: "Phone", usedAt: null });
  const signedIn = await signInWith(id, phone.get(await challengeOf(id, "passkey-sign-in")));
  expect(signedIn.status).toBe(201);
  expect(signedIn.json).toMatchObject({ name: "Lotte" });
  const begun = cookieOf(signedIn.headers);
  expect((await desk.call("GET", `${id}/leads`, { cookie: begun })).status).toBe(200);
  const { json: after } = await desk.call("GET", `${id}/desk/passkeys`, { cookie: begun });
  expect(Passkeys.parse(after).passkeys[0]!.usedAt).not.toBe(null);
});

test("the browser is asked for a passkey that it finds by itself and that a finger, face or code opens", async () => {
  const { id, person, cookie, phone } = await agency();
  const { json: add } = await desk.call("POST", `${id}/desk/passkeys/options`, { cookie });
  expect(add).toMatchObject({
    rp: { id: "localhost", name: "Kantoor Proef" },
    user: { name: person.email, displayName: "Lotte" },
    attestation: "none",
    excludeCredentials: [{ id: phone.id }],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { json: get } = await desk.call("POST", `${id}/desk/passkey-sign-in/options`);
  expect(get).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(get!["allowCredentials"] ?? []).toEqual([]);
});

test("a passkey that was removed signs nobody in", async () => {
  const { id, cookie, phone } = await agency();
  expect((await desk.call("DELETE", `${id}/desk/passkeys/${phone.id}`, { cookie })).status).toBe(204);
  const refused = await signInWith(id, phone.get(await challengeOf(id, "passkey-sign-in")));
  expect([refused.status, typeOf(refused)]).toEqual([401, "passkey"]);
});

test("nobody lists or removes a colleague's passkeys", async () => {
  const { id, phone } = await agency();
  const colleague = await desk.add(id, testPerson("Jan", "jan@example.be"));
  const cookie = await desk.signIn(id, colleague.id);
  expect((await desk.call("GET", `${id}/desk/passkeys`, { cookie })).json).toEqual({ passkeys: [] });
  expect((await desk.call("DELETE", `${id}/desk/passkeys/${phone.id}`, { cookie })).status).toBe(404);
});

type Agency = Awaited<ReturnType<typeof agency>>;

const ATTACKS: Record<string, (agency: Agency) => Promise<Awaited<ReturnType<typeof signInWith>>>> = {
  "a signature that was sent before": async ({ id, phone }) => {
    const response = phone.get(await challengeOf(id, "passkey-sign-in"));
    expect((await signInWith(id, response)).status).toBe(201);
    return signInWith(id, response);
  },
  "a challenge that nobody asked": ({ id, phone }) => signInWith(id, phone.get("bmV2ZXI")),
  "a challenge of another site": async ({ id, phone }) => {
    const other = await desk.agency();
    return signInWith(id, phone.get(await challengeOf(other.id, "passkey-sign-in")));
  },
  "a challenge for adding a passkey": async ({ id, cookie, phone }) =>
    signInWith(id, phone.get(await challengeOf(id, "passkeys", cookie))),
  "a challenge that is over": async ({ id, phone }) => {
    const challenge = await challengeOf(id, "passkey-sign-in");
    await desk.storage.pool.query(
      "update desk_challenge set expires_at = expires_at - interval '5 minutes' where site_id = $1",
      [id],
    );
    return signInWith(id, phone.get(challenge));
  },
  "another key under the id of a known one": async ({ id, phone }) => {
    const thief = testAuthenticator(HERE);
    const response = thief.get(await challengeOf(id, "passkey-sign-in"));
    return signInWith(id, { ...response, id: phone.id, rawId: phone.id });
  },
  "a passkey of another site": async ({ id }) => {
    const other = await agency();
    return signInWith(id, other.phone.get(await challengeOf(id, "passkey-sign-in")));
  },
  "a page of another origin": async ({ id, cookie }) => {
    const phished = testAuthenticator({ ...HERE, origin: "https://evil.example" });
    return addWith(id, cookie, phished);
  },
  "a passkey of another host": async ({ id, cookie }) =>
    addWith(id, cookie, testAuthenticator({ ...HERE, rpId: "evil.example" })),
  "a phone that asked for no finger, face or code": async ({ id, phone }) =>
    signInWith(id, phone.get(await challengeOf(id, "passkey-sign-in"), { flags: UP })),
  "a copy of the key that counts from where it was made": async ({ id, phone }) => {
    await signInWith(id, phone.get(await challengeOf(id, "passkey-sign-in")));
    return signInWith(id, phone.get(await challengeOf(id, "passkey-sign-in"), { isClone: true }));
  },
  "a colleague's challenge to add a passkey": async ({ id, cookie }) => {
    const colleague = await desk.add(id, testPerson("Jan", "jan@example.be"));
    const challenge = await challengeOf(id, "passkeys", await desk.signIn(id, colleague.id));
    const response = testAuthenticator(HERE).create(challenge);
    return desk.call("POST", `${id}/desk/passkeys`, { cookie, body: { name: "Phone", response } });
  },
};

test.each(Object.entries(ATTACKS))("%s is refused", async (_, attack) => {
  const refused = await attack(await agency());
  expect([refused.status, typeOf(refused)]).toEqual([401, "passkey"]);
});

test("at a name that is none of the site's there are no passkeys", async () => {
  const { id, cookie } = await agency();
  const refused = await desk.fetch(`http://evil.example/api/sites/${id}/desk/passkey-sign-in/options`, {
    method: "POST",
    headers: { "Gevel-Desk": "1", "Sec-Fetch-Site": "same-origin", Cookie: cookie },
  });
  expect(refused.status).toBe(401);
});
