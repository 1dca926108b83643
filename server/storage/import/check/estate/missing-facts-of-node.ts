import type { EstateNode } from "#contract/estate/estate.ts";
import { isSold } from "#domain/estate/status.ts";
import { advertisedFacts } from "#domain/legal/advertised-facts.ts";
import { type AdvertisedFact, missingFacts } from "#domain/legal/advertisement-rules.ts";
import type { NodeFault } from "./faults-of-node.ts";

/** Where the bundle says each fact that the law may ask an advertisement for. */
const FIELDS: Record<AdvertisedFact, string> = {
  epcValue: "energy.epcValue",
  epcLabel: "energy.energyLabel",
  epcReference: "energy.epcReference",
  epcTotal: "energy.epcValueTotal",
  co2: "energy.co2",
  floodParcelScore: "planning.floodingParcelScore",
  floodBuildingScore: "planning.floodingBuildingScore",
  planningDestination: "planning.townPlanningValue",
  planningPermission: "planning.buildingLicense",
  planningViolation: "planning.townPlanningViolation",
  presaleRight: "planning.presaleRight",
  subdivisionPermit: "planning.allocationLicense",
  heritage: "planning.heritageProtected",
  rent: "general.price.value",
  charges: "technical.monthlyCost",
};

/** What a listing that is still on offer must say on a day (yyyy-mm-dd) and doesn't, by field and with the law. */
export function missingFactsOfNode(node: EstateNode, day: string): NodeFault[] {
  if (isSold(node.general.transaction?.id)) return [];
  return missingFacts(advertisedFacts(node), day).map(({ fact, rule }) => ({
    level: "warning",
    path: FIELDS[fact],
    message: `missing; the law asks for it (${rule.id}: ${rule.source})`,
  }));
}
