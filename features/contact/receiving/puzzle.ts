import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { z } from "zod";

/** About half a second of a phone's work, on average. */
const COST = 2_000;
const FEWEST_TRIES = 100;
const MOST_TRIES = 300;
const VALID_MS = 20 * 60_000;

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().max(64),
      data: z.object({ expiresAt: z.number() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
});

export type SolvedPuzzle = { readonly id: string; readonly expiresAt: Date };

/** Work for a browser, signed: whoever solves it shows that a message is worth half a second to them. */
export function createPuzzle(secret: Buffer, now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(MOST_TRIES, FEWEST_TRIES),
    deriveKey,
    // The library would compare its own `expiresAt` with a clock of its own.
    data: { expiresAt: now.getTime() + VALID_MS },
    hmacSignatureSecret: secret.toString("base64"),
    hmacKeySignatureSecret: secret.toString("hex"),
  });
}

/** Reads what the browser's part sends: the puzzle with its solution, as JSON in base64. */
export async function verifyPuzzle(
  secret: Buffer,
  payload: string,
  now: Date,
): Promise<{ kind: "solved"; puzzle: SolvedPuzzle } | { kind: "wrong" }> {
  const read = Payload.safeParse(parse(payload));
  if (!read.success) return { kind: "wrong" };
  const { challenge, solution } = read.data;
  const { nonce, data } = challenge.parameters;
  if (data.expiresAt < now.getTime()) return { kind: "wrong" };
  const { verified } = await verifySolution({
    challenge: challenge as unknown as Challenge,
    solution: { ...solution, time: 0 },
    deriveKey,
    hmacSignatureSecret: secret.toString("base64"),
    hmacKeySignatureSecret: secret.toString("hex"),
  }).catch(() => ({ verified: false }));
  return verified
    ? { kind: "solved", puzzle: { id: nonce, expiresAt: new Date(data.expiresAt) } }
    : { kind: "wrong" };
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64").toString());
  } catch {
    return null;
  }
}
