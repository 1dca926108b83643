import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Person } from "#features/site/access/person.ts";

type Database = Pick<Pool, "query"> | Transaction;
export type NewPerson = Omit<Person, "id">;

/** Of `desk_person`, by the name `p`. */
export const PERSON_COLUMNS = `p.person_id as id, p.email, p.name, p.role, p.locale,
  p.sales_rep_ids::float8[] as "salesRepIds"`;

export async function findPersonByEmail(
  database: Database,
  siteId: string,
  email: string,
): Promise<Person | null> {
  const { rows } = await database.query<Person>(FIND_BY_EMAIL, [siteId, email]);
  return rows[0] ?? null;
}

/** Adds a person, or changes who was invited and never came; null where somebody of this address is there already. */
export async function addPerson(
  transaction: Transaction,
  siteId: string,
  { email, name, role, locale, salesRepIds }: NewPerson,
  now: Date,
): Promise<Person | null> {
  const values = [siteId, newId(), email, name, role, locale, salesRepIds, now];
  const { rows } = await transaction.query<Person>(INSERT, values);
  return rows[0] ?? null;
}

export function newId(): string {
  return randomBytes(8).toString("hex");
}

const FIND_BY_EMAIL = `
  select ${PERSON_COLUMNS} from desk_person p where p.site_id = $1 and lower(p.email) = lower($2)`;

const INSERT = `
  insert into desk_person as p (site_id, person_id, email, name, role, locale, sales_rep_ids, created_at)
  select site_id, $2, $3, $4, $5, $6, $7, $8 from site where site_id = $1
  on conflict (site_id, lower(email)) do update
    set name = excluded.name, role = excluded.role, locale = excluded.locale, sales_rep_ids = excluded.sales_rep_ids
    where p.joined_at is null
  returning ${PERSON_COLUMNS}`;
