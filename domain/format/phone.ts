import { NO_BREAK } from "../locale/number.ts";

/** Where a press on a phone number leads, RFC 3966: `hrefOfPhone("+32 3 123 45 67")` is "tel:+3231234567". */
export function hrefOfPhone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}

/** A number that no line of a text ends in: `unbrokenPhone("+32 9 000 00 00")` is "+32\u00a09\u00a0000\u00a000\u00a000". */
export function unbrokenPhone(number: string): string {
  return number.replaceAll(" ", NO_BREAK);
}
