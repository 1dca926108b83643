import type { Locale } from "#domain/locale/locale.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { SharedAnswers } from "#features/site/queries/shared-answers.ts";

/** What listings point to by an id, and names of the agency's stand for. */
export const LABEL_KINDS = ["head_type", "sub_type", "transaction", "city"] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

export type Label = {
  readonly id: number;
  readonly name: string;
  readonly zip: string | null;
  /** In the alphabet of its language; names that are read as the same share one. */
  readonly place: number;
};

export type Labels = Readonly<Record<LabelKind, ReadonlyMap<number, Label>>>;

const shared = new SharedAnswers<Labels>();

/** The names of what a site's listings point to, in a language and in the order of its alphabet. */
export function readLabels(reader: DatabaseReader, siteId: string, locale: Locale): Promise<Labels> {
  const cachedAs = { siteId, key: `labels/${locale}`, none: labelsOf("[]"), sizeOf: sizeOfLabels };
  return shared.getOrLoad(reader.queryCache, cachedAs, {
    readHash: async () => (await read<Hash>(reader, { siteId, locale, text: FIND_HASH })).hash ?? undefined,
    load: async () => {
      const { hash, text } = await read<Row>(reader, { siteId, locale, text: LOAD });
      return { hash, answer: labelsOf(text) };
    },
  });
}

function sizeOfLabels(labels: Labels): number {
  return Object.values(labels).reduce((sum, { size }) => sum + size, 0);
}

type Asked = { readonly siteId: string; readonly locale: Locale; readonly text: string };
type Hash = { readonly hash: string | null };
type Row = { readonly hash: string; readonly text: string };

async function read<Answer extends Hash>(
  { database }: DatabaseReader,
  { siteId, locale, text }: Asked,
): Promise<Answer> {
  const { rows } = await database.query<Answer>({ text, values: [siteId, locale, LABEL_KINDS] });
  return rows[0]!;
}

/** Null where an older server wrote names of one kind, without their hash. */
const FIND_HASH = `
  select case when count(*) = count(hash) then md5(string_agg(hash, '' order by kind)) end as hash
  from label where site_id = $1 and locale = $2 and kind = any($3) and id = 0`;

/** All names as one text: thousands of rows would take far longer to read. */
const LOAD = `
  select coalesce((${FIND_HASH}), md5(text)) as hash, text from (
    select coalesce(json_agg(json_build_array(kind, id, name, zip, ascending) order by kind, ascending, id), '[]')::text as text
    from label where site_id = $1 and locale = $2 and id <> 0) as labels`;

type NamedRow = readonly [kind: LabelKind, id: number, name: string, zip: string | null, place: number];

function labelsOf(text: string): Labels {
  const labels = {
    head_type: new Map<number, Label>(),
    sub_type: new Map<number, Label>(),
    transaction: new Map<number, Label>(),
    city: new Map<number, Label>(),
  };
  for (const [kind, id, name, zip, place] of JSON.parse(text) as NamedRow[])
    labels[kind].set(id, { id, name, zip, place });
  return labels;
}
