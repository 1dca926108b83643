import type { ClientBase } from "pg";

/** What an import or a visitor's request changed: the whole site (words, pages, theme), or some estates and holiday homes. */
export type Change = {
  readonly siteId: string;
  readonly scope: "site" | number[];
  readonly rentals?: readonly number[];
  /** Of the whole site, all but its listings; servers of former versions count them as changed too. */
  readonly listings?: "unchanged";
  /** Something may be seen no more: a listing was taken off, or an address or a price hidden. */
  readonly withdraws?: true;
};

export const CHANGE_CHANNEL = "gevel_change";

/** PostgreSQL refuses notices of 8000 bytes and more; so many estates are as good as the whole site. */
const MOST_BYTES = 7_900;

/** Tells every server on this database, when the transaction commits, what is shown differently. */
export async function notifyChange(client: Pick<ClientBase, "query">, change: Change): Promise<void> {
  const exact = JSON.stringify(change);
  const whole: Change = { ...change, scope: "site", rentals: undefined, listings: undefined };
  const payload = exact.length <= MOST_BYTES ? exact : JSON.stringify(whole);
  await client.query("select pg_notify($1, $2)", [CHANGE_CHANNEL, payload]);
}
