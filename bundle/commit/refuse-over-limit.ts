import type { ClientBase } from "pg";
import { findLimits } from "#features/site/queries/hosting.ts";
import { ESTATES_FILE } from "../files/bundle-files.ts";
import { measureMedia } from "#features/site/queries/measure-media.ts";

type Limited = {
  /** The file of a bundle that brings too much. */
  readonly file: string;
  readonly inWords: (count: number) => string;
  readonly countOf: (client: ClientBase, site: LimitedSite) => Promise<number>;
};

/** Whose limits count, and where its files are. */
export type LimitedSite = { readonly siteId: string; readonly dataDir: string };

const rowsOf =
  (text: string) =>
  async (client: ClientBase, { siteId }: LimitedSite) =>
    (await client.query<{ count: number }>(text, [siteId])).rows[0]!.count;

const LIMITED = {
  listings: {
    file: ESTATES_FILE,
    inWords: (count) => `${count} listings`,
    countOf: rowsOf("select count(*)::int as count from estate where site_id = $1"),
  },
  pictures: {
    file: "media",
    inWords: (count) => `${count} pictures and documents`,
    countOf: rowsOf("select count(distinct file)::int as count from asset where site_id = $1"),
  },
  mediaBytes: {
    file: "media",
    inWords: (bytes) => `${(bytes / 1e6).toFixed(1)} MB of pictures and documents`,
    countOf: (client, { siteId, dataDir }) => measureMedia(client, siteId, dataDir),
  },
} as const satisfies Readonly<Record<string, Limited>>;

export type LimitedThing = keyof typeof LIMITED;

/** A write would give a site more than its operator lets it have. */
export class LimitReached extends Error {
  readonly file: string;
  readonly limit: { readonly of: LimitedThing; readonly most: number };

  constructor(what: LimitedThing, count: number, most: number) {
    const { file, inWords } = LIMITED[what];
    super(
      `the site would have ${inWords(count)}, and may have ${inWords(most)}; whoever runs the servers can raise that`,
    );
    this.file = file;
    this.limit = { of: what, most };
  }
}

/**
 * Does a write, and throws {@link LimitReached} where the site then has more of something than it had and than it may have, so
 * that the transaction changes nothing. A site that has too much already can still change and remove.
 */
export async function refuseOverLimit<T>(
  client: ClientBase,
  site: LimitedSite,
  things: readonly LimitedThing[],
  write: () => Promise<T>,
): Promise<T> {
  const limits = await findLimits(client, site.siteId);
  const limited = things.filter((what) => limits[what] !== null);
  const before = new Map<LimitedThing, number>();
  for (const what of limited) before.set(what, await LIMITED[what].countOf(client, site));
  const written = await write();
  for (const what of limited) {
    const count = await LIMITED[what].countOf(client, site);
    if (count > before.get(what)! && count > limits[what]!)
      throw new LimitReached(what, count, limits[what]!);
  }
  return written;
}
