import { createHmac, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;
const PREFIX = "whsec_";

/** A new key to sign with: 256 bits that nobody guesses. */
export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The key as receivers are given it: `whsec_` and its base64. */
export function secretText(secret: Buffer): string {
  return PREFIX + secret.toString("base64");
}

type Message = { readonly eventId: string; readonly body: string; readonly now: Date };

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): id, moment in seconds, and a signature of both and the
 * body as it is sent. Example: `webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=`.
 */
export function signedHeaders(secret: Buffer, { eventId, body, now }: Message): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac("sha256", secret).update(`${eventId}.${seconds}.${body}`).digest("base64");
  return {
    "webhook-id": eventId,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${signature}`,
  };
}
