import { readStart } from "./read-start.ts";

/** Resolves with the visitor's first sign of life on this page: code for what comes after it need not come before. */
export function firstSign(): Promise<void> {
  return import.meta.env.SSR ? Promise.resolve() : readStart().firstSign;
}
