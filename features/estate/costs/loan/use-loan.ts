import { useSyncExternalStore } from "react";
import { type LoanFigures, loanFigures, NO_LOAN, type TypedLoan } from "./loan-figures.ts";
import { LOAN_YEARS } from "#domain/costs/loan.ts";
import { isPlainObject } from "#domain/is-plain-object.ts";
import { parseStored, readStored, writeStored } from "#platform/render/browser/stored-value.ts";

type Shown = { readonly typed: TypedLoan; readonly isStored: boolean };

export type LoanState = LoanFigures & {
  readonly isStored: boolean;
  readonly type: (typed: Partial<TypedLoan>) => void;
  readonly store: (isStored: boolean) => void;
};

/** By its name the form is found before React has it. */
export const LOAN_FORM = "loan";

const NOTHING: Shown = { typed: NO_LOAN, isStored: false };

const watching = new Set<() => void>();
let shown: Shown | null = null;

/** What a visitor types of a loan, stored on the device only when asked. */
export function useLoan(total: number): LoanState {
  const { typed, isStored } = useSyncExternalStore(watch, current, () => NOTHING);
  return {
    ...loanFigures(total, typed),
    isStored,
    type: (changes) => show({ typed: { ...typed, ...changes }, isStored }),
    store: (wanted) => show({ typed, isStored: wanted }),
  };
}

function watch(listener: () => void): () => void {
  watching.add(listener);
  return () => void watching.delete(listener);
}

/** Begins with what was typed while the script was still on its way, else with what this device was asked to store. */
function current(): Shown {
  if (shown) return shown;
  const stored = storedLoan();
  const typed = typedBefore(document.forms.namedItem(LOAN_FORM)) ?? stored ?? NO_LOAN;
  return (shown = { typed, isStored: stored !== null });
}

function show(next: Shown): void {
  if (next.isStored) storeLoan(next.typed);
  else if (shown?.isStored) storeLoan(null);
  shown = next;
  for (const listener of watching) listener();
}

function typedBefore(form: HTMLFormElement | null): TypedLoan | null {
  if (!form) return null;
  const sent = new FormData(form);
  const [own = "", rate = "", years] = ["own", "rate", "years"].map((name) => String(sent.get(name) ?? ""));
  return own || rate ? { own, rate, years: Number(years) } : null;
}

const STORED_LOAN = "gevel_costs";

/** The loan that a visitor asked this browser to store; null where there is none, or nobody can read it. */
function storedLoan(): TypedLoan | null {
  const stored = parseStored(readStored(STORED_LOAN));
  if (!isPlainObject(stored)) return null;
  const { own, rate, years } = stored;
  if (typeof own !== "string" || typeof rate !== "string" || typeof years !== "number") return null;
  const isTerm = Number.isInteger(years) && years >= LOAN_YEARS.least && years <= LOAN_YEARS.most;
  return { own, rate, years: isTerm ? years : LOAN_YEARS.usual };
}

/** Stores a loan in this browser, and with null removes it; where it stores nothing, the page alone holds it. */
function storeLoan(loan: TypedLoan | null): void {
  writeStored(STORED_LOAN, loan ? JSON.stringify(loan) : "");
}
