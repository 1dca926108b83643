import type { Client } from "pg";
import { withConnection } from "#platform/db/connection.ts";
import { createTurns } from "#platform/db/in-turn.ts";
import { countEntries } from "#features/site/access/site-log.ts";
import { actorOf } from "#features/site/access/access-tokens.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { ApiCall } from "#features/site/api/endpoint.ts";
import type { Site } from "#features/site/schema/site.ts";
import { lockImports } from "../commit/import-lock.ts";

declare module "#features/site/api/query-context.ts" {
  interface ApiParts {
    /** Where the files of a site lie. */
    readonly dataDir: string;
  }
}

export type WriteCall<Body = unknown> = ApiCall<Body> & { readonly site: Site };

const WRITES_A_MINUTE = 300;
const MINUTE_MS = 60_000;
/** An import of a whole site may hold it longer: the caller tries again. */
const PATIENCE = "10s";

/**
 * Calls with tokens and events of sources have so many connections of a process, half of them at most of one site, whose
 * writes may wait for its import; more of them wait.
 */
const inTurn = createTurns({ most: 4, mostOfOne: 2 });

type OfSite = { readonly site: Pick<Site, "id">; readonly parts: Pick<WriteCall["parts"], "storage"> };

/** A connection outside the visitors' pools, when it is this call's turn. */
export function onOwnConnection<T>(
  { site, parts }: OfSite,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  return inTurn(site.id, () => withConnection(parts.storage.databaseUrl, work));
}

/** Does a write while nobody else writes on the site. */
export function onSite<T>(
  { site, parts, holder, now }: WriteCall,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  return onOwnConnection({ site, parts }, async (client) => {
    await lockSite(client, site.id);
    const since = new Date(now.getTime() - MINUTE_MS);
    if ((await countEntries(client, site.id, { actor: actorOf(holder!), since })) >= WRITES_A_MINUTE)
      throw new AppError("too-many-writes", { headers: { "Retry-After": "60" } });
    return work(client);
  });
}

async function lockSite(client: Client, siteId: string): Promise<void> {
  await client.query(`set lock_timeout = '${PATIENCE}'`);
  try {
    await lockImports(client, siteId);
  } catch (error) {
    if ((error as { readonly code?: string }).code === LOCK_NOT_AVAILABLE) throw new AppError("busy");
    throw error;
  }
  await client.query("set lock_timeout = 0");
}

const LOCK_NOT_AVAILABLE = "55P03";
