import { formatShortNumber, NO_BREAK } from "../locale/number.ts";

const KILO = 1_000;

/**
 * How large a file is, as computers of visitors say it (powers of 1000): `formatFileSize(1_240_000)` is "1,2 MB"; "" for
 * nothing.
 */
export function formatFileSize(bytes: number): string {
  if (!(bytes > 0)) return "";
  if (bytes < KILO ** 2) return `${Math.max(1, Math.round(bytes / KILO))}${NO_BREAK}kB`;
  return `${formatShortNumber(Math.round(bytes / (KILO ** 2 / 10)) / 10)}${NO_BREAK}MB`;
}
