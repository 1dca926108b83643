import type { ClientBase } from "pg";
import { findLimits } from "#features/site/queries/hosting.ts";
import { ESTATES_FILE } from "../files/bundle-files.ts";

const COUNTED = {
  listings: {
    file: ESTATES_FILE,
    things: "listings",
    count: "select count(*)::int as count from estate where site_id = $1",
  },
  pictures: {
    file: "media",
    things: "pictures and documents",
    count: "select count(distinct file)::int as count from asset where site_id = $1",
  },
} as const;

export type LimitedThing = keyof typeof COUNTED;

/** A write would give a site more than its operator lets it have. */
export class LimitReached extends Error {
  readonly file: string;
  readonly limit: { readonly of: LimitedThing; readonly most: number };

  constructor(what: LimitedThing, count: number, most: number) {
    const { file, things } = COUNTED[what];
    super(
      `the site would have ${count} ${things}, and may have ${most}; whoever runs the servers can raise that`,
    );
    this.file = file;
    this.limit = { of: what, most };
  }
}

/** What a site has of what is limited. */
async function countOf(client: ClientBase, siteId: string, what: LimitedThing): Promise<number> {
  const { rows } = await client.query<{ count: number }>(COUNTED[what].count, [siteId]);
  return rows[0]!.count;
}

/**
 * Does a write, and throws {@link LimitReached} where the site then has more of something than it had and than it may have, so
 * that the transaction changes nothing. A site that has too much already can still change and remove.
 */
export async function refuseOverLimit<T>(
  client: ClientBase,
  siteId: string,
  things: readonly LimitedThing[],
  write: () => Promise<T>,
): Promise<T> {
  const limits = await findLimits(client, siteId);
  const limited = things.filter((what) => limits[what] !== null);
  const before = new Map<LimitedThing, number>();
  for (const what of limited) before.set(what, await countOf(client, siteId, what));
  const written = await write();
  for (const what of limited) {
    const count = await countOf(client, siteId, what);
    if (count > before.get(what)! && count > limits[what]!)
      throw new LimitReached(what, count, limits[what]!);
  }
  return written;
}
