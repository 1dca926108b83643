/** What a home has or has not, each by the name that addresses have for it and the path that a search names. */
export const AMENITIES = {
  terrace: "technical.terrace",
  garden: "technical.garden",
  parking: "technical.parking",
  lift: "technical.elevator",
} as const;

export type AmenityId = keyof typeof AMENITIES;

export const AMENITY_IDS = Object.keys(AMENITIES) as [AmenityId, ...AmenityId[]];
