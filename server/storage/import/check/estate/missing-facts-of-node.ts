import type { EstateNode } from "#contract/estate/estate.ts";
import { isSold } from "#domain/estate/reference/status.ts";
import { advertisedFacts } from "#domain/legal/advertised-facts.ts";
import { type AdvertisedFact, missingFacts } from "#domain/legal/advertisement-rules.ts";
import type { NodeFault } from "./faults-of-node.ts";

type Place = readonly [field: string, attribute: string];

/** Where the bundle says each fact that the law may ask an advertisement for: itself, and in the attribute groups. */
const FIELDS: Record<AdvertisedFact, Place> = {
  epcValue: ["energy.epcValue", "certification.epc_value"],
  epcLabel: ["energy.energyLabel", "certification.energy_label"],
  epcReference: ["energy.epcReference", "certification.epc_number"],
  epcTotal: ["energy.epcValueTotal", "certification.epc_value_total"],
  co2: ["energy.co2", "certification.co2_emission"],
  floodParcelScore: ["planning.floodingParcelScore", "flood_information.parcel_score"],
  floodBuildingScore: ["planning.floodingBuildingScore", "flood_information.building_score"],
  planningDestination: ["planning.townPlanningValue", "planning.most_recent_destination"],
  planningPermission: ["planning.buildingLicense", "planning.planning_permission"],
  planningViolation: ["planning.townPlanningViolation", "planning.violation"],
  presaleRight: ["planning.presaleRight", "planning.presale_right"],
  subdivisionPermit: ["planning.allocationLicense", "planning.subdivision_permit"],
  heritage: ["planning.heritageProtected", "planning.heritage_protected"],
  rent: ["general.price.value", "financial.price"],
  charges: ["technical.monthlyCost", "financial.monthly_costs"],
};

/** What a listing that is still on offer must say on a day (yyyy-mm-dd) and doesn't, by field and with the law. */
export function missingFactsOfNode(node: EstateNode, day: string): NodeFault[] {
  if (isSold(node.general.transaction?.id)) return [];
  return missingFacts(advertisedFacts(node), day).map(({ fact, rule }) => ({
    level: "warning",
    path: node.property ? `property.${FIELDS[fact][1]}` : FIELDS[fact][0],
    message: `missing; the law asks for it (${rule.id}: ${rule.source}, since ${rule.since})`,
  }));
}
