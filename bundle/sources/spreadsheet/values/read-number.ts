import { bad, quoted, type ReadValue } from "./read-value.ts";

/** What a single sign before three digits means: "1.250" of an area is 1250, "1,250" may be either. */
export type Separators = {
  readonly dot: "thousands" | "decimal" | "unclear";
  readonly comma: "thousands" | "decimal" | "unclear";
};

/** Amounts have no thousandths. */
export const OF_AMOUNTS: Separators = { dot: "thousands", comma: "thousands" };
/** Areas and counts of Belgium: a dot groups, a comma may be English. */
export const OF_AREAS: Separators = { dot: "thousands", comma: "unclear" };
export const OF_LENGTHS: Separators = { dot: "unclear", comma: "unclear" };
export const OF_DEGREES: Separators = { dot: "decimal", comma: "decimal" };

const LONGEST = 40;
const GROUPED = /^\d{1,3}(?:([ .,'])\d{3})(?:\1\d{3})*$/;

/** Example: "1.250,50", "1,250.50" and "1 250,5" with the separators of amounts are 1250.5; "29500O" is no number. */
export function readNumber(text: string, separators: Separators): ReadValue<number> {
  const typed = text
    .slice(0, LONGEST + 1)
    .replaceAll(/[\u00A0\u202F\u2009\s]/g, " ")
    .replaceAll("’", "'")
    .trim();
  const sign = typed.startsWith("-") ? -1 : 1;
  const digits = typed.replace(/^[+-] ?/, "");
  if (digits.length > LONGEST || !/^[\d.,' ]+$/.test(digits) || !/\d/.test(digits))
    return bad(`${quoted(text)} is no number`);
  const plain = plainDigits(digits, separators);
  if (plain === "unclear") return bad(unclear(digits));
  return plain === null ? bad(`${quoted(text)} is no number`) : { value: sign * Number(plain) };
}

/** Digits with a dot before decimals at most; null where the signs stand where none belong. */
function plainDigits(digits: string, separators: Separators): string | null {
  const signs = [...new Set(digits.replaceAll(/\d/g, ""))];
  if (signs.length === 0) return digits;
  if (signs.length > 2) return null;
  const last = signs.at(-1)!;
  const [whole = "", ...rest] = digits.split(last);
  if (signs.length === 2) return rest.length === 1 ? withDecimals(whole, last, rest[0]!) : null;
  if (rest.length > 1 || last === " " || last === "'") return GROUPED.test(digits) ? join(digits) : null;
  if (rest[0]!.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole)) return withDecimals(whole, last, rest[0]!);
  const meaning = last === "." ? separators.dot : separators.comma;
  if (meaning === "unclear") return "unclear";
  return meaning === "thousands" ? join(digits) : withDecimals(whole, last, rest[0]!);
}

function withDecimals(whole: string, sign: string, decimals: string): string | null {
  if (sign !== "." && sign !== ",") return null;
  const isGrouped = /\D/.test(whole);
  if ((isGrouped && !GROUPED.test(whole)) || !/^\d*$/.test(decimals) || join(whole) === "") return null;
  return `${join(whole)}.${decimals || "0"}`;
}

function join(digits: string): string {
  return digits.replaceAll(/\D/g, "");
}

function unclear(digits: string): string {
  const [whole, decimals] = digits.split(/[.,]/);
  return `"${digits}" may be ${whole}${decimals} or ${whole} and a fraction; write ${whole}${decimals}, or fewer decimals`;
}
