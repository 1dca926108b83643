import { LOAN_YEARS, type Repayment, repaymentOf } from "#domain/costs/loan.ts";
import { roundToCent } from "#domain/format/round-to-cent.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { readTypedNumber } from "./typed-number.ts";

/** What a visitor types, as typed. */
export type TypedLoan = { readonly own: string; readonly rate: string; readonly years: number };

export const NO_LOAN: TypedLoan = { own: "", rate: "", years: LOAN_YEARS.usual };

/** Percent above which a rate is a slip of the pen. */
const RATE_UP_TO = 30;

export type LoanFigures = {
  readonly typed: TypedLoan;
  readonly isOwnWrong: boolean;
  readonly isRateWrong: boolean;
  /** Euro; 0 where own means cover all. */
  readonly amount: number;
  readonly repayment: Repayment | null;
};

/** What is to be borrowed of a total, and what it comes to a month as soon as a rate is typed. */
export function loanFigures(total: number, typed: TypedLoan): LoanFigures {
  const own = readTypedNumber(typed.own);
  const rate = readTypedNumber(typed.rate);
  const isRateWrong = typed.rate.trim() !== "" && (rate === null || rate > RATE_UP_TO);
  const amount = Math.max(roundToCent(total - (own ?? 0)), 0);
  return {
    typed,
    isOwnWrong: typed.own.trim() !== "" && own === null,
    isRateWrong,
    amount,
    repayment: rate === null || isRateWrong ? null : repaymentOf({ amount, rate, years: typed.years }),
  };
}

/** "€ 1.557,08"; null before there is a loan. */
export function monthlyText({ repayment }: LoanFigures): string | null {
  return repayment && formatEuro(repayment.monthly);
}
