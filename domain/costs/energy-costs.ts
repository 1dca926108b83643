import { labelsOf } from "../estate/energy/epc.ts";
import { figuresOfLabel } from "../estate/energy/label-limits.ts";
import type { Region } from "../estate/reference/enumerations.ts";
import { type CostRule, inForce } from "./cost-rule.ts";
import { READ_ON } from "./duty-sources.ts";

/** What a kWh of heating costs a household, in euro with all taxes, from least to most. */
type EnergyPrice = CostRule & { readonly low: number; readonly high: number };

const ENERGY_PRICES: readonly EnergyPrice[] = [
  {
    // The span that the regulator's figures of 2026 have for homes by region and quarter, as a secondary source quotes it.
    id: "gas-2026",
    low: 0.06,
    high: 0.11,
    from: "2026-01-01",
    until: null,
    source: {
      act: {
        nl: "CREG, aardgas voor gezinnen",
        fr: "CREG, gaz naturel des ménages",
        en: "CREG, natural gas for households",
        de: "CREG, Erdgas für Haushalte",
      },
      article: null,
      page: "https://www.creg.be/",
      readOn: READ_ON,
      checked: false,
    },
  },
];

/** kWh/m² a year above which a figure is a slip of the pen. */
const PLAUSIBLE_UP_TO = 1_500;

export type EnergyCosts = {
  /** Whole euro a year. */
  readonly low: number;
  /** Null where the worst label of a scale has no end. */
  readonly high: number | null;
  /** kWh/m² a year that it is calculated from. */
  readonly figures: { readonly from: number; readonly to: number | null };
  /** Whether the certificate's own figure is known, or its label alone. */
  readonly isOfFigure: boolean;
  readonly price: EnergyPrice;
};

type EnergyQuestion = {
  readonly region: Region;
  readonly label: string | null;
  /** kWh/m² a year. */
  readonly epcValue: number | null;
  /** m² to live in. */
  readonly area: number | null;
  readonly day: string;
};

/**
 * What energy may cost a year, from the certificate's figure or else its label, times area and price, as a range in whole euro; null where either is not known or
 * the home needs none. Example: label B in Flanders (100 to 200 kWh/m²) and 168 m² at 0.06 to 0.11 euro is 1008 to 3696 euro.
 */
export function energyCostsOf({ region, label, epcValue, area, day }: EnergyQuestion): EnergyCosts | null {
  const [price] = inForce(ENERGY_PRICES, day);
  const isOfFigure = epcValue !== null && epcValue > 0 && epcValue <= PLAUSIBLE_UP_TO;
  const figures = isOfFigure ? { from: epcValue, to: epcValue } : figuresOfLabels(region, label);
  if (!price || !figures || area === null || figures.to === 0) return null;
  return {
    low: Math.round(figures.from * area * price.low),
    high: figures.to === null ? null : Math.round(figures.to * area * price.high),
    figures,
    isOfFigure,
    price,
  };
}

/** A pair of labels reaches from the better one to the worse. */
function figuresOfLabels(region: Region, label: string | null): EnergyCosts["figures"] | null {
  const ranges = labelsOf(label).map((single) => figuresOfLabel(region, single));
  const [worst, best = worst] = ranges;
  if (!worst || !best) return null;
  return { from: best.from, to: worst.to };
}
