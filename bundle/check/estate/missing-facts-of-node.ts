import type { EstateNode } from "#features/listings/schema/estate.ts";
import { isSold } from "#domain/estate/reference/status.ts";
import { advertisedFacts } from "#domain/legal/advertised-facts.ts";
import type { AdvertisedFact, AdvertisementRule } from "#domain/legal/advertisement-rule.ts";
import { missingFacts } from "#domain/legal/advertisement-rules.ts";
import type { NodeFault } from "./faults-of-node.ts";

type Place = readonly [field: string, attribute: string];

/** Where the bundle says each fact that the law may ask an advertisement for: itself, and in the attribute groups. */
const FIELDS: Record<AdvertisedFact, Place> = {
  epcScore: ["energy.energyLabel", "certification.energy_label"],
  epcValue: ["energy.epcValue", "certification.epc_value"],
  epcLabel: ["energy.energyLabel", "certification.energy_label"],
  epcReference: ["energy.epcReference", "certification.epc_number"],
  addressOrEpcReference: ["energy.epcReference", "certification.epc_number"],
  epcTotal: ["energy.epcValueTotal", "certification.epc_value_total"],
  eLevel: ["energy.eLevel", "certification.e_level"],
  renovationObligation: ["planning.renovationObligation", "planning.renovation_obligation"],
  floodParcelScore: ["planning.floodingParcelScore", "flood_information.parcel_score"],
  floodBuildingScore: ["planning.floodingBuildingScore", "flood_information.building_score"],
  delimitedFloodZone: ["planning.delimitedFloodZone", "flood_information.delimited_flood_zone"],
  riparianZone: ["planning.riparianZone", "flood_information.riparian_zone"],
  planningDestination: ["planning.townPlanningValue", "planning.most_recent_destination"],
  planZone: ["planning.planZone", "planning.plan_zone"],
  planningInformation: ["planning.planningInformation", "planning.planning_information"],
  planningPermission: ["planning.buildingLicense", "planning.planning_permission"],
  planningViolation: ["planning.townPlanningViolation", "planning.violation"],
  presaleRight: ["planning.presaleRight", "planning.presale_right"],
  subdivisionPermit: ["planning.allocationLicense", "planning.subdivision_permit"],
  heritageProtected: ["planning.heritageProtected", "planning.heritage_protected"],
  rent: ["general.price.value", "financial.price"],
  charges: ["technical.monthlyCost", "financial.monthly_costs"],
  waterMeter: ["technical.waterMeter", "comfort.water_meter"],
  gasMeter: ["technical.gasMeter", "comfort.gas_meter"],
  electricityMeter: ["technical.electricityMeter", "comfort.electricity_meter"],
  livingArea: ["dimensions.areaBuild", "construction.living_area_surface"],
  leaseKind: ["financial.leaseKind", "financial.lease_kind"],
  indicativeRent: ["financial.indicativeRentFrom", "financial.indicative_rent_from"],
  previousRent: ["financial.previousRent", "financial.previous_rent"],
  previousRentDate: ["financial.previousRentDate", "financial.previous_rent_date"],
};

/** What is missing, where the field alone does not say it. */
const MISSING: { readonly [fact in AdvertisedFact]?: string } = {
  epcScore: "missing, and the EPC score too; the law asks for one of them",
  addressOrEpcReference: "missing, and no full address is shown; the law asks for one of them",
  planningViolation: "missing, and no answer on proceedings; the page would state that nothing was imposed",
  indicativeRent: "missing, or its other limit; the law asks for both",
};

/** What a listing at its listed address that is still on offer must say on a day (yyyy-mm-dd) and doesn't, by field and with the law. */
export function missingFactsOfNode(node: EstateNode, day: string): NodeFault[] {
  if (isSold(node.general.transaction?.id)) return [];
  return missingFacts(advertisedFacts(node), day).map(({ fact, rule }) => ({
    level: "warning",
    path: node.property ? `property.${FIELDS[fact][1]}` : FIELDS[fact][0],
    message: `${MISSING[fact] ?? "missing; the law asks for it"} (${sourceOf(rule)})`,
  }));
}

function sourceOf({ id, source, since }: AdvertisementRule): string {
  const teller = source.standing === "secondary" ? `, as ${new URL(source.page).hostname} tells it` : "";
  return `${id}: ${source.act}, since ${since}${teller}`;
}
