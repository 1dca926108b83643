import { regionOfAddress } from "../estate/energy/epc.ts";
import type { PropertyStatus } from "../estate/reference/enumerations.ts";
import { typeOfEstate } from "../estate/reference/head-types.ts";
import { energyLabelOf, epcValueOf, livingAreaOf } from "../estate/rooms/areas.ts";
import { statusOfEstate } from "../estate/reference/status.ts";
import { SEASONAL_LET } from "../estate/reference/transactions.ts";
import type { Multilingual } from "../locale/multilingual.ts";
import type { AdvertisedEstate, Answer } from "./advertised-estate.ts";
import type { AdvertisedFact } from "./advertisement-rule.ts";
import type { AdvertisedFacts } from "./advertisement-rules.ts";
import { circumstancesOf, epcReferenceOf, leaseKindOf } from "./circumstances.ts";

type Known = Readonly<Partial<Record<AdvertisedFact, boolean>>>;

/** Which of the facts that an advertisement must carry are there; an answer UNKNOWN is an answer that is not there. */
export function advertisedFacts(estate: AdvertisedEstate): AdvertisedFacts {
  const { general } = estate;
  return {
    region: regionOfAddress(general.address),
    type: typeOfEstate(estate),
    transaction: transactionOf(estate),
    isProject: general.project ?? false,
    is: circumstancesOf(estate),
    has: {
      ...energyFacts(estate),
      ...floodFacts(estate),
      ...planningFacts(estate),
      ...rentFacts(estate),
    },
  };
}

function energyFacts(estate: AdvertisedEstate) {
  const { energy, property, planning } = estate;
  const certificate = property?.certification;
  const epcValue = epcValueOf(estate) !== null;
  const epcLabel = energyLabelOf(estate) !== null;
  const epcReference = epcReferenceOf(estate) !== null;
  return {
    epcValue,
    epcLabel,
    epcScore: epcValue || epcLabel,
    epcReference,
    addressOrEpcReference: epcReference || showsAddress(estate),
    epcTotal: (energy?.epcValueTotal ?? certificate?.epc_value_total) != null,
    eLevel: (energy?.eLevel ?? certificate?.e_level) != null,
    renovationObligation: isAnswered(
      planning?.renovationObligation,
      property?.planning?.renovation_obligation,
    ),
  } satisfies Known;
}

function floodFacts({ planning, property }: AdvertisedEstate) {
  const flood = property?.flood_information;
  return {
    floodParcelScore: isAnswered(planning?.floodingParcelScore, flood?.parcel_score),
    floodBuildingScore: isAnswered(planning?.floodingBuildingScore, flood?.building_score),
    delimitedFloodZone: (planning?.delimitedFloodZone ?? flood?.delimited_flood_zone) != null,
    riparianZone: (planning?.riparianZone ?? flood?.riparian_zone) != null,
  } satisfies Known;
}

function planningFacts({ planning, property }: AdvertisedEstate) {
  const groups = property?.planning;
  return {
    planningDestination: isAnswered(planning?.townPlanningValue, groups?.most_recent_destination),
    planZone: isSaid(planning?.planZone, groups?.plan_zone),
    planningInformation: isSaid(planning?.planningInformation, groups?.planning_information),
    planningPermission: isAnswered(planning?.buildingLicense, groups?.planning_permission),
    // Where neither is given the page says by default that nothing was imposed, which nobody stated.
    planningViolation:
      isSaid(planning?.townPlanningViolation, groups?.violation) ||
      isAnswered(planning?.proceeding, groups?.proceeding),
    presaleRight: isAnswered(planning?.presaleRight, groups?.presale_right),
    subdivisionPermit: isAnswered(planning?.allocationLicense, groups?.subdivision_permit),
    heritageProtected: isAnswered(planning?.heritageProtected, groups?.heritage_protected),
  } satisfies Known;
}

function rentFacts(estate: AdvertisedEstate) {
  const { general, financial, technical, property } = estate;
  const groups = property?.financial;
  const comfort = property?.comfort;
  return {
    // A price of 0 is one on request.
    rent: Boolean(general.price?.value || groups?.price),
    // Charges of 0 are a statement.
    charges:
      (technical?.monthlyCost ?? groups?.monthly_costs) != null || groups?.common_charges_included === true,
    waterMeter: isAnswered(technical?.waterMeter, comfort?.water_meter),
    gasMeter: isAnswered(technical?.gasMeter, comfort?.gas_meter),
    electricityMeter: isAnswered(technical?.electricityMeter, comfort?.electricity_meter),
    livingArea: livingAreaOf(estate) !== null,
    leaseKind: leaseKindOf(estate) !== null,
    indicativeRent: Boolean(
      (financial?.indicativeRentFrom && financial.indicativeRentTo) ||
      (groups?.indicative_rent_from && groups.indicative_rent_to),
    ),
    previousRent: Boolean(financial?.previousRent || groups?.previous_rent),
    previousRentDate: isAnswered(financial?.previousRentDate, groups?.previous_rent_date),
  } satisfies Known;
}

function isAnswered(...answers: Answer[]): boolean {
  return answers.some((answer) => answer != null && answer !== "UNKNOWN");
}

function isSaid(...texts: ReadonlyArray<Multilingual | null | undefined>): boolean {
  return texts.some((text) => Object.values(text ?? {}).some((said) => said?.trim()));
}

function showsAddress({ general: { address } }: AdvertisedEstate): boolean {
  return address?.visible !== false && isSaid(address?.street) && Boolean(address?.number?.trim());
}

const TRANSACTION_OF_STATUS: { readonly [status in PropertyStatus]?: AdvertisedFacts["transaction"] } = {
  FOR_SALE: "sale",
  SOLD: "sale",
  TO_RENT: "rent",
  RENTED: "rent",
};

function transactionOf(estate: AdvertisedEstate): AdvertisedFacts["transaction"] {
  if (estate.general.transaction?.id === SEASONAL_LET) return null;
  return TRANSACTION_OF_STATUS[statusOfEstate(estate) ?? "TAKE_OVER"] ?? null;
}
