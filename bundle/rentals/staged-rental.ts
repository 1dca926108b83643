import { hash } from "node:crypto";
import type { ClientBase } from "pg";
import { arrayCell, type Cell, copyLine } from "../commit/copy-lines.ts";
import type { ShownRental } from "./shown-rental.ts";

const STAGED = {
  id: "bigint not null",
  hash: "text not null",
  location_id: "bigint",
  sub_kind_id: "bigint",
  city_id: "bigint",
  max_occupation: "int",
  document: "jsonb not null",
  private_address: "jsonb",
  calendar: "jsonb",
  period_ids: "bigint[] not null",
  type_ids: "bigint[] not null",
  start_days: "date[] not null",
  end_days: "date[] not null",
  prices: "float8[] not null",
  are_available: "boolean[] not null",
  minimum_nights: "int[] not null",
  photo_ids: "bigint[] not null",
  photo_files: "text[] not null",
} as const;

type StagedColumn = keyof typeof STAGED;

const STAGED_COLUMNS = Object.keys(STAGED) as StagedColumn[];

/** The statement to stream lines of `stagedRentalLine` into. */
export const COPY_STAGED_RENTALS = `copy staged_rental (${STAGED_COLUMNS.join(", ")}) from stdin`;

/** Sets an empty staging table ready for {@link COPY_STAGED_RENTALS}; `finishRentals` takes it from there. */
export async function beginRentals(client: ClientBase): Promise<void> {
  const columns = Object.entries(STAGED).map(([name, type]) => `${name} ${type}`);
  await client.query(`create temporary table staged_rental (${columns.join(", ")}) on commit drop`);
}

/** A unit as an import stages it, its periods and photos as columns: taking them out of JSON again would cost far more. */
export function stagedRentalLine(rental: ShownRental): string {
  const { unit, privateAddress, periods, calendar } = rental;
  const { location, subKind, city, maxOccupation } = unit.general;
  const cells: Record<StagedColumn, Cell> = {
    id: unit.id,
    hash: hash("sha1", JSON.stringify(rental)),
    location_id: location?.id,
    sub_kind_id: subKind?.id,
    city_id: city?.id,
    max_occupation: maxOccupation,
    document: JSON.stringify(unit),
    private_address: privateAddress && JSON.stringify(privateAddress),
    calendar: calendar && JSON.stringify(calendar),
    period_ids: arrayCell(periods.map(({ id }) => id)),
    type_ids: arrayCell(periods.map(({ type }) => type?.id)),
    start_days: arrayCell(periods.map(({ start }) => start)),
    end_days: arrayCell(periods.map(({ end }) => end)),
    prices: arrayCell(periods.map(({ price }) => price)),
    are_available: arrayCell(periods.map(({ available }) => available)),
    minimum_nights: arrayCell(periods.map(({ minimumNights }) => minimumNights)),
    photo_ids: arrayCell(unit.photos.map(({ id }) => id)),
    photo_files: arrayCell(unit.photos.map(({ file }) => file)),
  };
  return copyLine(STAGED_COLUMNS.map((column) => cells[column]));
}
