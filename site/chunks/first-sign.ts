import { readStart } from "./read-start.ts";

/** An address that opens something, such as `#plans-1`, is a sign already. */
const NAMES_AN_ITEM = /-\d+$/;

/** Resolves with the visitor's first sign of life on this page: code for what comes after it need not come before. */
export function firstSign(): Promise<void> {
  if (import.meta.env.SSR || NAMES_AN_ITEM.test(location.hash)) return Promise.resolve();
  return readStart().firstSign;
}
