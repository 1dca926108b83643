import { roundToCent } from "../format/round-to-cent.ts";
import { type CostRule, type CostSource, inForce } from "./cost-rule.ts";
import { READ_ON } from "./duty-sources.ts";

const NOTARIES: CostSource = {
  act: {
    nl: "raming van notaris.be",
    fr: "estimation de notaire.be",
    en: "estimate of notaris.be",
    de: "Schätzung von notaris.be",
  },
  article: null,
  page: "https://www.notaris.be/rekenmodules/wonen/aankoopkosten-van-een-woning-en/bouwgrond-berekenen",
  readOn: READ_ON,
  checked: false,
};

/** Percent on what a notary asks; not on what passes through to the state. */
export const VAT_OF_NOTARIES = 21;

/** One amount of a deed of sale in euro without VAT, the same for every price. */
type DeedCost = CostRule & {
  readonly kind: "administration" | "thirdParties" | "writing" | "transcription" | "annexes";
  readonly amount: number;
  readonly hasVat: boolean;
};

/** Figures that notaris.be calculates with; the days between them are when they were read, for no page says when each began. */
const DEED_COSTS: readonly DeedCost[] = [
  row("administration", 813, true, "2024-01-01", "2025-12-31"),
  row("administration", 855, true, "2026-01-01", null),
  row("thirdParties", 304, true, "2024-01-01", "2025-12-31"),
  row("thirdParties", 309, true, "2026-01-01", null),
  row("writing", 100, true, "2022-07-01", null),
  row("transcription", 270, false, "2024-01-01", "2025-12-31"),
  row("transcription", 285, false, "2026-01-01", null),
  row("annexes", 100, false, "2026-01-01", null),
];

function row(
  kind: DeedCost["kind"],
  amount: number,
  hasVat: boolean,
  from: string,
  until: string | null,
): DeedCost {
  return { id: `deed-${kind}-${from.slice(0, 4)}`, kind, amount, hasVat, from, until, source: NOTARIES };
}

/** What a deed of sale costs besides fee and duties on a day, in euro with VAT; an estimate: 1914.44 in November 2026. */
export function deedCostsOf(day: string): { readonly amount: number; readonly source: CostSource } {
  const rows = inForce(DEED_COSTS, day);
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const taxed = rows.reduce((total, { amount, hasVat }) => total + (hasVat ? amount : 0), 0);
  return { amount: roundToCent(sum + (taxed * VAT_OF_NOTARIES) / 100), source: NOTARIES };
}
