/** What two listings are compared by; null is unknown. Price in euro, area in m², place in WGS 84 degrees. */
export type Similarity = {
  readonly transactionId: number | null;
  readonly headTypeId: number | null;
  readonly cityId: number | null;
  /** The NIS code of the municipality. */
  readonly municipalityId: number | null;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
  readonly price: number | null;
  readonly livingArea: number | null;
  readonly bedrooms: number | null;
  /** The location is one of a coarse grid, for the address is hidden. */
  readonly isApproximate?: boolean;
};

type Aspect = {
  readonly weight: number;
  readonly similarityBetween: (one: Similarity, other: Similarity) => number;
};

/** Beyond this many kilometres two estates are not near. */
const NEAR_KM = 15;
const EARTH_RADIUS_KM = 6371;

/** Prices and areas that differ by more than half of the smaller one are not alike at all. */
export const PRICE_BAND = 1.5;
export const AREA_BAND = 1.5;
/** Nor are numbers of bedrooms that differ by this many. */
const BEDROOM_STEPS = 3;

/** What is hidden or unknown speaks neither for nor against a listing, so that its place in the row tells nothing. */
const NEUTRAL = 0.5;

/** One row per aspect; a likeness is 0 to 1, and the weights add up to 1. */
export const SIMILARITY_WEIGHTS: Readonly<Record<string, Aspect>> = {
  place: { weight: 0.3, similarityBetween: nearness },
  price: { weight: 0.25, similarityBetween: (one, other) => inBand(one.price, other.price, PRICE_BAND) },
  headType: { weight: 0.2, similarityBetween: (one, other) => same(one.headTypeId, other.headTypeId) },
  bedrooms: { weight: 0.1, similarityBetween: bedroomLikeness },
  size: {
    weight: 0.1,
    similarityBetween: (one, other) => inBand(one.livingArea, other.livingArea, AREA_BAND),
  },
  transaction: {
    weight: 0.05,
    similarityBetween: (one, other) => same(one.transactionId, other.transactionId),
  },
};

/** How alike two listings are, 0 to 1: two that are known to be the same in everything have 1. */
export function similarity(one: Similarity, other: Similarity): number {
  return Object.values(SIMILARITY_WEIGHTS).reduce(
    (sum, { weight, similarityBetween }) => sum + weight * similarityBetween(one, other),
    0,
  );
}

/** The most alike first, ties by id: `mostSimilar(estate, others, 4)` are the four to show under it. */
export function mostSimilar<T extends Similarity & { readonly id: number }>(
  one: Similarity,
  others: readonly T[],
  limit: number,
): readonly T[] {
  return others
    .map((other) => ({ other, score: similarity(one, other) }))
    .toSorted((a, b) => b.score - a.score || a.other.id - b.other.id)
    .slice(0, limit)
    .map(({ other }) => other);
}

export type SimilarityReason =
  | { readonly kind: "near"; readonly kilometres: number }
  | { readonly kind: "metres"; readonly metres: number }
  | { readonly kind: "close" | "around" | "city" | "price" | "size" | "bedrooms" | "type" };

/** Amounts and areas that differ by less than a sixth read as alike. */
const ALIKE_FROM = 5 / 6;
const MOST_REASONS = 3;

/**
 * Why two listings are shown together, the three that weigh most: near by, else the same
 * city, a like price, a like size, as many bedrooms; the same kind of estate where that is all. Example: an estate 2 km away at a like price is `[{ kind: "near",
 * kilometres: 2 }, { kind: "price" }]`.
 */
export function similarityReasons(one: Similarity, other: Similarity): readonly SimilarityReason[] {
  const reasons: readonly (SimilarityReason | null)[] = [
    placeReason(one, other),
    ratio(one.price, other.price) >= ALIKE_FROM ? { kind: "price" } : null,
    ratio(one.livingArea, other.livingArea) >= ALIKE_FROM ? { kind: "size" } : null,
    one.bedrooms !== null && one.bedrooms > 0 && one.bedrooms === other.bedrooms
      ? { kind: "bedrooms" }
      : null,
  ];
  const known = reasons.filter((reason) => reason !== null).slice(0, MOST_REASONS);
  return known.length === 0 && same(one.headTypeId, other.headTypeId) ? [{ kind: "type" }] : known;
}

function placeReason(one: Similarity, other: Similarity): SimilarityReason | null {
  if (one.location && other.location) {
    const kilometres = kilometresBetween(one.location, other.location);
    const isApproximate = one.isApproximate === true || other.isApproximate === true;
    return kilometres < NEAR_KM ? distanceReason(kilometres * 1000, isApproximate) : null;
  }
  return same(one.cityId, other.cityId) ? { kind: "city" } : null;
}

const METRES_OF_CLOSE = 100;
const STEP_IN_METRES = 50;

/**
 * Whole kilometres, below one in steps of 50 m; what is next door or in the same building is just close. Between points of the grid
 * less than a kilometre is no distance that can be told.
 */
function distanceReason(metres: number, isApproximate: boolean): SimilarityReason {
  const steps = Math.round(metres / STEP_IN_METRES) * STEP_IN_METRES;
  if (steps >= 1000) return { kind: "near", kilometres: Math.round(metres / 1000) };
  if (isApproximate) return { kind: "around" };
  return metres < METRES_OF_CLOSE ? { kind: "close" } : { kind: "metres", metres: steps };
}

function same(one: number | null, other: number | null): number {
  return one !== null && one === other ? 1 : 0;
}

function ratio(one: number | null, other: number | null): number {
  if (one === null || other === null) return 0;
  if (one === other) return 1;
  return Math.max(Math.min(one, other) / Math.max(one, other), 0);
}

/** 1 at the same prices, falling to 0 where one is the band times the other. */
function inBand(one: number | null, other: number | null, band: number): number {
  if (!one || !other) return NEUTRAL;
  return Math.max(1 - Math.abs(Math.log(one / other)) / Math.log(band), 0);
}

function bedroomLikeness(one: Similarity, other: Similarity): number {
  if (one.bedrooms === null || other.bedrooms === null) return NEUTRAL;
  return Math.max(1 - Math.abs(one.bedrooms - other.bedrooms) / BEDROOM_STEPS, 0);
}

/** Half for the same municipality, half for the distance; without a point the same city is near enough. */
function nearness(one: Similarity, other: Similarity): number {
  const near =
    one.location && other.location
      ? Math.max(1 - kilometresBetween(one.location, other.location) / NEAR_KM, 0)
      : same(one.cityId, other.cityId);
  const isSameTown = same(one.municipalityId, other.municipalityId) || same(one.cityId, other.cityId);
  return (isSameTown + near) / 2;
}

type Place = NonNullable<Similarity["location"]>;

/** Great-circle distance (haversine). */
function kilometresBetween(one: Place, other: Place): number {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)];
  const up = Math.sin((otherNorth - north) / 2) ** 2;
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return (
    2 *
    EARTH_RADIUS_KM *
    Math.asin(Math.sqrt(Math.min(up + Math.cos(north) * Math.cos(otherNorth) * along, 1)))
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
