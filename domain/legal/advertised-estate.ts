import type { regionOfAddress } from "../estate/energy/epc.ts";
import type { PropertyStatus, PropertyType } from "../estate/reference/enumerations.ts";
import type { MeasuredEstate } from "../estate/rooms/areas.ts";
import type { Multilingual } from "../locale/multilingual.ts";

export type Answer = string | null | undefined;
type Amount = number | null | undefined;
type Flag = boolean | null | undefined;

/** An estate of either display model, as far as the law asks an advertisement for its facts. */
export type AdvertisedEstate = MeasuredEstate & {
  readonly general: {
    readonly parentId?: number | null;
    readonly headType?: { readonly id: number } | null;
    readonly subType?: { readonly id: number } | null;
    readonly transaction?: { readonly id: number } | null;
    readonly project?: boolean;
    readonly price?: { readonly value?: Amount } | null;
    readonly address?:
      | (NonNullable<Parameters<typeof regionOfAddress>[0]> & {
          readonly visible?: boolean;
          readonly street?: Multilingual | null;
          readonly number?: Answer;
        })
      | null;
  };
  readonly financial?: {
    readonly leaseKind?: Answer;
    readonly indicativeRentFrom?: Amount;
    readonly indicativeRentTo?: Amount;
    readonly previousRent?: Amount;
    readonly previousRentDate?: Answer;
  } | null;
  readonly energy?: {
    readonly epcReference?: Answer;
    readonly epcValueTotal?: Amount;
    readonly eLevel?: Amount;
  } | null;
  readonly technical?: {
    readonly newBuilding?: Flag;
    readonly condition?: Answer;
    readonly monthlyCost?: Amount;
    readonly waterMeter?: Answer;
    readonly gasMeter?: Answer;
    readonly electricityMeter?: Answer;
  } | null;
  readonly planning?: {
    readonly townPlanningValue?: Answer;
    readonly planZone?: Multilingual | null;
    readonly planningInformation?: Multilingual | null;
    readonly townPlanningViolation?: Multilingual | null;
    readonly proceeding?: Answer;
    readonly buildingLicense?: Answer;
    readonly allocationLicense?: Answer;
    readonly presaleRight?: Answer;
    readonly heritageProtected?: Answer;
    readonly floodingBuildingScore?: Answer;
    readonly floodingParcelScore?: Answer;
    readonly delimitedFloodZone?: Flag;
    readonly riparianZone?: Flag;
    readonly renovationObligation?: Answer;
  } | null;
  readonly property?: {
    readonly type?: PropertyType | null;
    readonly subType?: Answer;
    readonly status?: PropertyStatus | null;
    readonly certification?: {
      readonly epc_number?: Answer;
      readonly epc_value_total?: Amount;
      readonly e_level?: Amount;
    } | null;
    readonly comfort?: {
      readonly water_meter?: Answer;
      readonly gas_meter?: Answer;
      readonly electricity_meter?: Answer;
    } | null;
    readonly construction?: { readonly condition?: Answer } | null;
    readonly financial?: {
      readonly price?: Amount;
      readonly monthly_costs?: Amount;
      readonly common_charges_included?: Flag;
      readonly lease_kind?: Answer;
      readonly indicative_rent_from?: Amount;
      readonly indicative_rent_to?: Amount;
      readonly previous_rent?: Amount;
      readonly previous_rent_date?: Answer;
    } | null;
    readonly flood_information?: {
      readonly parcel_score?: Answer;
      readonly building_score?: Answer;
      readonly delimited_flood_zone?: Flag;
      readonly riparian_zone?: Flag;
    } | null;
    readonly planning?: {
      readonly most_recent_destination?: Answer;
      readonly plan_zone?: Multilingual | null;
      readonly planning_information?: Multilingual | null;
      readonly violation?: Multilingual | null;
      readonly proceeding?: Answer;
      readonly planning_permission?: Answer;
      readonly subdivision_permit?: Answer;
      readonly presale_right?: Answer;
      readonly heritage_protected?: Answer;
      readonly renovation_obligation?: Answer;
    } | null;
  } | null;
};
