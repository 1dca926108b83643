import type { ClientBase } from "pg";
import type { Change } from "./storage.ts";

export const CHANGE_CHANNEL = "gevel_change";

/** PostgreSQL refuses notices of 8000 bytes and more; so many estates are as good as the whole site. */
const MOST_BYTES = 7_900;

/** Tells every server on this database, when the transaction commits, what is shown differently. */
export async function notifyChange(client: Pick<ClientBase, "query">, change: Change): Promise<void> {
  const exact = JSON.stringify(change);
  const whole: Change = { ...change, scope: "site", rentals: undefined };
  const payload = exact.length <= MOST_BYTES ? exact : JSON.stringify(whole);
  await client.query("select pg_notify($1, $2)", [CHANGE_CHANNEL, payload]);
}
