import type { CostRule, CostSource } from "#domain/costs/cost-rule.ts";
import { formatDate } from "#domain/format/moments.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";

/** What words about costs are said with. */
export type CostWords = { readonly t: Translate; readonly locale: Locale; readonly agency: string };

/** Who says so, where, and when it was read. */
export function sourceText({ t, locale }: CostWords, { act, article, readOn }: CostSource): string {
  const source = [act[locale], article].filter(Boolean).join(", ");
  return t("costs.source", { source, day: formatDate(readOn) });
}

export const sourceOfRule = (words: CostWords, rule: CostRule) => sourceText(words, rule.source);

/** What the agency's own advertisement says. */
export function agencySource({ t, agency }: CostWords): string {
  return t("costs.sourceAgency", { agency });
}
