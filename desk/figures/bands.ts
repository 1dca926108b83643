import { formatNumber } from "#domain/locale/number.ts";
import type { Figures } from "../api/published.ts";
import type { useMessages } from "./messages.ts";

type Asked = Pick<Figures, "bands" | "deal"> & { readonly w: ReturnType<typeof useMessages> };

/** The names of the price bands, the one without a price first: prices to buy in thousands of euro, rents in euro. */
export function bandNames({ bands, deal, w }: Asked): string[] {
  const ends = bands.map((end) => formatNumber(deal === "sale" ? end / 1_000 : end, 0));
  const between = ends.slice(1).map((end, at) => `${ends[at]}–${end}`);
  return [w("noPrice"), w("upTo", { price: ends[0]! }), ...between, `${ends.at(-1)}+`];
}
