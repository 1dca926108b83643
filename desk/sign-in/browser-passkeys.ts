/** What became of asking the browser for a passkey. */
export type PasskeyOutcome = "done" | "cancelled" | "known" | "failed";

/** The options that the API gives, as JSON (WebAuthn, level 3). */
export type PasskeyQuestion = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;

/** Whether this browser speaks JSON of passkeys, as all do since the spring of 2025. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function"
  );
}

/** Has the phone or the computer make a passkey. The answer is what the API takes. */
export async function makePasskey(asked: PasskeyQuestion): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return answerOf(await navigator.credentials.create({ publicKey }));
}

/** Has a passkey sign what the API asks. */
export async function signWithPasskey(asked: PasskeyQuestion): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  return answerOf(await navigator.credentials.get({ publicKey }));
}

function answerOf(credential: Credential | null): object {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new Error("the browser gave no passkey");
}

/** Why the browser gave none: a person who closes its question and one who waits too long look the same. */
export function reasonOf(error: unknown): Exclude<PasskeyOutcome, "done"> {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
  return name === "InvalidStateError" ? "known" : "failed";
}
