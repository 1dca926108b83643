import * as fc from "fast-check";
import { expect, test } from "vitest";
import { repaymentOf } from "./loan.ts";

test("100,000 euro at 2 % over 20 years is 505.03 a month and 21,206.35 of interest, as Wikifin says", () => {
  expect(repaymentOf({ amount: 100_000, rate: 2, years: 20 })).toEqual({
    monthly: 505.03,
    payments: 240,
    interest: 21_206.35,
  });
});

test("without interest a loan is split evenly", () => {
  expect(repaymentOf({ amount: 120_000, rate: 0, years: 10 })).toEqual({
    monthly: 1_000,
    payments: 120,
    interest: 0,
  });
});

test.each([
  { amount: 0, rate: 3, years: 20 },
  { amount: 100_000, rate: -1, years: 20 },
  { amount: 100_000, rate: Number.NaN, years: 20 },
  { amount: 100_000, rate: 3, years: 0 },
])("%o is no loan", (loan) => {
  expect(repaymentOf(loan)).toBe(null);
});

test("a loan is paid back with its payments", () => {
  const loans = {
    amount: fc.integer({ min: 1_000, max: 2_000_000 }),
    rate: fc.double({ min: 0, max: 15, noNaN: true }),
    years: fc.integer({ min: 5, max: 30 }),
  };
  fc.assert(
    fc.property(fc.record(loans), (loan) => {
      const { monthly, payments, interest } = repaymentOf(loan)!;
      expect(Math.abs(monthly * payments - loan.amount - interest)).toBeLessThanOrEqual(payments * 0.006);
    }),
  );
});
