import { type AddressLike, formatCity, streetAndNumber } from "../estate/address/address.ts";
import type { Locale } from "../locale/locale.ts";

/** Where the way to a home ends in a visitor's language: its street and city. Null where the address is hidden or has no street. */
export function destinationOf(address: AddressLike | null | undefined, locale: Locale): string | null {
  const street = streetAndNumber(address, locale);
  if (!address || address.visible === false || !street) return null;
  return [street, formatCity(address.city, locale)].filter(Boolean).join(", ");
}

/**
 * A link to the way there: OpenStreetMap hears of it only when it is followed.
 * Example: `hrefOfDirections("Kouter 12, 9000 Gent")` ends in `?to=Kouter%2012%2C%209000%20Gent`.
 */
export function hrefOfDirections(destination: string): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(destination)}`;
}
