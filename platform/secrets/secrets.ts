import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Pool } from "pg";

/** What a site's server alone knows; made when it is first asked for, and the same for every server of the database. */
export type Secrets = { find(siteId: string, name: "captcha" | "limits" | "tokens"): Promise<Buffer> };

const BYTES = 32;
const MOST_KNOWN = 2_000;

/** Kept in memory once they are known: they never change. */
export function createSecrets(pool: Pool): Secrets {
  const known = new LRUCache<string, Promise<Buffer>>({ max: MOST_KNOWN });
  return {
    find(siteId, name) {
      const key = `${siteId} ${name}`;
      const found = known.get(key) ?? findOrMake(pool, siteId, name);
      known.set(key, found);
      found.catch(() => known.delete(key));
      return found;
    },
  };
}

/** Of several servers that ask at once for one that is not there, the first to write it rules. */
async function findOrMake(pool: Pool, siteId: string, name: string): Promise<Buffer> {
  await pool.query(
    "insert into secret (site_id, name, value) values ($1, $2, $3) on conflict (site_id, name) do nothing",
    [siteId, name, randomBytes(BYTES)],
  );
  const { rows } = await pool.query<{ value: Buffer }>(
    "select value from secret where site_id = $1 and name = $2",
    [siteId, name],
  );
  return rows[0]!.value;
}
