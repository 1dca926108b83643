import type { RentalResult } from "../schema/search.ts";
import { formatCity } from "#domain/estate/address/address.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Stay } from "#domain/rental/period.ts";
import { dayOffset, NO_WANTED_STAY, type WantedStay } from "#domain/rental/wanted-stay.ts";
import { cityOfRental, rentalStreet } from "#domain/rental/rental-address.ts";
import { titleOfRental } from "#domain/rental/rental-title.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import { hrefOfUnit } from "../href-of-unit.ts";
import type { EstateMarker } from "#features/listings/map/estate-marker.ts";
import { photoView } from "../rental-pictures.ts";

/** A holiday home in a list, ready to print. */
export type RentalCardView = {
  readonly id: number;
  readonly href: string;
  readonly picture: PictureView | null;
  readonly title: LocalizedText;
  readonly kind: LocalizedText | null;
  readonly location: LocalizedText | null;
  /** Null where the address is hidden. */
  readonly street: string | null;
  readonly city: string | null;
  readonly maxOccupation: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly isAvailable: boolean;
  /** The stay that fits what is looked for, by so many days later (or sooner, below 0), and its price, all in; null on request. */
  readonly stay: (Stay & { readonly dayOffset: number; readonly price: string | null }) | null;
  /** Euro, all in, of the cheapest stay that fits; null where it is on request. */
  readonly priceFrom: string | null;
};

/** A unit on the map of its list, with the price that its card says; null where nothing tells its place. */
export function markerOfRental({ id, address, stay, priceFrom }: RentalResult): EstateMarker | null {
  if (!address?.location) return null;
  const { latitude, longitude } = address.location;
  return { id, lng: longitude, lat: latitude, price: stay ? stay.price : priceFrom, over: null };
}

type CardContext = {
  readonly locale: Locale;
  readonly cdn: string | null;
  readonly wanted?: WantedStay;
};

/** A unit as a search gives it, as a card in one language. */
export function rentalCardView(
  unit: RentalResult,
  { locale, cdn, wanted = NO_WANTED_STAY }: CardContext,
): RentalCardView {
  const { general, places, photos, address, priceFrom } = unit;
  return {
    id: unit.id,
    href: hrefOfUnit(unit.id, locale, { wanted, periodId: unit.stay?.periodId }),
    picture: photos[0] ? photoView(photos[0], "rental", { locale, cdn }) : null,
    title: titleOfRental(unit, locale),
    kind: localize(general.subKind?.name, locale),
    location: localize(general.location?.name, locale),
    street: rentalStreet(address, locale) || null,
    city: formatCity(cityOfRental(unit), locale) || null,
    maxOccupation: general.maxOccupation || null,
    bedrooms: places?.bedrooms || null,
    bathrooms: places?.bathrooms || null,
    isAvailable: unit.isAvailable,
    stay: stayOf(unit, wanted),
    priceFrom: priceFrom === null ? null : formatEuro(priceFrom),
  };
}

function stayOf({ stay }: RentalResult, { days }: WantedStay): RentalCardView["stay"] {
  if (!stay || !days) return null;
  const { start, end, price } = stay;
  return { start, end, dayOffset: dayOffset(stay, days), price: price === null ? null : formatEuro(price) };
}
