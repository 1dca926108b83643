import type { Items } from "./items.ts";
import { isEither, isHomeMeant, isOfLivingArea } from "./plot-rule.ts";
import { isSmallWord, meaningOf, Walk } from "./walk.ts";
import { HEAD_TYPE_IDS, type Wishes } from "./wishes.ts";

/** At least 90 m², a garden of five ares, a plot of 600 m²; the size of a terrace is nothing that a filter asks for. */
export function readArea<Place>(items: Items<Place>, at: number, wishes: Wishes<Place>) {
  const walk = new Walk(items, at);
  const hasHome = isHomeMeant(items);
  const isOfHome = hasHome && !isEither(items, at);
  const plot = () => walk.meaning("plot") ?? (isOfHome ? walk.type(HEAD_TYPE_IDS.land) : null);
  const before = plot();
  const bound = walk.bound();
  const value = walk.number();
  if (value === null || bound === "most" || meaningOf(items[at - 1], "feature")?.feature === "terrace")
    return null;
  walk.joined(() => walk.number());
  walk.plus();
  const unit = walk.unit("area", "plot");
  if (!unit) return null;
  const after = before || isPlotOfNext(items, at + walk.count) ? null : plot();
  const isPlot = before ?? after ?? (unit.of === "plot" || isPlotMeant(items, at, wishes));
  const area = Math.round(value * unit.factor);
  const isLand = !hasHome && meaningOf(items[at], "plot")?.isLand === true;
  return {
    wishes: {
      ...(isPlot ? { plotMin: area } : { areaMin: area }),
      ...(isLand && { types: [HEAD_TYPE_IDS.land] }),
    },
    count: walk.count,
  };
}

/** Of "120 m² living area, plot 500 m²", the plot is that of the second number. */
function isPlotOfNext<Place>(items: Items<Place>, from: number): boolean {
  if (isOfLivingArea(items[from])) return true;
  const plot = items.findIndex((item, at) => at >= from && !isSmallWord(item));
  const walk = new Walk(items, plot + 1);
  walk.bound();
  return plot >= 0 && walk.number() !== null && walk.unit("area", "plot") !== null;
}

function isPlotMeant<Place>(items: Items<Place>, at: number, { types }: Wishes<Place>): boolean {
  if (types.length === 1 && types[0] === HEAD_TYPE_IDS.land) return true;
  return items
    .slice(Math.max(0, at - 2), at)
    .some(
      (item) =>
        meaningOf(item, "feature")?.feature === "garden" ||
        meaningOf(item, "type")?.type === HEAD_TYPE_IDS.land,
    );
}
