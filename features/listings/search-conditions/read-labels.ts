import type { Locale } from "#domain/locale/locale.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { SharedAnswers } from "#features/site/queries/shared-answers.ts";
import { statement } from "./statement.ts";

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
  // Who comes first pays for all, in the room that answers may take.
  let isShared = false;
  const load = async () => {
    const found = await shared.findOrLoad({
      readHash: async () => (await read(reader, { siteId, locale, columns: "md5(text) as hash" })).hash,
      load: async () => {
        const { hash, text } = await read(reader, { siteId, locale, columns: "md5(text) as hash, text" });
        return { hash, answer: labelsOf(text) };
      },
    });
    isShared = found.isShared;
    return found.answer!;
  };
  return reader.queryCache.getOrLoad(siteId, `labels/${locale}`, load, (labels) =>
    isShared ? 1 : Object.values(labels).reduce((sum, { size }) => sum + size, 0),
  );
}

type Asked = { readonly siteId: string; readonly locale: Locale; readonly columns: string };
type Row = { readonly hash: string; readonly text: string };

/** All names as one text: thousands of rows would take far longer to read. */
async function read({ database }: DatabaseReader, { siteId, locale, columns }: Asked): Promise<Row> {
  const { rows } = await database.query<Row>(
    statement(
      siteId,
      (bind) =>
        `select ${columns} from (
           select coalesce(json_agg(json_build_array(kind, id, name, zip, ascending) order by kind, ascending, id), '[]')::text as text
           from label where site_id = $1 and locale = ${bind(locale)} and id <> 0) as labels`,
    ),
  );
  return rows[0]!;
}

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
