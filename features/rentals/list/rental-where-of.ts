import type { RentalQuery } from "#domain/rental/rental-query.ts";
import { stayWindow } from "#domain/rental/stay-window.ts";
import { MOST_PERSONS } from "#domain/rental/wanted-stay.ts";
import type { RentalWhere } from "../schema/search.ts";

/** What the filters of a page search holiday homes with. So many people fit where at least so many may sleep. */
export function rentalWhereOf(query: RentalQuery): RentalWhere {
  const { locations, subKinds, cities, periodTypes, wanted, maxPrice } = query;
  const { persons } = wanted;
  const stay = stayWindow(wanted);
  return {
    ...(locations.length > 0 && { locations: [...locations] }),
    ...(subKinds.length > 0 && { subKinds: [...subKinds] }),
    ...(cities.length > 0 && { cities: [...cities] }),
    ...(periodTypes.length > 0 && { periodTypes: [...periodTypes] }),
    ...(persons !== null && { maxOccupations: from(persons) }),
    ...(stay && { stay }),
    ...(maxPrice !== null && { maxPrice }),
  };
}

function from(least: number): number[] {
  return Array.from({ length: MOST_PERSONS - least + 1 }, (_, more) => least + more);
}
