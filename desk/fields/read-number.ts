/**
 * Reads a number as people in Belgium type it, with points or spaces between thousands and a comma before decimals; null for nothing,
 * undefined where it is no number. Examples: `readNumber("€ 389.000")` is 389000, `readNumber("12,5")` is 12.5, `readNumber("veel")`
 * is undefined.
 */
export function readNumber(text: string, decimals = 2): number | null | undefined {
  const figure = text.replaceAll(/[€\s  ]/g, "").replaceAll(/\.(?=\d{3}(\D|$))/g, "");
  if (figure === "") return null;
  const withComma = figure.replace(/\.(?=\d+$)/, ",");
  const [, sign = "", whole = "", fraction = ""] = /^([-−]?)(\d{1,12})(?:,(\d*))?$/.exec(withComma) ?? [];
  if (whole === "" || fraction.replace(/0+$/, "").length > decimals) return undefined;
  return Number(`${sign ? "-" : ""}${whole}.${fraction || "0"}`);
}

/** A number as its field shows it: `numberText(1250.5)` is "1.250,5", money has its two decimals or none. */
export function numberText(value: number, { isMoney = false, isGrouped = true } = {}): string {
  const isRound = Number.isInteger(value);
  const [whole = "", fraction] = (isMoney && !isRound ? value.toFixed(2) : String(value)).split(".");
  const grouped = isGrouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ".") : whole;
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
