import { FREQUENCIES, type Frequency } from "#domain/subscription/frequency.ts";
import { CRITERIA_NAMES } from "./criteria-names.ts";

/** Where a form without scripts leads to be counted: its criteria alone, never the address that was typed. */
export function hrefOfCount(pathname: string, sent: FormData): string {
  const asked = [...sent].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" &&
      field[1] !== "" &&
      (CRITERIA_NAMES.has(field[0]) || field[0] === "frequency"),
  );
  return `${pathname}?${new URLSearchParams(asked)}#subscription`;
}

/** How often, as such an address says. */
export function readFrequency({ searchParams }: URL): Frequency | undefined {
  return FREQUENCIES.find((one) => one === searchParams.get("frequency"));
}
