import type { Client } from "pg";
import { withConnection } from "#platform/db/connection.ts";
import { createTurns } from "#platform/db/in-turn.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Storage } from "#features/site/storage.ts";

/**
 * Calls with tokens and events of sources have so many connections of a process, half of them at most of one site, whose
 * writes may wait for its import; more of them wait.
 */
const inTurn = createTurns({ most: 4, mostOfOne: 2 });

type OfSite = {
  readonly site: Pick<Site, "id">;
  readonly parts: { readonly storage: Pick<Storage, "databaseUrl"> };
};

/** A connection outside the visitors' pools, when it is this call's turn. */
export function onOwnConnection<T>(
  { site, parts }: OfSite,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  return inTurn(site.id, () => withConnection(parts.storage.databaseUrl, work));
}
