import { type AddressLike, concealAddress, formatCity, formatStreet } from "../estate/address/address.ts";
import type { Locale } from "../locale/locale.ts";

/** Street and number, with "/ box" if there is one: "Zeedijk 120 / 0402"; "" for a hidden address. */
export function rentalStreet(address: AddressLike | null | undefined, locale: Locale): string {
  return formatStreet(address, locale);
}

/** The same, then "zip city" with the city's alias in the language: "Zeedijk 120 / 0402, 8400 Ostende". */
export function rentalAddress(address: AddressLike | null | undefined, locale: Locale): string {
  return [formatStreet(address, locale), formatCity(address?.city, locale)].filter(Boolean).join(", ");
}

type Placed<City> = {
  readonly address?: { readonly city?: City | null | undefined } | null | undefined;
  readonly general: { readonly city?: City | null | undefined };
};

/** The city that a unit's address names, else the one it is listed under; nothing when neither is known. */
export function cityOfRental<City>({ address, general }: Placed<City>): City | null | undefined {
  return address?.city ?? general.city;
}

type Hideable = {
  readonly address?: AddressLike | null;
  readonly general: { readonly building?: { readonly name?: string | null } | null };
};

/**
 * Takes out of a unit what a hidden address must not tell: street, number, box, the residence's name and the exact
 * point, as for an estate. A visible address passes unchanged.
 */
export function concealRentalAddress<U extends Hideable>(unit: U): U {
  if (unit.address?.visible !== false) return unit;
  const { general } = concealAddress({ general: { address: unit.address } });
  const building = unit.general.building && { ...unit.general.building, name: null };
  return { ...unit, address: general.address, general: { ...unit.general, building } };
}
