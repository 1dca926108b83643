const SHAPE = /^(?:BE)?[01]\d{9}$/i;
const MODULUS = 97;
const CHECK_DIGITS = 2;

/**
 * Whether a number can be one of the Crossroads Bank for Enterprises, as it or as a Belgian VAT number: ten digits from 0 or 1 on, of which
 * the last two are 97 less what is left of the others divided by 97. Spaces, dots and `BE` count for nothing.
 * Example: `isEnterpriseNumber("BE 0403.170.701")` is true.
 */
export function isEnterpriseNumber(text: string): boolean {
  const bare = text.replaceAll(/[\s.-]/g, "");
  if (!SHAPE.test(bare)) return false;
  const digits = bare.replace(/^BE/i, "");
  const rest = Number(digits.slice(0, -CHECK_DIGITS)) % MODULUS;
  return Number(digits.slice(-CHECK_DIGITS)) === MODULUS - rest;
}
