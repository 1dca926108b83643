import { LIFE_ANNUITY } from "../reference/transactions.ts";

type Amount = number | null | undefined;

/** An estate of either display model, as far as its price has parts and costs. */
export type CostedEstate = {
  readonly general: {
    readonly transaction?: { readonly id: number } | null;
    readonly price?: {
      readonly value?: Amount;
      readonly constructionValue?: Amount;
      readonly groundValue?: Amount;
      readonly infrastructureValue?: Amount;
      readonly furnitureValue?: Amount;
      readonly deposit?: Amount;
    } | null;
  };
  readonly financial?: { readonly registrationCost?: Amount; readonly notarySalery?: Amount } | null;
  readonly technical?: { readonly monthlyCost?: Amount } | null;
  readonly property?: {
    readonly financial?: {
      readonly price?: Amount;
      readonly land_price?: Amount;
      readonly construction_price?: Amount;
      readonly infrastructure_price?: Amount;
      readonly vat?: Amount;
      readonly monthly_costs?: Amount;
      readonly common_charges_included?: boolean | null;
      readonly warranty?: Amount;
      readonly vat_regime?: boolean | null;
    } | null;
    readonly notary_cost?: { readonly total?: Amount } | null;
  } | null;
};

export type PricePart = {
  readonly kind: "land" | "construction" | "infrastructure" | "furniture" | "vat";
  /** Euro. */
  readonly amount: number;
};

/**
 * What a price is made of, in euro; none where fewer than two parts are known, or where the VAT regime keeps prices
 * for a talk. Example: land 90000 and construction 210000 are two parts.
 */
export function pricePartsOf({ general, property }: CostedEstate): PricePart[] {
  const { price } = general;
  const groups = property?.financial;
  if (groups?.vat_regime) return [];
  const parts: ReadonlyArray<readonly [PricePart["kind"], Amount]> = [
    ["land", groups?.land_price ?? price?.groundValue],
    ["construction", groups?.construction_price ?? price?.constructionValue],
    ["infrastructure", groups?.infrastructure_price ?? price?.infrastructureValue],
    ["furniture", price?.furnitureValue],
    ["vat", groups?.vat],
  ];
  const known = parts.flatMap(([kind, amount]) => (isAmount(amount) ? [{ kind, amount }] : []));
  return known.length > 1 ? known : [];
}

const PUBLIC_SALE = 3;

export type SaleCosts = {
  readonly price: number;
  readonly costs: number;
  /** Null for a life annuity: nobody knows what will be paid beside its bouquet. */
  readonly total: number | null;
};

/**
 * Price, costs of the deed and both together, in euro; null where either is unknown, for nothing here is ever worked
 * out from rates, and for a public sale, whose price is that of the last bid. Example: a price of 300000 with notary costs of 12000 is 312000 in all.
 */
export function saleCostsOf({ general, property, financial }: CostedEstate): SaleCosts | null {
  const price = property?.financial?.price ?? general.price?.value;
  if (!isAmount(price) || property?.financial?.vat_regime) return null;
  const transaction = general.transaction?.id;
  if (transaction === PUBLIC_SALE) return null;
  const costs = property?.notary_cost?.total ?? deedCostsOf(financial);
  if (!isAmount(costs)) return null;
  return { price, costs, total: transaction === LIFE_ANNUITY ? null : price + costs };
}

function deedCostsOf(financial: CostedEstate["financial"]): number | null {
  const { registrationCost, notarySalery } = financial ?? {};
  return isAmount(registrationCost) && isAmount(notarySalery) ? registrationCost + notarySalery : null;
}

export type RentCosts = {
  readonly rent: number;
  readonly charges: number | null;
  readonly areChargesIncluded: boolean;
  /** What is due every period; null where the charges are not known or come to nothing. */
  readonly total: number | null;
  readonly deposit: number | null;
};

/**
 * Rent, charges, what they are together, and the deposit, in euro; null without a rent. Example: a rent of 950 with 80
 * of charges is 1030 a month.
 */
export function rentCostsOf({ general, property, technical }: CostedEstate): RentCosts | null {
  const groups = property?.financial;
  const rent = groups?.price ?? general.price?.value;
  if (!isAmount(rent) || groups?.vat_regime) return null;
  const charges = chargesOf(groups?.monthly_costs ?? technical?.monthlyCost);
  const deposit = groups?.warranty ?? general.price?.deposit;
  const areChargesIncluded = groups?.common_charges_included === true;
  return {
    rent,
    charges,
    areChargesIncluded,
    total: charges && !areChargesIncluded ? rent + charges : null,
    deposit: isAmount(deposit) ? deposit : null,
  };
}

/** Charges of 0 are a statement: nothing is due besides the rent. */
function chargesOf(charges: Amount): number | null {
  return charges === 0 || isAmount(charges) ? charges : null;
}

/** An amount of 0 is one that nobody filled in. */
function isAmount(amount: Amount): amount is number {
  return amount != null && Number.isFinite(amount) && amount > 0;
}
