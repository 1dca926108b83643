import type { Pool } from "pg";
import type { Transaction } from "#platform/db/transaction.ts";
import { hashSecret } from "#features/site/access/access-token.ts";

/** A passkey as signatures are checked with it. */
export type Passkey = {
  readonly id: string;
  readonly personId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
};

export type NewPasskey = Passkey & { readonly name: string; readonly now: Date };

export type ListedPasskey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

type NewChallenge = {
  readonly challenge: string;
  /** Who adds a passkey; null where one is to sign in. */
  readonly personId: string | null;
  readonly expiresAt: Date;
};

export async function addChallenge(
  pool: Pool,
  siteId: string,
  { challenge, personId, expiresAt }: NewChallenge,
): Promise<void> {
  await pool.query(ADD_CHALLENGE, [siteId, hashSecret(challenge), personId, expiresAt]);
}

/** Whether a challenge of this site was for this person (null: to sign in) and is not over; it counts once. */
export async function takeChallenge(
  pool: Pool,
  siteId: string,
  { challenge, personId, now }: Omit<NewChallenge, "expiresAt"> & { readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(TAKE_CHALLENGE, [siteId, hashSecret(challenge), personId, now]);
  return rowCount === 1;
}

/** False where the passkey is known already. */
export async function addPasskey(
  transaction: Transaction,
  siteId: string,
  { id, personId, name, publicKey, counter, transports, now }: NewPasskey,
): Promise<boolean> {
  const values = [siteId, id, personId, name, Buffer.from(publicKey), counter, transports, now];
  const { rowCount } = await transaction.query(ADD_PASSKEY, values);
  return rowCount === 1;
}

export async function findPasskey(pool: Pool, siteId: string, id: string): Promise<Passkey | null> {
  const { rows } = await pool.query<Omit<Passkey, "publicKey"> & { publicKey: Buffer }>(FIND, [siteId, id]);
  const [row] = rows;
  return row ? { ...row, counter: Number(row.counter), publicKey: new Uint8Array(row.publicKey) } : null;
}

export async function listPasskeys(pool: Pool, siteId: string, personId: string): Promise<ListedPasskey[]> {
  const { rows } = await pool.query<ListedPasskey>(LIST, [siteId, personId]);
  return rows;
}

/** Notes that a passkey signed; its counter only grows where it counts at all. */
export async function notePasskeyUse(
  transaction: Transaction,
  siteId: string,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: Date },
): Promise<void> {
  await transaction.query(
    "update desk_passkey set counter = $3, used_at = $4 where site_id = $1 and passkey_id = $2",
    [siteId, id, counter, now],
  );
}

/** False where the person has no such passkey. */
export async function removePasskey(
  transaction: Transaction,
  siteId: string,
  { personId, id }: { readonly personId: string; readonly id: string },
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    "delete from desk_passkey where site_id = $1 and person_id = $2 and passkey_id = $3",
    [siteId, personId, id],
  );
  return rowCount === 1;
}

const ADD_CHALLENGE = `
  insert into desk_challenge (site_id, challenge_hash, person_id, expires_at)
  select site_id, $2, $3, $4 from site where site_id = $1`;

const TAKE_CHALLENGE = `
  delete from desk_challenge
  where site_id = $1 and challenge_hash = $2 and person_id is not distinct from $3 and expires_at > $4`;

const ADD_PASSKEY = `
  insert into desk_passkey (site_id, passkey_id, person_id, name, public_key, counter, transports, created_at)
  select site_id, $2, person_id, $4, $5, $6, $7, $8 from desk_person where site_id = $1 and person_id = $3
  on conflict (site_id, passkey_id) do nothing`;

const FIND = `
  select passkey_id as id, person_id as "personId", public_key as "publicKey", counter, transports
  from desk_passkey where site_id = $1 and passkey_id = $2`;

const LIST = `
  select passkey_id as id, name, created_at as "createdAt", used_at as "usedAt"
  from desk_passkey where site_id = $1 and person_id = $2 order by created_at, passkey_id`;
