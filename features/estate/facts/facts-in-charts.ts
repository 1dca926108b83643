import type { EpcView, FactGroupView, PriceSummaryView, SaleDatesView } from "../estate-view.ts";

/** What is drawn above the rows of a group. */
export type Charts = {
  readonly priceSummary: PriceSummaryView | null;
  readonly saleDates: SaleDatesView | null;
  readonly epc: EpcView | null;
};

/** The rows that a line or a part of the price summary tells. */
const TOLD_BY_SUMMARY: Readonly<Record<string, readonly string[]>> = {
  rent: ["property.financial.price", "general.price.value"],
  charges: ["property.financial.monthly_costs", "technical.monthlyCost"],
  chargesIncluded: ["property.financial.monthly_costs", "technical.monthlyCost"],
  rentTotal: ["general.price.totalPrice"],
  deposit: ["property.financial.warranty", "general.price.deposit"],
  salePrice: ["property.financial.price", "general.price.value"],
  bouquet: ["property.financial.price", "general.price.value"],
  saleTotal: ["general.price.totalPrice"],
  land: ["property.financial.land_price", "general.price.groundValue"],
  construction: ["property.financial.construction_price", "general.price.constructionValue"],
  infrastructure: ["property.financial.infrastructure_price", "general.price.infrastructureValue"],
  furniture: ["general.price.furnitureValue"],
  vat: ["property.financial.vat"],
};

const CO2 = ["property.certification.co2_emission", "energy.co2"];

/** Leaves out of the rows what the drawing above them tells, and parts that have nothing else to say. */
export function factsInCharts(groups: readonly FactGroupView[], drawings: Charts): FactGroupView[] {
  const told = toldBy(drawings);
  const hasDrawing: Readonly<Record<string, boolean>> = {
    financial: drawings.priceSummary !== null,
    notary: drawings.saleDates !== null,
  };
  return groups.flatMap((group) => {
    const fields = group.fields.filter(({ key, values: [main] }) => {
      const text = told.get(key);
      return text === undefined || !main || !("text" in main) || main.text !== text;
    });
    const isBare = fields.length + group.items.length + group.scores.length === 0;
    return isBare && !hasDrawing[group.key] ? [] : [{ ...group, fields }];
  });
}

/** What the drawings say, by the key of the row that would say it again. */
function toldBy({ priceSummary, saleDates, epc }: Charts): ReadonlyMap<string, string> {
  const amounts = [...(priceSummary?.lines ?? []), ...(priceSummary?.parts ?? [])];
  return new Map([
    ...amounts.flatMap(({ key, amount }) =>
      (TOLD_BY_SUMMARY[key] ?? []).map((row) => [row, amount] as const),
    ),
    ...(saleDates?.dates ?? []).map(({ key, text }) => [`property.notary.${key}`, text] as const),
    ...(epc?.co2 ? CO2.map((row) => [row, epc.co2!] as const) : []),
  ]);
}
