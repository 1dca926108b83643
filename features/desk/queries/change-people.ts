import type { Pool } from "pg";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Person } from "#features/site/access/person.ts";
import type { PersonChange } from "../schema.ts";
import { PERSON_COLUMNS } from "./people.ts";

export type ListedPerson = Person & {
  readonly state: "invited" | "active";
  readonly lastSeenAt: Date | null;
};

export async function listPeople(pool: Pool, siteId: string): Promise<ListedPerson[]> {
  const { rows } = await pool.query<ListedPerson>(LIST, [siteId]);
  return rows;
}

/** Nobody of this id, or the one who alone could undo it. */
type Refused = "unknown" | "last-owner";

/** Changes what is given of a person; their sessions go on, by the role that they have from then on. */
export async function changePerson(
  transaction: Transaction,
  siteId: string,
  personId: string,
  change: PersonChange,
): Promise<Person | Refused> {
  if (
    change.role !== undefined &&
    change.role !== "owner" &&
    (await isLastOwner(transaction, siteId, personId))
  )
    return "last-owner";
  const { name, role, locale, salesRepIds } = change;
  const { rows } = await transaction.query<Person>(CHANGE, [
    siteId,
    personId,
    name,
    role,
    locale,
    salesRepIds,
  ]);
  return rows[0] ?? "unknown";
}

/** Removes a person with their sessions, links and passkeys. */
export async function removePerson(
  transaction: Transaction,
  siteId: string,
  personId: string,
): Promise<"removed" | Refused> {
  if (await isLastOwner(transaction, siteId, personId)) return "last-owner";
  const { rowCount } = await transaction.query(
    "delete from desk_person where site_id = $1 and person_id = $2",
    [siteId, personId],
  );
  return rowCount === 1 ? "removed" : "unknown";
}

/** Whether no other owner ever came to the desk. Owners are locked: of two who remove each other at once, one stays. */
async function isLastOwner(transaction: Transaction, siteId: string, personId: string): Promise<boolean> {
  const { rows } = await transaction.query<{ id: string; hasJoined: boolean }>(LOCK_OWNERS, [siteId]);
  return (
    rows.some(({ id }) => id === personId) && !rows.some(({ id, hasJoined }) => hasJoined && id !== personId)
  );
}

const LIST = `
  select ${PERSON_COLUMNS}, case when p.joined_at is null then 'invited' else 'active' end as state,
    p.last_seen_at as "lastSeenAt"
  from desk_person p where p.site_id = $1 order by lower(p.name), p.person_id`;

const LOCK_OWNERS = `
  select person_id as id, joined_at is not null as "hasJoined" from desk_person
  where site_id = $1 and role = 'owner' order by person_id for update`;

const CHANGE = `
  update desk_person p set name = coalesce($3, name), role = coalesce($4, role), locale = coalesce($5, locale),
    sales_rep_ids = coalesce($6::bigint[], sales_rep_ids)
  where site_id = $1 and person_id = $2 returning ${PERSON_COLUMNS}`;
