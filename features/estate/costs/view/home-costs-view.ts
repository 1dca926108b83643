import { isHome } from "#domain/costs/cost-case.ts";
import { type EnergyCosts, energyCostsOf } from "#domain/costs/energy-costs.ts";
import { type RenovationRule, renovationRuleOf } from "#domain/costs/renovation-duty.ts";
import { certificateNames } from "#domain/estate/energy/certificate-name.ts";
import { labelsOf } from "#domain/estate/energy/epc.ts";
import type { Region } from "#domain/estate/reference/enumerations.ts";
import { energyLabelOf, epcValueOf, livingAreaOf } from "#domain/estate/rooms/areas.ts";
import { formatArea, formatEpc, formatEuro } from "#domain/format/figures.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { EnergyCostsView, HomeCostsView, RenovationView } from "./cost-view.ts";
import { type CostWords, sourceOfRule } from "./cost-words.ts";

type Home = { readonly estate: Estate; readonly region: Region; readonly isBought: boolean };

/** What living there costs and what a buyer must still do, from the energy certificate. */
export function homeCostsView(
  { estate, region, isBought }: Home,
  day: string,
  words: CostWords,
): HomeCostsView {
  const known = { region, label: energyLabelOf(estate), day };
  const area = livingAreaOf(estate);
  const costs = isHome(estate) ? energyCostsOf({ ...known, epcValue: epcValueOf(estate), area }) : null;
  const rule = isBought ? renovationRuleOf({ ...known, isHome: isHome(estate) }) : null;
  return {
    energy: costs && area !== null ? energyView(costs, { area, region, label: known.label }, words) : null,
    renovation: rule && renovationView(rule, known.label, words),
  };
}

type Measured = { readonly area: number; readonly region: Region; readonly label: string | null };

function energyView(
  costs: EnergyCosts,
  { area, region, label }: Measured,
  words: CostWords,
): EnergyCostsView {
  const { t, locale } = words;
  const { low, high, figures, isOfFigure, price } = costs;
  const { certificate } = certificateNames(region, locale);
  const name = [certificate, label?.replace("_", "–")].filter(Boolean).join(" ");
  const to = figures.to === null ? "" : formatEpc(figures.to);
  const used = {
    figures: isOfFigure ? to : t("costs.energy.span", { from: String(figures.from), to }),
    area: formatArea(area),
  };
  const prices = { low: formatEuro(price.low), high: formatEuro(price.high) };
  return {
    label: t(isOfFigure ? "costs.energy.ofFigure" : "costs.energy.ofLabel", { label: name }),
    range:
      high === null
        ? t("costs.energy.from", { low: formatEuro(low) })
        : t("costs.energy.range", { low: formatEuro(low), high: formatEuro(high) }),
    notes: [
      figures.to === null
        ? t("costs.energy.baseFrom", { from: formatEpc(figures.from), area: used.area, ...prices })
        : t("costs.energy.base", { ...used, ...prices }),
      t("costs.energy.caution"),
    ],
    source: sourceOfRule(words, price),
  };
}

function renovationView(rule: RenovationRule, label: string | null, words: CostWords): RenovationView {
  const { t } = words;
  const facts = { label: labelsOf(label).join("–"), target: rule.target };
  const text =
    "byYear" in rule.due
      ? t("costs.renovation.byYear", { ...facts, year: String(rule.due.byYear) })
      : t("costs.renovation.afterDeed", { ...facts, years: String(rule.due.yearsAfterDeed) });
  return { text, source: sourceOfRule(words, rule) };
}
