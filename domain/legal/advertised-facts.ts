import { energyLabelOf, epcValueOf, type MeasuredEstate } from "../estate/rooms/areas.ts";
import type { PropertyStatus, PropertyType, Region } from "../estate/reference/enumerations.ts";
import { regionOfAddress } from "../estate/energy/epc.ts";
import { typeOfEstate } from "../estate/reference/head-types.ts";
import { statusOfEstate } from "../estate/reference/status.ts";
import type { AdvertisedFacts } from "./advertisement-rules.ts";

type Answer = string | null | undefined;

/** An estate of either display model, as far as the law asks an advertisement for its facts. */
export type AdvertisedEstate = MeasuredEstate & {
  readonly general: {
    readonly headType?: { readonly id: number } | null;
    readonly transaction?: { readonly id: number } | null;
    readonly project?: boolean;
    readonly price?: { readonly value?: number | null } | null;
    readonly address?: Parameters<typeof regionOfAddress>[0];
  };
  readonly energy?: {
    readonly epcReference?: string | null;
    readonly epcValueTotal?: number | null;
    readonly co2?: number | null;
  } | null;
  readonly technical?: { readonly monthlyCost?: number | null } | null;
  readonly planning?: {
    readonly townPlanningValue?: Answer;
    readonly buildingLicense?: Answer;
    readonly allocationLicense?: Answer;
    readonly presaleRight?: Answer;
    readonly heritageProtected?: Answer;
    readonly heritageInventoried?: Answer;
    readonly floodingBuildingScore?: Answer;
    readonly floodingParcelScore?: Answer;
  } | null;
  readonly property?: {
    readonly type?: PropertyType | null;
    readonly status?: PropertyStatus | null;
    readonly certification?: {
      readonly epc_number?: string | null;
      readonly epc_value_total?: number | null;
      readonly co2_emission?: number | null;
    } | null;
    readonly financial?: {
      readonly price?: number | null;
      readonly monthly_costs?: number | null;
      readonly common_charges_included?: boolean | null;
    } | null;
    readonly flood_information?: { readonly parcel_score?: Answer; readonly building_score?: Answer } | null;
    readonly planning?: {
      readonly most_recent_destination?: Answer;
      readonly planning_permission?: Answer;
      readonly subdivision_permit?: Answer;
      readonly presale_right?: Answer;
      readonly heritage_protected?: Answer;
      readonly heritage_inventoried?: Answer;
    } | null;
  } | null;
};

const SEASONAL_LET = 4;

/** Which of the facts that an advertisement must carry are there; an answer UNKNOWN is an answer that is not there. */
export function advertisedFacts(estate: AdvertisedEstate): AdvertisedFacts {
  const { general, energy, planning, property, technical } = estate;
  const groups = property?.planning;
  return {
    region: regionOfAddress(general.address) as Region | null,
    type: typeOfEstate(estate),
    transaction: transactionOf(estate),
    isProject: general.project ?? false,
    has: {
      epcValue: epcValueOf(estate) !== null,
      epcLabel: energyLabelOf(estate) !== null,
      epcReference: Boolean(energy?.epcReference ?? property?.certification?.epc_number),
      epcTotal: (energy?.epcValueTotal ?? property?.certification?.epc_value_total) != null,
      co2: (energy?.co2 ?? property?.certification?.co2_emission) != null,
      floodParcelScore: answered(planning?.floodingParcelScore, property?.flood_information?.parcel_score),
      floodBuildingScore: answered(
        planning?.floodingBuildingScore,
        property?.flood_information?.building_score,
      ),
      planningDestination: answered(planning?.townPlanningValue, groups?.most_recent_destination),
      planningPermission: answered(planning?.buildingLicense, groups?.planning_permission),
      // An empty text stands for the default sentence: nothing was imposed (specification, point 5).
      planningViolation: true,
      presaleRight: answered(planning?.presaleRight, groups?.presale_right),
      subdivisionPermit: answered(planning?.allocationLicense, groups?.subdivision_permit),
      heritage: answered(
        planning?.heritageProtected,
        planning?.heritageInventoried,
        groups?.heritage_protected,
        groups?.heritage_inventoried,
      ),
      // A price of 0 is one on request.
      rent: Boolean(general.price?.value || property?.financial?.price),
      charges:
        (technical?.monthlyCost ?? property?.financial?.monthly_costs) != null ||
        property?.financial?.common_charges_included === true,
    },
  };
}

function answered(...answers: Answer[]): boolean {
  return answers.some((answer) => answer != null && answer !== "UNKNOWN");
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
