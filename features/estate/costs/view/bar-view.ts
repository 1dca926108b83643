import { formatEuro } from "#domain/format/figures.ts";
import { roundToCent } from "#domain/format/round-to-cent.ts";
import type { BarPartView, CostBarView } from "./cost-view.ts";

type Part = { readonly key: BarPartView["key"]; readonly label: string; readonly amount: number };

/** Price and what comes on top of it as shares of one bar, and the rest, too thin to read there, again on a bar of its own. */
export function barView(parts: readonly Part[]): CostBarView {
  const tail = parts.filter(({ key }) => key !== "price");
  const onTop = roundToCent(tail.reduce((sum, { amount }) => sum + amount, 0));
  return { parts: sharesOf(parts), tail: sharesOf(tail), onTop: formatEuro(onTop) };
}

function sharesOf(parts: readonly Part[]): readonly BarPartView[] {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0) || 1;
  let start = 0;
  return parts.map(({ key, label, amount }) => {
    const share = (amount / whole) * 100;
    start += share;
    return { key, label, amount: formatEuro(amount), start: start - share, share };
  });
}
