import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from "@simplewebauthn/server";
import { AppError } from "#features/site/api/app-error.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { isDatabaseUnavailable } from "#platform/db/is-database-away.ts";
import { hostOfPasskeys, type PasskeyHost } from "../host-of-passkeys.ts";
import type { Passkey } from "../queries/passkeys.ts";

type Asked = Pick<QueryContext, "site" | "parts" | "now"> & { readonly host: string };

/** The library and what it needs are loaded with the first passkey. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

/** Ed25519, ES256 and RS256, which all phones and computers know among them. */
export const ALGORITHMS = [-8, -7, -257];

const CHALLENGE_MINUTES = 5;
const MINUTE_MS = 60_000;

export function passkeyHost({ site, host }: Pick<Asked, "site" | "host">): PasskeyHost {
  const found = hostOfPasskeys(site, host);
  if (!found) throw new AppError("passkey", { detail: "Passkeys work at the site's own host names." });
  return found;
}

/** Keeps what a passkey is about to sign, until it did or for five minutes. */
export async function keepChallenge(
  { site, parts, now }: Asked,
  challenge: string,
  personId: string | null,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE_MS);
  await parts.storage.desk.addChallenge(site.id, { challenge, personId, expiresAt });
}

/** What a new passkey of a person is; throws where its answer does not fit what was asked. */
export async function checkNewPasskey(
  call: Asked,
  response: RegistrationResponseJSON,
  personId: string,
): Promise<NonNullable<VerifiedRegistrationResponse["registrationInfo"]>["credential"]> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await orRefuse(() =>
    verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expectedOf(call, personId),
    }),
  );
  if (!verified || !registrationInfo) throw new AppError("passkey");
  return registrationInfo.credential;
}

/** The counter of a passkey that signed in; throws where the signature is not its own. */
export async function checkSignature(
  call: Asked,
  response: AuthenticationResponseJSON,
  { id, publicKey, counter }: Passkey,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const credential = { id, publicKey, counter };
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({ response, credential, ...expectedOf(call, null) }),
  );
  if (!verified) throw new AppError("passkey");
  return authenticationInfo.newCounter;
}

function expectedOf({ site, parts, now, host }: Asked, personId: string | null) {
  const { rpId, origin } = passkeyHost({ site, host });
  return {
    expectedChallenge: (challenge: string) =>
      parts.storage.desk.takeChallenge(site.id, { challenge, personId, now }),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  };
}

/** The library throws for whatever does not fit; that is no fault of ours, unless the database is away. */
async function orRefuse<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    throw new AppError("passkey");
  }
}
