import type { Client } from "pg";
import { countEntries } from "#features/site/access/site-log.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { ApiCall } from "#features/site/api/endpoint.ts";
import type { Site } from "#features/site/schema/site.ts";
import { lockImports } from "../import-lock.ts";
import { onOwnConnection } from "../own-connection.ts";

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

/** Does a write while nobody else writes on the site. */
export function withSiteWriteLock<T>(
  { site, parts, holder, now }: WriteCall,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  return onOwnConnection({ site, parts }, async (client) => {
    await lockSite(client, site.id);
    const since = new Date(now.getTime() - MINUTE_MS);
    if ((await countEntries(client, site.id, { actor: holder!.actor, since })) >= WRITES_A_MINUTE)
      throw new AppError("too-many-writes", { headers: { "Retry-After": "60" } });
    return work(client);
  });
}

/** Keeps other writers of the site waiting until the connection ends; throws where one of them takes long. */
export async function lockSite(client: Client, siteId: string): Promise<void> {
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
