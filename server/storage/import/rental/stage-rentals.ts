import { hash } from "node:crypto";
import type { ClientBase } from "pg";
import { RentalNode } from "#contract/rental/unit.ts";
import { withPlainTexts } from "#contract/text/with-plain-texts.server.ts";
import type { BundleLimits } from "../bundle/bundle-limits.ts";
import { BundleRefused } from "../bundle/bundle-refused.ts";
import type { BundleSource } from "../bundle/bundle-source.ts";
import { readLines } from "../bundle/read-lines.ts";
import { parseRecord } from "../check/record/parse-record.ts";
import type { ReferenceIndex } from "../check/reference-index.ts";
import type { MediaBook } from "../media/media-book.ts";
import { type CheckedRentals, readTakenStays, RENTALS_FILE } from "./check-rentals.ts";
import { type ShownRental, shownRental } from "./shown-rental.ts";

export type RentalStaging = {
  readonly source: BundleSource;
  readonly limits: BundleLimits;
  readonly rentals: CheckedRentals;
  readonly reference: ReferenceIndex;
  readonly book: MediaBook;
};

/** Units that travel to the database together. */
const BATCH = 200;

/** Streams the units that were found good into a staging table. */
export async function stageRentals(client: ClientBase, staging: RentalStaging): Promise<void> {
  await beginRentals(client);
  let batch: ShownRental[] = [];
  let staged = 0;
  for await (const rental of shownRentals(staging)) {
    staged += 1;
    batch.push(rental);
    if (batch.length < BATCH) continue;
    await stageBatch(client, batch);
    batch = [];
  }
  await stageBatch(client, batch);
  if (staged !== staging.rentals.valid) throw changedMeanwhile();
}

export async function beginRentals(client: ClientBase): Promise<void> {
  await client.query(
    "create temporary table staged_rental (id bigint primary key, hash text not null, line jsonb not null) on commit drop",
  );
}

export async function stageBatch(client: ClientBase, rentals: readonly ShownRental[]): Promise<void> {
  const lines = rentals.map((rental) => {
    const line = JSON.stringify(rental);
    return { id: rental.unit.id, hash: hash("sha1", line), line: rental };
  });
  await client.query(
    `insert into staged_rental select * from jsonb_to_recordset($1::jsonb) as row (id bigint, hash text, line jsonb)`,
    [JSON.stringify(lines)],
  );
}

async function* shownRentals({ source, limits, rentals, reference, book }: RentalStaging) {
  if (!source.files.has(RENTALS_FILE)) return;
  for await (const { number, bytes } of readLines(await source.open(RENTALS_FILE), limits.lineBytes)) {
    if (rentals.invalid.has(number)) continue;
    const parsed = bytes && parseRecord(bytes, RentalNode);
    if (!parsed?.ok) throw changedMeanwhile();
    const node = withPlainTexts(parsed.value);
    const read = node.takenCalendar ? await readTakenStays(source, limits, node) : null;
    if (read && !read.ok) throw changedMeanwhile();
    yield await shownRental(node, { reference, book, taken: read?.stays ?? [] });
  }
}

function changedMeanwhile(): BundleRefused {
  return new BundleRefused(`${RENTALS_FILE} changed while it was read`);
}
