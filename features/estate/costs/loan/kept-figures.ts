import { LOAN_YEARS } from "#domain/costs/loan.ts";
import { isPlainObject } from "#domain/is-plain-object.ts";
import type { TypedLoan } from "./loan-figures.ts";

/** Where a browser keeps what its visitor asked it to. */
const KEY = "gevel_costs";

/** What was kept; null where nothing is, or nobody can read it. */
export function keptFigures(): TypedLoan | null {
  try {
    return readFigures(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    // Storage that is off, or holds what is not ours, is as good as empty.
    return null;
  }
}

function readFigures(kept: unknown): TypedLoan | null {
  if (!isPlainObject(kept)) return null;
  const { own, rate, years } = kept;
  if (typeof own !== "string" || typeof rate !== "string" || typeof years !== "number") return null;
  const isTerm = Number.isInteger(years) && years >= LOAN_YEARS.least && years <= LOAN_YEARS.most;
  return { own, rate, years: isTerm ? years : LOAN_YEARS.usual };
}

/** Keeps figures on this device, or with null forgets them. */
export function keepFigures(figures: TypedLoan | null): void {
  try {
    if (figures) localStorage.setItem(KEY, JSON.stringify(figures));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing forgets them with the page.
  }
}
