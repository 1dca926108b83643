import type { AdvertisedFact } from "./advertisement-rule.ts";

type Place = readonly [field: string, attribute: string];

/** Where a listing says each fact that the law may ask its advertisement for: itself, and in the attribute groups. */
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

/**
 * Where a listing says a fact, in the model that it has: `fieldOfFact("epcValue", false)` is "energy.epcValue", with attribute groups it is
 * "property.certification.epc_value".
 */
export function fieldOfFact(fact: AdvertisedFact, hasGroups: boolean): string {
  const [own, attribute] = FIELDS[fact];
  return hasGroups ? `property.${attribute}` : own;
}
