/** Some agencies write the institute before the number, as labels do. */
const INSTITUTE = /^\s*(?:BIV|IPI)\s*/i;

/** A broker's number for behind a label that names the institute: `bareBivNumber("IPI 500.777")` is `"500.777"`. */
export function bareBivNumber(number: string): string {
  return number.replace(INSTITUTE, "");
}
