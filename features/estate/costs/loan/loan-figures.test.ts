import { expect, test } from "vitest";
import { loanFigures, monthlyText, NO_LOAN } from "./loan-figures.ts";

test("no rate is suggested: without one there is no monthly amount", () => {
  const figures = loanFigures(401_170.34, { ...NO_LOAN, own: "80.000,00" });
  expect([figures.amount, figures.repayment, monthlyText(figures)]).toEqual([321_170.34, null, null]);
});

test("with a rate of 3.25 % over 25 years 321,170.34 euro is 1,557.08 a month", () => {
  const figures = loanFigures(401_170.34, { own: "80.000", rate: "3,25", years: 25 });
  expect(figures.repayment?.monthly).toBe(1_557.08);
});

test("own means above the total leave nothing to borrow", () => {
  const figures = loanFigures(100_000, { own: "150.000", rate: "3", years: 20 });
  expect([figures.amount, figures.repayment]).toEqual([0, null]);
});

test.each([
  [
    { own: "veel", rate: "3" },
    { isOwnWrong: true, isRateWrong: false },
  ],
  [
    { own: "", rate: "325" },
    { isOwnWrong: false, isRateWrong: true },
  ],
  [
    { own: " ", rate: "" },
    { isOwnWrong: false, isRateWrong: false },
  ],
])("%o is told to be wrong where it is", (typed, wrong) => {
  expect(loanFigures(100_000, { ...NO_LOAN, ...typed })).toMatchObject(wrong);
});
