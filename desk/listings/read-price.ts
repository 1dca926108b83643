/** What somebody typed as a price in euro: null for on request, undefined where it is no price. */
export type ReadPrice = number | null | undefined;

const FIGURE = /^\d{1,9}(,\d{1,2})?$/;

/**
 * Reads a price as people type it, with points or spaces between thousands and a comma before cents.
 * Examples: `readPrice("€ 389.000")` is 389000, `readPrice("")` is null, `readPrice("veel")` is undefined.
 */
export function readPrice(text: string): ReadPrice {
  const figure = text.replaceAll(/[€\s]/g, "").replaceAll(/\.(?=\d{3}(\D|$))/g, "");
  if (figure === "") return null;
  const withComma = figure.replace(/\.(?=\d{1,2}$)/, ",");
  if (!FIGURE.test(withComma)) return undefined;
  return Number(withComma.replace(",", ".")) || null;
}

/** A price as its field shows it: `priceText(389000)` is "389.000", `priceText(1250.5)` is "1.250,50", and "" is on request. */
export function priceText(price: number | null): string {
  if (price === null) return "";
  const [whole = "", cents = ""] = price.toFixed(2).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ".");
  return cents === "00" ? grouped : `${grouped},${cents}`;
}
