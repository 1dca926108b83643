import type { ReferenceData } from "../schema/reference.ts";
import type { DatabaseReader } from "./database-reader.ts";

const EMPTY_REFERENCE: ReferenceData = {
  headTypes: [],
  subTypes: [],
  transactions: [],
  rooms: [],
  cities: [],
  countries: [],
  rentalLocations: [],
  rentalSubKinds: [],
  rentalOptions: [],
  periodTypes: [],
};

/** A name in four languages takes as much room as two rows of numbers and a text. */
const ROWS_A_NAME = 2;

/** Lists that some site has now, by the hash of their text: many agencies bring the same towns, which are then in memory once. */
const shared = new Map<string, WeakRef<ReferenceData>>();
/** Hashes of lists that nobody has any more are cleared away where there are so many. */
const MOST_HASHES = 1_000;

export function findReference(reader: DatabaseReader, siteId: string): Promise<ReferenceData> {
  // Who comes first pays for all, in the room that answers may take.
  let isShared = false;
  return reader.queryCache.getOrLoad(
    siteId,
    "reference",
    async () => {
      const known = await findKnown(reader, siteId);
      isShared = known !== null;
      return known ?? load(reader, siteId);
    },
    (reference) =>
      isShared ? 1 : ROWS_A_NAME * Object.values(reference).reduce((sum, { length }) => sum + length, 0),
  );
}

/** The lists of the site where another one has the same in memory. */
async function findKnown({ database }: DatabaseReader, siteId: string): Promise<ReferenceData | null> {
  if (shared.size === 0) return null;
  const { rows } = await database.query<{ hash: string }>({ text: HASH, values: [siteId] });
  return shared.get(rows[0]?.hash ?? "")?.deref() ?? null;
}

async function load({ database }: DatabaseReader, siteId: string): Promise<ReferenceData> {
  const { rows } = await database.query<{ hash: string; document: ReferenceData }>({
    text: LOAD,
    values: [siteId],
  });
  const [row] = rows;
  // What an older import wrote lacks the lists that came since.
  const reference = { ...EMPTY_REFERENCE, ...row?.document };
  if (row) share(row.hash, reference);
  return reference;
}

function share(hash: string, reference: ReferenceData): void {
  if (shared.size >= MOST_HASHES)
    for (const [former, lists] of shared) if (!lists.deref()) shared.delete(former);
  shared.set(hash, new WeakRef(reference));
}

const OF_SITE = "from site_part where site_id = $1 and kind = 'reference' and key = ''";
const HASH = `select md5(document::text) as hash ${OF_SITE}`;
const LOAD = `select md5(document::text) as hash, document ${OF_SITE}`;
