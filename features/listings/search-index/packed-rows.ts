import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { ROOTS, writeConditions } from "../search-conditions/conditions-of.ts";
import { statement } from "../search-conditions/statement.ts";
import { fraction, moment, numbersIn, type ReadNumber, wholeNumber } from "./packed-numbers.ts";
import { FLAG_BITS, labelCode } from "./row-traits.ts";

const COLUMNS = [
  "ids",
  "prices",
  "moments",
  "kinds",
  "cities",
  "flags",
  "labels",
  "areas",
  "plots",
  "lngs",
  "lats",
] as const;

/** What lists ask of listings, column by column in the order of their ids; NaN is none. */
export type RowColumns = Readonly<Record<(typeof COLUMNS)[number], Float64Array>>;

type Packed = Readonly<Record<keyof RowColumns, Buffer | null>>;

/** Listings of an answer: more of them would hold some hundred megabytes of text at once where a site has a million. */
const LISTINGS_A_READ = 50_000;

/** Reads all listings that lists show, or those of some ids. */
export async function readRowColumns(
  { database }: Pick<DatabaseReader, "database">,
  siteId: string,
  ids?: readonly number[],
): Promise<RowColumns> {
  const parts: RowColumns[] = [];
  for (let after: number | null = null; ; after = parts.at(-1)!.ids.at(-1)!) {
    const { rows } = await database.query<Packed>(
      statement(siteId, (bind) => {
        const some = ids ? ` and e.id = any(${bind(ids)}::bigint[])` : "";
        const later = after === null ? "" : ` and e.id > ${bind(after)}`;
        return packed(writeConditions([ROOTS], bind) + some + later, bind(ENERGY_LABELS));
      }),
    );
    parts.push(unpack(rows[0]!));
    if (parts.at(-1)!.ids.length < LISTINGS_A_READ) return join(parts);
  }
}

function unpack(packed: Packed): RowColumns {
  const read = (name: keyof Packed, readNumber: ReadNumber) => numbersIn(packed[name], readNumber);
  return {
    ids: read("ids", wholeNumber),
    prices: read("prices", fraction),
    moments: read("moments", moment),
    kinds: read("kinds", wholeNumber),
    cities: read("cities", wholeNumber),
    flags: read("flags", wholeNumber),
    labels: read("labels", wholeNumber),
    areas: read("areas", fraction),
    plots: read("plots", fraction),
    lngs: read("lngs", fraction),
    lats: read("lats", fraction),
  };
}

function join(parts: readonly RowColumns[]): RowColumns {
  if (parts.length === 1) return parts[0]!;
  const length = parts.reduce((sum, { ids }) => sum + ids.length, 0);
  const joined = COLUMNS.map((name) => {
    const column = new Float64Array(length);
    let end = 0;
    for (const part of parts) {
      column.set(part[name], end);
      end += part[name].length;
    }
    return [name, column] as const;
  });
  return Object.fromEntries(joined) as RowColumns;
}

/** One run of bytes a column, in the order of the ids: a row for each listing takes ten times as long to read. */
function packed(conditions: string, energyLabels: string): string {
  const bytes: Readonly<Record<keyof RowColumns, string>> = {
    ids: "int8send(e.id)",
    prices: "float8send(coalesce(e.price, 'NaN'))",
    moments: "timestamptz_send(coalesce(e.publication_date, '-infinity'))",
    kinds: "int8send(e.kind_id)",
    cities: "int8send(e.city_id)",
    flags: `int8send(${FLAG_BITS})`,
    labels: `int8send(${labelCode(energyLabels)})`,
    areas: "float8send(coalesce(e.area, 'NaN'))",
    plots: "float8send(coalesce(e.area_ground, 'NaN'))",
    lngs: "float8send(coalesce(e.lng, 'NaN'))",
    lats: "float8send(coalesce(e.lat, 'NaN'))",
  };
  const runs = COLUMNS.map((name) => `string_agg(${bytes[name]}, '' order by e.id) as ${name}`);
  return `
    select ${runs.join(", ")}
    from (select * from estate e where ${conditions} order by e.id limit ${LISTINGS_A_READ}) e`;
}
