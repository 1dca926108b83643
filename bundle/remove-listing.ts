import type { Client, ClientBase } from "pg";
import { transact } from "#platform/db/in-transaction.ts";
import { syncCalendars } from "./calendars/sync-calendars.ts";
import { finishRentals } from "./rentals/finish-rentals.ts";
import { beginImport } from "./commit/begin-import.ts";
import { finishImport } from "./commit/finish-import.ts";
import { noteNamedRemovals } from "./commit/refuse-removals.ts";
import type { Change } from "./versions/store-versions.ts";
import { beginRentals } from "./rentals/staged-rental.ts";

export type Removal =
  /** `ids` are the listing and, of a project, its units. */
  | { readonly kind: "removed"; readonly ids: readonly number[] }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" }
  | { readonly kind: "no site" };

/** Takes one listing off a site, with the units of a project, as an import without it does: its address answers 410. */
export function removeListing(
  client: Client,
  siteId: string,
  id: number,
  change: Change,
  afterRemoving?: () => Promise<void>,
): Promise<Removal> {
  return removeFrom(client, siteId, id, listing(change), afterRemoving);
}

/** Takes one holiday home off a site, as an import without it does. */
export function removeRental(client: Client, siteId: string, id: number, change: Change): Promise<Removal> {
  return removeFrom(client, siteId, id, rental(change));
}

type Kind = {
  readonly find: string;
  readonly findGone: string;
  readonly remove: (client: ClientBase, siteId: string, ids: readonly number[]) => Promise<unknown>;
};

const listing = (change: Change): Kind => ({
  find: "select id from estate where site_id = $1 and (id = $2 or parent_id = $2) order by id <> $2, id",
  findGone: "select from tombstone where site_id = $1 and id = $2",
  remove: async (client, siteId, ids) => {
    await finishImport(client, siteId, { partial: true, removedIds: ids, change });
    await noteNamedRemovals(client, "tombstone", { siteId, ids });
  },
});

const rental = (change: Change): Kind => ({
  find: "select id from rental_unit where site_id = $1 and id = $2",
  findGone: "select from rental_tombstone where site_id = $1 and id = $2",
  remove: async (client, siteId, ids) => {
    await beginRentals(client);
    await finishRentals(client, siteId, { partial: true, removedIds: ids, change });
    await syncCalendars(client, siteId);
    await noteNamedRemovals(client, "rental_tombstone", { siteId, ids });
  },
});

function removeFrom(
  client: Client,
  siteId: string,
  id: number,
  { find, findGone, remove }: Kind,
  afterRemoving?: () => Promise<void>,
): Promise<Removal> {
  return transact(client, async () => {
    const isThere = async (sql: string, values: unknown[]) =>
      (await client.query(sql, values)).rows.length > 0;
    await beginImport(client, siteId);
    const { rows } = await client.query<{ id: number }>(find, [siteId, id]);
    const ids = rows.map((row) => Number(row.id));
    if (!ids.includes(id)) {
      if (await isThere(findGone, [siteId, id])) return { kind: "gone" };
      return {
        kind: (await isThere("select from site where site_id = $1", [siteId])) ? "unknown" : "no site",
      };
    }
    await remove(client, siteId, ids);
    await afterRemoving?.();
    return { kind: "removed", ids };
  });
}
