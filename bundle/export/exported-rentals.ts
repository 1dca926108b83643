import type { ClientBase } from "pg";
import type { Address } from "#features/site/schema/address.ts";
import { periodsOfRental, STORED_PERIODS } from "#features/rentals/queries/periods-of-rental.ts";
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

const READ = `
  select u.id, u.document, u.private_address as "privateAddress", u.calendar,
    ${periodsOfRental(STORED_PERIODS)} as periods
  from rental_unit u where u.site_id = $1 and u.id > $2 order by u.id limit $3`;
