import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { ROOTS, writeConditions } from "../search-conditions/conditions-of.ts";
import { statement } from "../search-conditions/statement.ts";
import { FLAG_BITS, labelCode } from "./row-traits.ts";

/** What lists ask of listings, column by column and in no order; NaN is none. */
export type RowColumns = Readonly<
  Record<
    "ids" | "prices" | "moments" | "kinds" | "cities" | "flags" | "labels" | "areas" | "plots",
    Float64Array
  >
> & {
  /** The ids of those that are projects. */
  readonly projects: Float64Array;
};

type Packed = Record<keyof RowColumns, Buffer>;

/** Rows of the answer, so that none of them outgrows what a process has to spare, not even with a million listings. */
const PARTS = 32;

/** Reads all listings that lists show, or those of some ids. */
export async function readRowColumns(
  { database }: Pick<DatabaseReader, "database">,
  siteId: string,
  ids?: readonly number[],
): Promise<RowColumns> {
  const { rows } = await database.query<Packed>(
    statement(siteId, (bind) => {
      const conditions = writeConditions([ROOTS], bind);
      const some = ids ? ` and e.id = any(${bind(ids)}::bigint[])` : "";
      return packed(conditions + some, bind(ENERGY_LABELS));
    }),
  );
  const read = (name: keyof Packed, readNumber: ReadNumber) =>
    numbersIn(Buffer.concat(rows.map((part) => part[name])), readNumber);
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
    projects: read("projects", wholeNumber),
  };
}

/** One run of bytes a column, in no order: a row for each listing takes ten times as long to read. */
function packed(conditions: string, energyLabels: string): string {
  return `
    select string_agg(int8send(e.id), '') as ids,
      string_agg(float8send(coalesce(e.price, 'NaN')), '') as prices,
      string_agg(timestamptz_send(coalesce(e.publication_date, '-infinity')), '') as moments,
      string_agg(int8send(${FLAG_BITS}), '') as flags,
      string_agg(int8send(${labelCode(energyLabels)}), '') as labels,
      string_agg(float8send(coalesce(e.area, 'NaN')), '') as areas,
      string_agg(float8send(coalesce(e.area_ground, 'NaN')), '') as plots,
      string_agg(int8send(e.kind_id), '') as kinds, string_agg(int8send(e.city_id), '') as cities,
      coalesce(string_agg(int8send(e.id), '') filter (where e.is_project), '') as projects
    from estate e where ${conditions}
    group by e.id % ${PARTS}`;
}

const BYTES_A_NUMBER = 8;

/** As PostgreSQL sends a number: the most significant byte first. */
type ReadNumber = (bytes: DataView, at: number) => number;

function numbersIn(bytes: Buffer, readNumber: ReadNumber): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Float64Array(view.byteLength / BYTES_A_NUMBER);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = readNumber(view, BYTES_A_NUMBER * at);
  return numbers;
}

const fraction: ReadNumber = (bytes, at) => bytes.getFloat64(at);

const wholeNumber: ReadNumber = (bytes, at) => bytes.getInt32(at) * 2 ** 32 + bytes.getUint32(at + 4);

/** Microseconds since 2000; before all time is none. */
const moment: ReadNumber = (bytes, at) => {
  const microseconds = wholeNumber(bytes, at);
  return microseconds === -(2 ** 63) ? NaN : microseconds;
};
