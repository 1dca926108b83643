import type { AddressLike } from "#domain/estate/address/address.ts";
import type { EstatePlace } from "./estate-place.ts";
import type { MapSource } from "#features/site/map-source.ts";

type Address = Pick<AddressLike, "visible" | "location"> | null | undefined;

/** Where an estate stands. The server has already moved the point of a hidden address onto a coarse grid. */
export function placeOfAddress(address: Address, source: MapSource): EstatePlace | null {
  if (!address?.location) return null;
  const { latitude, longitude } = address.location;
  return { lng: longitude, lat: latitude, isApproximate: address.visible === false, source };
}

/** A link to the public map, only where the exact place may be known. */
export function publicMapHref(address: Address): string | null {
  if (!address?.location || address.visible === false) return null;
  const { latitude, longitude } = address.location;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
