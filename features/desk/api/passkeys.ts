import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, EMPTY, siteEndpoint } from "#features/site/api/endpoint.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import { NewPasskey, PasskeyOptions, Passkeys } from "../schema.ts";
import { ALGORITHMS, checkNewPasskey, keepChallenge, loadWebAuthn, passkeyHost } from "./check-passkey.ts";
import { sessionOf } from "./sessions.ts";

const shared = { group: "Desk", isPersonal: true, desk: "person" } as const;
/** More are no device of one person's. */
const MOST = 20;

const options = siteEndpoint({
  ...shared,
  method: "POST",
  path: "/desk/passkeys/options",
  summary: "What the browser is asked for to make a passkey",
  description:
    "The options of `navigator.credentials.create` as JSON; they count once, for five minutes. A passkey belongs to the host name at which it was made.",
  operationId: "deskPasskeyOptions",
  answer: PasskeyOptions,
  problems: ["passkey"],
  handle: async (call) => {
    const { site, parts } = call;
    const { person } = sessionOf(call);
    const known = await parts.storage.desk.listPasskeys(site.id, person.id);
    const { generateRegistrationOptions } = await loadWebAuthn();
    const asked = await generateRegistrationOptions({
      rpName: site.name,
      rpID: passkeyHost(call).rpId,
      userName: person.email,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id }) => ({ id })),
      // Found without an address, and opened by a finger, a face or a code.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    await keepChallenge(call, asked.challenge, person.id);
    return answer(asked);
  },
});

const add = siteEndpoint({
  ...shared,
  method: "POST",
  path: "/desk/passkeys",
  summary: "Adds a passkey that the browser made",
  operationId: "deskAddPasskey",
  body: NewPasskey,
  status: 201,
  answer: Passkeys,
  problems: ["passkey", "conflict"],
  handle: async (call) => {
    const { site, parts, body, now } = call;
    const { desk, submissions } = parts.storage;
    const { person } = sessionOf(call);
    if ((await desk.listPasskeys(site.id, person.id)).length >= MOST)
      throw new AppError("conflict", { detail: `A person has at most ${MOST} passkeys.` });
    const response = body.response as RegistrationResponseJSON;
    const { id, publicKey, counter, transports = [] } = await checkNewPasskey(call, response, person.id);
    const passkey = { id, personId: person.id, name: body.name, publicKey, counter, transports, now };
    await submissions.transact(async (transaction) => {
      if (!(await desk.addPasskey(transaction, site.id, passkey))) throw new AppError("conflict");
      await writeLogEntry(transaction, site.id, { ...entryOf(call), action: "POST", outcome: "added" });
    });
    return answer({ passkeys: await desk.listPasskeys(site.id, person.id) });
  },
});

const list = siteEndpoint({
  ...shared,
  method: "GET",
  path: "/desk/passkeys",
  summary: "The passkeys of who is signed in",
  operationId: "deskPasskeys",
  answer: Passkeys,
  problems: [],
  handle: async (call) => {
    const passkeys = await call.parts.storage.desk.listPasskeys(call.site.id, sessionOf(call).person.id);
    return answer({ passkeys });
  },
});

const remove = siteEndpoint({
  ...shared,
  method: "DELETE",
  path: "/desk/passkeys/{passkeyId}",
  summary: "Removes one of the own passkeys; sessions that it began go on",
  operationId: "deskRemovePasskey",
  params: { passkeyId: "As `GET desk/passkeys` names it" },
  canBeEmpty: true,
  problems: ["not-found"],
  handle: async (call) => {
    const { site, parts, params } = call;
    const { desk, submissions } = parts.storage;
    const own = { personId: sessionOf(call).person.id, id: params["passkeyId"] ?? "" };
    await submissions.transact(async (transaction) => {
      if (!(await desk.removePasskey(transaction, site.id, own))) throw new AppError("not-found");
      await writeLogEntry(transaction, site.id, { ...entryOf(call), action: "DELETE", outcome: "removed" });
    });
    return EMPTY;
  },
});

export const deskPasskeys = [options, add, list, remove];

function entryOf({ holder, now }: Parameters<typeof sessionOf>[0] & { readonly now: Date }) {
  return { at: now, actor: holder!.actor, subject: "desk/passkeys" };
}
