import type { Locale } from "../locale/locale.ts";

/** Where a rule stands. The pages were read in stored copies, on the day named, not live. */
export type CostSource = {
  /** The act or the authority, as visitors of each language know it. */
  readonly act: Readonly<Record<Locale, string>>;
  /** "art. 2.9.4.2.11"; null where the page names none. */
  readonly article: string | null;
  readonly page: string;
  /** yyyy-mm-dd */
  readonly readOn: string;
  /** Whether a page confirmed figure and days; `decisions/0062` says which. A page says "indicative" of all the same. */
  readonly checked: boolean;
};

/** A rule of what something costs: from which day, until which (both yyyy-mm-dd, both included), and who says so. */
export type CostRule = {
  readonly id: string;
  readonly from: string;
  /** Null while no end is known. */
  readonly until: string | null;
  readonly source: CostSource;
};

/** The rules that hold on a day (yyyy-mm-dd): a rule until 2024-12-31 holds on that day and not on the next. */
export function inForce<Rule extends CostRule>(rules: readonly Rule[], day: string): readonly Rule[] {
  return rules.filter(({ from, until }) => from <= day && (until === null || day <= until));
}
