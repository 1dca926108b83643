import type { Locale } from "#domain/locale/locale.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
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

/** The names of what a site's listings point to, in a language and in the order of its alphabet. */
export function readLabels(
  { database, queryCache }: DatabaseReader,
  siteId: string,
  locale: Locale,
): Promise<Labels> {
  const load = async () => {
    const { rows } = await database.query<Label & { kind: LabelKind }>(
      statement(
        siteId,
        (bind) =>
          `select kind, id, name, zip, ascending as place from label
           where site_id = $1 and locale = ${bind(locale)} and id <> 0 order by kind, ascending, id`,
      ),
    );
    const labels = {
      head_type: new Map<number, Label>(),
      sub_type: new Map<number, Label>(),
      transaction: new Map<number, Label>(),
      city: new Map<number, Label>(),
    };
    for (const { kind, ...label } of rows) labels[kind].set(label.id, label);
    return labels;
  };
  return queryCache.getOrLoad(siteId, `labels/${locale}`, load, (labels) =>
    Object.values(labels).reduce((sum, { size }) => sum + size, 0),
  );
}
