import { roundToCent } from "../format/round-to-cent.ts";

/** Years over which a loan can be spread here. */
export const LOAN_YEARS = { least: 5, most: 30, usual: 25 } as const;

export type Loan = {
  /** Euro. */
  readonly amount: number;
  /** Percent a year, fixed. */
  readonly rate: number;
  readonly years: number;
};

export type Repayment = {
  /** Euro a month. */
  readonly monthly: number;
  readonly payments: number;
  /** Euro over all years, as the rounded payments come to. */
  readonly interest: number;
};

const MONTHS = 12;

/**
 * What a loan costs a month in equal payments, in euro rounded to the cent; null for what is no loan. The month's rate is the one that grows to the
 * year's in twelve months, as Belgian lenders count. Example: 100000 at 2 % over 20 years is 505.03 a month.
 */
export function repaymentOf({ amount, rate, years }: Loan): Repayment | null {
  if (!(amount > 0) || !(rate >= 0) || !(years > 0)) return null;
  const payments = years * MONTHS;
  const monthlyRate = (1 + rate / 100) ** (1 / MONTHS) - 1;
  const exact =
    monthlyRate === 0 ? amount / payments : (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -payments);
  const monthly = roundToCent(exact);
  return { monthly, payments, interest: Math.max(roundToCent(exact * payments - amount), 0) };
}
