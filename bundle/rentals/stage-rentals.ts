import type { ClientBase } from "pg";
import { RentalNode } from "#features/rentals/schema/unit.ts";
import { withPlainTexts } from "#features/listings/plain-text/with-plain-texts.server.ts";
import { textsWithoutStreet } from "#domain/estate/address/street-in-text/texts-without-street.ts";
import type { BundleLimits } from "../files/bundle-limits.ts";
import { BundleRefused, type OpenBundle, RENTALS_FILE } from "../files/bundle-files.ts";
import { readLines } from "../files/read-lines.ts";
import { copyLines } from "../commit/copy-lines.ts";
import { parseRecord } from "../check/record/parse-record.ts";
import type { HiddenTexts } from "../check/estate/report-hidden-streets.ts";
import type { ReferenceIndex } from "../check/reference-index.ts";
import type { MediaIndex } from "../check/media/media-index.ts";
import { type CheckedRentals, readTakenStays } from "../check/rentals/check-rentals.ts";
import { hiddenStreetsOfRental } from "../check/rentals/hidden-streets-of-rental.ts";
import { shownRental } from "./shown-rental.ts";
import { beginRentals, COPY_STAGED_RENTALS, stagedRentalLine } from "./staged-rental.ts";

export type RentalStaging = {
  readonly bundle: OpenBundle;
  readonly limits: BundleLimits;
  readonly rentals: CheckedRentals;
  readonly reference: ReferenceIndex;
  readonly mediaIndex: MediaIndex;
  readonly texts: HiddenTexts;
};

/** Streams the units that were found good into a staging table. */
export async function stageRentals(client: ClientBase, staging: RentalStaging): Promise<void> {
  await beginRentals(client);
  await copyLines(client, COPY_STAGED_RENTALS, stagedLines(staging));
}

async function* stagedLines(staging: RentalStaging) {
  let staged = 0;
  for await (const rental of shownRentals(staging)) {
    staged += 1;
    yield stagedRentalLine(rental);
  }
  if (staged !== staging.rentals.valid) throw changedMeanwhile();
}

async function* shownRentals({ bundle, limits, rentals, reference, mediaIndex, texts }: RentalStaging) {
  if (!bundle.files.has(RENTALS_FILE)) return;
  for await (const { number, bytes } of readLines(await bundle.open(RENTALS_FILE), limits.lineBytes)) {
    if (rentals.invalid.has(number)) continue;
    const parsed = bytes && parseRecord(bytes, RentalNode);
    if (!parsed?.ok) throw changedMeanwhile();
    const node = withPlainTexts(parsed.value);
    const read = node.takenCalendar ? await readTakenStays(bundle, limits, node) : null;
    if (read && !read.ok) throw changedMeanwhile();
    const streets = texts === "keep" ? null : hiddenStreetsOfRental(node, reference);
    const told = streets ? textsWithoutStreet(node, streets) : node;
    yield await shownRental(told, { reference, mediaIndex, taken: read?.stays ?? [] });
  }
}

function changedMeanwhile(): BundleRefused {
  return new BundleRefused(`${RENTALS_FILE} changed while it was read`);
}
