import type { Address, City } from "#features/site/schema/address.ts";
import type { EstateNode } from "#features/listings/schema/estate.ts";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import type { z } from "zod";

type Row = ReferenceData["headTypes"][number];

/** The agency's lists by id, for checking and naming thousands of listings. */
export type ReferenceIndex = {
  readonly headTypes: ReadonlyMap<number, Row>;
  readonly subTypes: ReadonlyMap<number, Row>;
  readonly transactions: ReadonlyMap<number, Row>;
  readonly rooms: ReadonlyMap<number, Row>;
  readonly cities: ReadonlyMap<number, ReferenceData["cities"][number]>;
  readonly countries: ReadonlyMap<string, ReferenceData["countries"][number]>;
  readonly rentalLocations: ReadonlyMap<number, Row>;
  readonly rentalSubKinds: ReadonlyMap<number, Row>;
  readonly rentalOptions: ReadonlyMap<number, Row>;
  readonly periodTypes: ReadonlyMap<number, Row>;
};

export function indexReference(reference: ReferenceData | undefined): ReferenceIndex {
  return {
    headTypes: byId(reference?.headTypes),
    subTypes: byId(reference?.subTypes),
    transactions: byId(reference?.transactions),
    rooms: byId(reference?.rooms),
    cities: byId(reference?.cities),
    countries: byId(reference?.countries),
    rentalLocations: byId(reference?.rentalLocations),
    rentalSubKinds: byId(reference?.rentalSubKinds),
    rentalOptions: byId(reference?.rentalOptions),
    periodTypes: byId(reference?.periodTypes),
  };
}

function byId<I, R extends { readonly id: I }>(rows: readonly R[] = []): Map<I, R> {
  return new Map(rows.map((row) => [row.id, row]));
}

type CityOfNode = z.infer<typeof City> | null | undefined;

/** A city of a listing with the names and the postal code that the agency's list has for it. */
export function namedCity(city: CityOfNode, { cities }: Pick<ReferenceIndex, "cities">): CityOfNode {
  const row = city && cities.get(city.id);
  if (!city || !row) return city;
  return { ...city, zip: city.zip ?? row.zip, name: city.name ?? row.name, alias: city.alias ?? row.alias };
}

type Cities = Pick<ReferenceIndex, "cities">;

/** An address with all that the agency's list tells of its city: names, postal code and region. */
export function listedAddress(address: Address, reference: Cities): Address {
  const city = namedCity(address.city, reference);
  const region = address.region ?? (city && reference.cities.get(city.id)?.region);
  return { ...address, city, ...(region ? { region } : {}) };
}

/** A listing at its listed address: what the law asks of it depends on the place. */
export function atListedAddress(node: EstateNode, reference: Cities): EstateNode {
  const { address } = node.general;
  if (!address) return node;
  return { ...node, general: { ...node.general, address: listedAddress(address, reference) } };
}
