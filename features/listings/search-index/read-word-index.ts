import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { BYTES_A_ROW } from "#platform/db/query-cache.ts";
import type { Bind } from "../search-conditions/conditions-of.ts";
import { statement } from "../search-conditions/statement.ts";
import { REFERENCE_MARK } from "../search-conditions/words-of-estate.ts";
import { fraction, numbersIn } from "./packed-numbers.ts";
import { bytesOf, type WordIndex, type WordSegment } from "./word-index.ts";

/** PostgreSQL finds the words of a smaller site in some thousandths of a second. */
const LEAST_LISTINGS = 10_000;
/** Of the first segment; how many words they have says how many listings the next takes. */
const FIRST_LISTINGS = 1_000;
/** Places take two bytes. */
const MOST_LISTINGS = 20_000;
const MOST_GROWTH = 4;
/** So many take PostgreSQL less than a second: long descriptions of many listings took it longer than a read may. */
const PLACES_A_SEGMENT = 400_000;
/** After more changes all is read anew, since each change has all that changed read again. */
const MOST_CHANGED = 2_000;
/** The same for listings with many words: some tenths of a second of PostgreSQL. */
const MOST_CHANGED_PLACES = 100_000;
/** What the words of one site take at most beside its rows. */
const MOST_BYTES = 22_000_000;

const BYTES_OF_PLACE = 2;
const BYTES_OF_COUNT = 4;
/** Of a word with its header, a byte a letter. */
const BYTES_OF_TEXT = 32;

const WORDS = "word-index";

/** No index where it would take too much room. */
type Cached = { readonly index: WordIndex | null };

/** Has the words of a large site read in the background, unless they are there or on their way. */
export function prepareWordIndex(reader: DatabaseReader, siteId: string, listings: number): void {
  const { queryCache } = reader;
  if (listings < LEAST_LISTINGS || !queryCache.isCaching() || queryCache.has(siteId, WORDS)) return;
  getWordIndex(reader, siteId).catch(() => undefined);
}

export function isWordIndexLoaded({ queryCache }: DatabaseReader, siteId: string): boolean {
  return queryCache.isLoaded(siteId, WORDS);
}

/** The words of a site of so many listings; null where PostgreSQL is to be asked, also while they are read for the first time. */
export async function findWordIndex(
  reader: DatabaseReader,
  siteId: string,
  listings: number,
): Promise<WordIndex | null> {
  prepareWordIndex(reader, siteId, listings);
  if (!isWordIndexLoaded(reader, siteId)) return null;
  const cached = await getWordIndex(reader, siteId).catch(() => null);
  return cached && cached.index;
}

function getWordIndex({ database, queryCache }: DatabaseReader, siteId: string): Promise<Cached> {
  return queryCache.getOrPatch<Cached>(siteId, WORDS, {
    load: async () => ({ index: await readWordIndex(database, siteId) }),
    patch: async ({ index }, ids) => ({
      index: index && (await patchWordIndex(database, siteId, index, ids)),
    }),
    sizeOf: ({ index }) => Math.ceil((index ? index.bytes + bytesOfChanges(index) : 1) / BYTES_A_ROW),
  });
}

const bytesOfChanges = ({ changes }: WordIndex) => (changes ? bytesOf(changes.segment) : 0);

type Database = Pick<DatabaseReader["database"], "query">;

/** Reads all words of a site; null when they take too much room. */
export async function readWordIndex(
  database: Database,
  siteId: string,
  { firstListings = FIRST_LISTINGS, placesASegment = PLACES_A_SEGMENT, mostBytes = MOST_BYTES } = {},
): Promise<WordIndex | null> {
  const texts = new Map<string, string>();
  const segments: WordSegment[] = [];
  let [after, listings] = [Number.MIN_SAFE_INTEGER, firstListings];
  for (;;) {
    const isNext = (bind: Bind) => `id > ${bind(after)} order by id limit ${bind(listings)}`;
    const segment = await readSegment(database, siteId, texts, isNext);
    segments.push(segment);
    const bytes = segments.reduce((sum, one) => sum + bytesOf(one), texts.size * BYTES_OF_TEXT);
    if (bytes > mostBytes) return null;
    if (segment.ids.length < listings) return { segments, bytes, changes: null };
    after = segment.ids.at(-1)!;
    listings = listingsOfNext(segment, placesASegment);
  }
}

/** As many listings as have about so many places, where they have as many words as those of the segment before. */
function listingsOfNext({ ids, places }: WordSegment, placesASegment: number): number {
  const fitting = Math.ceil((placesASegment * ids.length) / Math.max(places.length, 1));
  return Math.min(fitting, MOST_GROWTH * ids.length, MOST_LISTINGS);
}

/** The index after some listings changed, of which `changedIds` names all. Throws when there are too many. */
export async function patchWordIndex(
  database: Database,
  siteId: string,
  index: WordIndex,
  changedIds: readonly number[],
): Promise<WordIndex> {
  const ids = new Set([...(index.changes?.ids ?? []), ...changedIds]);
  const places = index.changes?.segment.places.length ?? 0;
  if (ids.size > MOST_CHANGED || places > MOST_CHANGED_PLACES) throw new Error("Too many words changed.");
  const isChanged = (bind: Bind) => `id = any(${bind([...ids])}::bigint[])`;
  return { ...index, changes: { ids, segment: await readSegment(database, siteId, new Map(), isChanged) } };
}

type Packed = {
  readonly ids: Buffer | null;
  readonly words: readonly string[];
  readonly counts: Buffer | null;
  readonly places: Buffer | null;
};

/** `texts` holds the words that segments have in common once in memory. */
async function readSegment(
  database: Database,
  siteId: string,
  texts: Map<string, string>,
  writeListings: (bind: Bind) => string,
): Promise<WordSegment> {
  const { rows } = await database.query<Packed>(
    statement(siteId, (bind) => writeSegment(writeListings(bind), bind)),
  );
  const { ids, words, counts, places } = rows[0]!;
  let end = 0;
  return {
    ids: numbersIn(ids, fraction),
    words: words.map((word) => sharedText(texts, word)),
    ends: new Int32Array(words.length).map((_, word) => (end += counts!.readInt32BE(word * BYTES_OF_COUNT))),
    places: new Uint16Array((places?.length ?? 0) / BYTES_OF_PLACE).map((_, at) =>
      places!.readUInt16BE(at * BYTES_OF_PLACE),
    ),
  };
}

/** One row of runs of bytes: a row for each word would leave some hundred megabytes to collect where a site has a million listings. */
function writeSegment(listings: string, bind: Bind): string {
  return `
    with listing as materialized (
      select id, words, (row_number() over (order by id) - 1)::int2 as place
      from estate_content where site_id = $1 and ${listings}
    ), found as (
      select lexeme || ':' || array_to_string(weights, '') as word, count(*)::int as listings,
        string_agg(int2send(place), '' order by place) as places
      from listing, unnest(words) where not starts_with(lexeme, ${bind(REFERENCE_MARK)}) group by 1
    )
    select (select string_agg(float8send(id), '' order by place) from listing) as ids,
      coalesce(json_agg(word order by word collate "C"), '[]') as words,
      string_agg(int4send(listings), '' order by word collate "C") as counts,
      string_agg(places, '' order by word collate "C") as places
    from found`;
}

function sharedText(texts: Map<string, string>, text: string): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}
