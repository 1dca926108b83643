import type { Pool } from "pg";
import type { Locale } from "#domain/locale/locale.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { signInPath } from "../sign-in-path.ts";
import { addPerson } from "./people.ts";
import { addSignInLink } from "./sign-in-links.ts";

const DAY_MS = 86_400_000;

/** Where an owner of a site signs in once within a day, without a mail; a site without an owner gets one. */
export async function linkForDevelopers(
  pool: Pool,
  { id: siteId, locale }: { readonly id: string; readonly locale: Locale },
  now: Date,
): Promise<string> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(FIND_OWNER, [siteId]);
    const owner = {
      email: `owner@${siteId}.example`,
      name: "Demo",
      role: "owner",
      locale,
      salesRepIds: [],
    } as const;
    const person = rows[0] ?? (await addPerson(transaction, siteId, owner, now));
    if (!person) throw new Error(`${siteId} has somebody of the address ${owner.email} who is no owner`);
    const expiresAt = new Date(now.getTime() + DAY_MS);
    return signInPath(await addSignInLink(transaction, siteId, { personId: person.id, expiresAt }));
  });
}

const FIND_OWNER = `
  select person_id as id from desk_person where site_id = $1 and role = 'owner' order by created_at, person_id limit 1`;
