/**
 * A number as Belgians type it, with a comma before decimals and dots or spaces between thousands; null for none or for what is no number. One dot
 * with one or two digits behind it is a comma: "80.000" is 80000, "3.25" and "3,25" are 3.25.
 */
export function readTypedNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s€%\u202f\u00a0]/g, "");
  if (!/^\d[\d.]*(?:,\d+)?$/.test(plain)) return null;
  const isDecimalDot = /^\d+\.\d{1,2}$/.test(plain);
  return Number(isDecimalDot ? plain : plain.replaceAll(".", "").replace(",", "."));
}
