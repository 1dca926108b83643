import { FREQUENCIES, type Frequency } from "#domain/alerts/frequency.ts";
import { COUNT_ID, CRITERIA_NAMES } from "./criteria-names.ts";

/** A city in the visitor's words, as on listing pages. */
const PLACE = "q";
const ALSO_ASKED: ReadonlySet<string> = new Set(["frequency", PLACE]);

/** Where a form without scripts leads to be counted: its criteria alone, never the address that was typed. */
export function hrefOfCount(pathname: string, sent: FormData): string {
  const asked = [...sent].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" &&
      field[1] !== "" &&
      (CRITERIA_NAMES.has(field[0]) || ALSO_ASKED.has(field[0])),
  );
  return `${pathname}?${new URLSearchParams(asked)}#${COUNT_ID}`;
}

/** The address at which the form stands as it was sent: the one it was sent to brings none of what was chosen. */
export function urlOfSent(url: URL, sent: FormData): URL {
  return new URL(hrefOfCount(url.pathname, sent), url);
}

/** Whether an address says what a form was counted with. */
export function isCounted({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => CRITERIA_NAMES.has(name) || ALSO_ASKED.has(name));
}

/** Whether it says what a search looks for, and nothing that only the form asks: a list led here. */
export function isFromSearch(url: URL): boolean {
  return isCounted(url) && [...ALSO_ASKED].every((name) => !url.searchParams.has(name));
}

/** What such an address says beside its criteria: how often, and a city by its name. */
export function readAsked(url: URL) {
  return { frequency: readFrequency(url), place: url.searchParams.get(PLACE)?.trim() || null };
}

function readFrequency({ searchParams }: URL): Frequency | undefined {
  return FREQUENCIES.find((one) => one === searchParams.get("frequency"));
}
