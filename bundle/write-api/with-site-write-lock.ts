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
export function withSiteWriteLock<T>(call: WriteCall, work: (client: Client) => Promise<T>): Promise<T> {
  return onOwnConnection(call, async (client) => {
    await lockSite(client, call.site.id);
    await refuseTooManyWrites(client, call);
    return work(client);
  });
}

/** Refuses a write of who did as many within a minute as one may; `others` of theirs are under way and not in the log yet. */
export async function refuseTooManyWrites(
  client: Client,
  { site, holder, now }: WriteCall,
  others = 0,
): Promise<void> {
  const since = new Date(now.getTime() - MINUTE_MS);
  const done = await countEntries(client, site.id, { actor: holder!.actor, since });
  if (done + others >= WRITES_A_MINUTE)
    throw new AppError("too-many-writes", { headers: { "Retry-After": "60" } });
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
