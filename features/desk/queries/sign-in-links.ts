import { randomBytes } from "node:crypto";
import type { Transaction } from "#platform/db/transaction.ts";
import { hashSecret } from "#features/site/access/access-token.ts";

/** 256 bits that nobody guesses. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

type NewLink = { readonly personId: string; readonly expiresAt: Date };

/** Makes a link that signs a person in once; the answer is its secret, which is nowhere kept. That of nobody opens nothing. */
export async function addSignInLink(
  transaction: Transaction,
  siteId: string,
  { personId, expiresAt }: NewLink,
): Promise<string> {
  const secret = newSecret();
  await transaction.query(INSERT, [siteId, hashSecret(secret), personId, expiresAt]);
  return secret;
}

/** Whom a link signs in; null for one that is unknown, used, over, or of another site. It and all others of that person end. */
export async function useSignInLink(
  transaction: Transaction,
  siteId: string,
  secret: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await transaction.query<{ personId: string }>(USE, [siteId, hashSecret(secret), now]);
  const personId = rows[0]?.personId ?? null;
  if (personId !== null)
    await transaction.query("delete from desk_sign_in_link where site_id = $1 and person_id = $2", [
      siteId,
      personId,
    ]);
  return personId;
}

const INSERT = `
  insert into desk_sign_in_link (site_id, secret_hash, person_id, expires_at)
  select site_id, $2, person_id, $4 from desk_person where site_id = $1 and person_id = $3`;

const USE = `
  delete from desk_sign_in_link where site_id = $1 and secret_hash = $2 and expires_at > $3
  returning person_id as "personId"`;
