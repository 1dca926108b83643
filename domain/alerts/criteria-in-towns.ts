import { type SiteTown, townsOfPlaces } from "../place/towns-of-places.ts";
import type { Criteria } from "./criteria.ts";

/** No town has it. */
const NOWHERE = -1;

/** Criteria with the towns of the site that their municipalities and radius mean, as `matchesCriteria` asks for them. */
export function criteriaInTowns(criteria: Criteria, towns: readonly SiteTown[]): Criteria {
  // An alert from before there were such filters has neither.
  const { municipalities = [], radius = null } = criteria as Partial<Criteria>;
  if (municipalities.length === 0 && radius === null) return criteria;
  const cities = [...townsOfPlaces({ cities: criteria.cities, municipalities, radius }, towns)];
  return { ...criteria, cities: cities.length > 0 ? cities : [NOWHERE], municipalities: [], radius: null };
}
