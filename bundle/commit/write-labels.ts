import type { ClientBase } from "pg";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import { nameOfCity, type CityLike } from "#domain/estate/address/address.ts";
import { LABEL_KINDS, type LabelKind } from "#features/listings/search-conditions/read-labels.ts";
import { textOf, type Multilingual } from "#domain/locale/multilingual.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";

type Named = {
  readonly id: number;
  readonly zip: string | null;
  readonly nameIn: (locale: Locale) => string;
};
type LabelRow = { kind: string; locale: Locale; id: number; name: string; zip: string | null };
type RankedRow = LabelRow & { ascending: number; descending: number };

/** After every name, whichever the direction. */
const NAMELESS = { ascending: 2_147_483_647, descending: 2_147_483_647 };

/**
 * Writes the names of what the site's listings point to, each with its place in the alphabet of each language: as the
 * reference lists say, else as the listings themselves do.
 */
export async function writeLabels(
  client: ClientBase,
  siteId: string,
  { partial }: { readonly partial: boolean },
): Promise<void> {
  const before = await readLabels(client, siteId);
  const known = new Map<string, LabelRow>();
  const keep = (row: LabelRow) => known.set(`${row.kind}/${row.locale}/${row.id}`, row);
  if (partial) before.forEach((row) => keep({ ...row, id: Number(row.id) }));
  const reference = await readReference(client, siteId);
  for (const kind of LABEL_KINDS) {
    const named = [...(await namesInListings(client, kind)), ...namesInReference(reference, kind)];
    named.forEach((one) => LOCALES.forEach((locale) => keep(labelOf(kind, locale, one))));
  }
  const rowsOf = Map.groupBy(known.values(), ({ kind, locale }) => `${kind}/${locale}`);
  const after = LABEL_KINDS.flatMap((kind) =>
    LOCALES.flatMap((locale) => {
      const rows = rowsOf.get(`${kind}/${locale}`) ?? [];
      return rank(
        locale,
        rows.filter(({ id }) => id !== 0),
        kind,
      );
    }),
  );
  if (isSame(before, after)) return;
  await client.query("delete from label where site_id = $1", [siteId]);
  await client.query(INSERT_LABELS, [siteId, JSON.stringify(after)]);
  await client.query(HASH_LABELS, [siteId]);
}

function labelOf(kind: LabelKind, locale: Locale, { id, zip, nameIn }: Named): LabelRow {
  return { kind, locale, id, zip, name: nameIn(locale).trim() };
}

function rank(locale: Locale, rows: LabelRow[], kind: string): RankedRow[] {
  const alphabet = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const sorted = rows.toSorted((a, b) => alphabet.compare(a.name, b.name) || a.id - b.id);
  let place = 0;
  let previous: string | null = null;
  const ranked: RankedRow[] = [];
  for (const row of sorted) {
    if (previous === null || alphabet.compare(previous, row.name) !== 0) place += 1;
    previous = row.name;
    ranked.push(row.name === "" ? { ...row, ...NAMELESS } : { ...row, ascending: place, descending: -place });
  }
  return [...ranked, { kind, locale, id: 0, name: "", zip: null, ...NAMELESS }];
}

async function readLabels(client: ClientBase, siteId: string): Promise<RankedRow[]> {
  const { rows } = await client.query<RankedRow>(
    "select kind, locale, id, name, zip, ascending, descending from label where site_id = $1",
    [siteId],
  );
  return rows;
}

function isSame(before: RankedRow[], after: RankedRow[]): boolean {
  const lineOf = (row: RankedRow) =>
    [row.kind, row.locale, row.id, row.name, row.zip, row.ascending, row.descending].join("\n");
  const lines = new Set(before.map(lineOf));
  return before.length === after.length && after.every((row) => lines.has(lineOf(row)));
}

const ID_COLUMNS: Record<LabelKind, string> = {
  head_type: "head_type",
  sub_type: "sub_type",
  transaction: "transaction",
  city: "city_id",
};

async function namesInListings(client: ClientBase, kind: LabelKind): Promise<Named[]> {
  const column = ID_COLUMNS[kind];
  const { rows } = await client.query<{ id: string; names: Multilingual | CityLike | null }>(
    `select distinct on (${column}) ${column} as id, names -> '${kind}' as names from staged_estate
     where ${column} <> 0 order by ${column}, id`,
  );
  return rows.map(({ id, names }) =>
    kind === "city"
      ? namedCity({ ...(names as CityLike), id: Number(id) })
      : namedRow({ id: Number(id), name: names as Multilingual }),
  );
}

async function readReference(client: ClientBase, siteId: string): Promise<ReferenceData | undefined> {
  const { rows } = await client.query<{ document: ReferenceData }>(
    "select document from site_part where site_id = $1 and kind = 'reference'",
    [siteId],
  );
  return rows[0]?.document;
}

function namesInReference(reference: ReferenceData | undefined, kind: LabelKind): Named[] {
  if (!reference) return [];
  const lists = {
    head_type: reference.headTypes,
    sub_type: reference.subTypes,
    transaction: reference.transactions,
  };
  return kind === "city" ? reference.cities.map(namedCity) : lists[kind].map(namedRow);
}

function namedRow({ id, name }: { readonly id: number; readonly name: Multilingual | null }): Named {
  return { id, zip: null, nameIn: (locale) => textOf(name, locale) };
}

function namedCity(city: CityLike & { readonly id: number }): Named {
  return { id: city.id, zip: city.zip ?? null, nameIn: (locale) => nameOfCity(city, locale) };
}

/** Every kind has a row with id 0 in every language. */
const HASH_LABELS = `
  update label as l set hash = (
    select md5(coalesce(json_agg(json_build_array(n.id, n.name, n.zip, n.ascending) order by n.ascending, n.id), '[]')::text)
    from label as n where n.site_id = l.site_id and n.kind = l.kind and n.locale = l.locale and n.id <> 0)
  where l.site_id = $1 and l.id = 0`;

const INSERT_LABELS = `
  insert into label (site_id, kind, locale, id, name, zip, ascending, descending)
  select $1, kind, locale, id, name, zip, ascending, descending
  from jsonb_to_recordset($2::jsonb) as r
    (kind text, locale text, id bigint, name text, zip text, ascending int, descending int)`;
