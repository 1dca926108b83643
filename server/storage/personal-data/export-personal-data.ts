import type { Transaction } from "../submissions/submissions.ts";
import { HOLDERS } from "./holders.ts";

/** What every site holds about one person, by site and by kind; sites that hold nothing are left out. */
export type PersonalData = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

export async function exportPersonalData(transaction: Transaction, email: string): Promise<PersonalData> {
  const found: Record<string, Record<string, unknown[]>> = {};
  for (const siteId of await siteIds(transaction)) {
    for (const { name, find } of HOLDERS) {
      const { rows } = await transaction.query<{ data: unknown }>(find, [siteId, email.toLowerCase()]);
      if (rows.length > 0) (found[siteId] ??= {})[name] = rows.map(({ data }) => data);
    }
  }
  return found;
}

/** Erases it in one transaction; the answer counts what went, by kind. */
export async function erasePersonalData(
  transaction: Transaction,
  email: string,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const siteId of await siteIds(transaction)) {
    for (const { name, erase } of HOLDERS) {
      const { rowCount } = await transaction.query(erase, [siteId, email.toLowerCase()]);
      counts[name] = (counts[name] ?? 0) + (rowCount ?? 0);
    }
  }
  return counts;
}

async function siteIds(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ site_id: string }>("select site_id from site order by site_id");
  return rows.map(({ site_id: siteId }) => siteId);
}
