import type { EstateNode } from "#features/listings/schema/estate.ts";
import { type HiddenAddress, hiddenAddressOf } from "#domain/estate/address/street-in-text/street-names.ts";
import { namedCity, type ReferenceIndex } from "../reference-index.ts";
import type { HiddenBuildings, StreetAddress } from "./building-index.ts";

/** The true addresses of a building that the site hides already, where a bundle only adds to it. */
export type StoredAddresses = (building: number) => readonly StreetAddress[];

type Known = {
  readonly hidden: HiddenBuildings;
  readonly reference: ReferenceIndex;
  readonly storedAddressesOf: StoredAddresses;
};

/** What the texts of a listing must not tell; null where its address is shown, or nothing is known of it. */
export type HiddenStreets = (general: EstateNode["general"]) => HiddenAddress | null;

/** A project and its units are one building: the texts of each must tell the street of none. */
export function createHiddenStreets({ hidden, reference, storedAddressesOf }: Known): HiddenStreets {
  const ofBuildings = new Map<number, HiddenAddress>();
  const read = (addresses: readonly StreetAddress[]) =>
    hiddenAddressOf(addresses.map(({ city, ...rest }) => ({ ...rest, city: namedCity(city, reference) })));
  return ({ id, parentId, project, address }) => {
    if (!project && parentId == null) return address && hidden.has(id) ? read([address]) : null;
    const building = parentId ?? id;
    const known = ofBuildings.get(building);
    if (known) return known;
    const given = hidden.addressesOf(building);
    const addresses = given.length === 0 ? storedAddressesOf(building) : given;
    if (addresses.length === 0 || (given.length > 0 && !hidden.has(building))) return null;
    const streets = read(addresses);
    ofBuildings.set(building, streets);
    return streets;
  };
}
