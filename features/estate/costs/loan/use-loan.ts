import { useSyncExternalStore } from "react";
import { type LoanFigures, loanFigures, NO_LOAN, type TypedLoan } from "./loan-figures.ts";
import { storedLoan, storeLoan } from "./stored-loan.ts";

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
