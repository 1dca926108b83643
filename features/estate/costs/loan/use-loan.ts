import { useSyncExternalStore } from "react";
import { keepFigures, keptFigures } from "./kept-figures.ts";
import { type LoanFigures, loanFigures, NO_LOAN, type TypedLoan } from "./loan-figures.ts";

type Shown = { readonly typed: TypedLoan; readonly isKept: boolean };

export type LoanState = LoanFigures & {
  readonly isKept: boolean;
  readonly type: (typed: Partial<TypedLoan>) => void;
  readonly keep: (isKept: boolean) => void;
};

/** By its name the form is found before React has it. */
export const LOAN_FORM = "loan";

const NOTHING: Shown = { typed: NO_LOAN, isKept: false };

const watching = new Set<() => void>();
let shown: Shown | null = null;

/** What a visitor types of a loan, kept on the device only when asked. */
export function useLoan(total: number): LoanState {
  const { typed, isKept } = useSyncExternalStore(watch, current, () => NOTHING);
  return {
    ...loanFigures(total, typed),
    isKept,
    type: (changes) => show({ typed: { ...typed, ...changes }, isKept }),
    keep: (wanted) => show({ typed, isKept: wanted }),
  };
}

function watch(listener: () => void): () => void {
  watching.add(listener);
  return () => void watching.delete(listener);
}

/** Begins with what was typed while the script was still on its way, else with what this device was asked to keep. */
function current(): Shown {
  if (shown) return shown;
  const kept = keptFigures();
  const typed = typedBefore(document.forms.namedItem(LOAN_FORM)) ?? kept ?? NO_LOAN;
  return (shown = { typed, isKept: kept !== null });
}

function show(next: Shown): void {
  if (next.isKept) keepFigures(next.typed);
  else if (shown?.isKept) keepFigures(null);
  shown = next;
  for (const listener of watching) listener();
}

function typedBefore(form: HTMLFormElement | null): TypedLoan | null {
  if (!form) return null;
  const sent = new FormData(form);
  const [own = "", rate = "", years] = ["own", "rate", "years"].map((name) => String(sent.get(name) ?? ""));
  return own || rate ? { own, rate, years: Number(years) } : null;
}
