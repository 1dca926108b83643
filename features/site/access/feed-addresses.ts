import type { Pool } from "pg";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { hashSecret, isSecret, newToken, type TokenParts } from "./access-token.ts";
import { writeLogEntry } from "./site-log.ts";

/** The formats in which portals fetch listings, each with the file that ends its address. */
export const FEED_FILES = {
  openimmo: "openimmo.xml",
  kyero: "kyero.xml",
  "schema-org": "listings.json",
} as const;
export type FeedFormat = keyof typeof FEED_FILES;

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly feeds: FeedAddresses;
  }
}

export type ListedFeed = {
  readonly feedId: string;
  readonly format: FeedFormat;
  readonly name: string;
  readonly createdAt: Date;
  readonly fetchedAt: Date | null;
};

type FeedAddresses = ReturnType<typeof openFeedAddresses>;
/** Of a feed, below the site's first host name. */
type NewAddress = { readonly hostname: string; readonly path: string };
type NewFeed = { readonly format: FeedFormat; readonly name: string; readonly now: Date };

/** The secret in the address of a feed: `{id}-{secret}`. */
const SECRET = /^([0-9a-f]{16})-([\w-]{43})$/;
/** Compared with where there is no such feed, so that the answer takes as long. */
const NOBODYS = hashSecret("");

/** The addresses at which portals fetch the listings of each site. */
export function openFeedAddresses(pool: Pool) {
  return {
    /** Makes an address and answers it, which is nowhere kept; null where there is no such site. */
    async create(siteId: string, { format, name, now }: NewFeed): Promise<NewAddress | null> {
      const feed = newToken();
      return inTransaction(pool, async (transaction) => {
        const values = [siteId, feed.id, format, name, hashSecret(feed.secret), now];
        const { rows } = await transaction.query<{ hostname: string }>(INSERT, values);
        if (!rows[0]) return null;
        const subject = `${feed.id} ${format} ${name}`;
        await writeLogEntry(transaction, siteId, { ...logged("added", now), subject });
        return { hostname: rows[0].hostname, path: pathOfFeed(feed, format) };
      });
    },

    /** The id of the feed that a secret opens in a format; null for every other secret. */
    async find(siteId: string, secret: string, format: FeedFormat): Promise<string | null> {
      const [, id, key] = SECRET.exec(secret) ?? [];
      if (!id || !key) return null;
      const { rows } = await pool.query<{ secret_hash: Buffer }>(FIND, [siteId, id, format]);
      return isSecret(key, rows[0]?.secret_hash ?? NOBODYS) ? id : null;
    },

    async noteFetch(siteId: string, feedId: string, now: Date): Promise<void> {
      await pool.query(NOTE_FETCH, [siteId, feedId, now]);
    },

    async list(siteId: string): Promise<ListedFeed[]> {
      const { rows } = await pool.query<ListedFeed>(LIST, [siteId]);
      return rows;
    },

    /** Ends an address; false where the site has none of this id. */
    remove(siteId: string, feedId: string, now: Date): Promise<boolean> {
      return inTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(REMOVE, [siteId, feedId]);
        if (rowCount !== 1) return false;
        await writeLogEntry(transaction, siteId, { ...logged("removed", now), subject: feedId });
        return true;
      });
    },
  };
}

export function isFeedFormat(word: string): word is FeedFormat {
  return Object.hasOwn(FEED_FILES, word);
}

function pathOfFeed({ id, secret }: TokenParts, format: FeedFormat): string {
  return `/feeds/${id}-${secret}/${FEED_FILES[format]}`;
}

function logged(outcome: "added" | "removed", at: Date) {
  return { at, actor: "gevel feed", action: "feed", outcome };
}

const INSERT = `
  insert into feed (site_id, feed_id, format, name, secret_hash, created_at)
  select site_id, $2, $3, $4, $5, $6 from site where site_id = $1
  returning (select document #>> '{hostnames,0}' from site where site_id = $1) as hostname`;

const FIND = "select secret_hash from feed where site_id = $1 and feed_id = $2 and format = $3";

const NOTE_FETCH = "update feed set fetched_at = $3 where site_id = $1 and feed_id = $2";

const LIST = `
  select feed_id as "feedId", format, name, created_at as "createdAt", fetched_at as "fetchedAt"
  from feed where site_id = $1 order by created_at, feed_id`;

const REMOVE = "delete from feed where site_id = $1 and feed_id = $2";
