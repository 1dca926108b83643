import type { Items } from "../../listing/own-words/items.ts";
import type { Meaning } from "../../listing/own-words/lexicon.ts";
import { isNegated } from "../../listing/own-words/walk.ts";
import { meaningOf, Walk } from "../../listing/own-words/walk.ts";
import { readDays } from "./day-rules.ts";
import { MOST_PERSONS } from "../wanted-stay.ts";
import type { StayWishes } from "./stay-wishes.ts";

const FOR = /^(voor|pour|for|fur|met|avec|with|mit|a)$/;
/** More than these are no people where nothing says that they are. */
const MOST_UNSAID = 30;
/** What may follow a number of people that is said by "for" alone: what is counted would stand there. */
const BEHIND: ReadonlySet<Meaning["kind"]> = new Set([
  "filler",
  "bound",
  "join",
  "near",
  "surroundings",
  "seaside",
  "transaction",
  "holiday",
  "stayLength",
  "type",
  "not",
  "family",
  "weekday",
  "unfiltered",
]);

type Persons = Partial<Pick<StayWishes<unknown>, "persons" | "adults" | "children">>;

/** Four people, 4 to 5 guests, two adults and a child, a family of five, for six, a couple. */
export function readPersons(
  items: Items<unknown>,
  at: number,
): { readonly wishes: Persons; readonly count: number } | null {
  if (isNegated(items, at)) return null;
  const party = meaningOf(items[at], "party");
  if (party) return { wishes: { persons: party.count }, count: 1 };
  return readCounted(items, at) ?? readSleeps(items, at) ?? readBare(items, at);
}

function readCounted(items: Items<unknown>, at: number) {
  const walk = new Walk(items, at);
  const isFamily = walk.meaning("family") !== null;
  const first = walk.number() ?? (isFamily ? null : walk.one());
  if (first === null) return null;
  const last = walk.joined(() => walk.number(), true) ?? first;
  const { next } = walk;
  const who = meaningOf(next, "persons")?.who;
  const count = Math.max(first, last);
  if (!who || !isCount(count, MOST_PERSONS)) return null;
  return { wishes: { [who === "anybody" ? "persons" : who]: count }, count: walk.count + 1 };
}

/** "Sleeps 6", "personen: 4": the number comes after. */
function readSleeps(items: Items<unknown>, at: number) {
  if (meaningOf(items[at], "persons")?.who !== "anybody") return null;
  const count = numberAt(items, at + 1);
  return count === null || !isUncounted(items, at + 2) || !isCount(count, MOST_UNSAID)
    ? null
    : { wishes: { persons: count }, count: 2 };
}

function readBare(items: Items<unknown>, at: number) {
  const isSaid = meaningOf(items[at], "family") !== null || FOR.test(items[at]?.text ?? "");
  const count = isSaid ? numberAt(items, at + 1) : null;
  if (count === null || !isUncounted(items, at + 2) || !isCount(count, MOST_UNSAID)) return null;
  return { wishes: { persons: count }, count: 2 };
}

function isUncounted(items: Items<unknown>, at: number): boolean {
  const item = items[at];
  if (!item || item.kind === "place" || readDays(items, at) !== null) return true;
  return item.kind === "meaning" && BEHIND.has(item.meaning.kind);
}

function numberAt(items: Items<unknown>, at: number): number | null {
  const item = items[at];
  return item?.kind === "number" ? item.value : (meaningOf(item, "number")?.value ?? null);
}

function isCount(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= most;
}
