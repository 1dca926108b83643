import type { ClientBase } from "pg";
import type { Address } from "#features/site/schema/address.ts";
import type { RentalUnit } from "#features/rentals/schema/unit.ts";
import { noteMedia } from "./exported-media.ts";
import type { Exporting } from "./exporting.ts";
import { namesOfMedia, withMediaNames } from "./media-names.ts";

const BATCH = 200;

type Stored = {
  readonly id: number;
  readonly document: RentalUnit;
  readonly privateAddress: Address | null;
  readonly periods: readonly object[];
  readonly calendar: { readonly url?: string; readonly variable?: string } | null;
};

/** The lines of rentals.ndjson, from what is stored: with true addresses, and with taken periods in place of calendar files. */
export async function* exportedRentals(exporting: Exporting): AsyncGenerator<Buffer> {
  const { client, siteId } = exporting;
  for (let last = 0; ;) {
    const { rows } = await client.query<Stored>(READ, [siteId, last, BATCH]);
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    const names = await namesOfMedia(client, exporting, rows);
    await noteMedia(client, new Map([...names].map(([address, name]) => [name, address])));
    const lines = rows.map((row) => JSON.stringify(withMediaNames(nodeOf(row, names), names)));
    yield Buffer.from(lines.map((line) => `${line}\n`).join(""));
  }
}

/** One holiday home as it would be brought; null where there is none. */
export async function findRentalNode(
  client: ClientBase,
  { siteId, dataDir }: Pick<Exporting, "siteId" | "dataDir">,
  id: number,
): Promise<object | null> {
  const { rows } = await client.query<Stored>(READ, [siteId, id - 1, 1]);
  const [row] = rows;
  if (!row || Number(row.id) !== id) return null;
  const names = await namesOfMedia(client, { siteId, dataDir }, row);
  return { ...withMediaNames(nodeOf(row, names), names), id };
}

function nodeOf({ document, privateAddress, periods, calendar }: Stored, names: ReadonlyMap<string, string>) {
  return {
    ...document,
    ...(privateAddress && { address: { ...privateAddress, visible: false } }),
    photos: document.photos.filter(({ file }) => names.has(file)),
    periods,
    ...(calendar?.url && { takenCalendarUrl: calendar.url }),
    ...(calendar?.variable && { takenCalendarVariable: calendar.variable }),
  };
}

/** The periods of a holiday home as a bundle has them, from rows that are called `p`. */
export const periodsOfRental = (rows: string) => `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'type', case when p.type_id is not null then jsonb_build_object('id', p.type_id) end,
    'start', p.start_day::text, 'end', p.end_day::text, 'price', p.price, 'available', p.is_available,
    'minimumNights', p.minimum_nights) order by p.start_day, p.id), '[]')
  from ${rows})`;

/** Those of a stored unit `u`. */
export const STORED_PERIODS = "rental_period p where p.site_id = u.site_id and p.unit_id = u.id";

const READ = `
  select u.id, u.document, u.private_address as "privateAddress", u.calendar,
    ${periodsOfRental(STORED_PERIODS)} as periods
  from rental_unit u where u.site_id = $1 and u.id > $2 order by u.id limit $3`;
