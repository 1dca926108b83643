import { isAbroad, regionOfAddress } from "../estate/energy/epc.ts";
import { isSold } from "../estate/reference/status.ts";
import type { AdvertisedEstate } from "./advertised-estate.ts";
import { advertisedFacts } from "./advertised-facts.ts";

/**
 * Whether nobody says in which municipality a home of Belgium stands, from whose region the duties of its advertisement follow: then
 * none can be named. What is sold is asked nothing, a project is no advertisement, and a unit may stand where its project says.
 * Example: a house for sale with a street alone.
 */
export function lacksMunicipality(estate: AdvertisedEstate): boolean {
  const { address, project, parentId, transaction } = estate.general;
  const isOwnPlace = !project && parentId == null;
  const isUnknown = !address?.city && regionOfAddress(address) === null && !isAbroad(address);
  if (isSold(transaction?.id)) return false;
  return isOwnPlace && isUnknown && advertisedFacts(estate).transaction !== null;
}
