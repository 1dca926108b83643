import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { PasskeyOptions, PasskeySignIn, Person } from "../schema.ts";
import { sessionCookie } from "../session-cookie.ts";
import { checkSignature, keepChallenge, loadWebAuthn, passkeyHost } from "./check-passkey.ts";
import { countCall } from "./count-call.ts";
import { beginningOf } from "./sessions.ts";

const shared = { group: "Desk", isPersonal: true, desk: "anyone", method: "POST" } as const;

/** The browser offers the passkeys that it has for this host, so that nobody is asked for an address. */
const options = siteEndpoint({
  ...shared,
  path: "/desk/passkey-sign-in/options",
  summary: "What a passkey is asked to sign to sign in",
  description: "The options of `navigator.credentials.get` as JSON; they count once, for five minutes.",
  operationId: "deskPasskeySignInOptions",
  answer: PasskeyOptions,
  problems: ["passkey", "too-many"],
  handle: async (call) => {
    await countCall(call, ["desk-passkey-from-network"]);
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const { rpId } = passkeyHost(call);
    const asked = await generateAuthenticationOptions({ rpID: rpId, userVerification: "required" });
    await keepChallenge(call, asked.challenge, null);
    return answer(asked);
  },
});

const signIn = siteEndpoint({
  ...shared,
  path: "/desk/passkey-sign-in",
  summary: "Signs in with what a passkey signed, and sets the cookie of the session",
  operationId: "deskPasskeySignIn",
  body: PasskeySignIn,
  status: 201,
  answer: Person,
  problems: ["passkey", "too-many"],
  handle: async (call) => {
    const { site, parts, host, body } = call;
    await countCall(call, ["desk-sign-in-from-network"]);
    const response = body.response as AuthenticationResponseJSON;
    const { desk } = parts.storage;
    const passkey = await desk.findPasskey(site.id, response.id);
    if (!passkey) throw new AppError("passkey");
    const counter = await checkSignature(call, response, passkey);
    const begun = await desk.signInByPasskey(site.id, { ...beginningOf(call), passkey, counter });
    return answer(begun.person, { headers: { "Set-Cookie": sessionCookie(host, begun.secret) } });
  },
});

export const deskPasskeySignIn = [options, signIn];
