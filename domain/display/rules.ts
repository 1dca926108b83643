import { LIFE_ANNUITY } from "../estate/reference/transactions.ts";
import type { PropertyStatus, PropertyType } from "../estate/reference/enumerations.ts";
import { isAbroad, regionOfAddress } from "../estate/energy/epc.ts";
import { typeOfEstate } from "../estate/reference/head-types.ts";
import { statusOfEstate } from "../estate/reference/status.ts";
import { isAskedIn, type LegalPlace, meansSomethingIn } from "./law-of-facts.ts";

/** All that the rules look at, save for the field itself. */
export type DisplayContext = {
  readonly status: PropertyStatus | null;
  readonly type: PropertyType | null;
  readonly region: LegalPlace;
  /** The sale falls under VAT, so that prices are told in person. */
  readonly isVatRegime: boolean;
  /** Its price is the bouquet alone. */
  readonly isLifeAnnuity: boolean;
};

type Rule = (context: DisplayContext, hasValue: boolean, label: string) => boolean;

const isLet = ({ status }: DisplayContext) => status === "TO_RENT" || status === "RENTED";

/** The display rules, a row each: true lets a field of a label show. */
const RULES = {
  hiddenWhenLet: (context) => !isLet(context),
  hiddenOnPlot: ({ type }) => type !== "PLOT",
  hiddenForAnnuity: ({ isLifeAnnuity }) => !isLifeAnnuity,
  hiddenUnderVat: ({ isVatRegime }) => !isVatRegime,
  planningField: ({ region }, hasValue, label) => hasValue || isAskedIn(region, label),
  onlyWithValue: (_, hasValue) => hasValue,
  /** The page itself shows it: heading, map, floors, pictures. */
  shownByPage: () => false,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** Tells whether all rules of a field let it show in a context, and the law of the place knows what it says. */
export function mayShow(
  { label, rules }: { readonly label: string; readonly rules: readonly RuleName[] },
  context: DisplayContext,
  hasValue: boolean,
): boolean {
  return (
    meansSomethingIn(context.region, label) && rules.every((rule) => RULES[rule](context, hasValue, label))
  );
}

/** Rules that keep an empty field in sight wherever they let it show. */
export const KEEPING_RULES: readonly RuleName[] = ["planningField"];

/** The electrical certificate's fields, in either model. */
export const ELECTRICAL_RULES: readonly RuleName[] = ["hiddenWhenLet", "hiddenOnPlot", "onlyWithValue"];

const FLOODING_ICON_FROM = 67;

/** Flooding icon: the score's first character code is above 67, after the letter C. `hasFloodingIcon("D")` is true. */
export function hasFloodingIcon(score: string | null | undefined): boolean {
  return (score?.charCodeAt(0) ?? 0) > FLOODING_ICON_FROM;
}

type Judged = Parameters<typeof statusOfEstate>[0] &
  Parameters<typeof typeOfEstate>[0] & {
    readonly general: { readonly address?: Parameters<typeof regionOfAddress>[0] };
    readonly property?: { readonly financial?: { readonly vat_regime?: boolean | null } | null } | null;
  };

/**
 * What the rules need to know of an estate. Example: a Walloon house for rent is `{ status: "TO_RENT", type: "HOUSE",
 * region: "WALLONIA", isVatRegime: false, isLifeAnnuity: false }`.
 */
export function displayContextOf(estate: Judged): DisplayContext {
  const { address } = estate.general;
  return {
    status: statusOfEstate(estate),
    type: typeOfEstate(estate),
    region: isAbroad(address) ? "ABROAD" : regionOfAddress(address),
    isVatRegime: estate.property?.financial?.vat_regime === true,
    isLifeAnnuity: estate.general.transaction?.id === LIFE_ANNUITY,
  };
}
