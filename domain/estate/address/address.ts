import { textOf, type Multilingual } from "../../locale/multilingual.ts";
import type { Locale } from "../../locale/locale.ts";
import { GEO_PRECISIONS } from "../reference/enumerations.ts";

export type CityLike = {
  readonly zip?: string | null;
  readonly name?: string | null;
  readonly alias?: Multilingual | null;
};

export type LocationLike = { readonly latitude: number; readonly longitude: number };

export type AddressLike = {
  readonly visible?: boolean;
  readonly street?: Multilingual | null;
  readonly number?: string | null;
  readonly box?: string | null;
  readonly city?: CityLike | null;
  readonly location?: LocationLike | null;
  readonly geoPrecision?: 0 | 1 | 2 | 3 | null;
};

/** About 500 m of latitude, in degrees. */
const GRID_STEP = 0.0045;

/** Nearer to a pole than this, meridians are too close together to divide by. */
const LEAST_COSINE = 0.01;

type Hideable = {
  readonly general: { readonly address?: AddressLike | null; readonly buildingName?: string | null };
};

/**
 * Takes out of a node what a hidden address must not tell: street, number, box, the building's name (a residence is as
 * good as a street), and the exact point, which moves to a fixed grid of about 500 m (the same estate always lands on
 * the same point, so that publishing it twice tells no more). A visible address passes unchanged.
 * Example: a point at 51.05412, 3.71893 becomes 51.0525, 3.715352.
 */
export function concealAddress<N extends Hideable>(node: N): N {
  const { address } = node.general;
  if (!address || address.visible !== false) return node;
  const concealed = {
    ...address,
    street: null,
    number: null,
    box: null,
    location: address.location ? snapToGrid(address.location) : null,
    geoPrecision: address.location ? GEO_PRECISIONS.GEOMETRIC_CENTER : GEO_PRECISIONS.NO_DATA,
  };
  return { ...node, general: { ...node.general, buildingName: null, address: concealed } };
}

/** Moves a point (WGS 84 degrees) to the nearest corner of a fixed grid of about 500 m; on a corner it stays. */
export function snapToGrid({ latitude, longitude }: LocationLike): LocationLike {
  const north = roundTo(latitude, GRID_STEP);
  const step = GRID_STEP / Math.max(Math.cos((north * Math.PI) / 180), LEAST_COSINE);
  return { latitude: clamp(north, 90), longitude: clamp(roundTo(longitude, step), 180) };
}

/**
 * A city's name in a language: its alias there, else its own: `nameOfCity({ name: "Gent", alias: { fr: "Gand" } },
 * "fr")` is "Gand".
 */
export function nameOfCity(city: CityLike | null | undefined, locale: Locale): string {
  return city?.alias?.[locale]?.trim() || city?.name?.trim() || textOf(city?.alias, locale);
}

/** "9000 Gent", or whichever of the two is known. */
export function formatCity(city: CityLike | null | undefined, locale: Locale): string {
  return joinKnown(" ", [city?.zip, nameOfCity(city, locale)]);
}

/** A city or an address that no line ends in between postcode and town: "Kouter 12, 9000\u00a0Gent". */
export function unbrokenCity(address: string): string {
  return address.replace(/(^|, )(\d+) /, "$1$2\u00a0");
}

/** A street that no line ends in between number and box: "Kouter 12\u00a0/\u00a03". */
export function unbrokenStreet(street: string): string {
  return street.replace(" / ", "\u00a0/\u00a0");
}

/** Street and number without the box, as slugs use them: "Kouter 12"; "" for a hidden address or without a street. */
export function streetAndNumber(address: AddressLike | null | undefined, locale: Locale): string {
  const street = address?.visible === false ? "" : textOf(address?.street, locale);
  return street && joinKnown(" ", [street, address?.number]);
}

/** Street, number and box ('/ box' if present): "Kouter 12 / 3". */
export function formatStreet(address: AddressLike | null | undefined, locale: Locale): string {
  const street = streetAndNumber(address, locale);
  return street && joinKnown(" / ", [street, address?.box]);
}

/** The whole address on one line: "Kouter 12 / 3, 9000 Gent"; a hidden one is its city alone. */
export function formatAddress(address: AddressLike | null | undefined, locale: Locale): string {
  return joinKnown(", ", [formatStreet(address, locale), formatCity(address?.city, locale)]);
}

function joinKnown(glue: string, parts: ReadonlyArray<string | null | undefined>): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(glue);
}

function roundTo(degrees: number, step: number): number {
  return Number((Math.round(degrees / step) * step).toFixed(6));
}

function clamp(degrees: number, most: number): number {
  return Math.min(Math.max(degrees, -most), most);
}
