import type { Transaction } from "#platform/db/transaction.ts";
import { PERSONAL_DATA_TABLES } from "./personal-data-tables.ts";

/** What every site holds about one person, by site and by kind; sites that hold nothing are left out. */
export type PersonalData = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

export async function exportPersonalData(transaction: Transaction, email: string): Promise<PersonalData> {
  const found: Record<string, Record<string, unknown[]>> = {};
  for (const siteId of await siteIds(transaction)) {
    for (const { name, find } of PERSONAL_DATA_TABLES) {
      const { rows } = await transaction.query<{ data: unknown }>(find, [siteId, email.toLowerCase()]);
      if (rows.length > 0) (found[siteId] ??= {})[name] = rows.map(({ data }) => data);
    }
  }
  return found;
}

/** Every site, since a person may have written to any. */
export async function siteIds(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ site_id: string }>("select site_id from site order by site_id");
  return rows.map(({ site_id: siteId }) => siteId);
}
