import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** What a token may be made for: listings, everything else that an agency writes on its site, what visitors sent. */
export const SCOPES = ["listings", "content", "leads"] as const;
export type Scope = (typeof SCOPES)[number];

/** A token as its holder sends it: `gevel_{id}_{secret}`. */
const TOKEN = /^gevel_([0-9a-f]{16})_([\w-]{43})$/;

export type TokenParts = { readonly id: string; readonly secret: string };

/** A new token: 256 bits that nobody guesses. */
export function newToken(): TokenParts {
  return { id: randomBytes(8).toString("hex"), secret: randomBytes(32).toString("base64url") };
}

export function tokenText({ id, secret }: TokenParts): string {
  return `gevel_${id}_${secret}`;
}

/** The parts of what stands in `Authorization: Bearer …`; null for anything else. */
export function readToken(authorization: string | null): TokenParts | null {
  const [scheme, text = ""] = (authorization ?? "").split(" ");
  const match = scheme?.toLowerCase() === "bearer" ? TOKEN.exec(text) : null;
  return match && { id: match[1]!, secret: match[2]! };
}

/** A fast hash is enough: the secret is random, not a word that people choose. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

export function isSecret(secret: string, secretHash: Buffer): boolean {
  const given = hashSecret(secret);
  return given.length === secretHash.length && timingSafeEqual(given, secretHash);
}

export function isScope(word: string): word is Scope {
  return (SCOPES as readonly string[]).includes(word);
}
