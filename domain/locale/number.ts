/**
 * Where a figure and its sign or unit belong together, the line must not break between them.
 * Example: `€ 389.000,00`, `168,00 m²`.
 */
export const NO_BREAK = "\u00a0";

/** Fixed to one locale whose marks are then swapped: no machine's own language data decides how a price looks. */
const FIGURES = Array.from(
  { length: 3 },
  (_, decimals) =>
    new Intl.NumberFormat("en-US", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: "negative",
    }),
);
const SHORT_FIGURE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, signDisplay: "negative" });

const SWAPPED: Record<string, string> = { ",": ".", ".": "," };

/**
 * Dot thousands, comma decimal, in every language: `formatNumber(1234.5, 2)` is "1.234,50";
 * "" for no number.
 */
export function formatNumber(value: number, decimals: 0 | 1 | 2): string {
  return isPlain(value) ? grouped(String(value)) + ZEROS[decimals]! : write(FIGURES[decimals]!, value);
}

const ZEROS = ["", ",0", ",00"];

/** Most figures of a list are whole; put together by hand they take a tenth of the time. */
function isPlain(value: number): boolean {
  return value >= 0 && Number.isSafeInteger(value);
}

function grouped(digits: string): string {
  return digits.length > 3 ? `${grouped(digits.slice(0, -3))}.${digits.slice(-3)}` : digits;
}

/** The same with at most two decimals, none when there are none: `formatShortNumber(6.5)` is "6,5". */
export function formatShortNumber(value: number): string {
  return write(SHORT_FIGURE, value);
}

function write(figure: Intl.NumberFormat, value: number): string {
  return Number.isFinite(value) ? figure.format(value).replace(/[,.]/g, (mark) => SWAPPED[mark]!) : "";
}
