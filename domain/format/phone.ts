/** Where a press on a phone number leads, RFC 3966: `hrefOfPhone("+32 3 123 45 67")` is "tel:+3231234567". */
export function hrefOfPhone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}
