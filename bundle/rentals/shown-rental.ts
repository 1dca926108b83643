import type { RentalNode, RentalUnit } from "#features/rentals/schema/unit.ts";
import type { Address } from "#features/site/schema/address.ts";
import { overlaps, type Stay } from "#domain/rental/period.ts";
import { concealRentalAddress } from "#domain/rental/rental-address.ts";
import { namedCity, type ReferenceIndex } from "../check/reference-index.ts";
import type { MediaIndex } from "../check/media/media-index.ts";

/** A unit as it may be shown, its true address where that is another, and its periods with what is taken. */
export type ShownRental = {
  readonly unit: RentalUnit;
  readonly privateAddress: Address | null;
  readonly periods: RentalNode["periods"];
  /** Where its calendar is read; as secret as the true address. */
  readonly calendar?: { readonly url?: string; readonly variable?: string };
};

/** Names what a unit only points to, hides what its address must not tell, and marks the periods that its calendar takes. */
export async function shownRental(
  node: RentalNode,
  {
    reference,
    mediaIndex,
    taken,
  }: { reference: ReferenceIndex; mediaIndex: MediaIndex; taken: readonly Stay[] },
): Promise<ShownRental> {
  const { given, periods, ...calendar } = withoutCalendars(node);
  return {
    ...shownUnit({ ...given, photos: await withPhotos(given.photos, mediaIndex) }, reference),
    ...calendar,
    periods: periods.map((period) =>
      Object.assign({}, period, {
        available: period.available && !taken.some((stay) => overlaps(stay, period)),
        minimumNights: period.minimumNights ?? given.general.minimumNights ?? 1,
      }),
    ),
  };
}

/** A unit apart from its periods and from where its calendars are. */
export function withoutCalendars({
  periods,
  takenCalendar: _file,
  takenCalendarUrl: url,
  takenCalendarVariable: variable,
  ...given
}: RentalNode): Pick<ShownRental, "periods" | "calendar"> & { readonly given: RentalUnit } {
  const calendar = { ...(url && { url }), ...(variable && { variable }) };
  return { given, periods, ...((url || variable) && { calendar }) };
}

/** The unit alone, whose photos are known. */
export function shownUnit(
  given: RentalUnit,
  reference: ReferenceIndex,
): Pick<ShownRental, "unit" | "privateAddress"> {
  const unit = nameLists(given, reference);
  const shown = concealRentalAddress(unit);
  return { unit: shown, privateAddress: shown === unit ? null : (unit.address ?? null) };
}

function nameLists(unit: RentalUnit, reference: ReferenceIndex): RentalUnit {
  const { general, address, options } = unit;
  return {
    ...unit,
    general: {
      ...general,
      location: named(general.location, reference.rentalLocations),
      subKind: named(general.subKind, reference.rentalSubKinds),
      city: namedCity(general.city ?? address?.city, reference),
    },
    address: address && { ...address, city: namedCity(address.city ?? general.city, reference) },
    options: options.map((option) => named(option, reference.rentalOptions)!),
  };
}

type Named = RentalUnit["general"]["location"];

function named(
  item: Named,
  list: ReadonlyMap<number, { name: NonNullable<NonNullable<Named>["name"]> }>,
): Named {
  if (!item || item.name) return item;
  const row = list.get(item.id);
  return row ? { ...item, name: row.name } : item;
}

/** Photos that were refused are left out. */
async function withPhotos(
  photos: RentalUnit["photos"],
  mediaIndex: MediaIndex,
): Promise<RentalUnit["photos"]> {
  const found = await Promise.all(
    photos.map(async (photo) => {
      const known = await mediaIndex.find(photo.file);
      if (!known) return null;
      const { width, height, placeholder } = known.info;
      return { ...photo, file: known.file, width, height, placeholder };
    }),
  );
  return found.filter((photo) => photo !== null);
}
