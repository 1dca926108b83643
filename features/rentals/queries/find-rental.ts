import type { OfferedPeriod } from "../schema/period.ts";
import type { RentalUnit } from "../schema/unit.ts";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import { canBeAskedFor } from "#domain/rental/period.ts";
import type { StayClock } from "#domain/rental/stay-clock.ts";
import { findReference } from "#features/site/queries/find-reference.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";

/** A published unit, one that was taken off (a tombstone), or none that ever was. */
export type FoundRental =
  | { readonly kind: "published"; readonly unit: RentalUnit }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

export async function findRental(
  { database }: DatabaseReader,
  siteId: string,
  unitId: number,
): Promise<FoundRental> {
  const { rows } = await database.query<{ unit: RentalUnit | null; is_gone: boolean }>({
    text: `select (select document from rental_unit where site_id = $1 and id = $2) as unit,
      exists (select from rental_tombstone where site_id = $1 and id = $2) as is_gone`,
    values: [siteId, unitId],
  });
  const { unit, is_gone: isGone } = rows[0]!;
  if (unit) return { kind: "published", unit };
  return { kind: isGone ? "gone" : "unknown" };
}

/** A period as its table holds it. */
export type PeriodRow = {
  readonly id: number;
  readonly type_id: number | null;
  readonly start: string;
  readonly end: string;
  readonly price: number | null;
  readonly is_free: boolean;
  readonly minimum_nights: number;
};

export const PERIOD_COLUMNS = `p.id, p.type_id, p.start_day::text as start, p.end_day::text as "end", p.price, p.minimum_nights`;

/** Whether no calendar elsewhere takes a night of a period `p`. */
export const NOT_BUSY = `not exists (
  select from busy_stay b where b.site_id = p.site_id and b.unit_id = p.unit_id
    and b.stay && daterange(p.start_day, p.end_day))`;

/** The periods of a unit that have not ended, first come first; what another visitor's request holds is taken. */
export async function findRentalPeriods(
  reader: DatabaseReader,
  siteId: string,
  unitId: number,
  clock: StayClock,
): Promise<OfferedPeriod[]> {
  const [{ rows }, reference] = await Promise.all([
    reader.database.query<PeriodRow>({
      text: `select ${PERIOD_COLUMNS}, p.is_available and not exists (
          select from rental_hold h where h.site_id = $1 and h.unit_id = $2 and h.held_until > $3
            and h.stay && daterange(p.start_day, p.end_day)) and ${NOT_BUSY} as is_free
        from rental_period p where p.site_id = $1 and p.unit_id = $2 and p.end_day > $4::date
        order by p.start_day, p.end_day, p.id`,
      values: [siteId, unitId, clock.now, clock.today],
    }),
    findReference(reader, siteId),
  ]);
  return rows.map((row) => offeredPeriod(row, reference, clock));
}

/** A stored period as the API tells it at a moment. */
export function offeredPeriod(
  row: PeriodRow,
  { periodTypes }: Pick<ReferenceData, "periodTypes">,
  { earliest }: Pick<StayClock, "earliest">,
): OfferedPeriod {
  const { id, type_id: typeId, start, end, price, is_free: isFree, minimum_nights: minimumNights } = row;
  const name = periodTypes.find((type) => type.id === typeId)?.name ?? null;
  return {
    id,
    type: typeId === null ? null : { id: typeId, name },
    start,
    end,
    price,
    available: canBeAskedFor({ id, start, end, available: isFree, minimumNights }, earliest),
    isTaken: !isFree,
    minimumNights: minimumNights > 1 ? minimumNights : null,
  };
}

/** The content address of a photo, or null when the site has none of that id. */
export async function findRentalPhoto(
  { database }: DatabaseReader,
  siteId: string,
  photoId: number,
): Promise<string | null> {
  const { rows } = await database.query<{ file: string }>({
    text: "select file from rental_photo where site_id = $1 and id = $2",
    values: [siteId, photoId],
  });
  return rows[0]?.file ?? null;
}

/** Ids and moments of change for a sitemap. */
export async function listRentalAddresses({ database }: DatabaseReader, siteId: string) {
  const { rows } = await database.query<{ id: number; changed_at: Date }>({
    text: "select id, changed_at from rental_unit where site_id = $1 order by id",
    values: [siteId],
  });
  return rows.map(({ id, changed_at: changedAt }) => ({ id, changedAt: changedAt.toISOString() }));
}
