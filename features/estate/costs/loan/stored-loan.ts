import { LOAN_YEARS } from "#domain/costs/loan.ts";
import { isPlainObject } from "#domain/is-plain-object.ts";
import { parseStored, readStored, writeStored } from "#platform/render/browser/stored-value.ts";
import type { TypedLoan } from "./loan-figures.ts";

const LOAN = "gevel_costs";

/** The loan that a visitor asked this browser to store; null where there is none, or nobody can read it. */
export function storedLoan(): TypedLoan | null {
  const stored = parseStored(readStored(LOAN));
  if (!isPlainObject(stored)) return null;
  const { own, rate, years } = stored;
  if (typeof own !== "string" || typeof rate !== "string" || typeof years !== "number") return null;
  const isTerm = Number.isInteger(years) && years >= LOAN_YEARS.least && years <= LOAN_YEARS.most;
  return { own, rate, years: isTerm ? years : LOAN_YEARS.usual };
}

/** Stores a loan in this browser, and with null removes it; where it stores nothing, the page alone holds it. */
export function storeLoan(loan: TypedLoan | null): void {
  writeStored(LOAN, loan ? JSON.stringify(loan) : "");
}
