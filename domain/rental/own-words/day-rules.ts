import type { Item, Items } from "../../listing/own-words/items.ts";
import { isSmallWord, itemBefore, meaningOf } from "../../listing/own-words/walk.ts";
import type { NamedDay } from "./stay-wishes.ts";

/** A day as it stands in a text, perhaps without its month, and the item behind it. */
type DayInText = {
  readonly day: number;
  readonly month: number | null;
  readonly year: number | null;
  readonly next: number;
};

const OF = /^(de|of|den|the|le)$/;
/** Behind a number that says how many, and no day. */
const COUNTED = ["persons", "nights", "weeks", "stayLength", "unit", "currency"] as const;
const TO = /^(a|au|to|till|through|al|bis|en|et|and|und)$/;

/** From 1 to 8 August, 7 July to 14 July, August 7 to 14, 15 August; a month that one day says is that of both. */
export function readDays(items: Items<unknown>, at: number) {
  const first = dayAt(items, at);
  if (!first) return null;
  const second = dayAt(items, afterJoin(items, first.next));
  const from = dayOf(first, second);
  const to = second && dayOf(second, first);
  if (from && to) return { wishes: { arrival: from, departure: to }, count: second.next - at };
  if (first.month === null) return null;
  return { wishes: { arrival: dayOf(first, null), departure: null }, count: first.next - at };
}

/** In August, August 2027, from September. */
export function readMonth(items: Items<unknown>, at: number) {
  const month = meaningOf(items[at], "month")?.month;
  if (month === undefined) return null;
  const year = yearAt(items, at + 1);
  const isFrom = meaningOf(itemBefore(items, at), "bound")?.bound === "least";
  return { wishes: { month: { month, year }, isFrom }, count: year === null ? 1 : 2 };
}

/** Friday 12 March, vr 12 maart, Samstag, den 13. */
function dayAt(items: Items<unknown>, from: number): DayInText | null {
  const at = isWeekday(items[from]) ? behindOf(items, from + 1) : from;
  const named = meaningOf(items[at], "month");
  if (named) {
    const day = dayNumber(items, at + 1);
    return day && withYear(items, { day: day.day, month: named.month, next: day.next });
  }
  const day = dayNumber(items, at);
  if (!day) return null;
  const of = behindOf(items, day.next);
  const month = meaningOf(items[of], "month");
  return month
    ? withYear(items, { day: day.day, month: month.month, next: of + 1 })
    : { ...day, month: null, year: null };
}

function behindOf(items: Items<unknown>, at: number): number {
  return OF.test(items[at]?.text ?? "") ? at + 1 : at;
}

function isWeekday(item: Item<unknown> | undefined): boolean {
  return meaningOf(item, "weekday") !== null;
}

/** 1, 1er, 7th; a number of people or nights is no day. */
function dayNumber(
  items: Items<unknown>,
  at: number,
): { readonly day: number; readonly next: number } | null {
  const item = items[at];
  const value = item?.kind === "number" ? item.value : null;
  if (value === null || !Number.isInteger(value) || value < 1 || value > 31) return null;
  const next = isOrdinal(items[at + 1]) ? at + 2 : at + 1;
  return isCounting(items[next]) ? null : { day: value, next };
}

/** Behind more than the days of a month, "e" is euro. */
function isOrdinal(item: Item<unknown> | undefined): boolean {
  return meaningOf(item, "ordinal") !== null || item?.text === "e";
}

function isCounting(item: Item<unknown> | undefined): boolean {
  return COUNTED.some((kind) => meaningOf(item, kind));
}

function withYear(items: Items<unknown>, day: Omit<DayInText, "year">): DayInText {
  const year = yearAt(items, day.next);
  return { ...day, year, next: year === null ? day.next : day.next + 1 };
}

function yearAt(items: Items<unknown>, at: number): number | null {
  const item = items[at];
  return item?.kind === "number" && item.value >= 2000 && item.value < 2100 ? item.value : null;
}

function afterJoin(items: Items<unknown>, from: number): number {
  let at = from;
  while (at < from + 2 && isJoin(items, at)) at++;
  return at === from && items[at]?.kind !== "number" && !isWeekday(items[at]) ? -1 : at;
}

function isJoin(items: Items<unknown>, at: number): boolean {
  const item = items[at];
  if (!item) return false;
  const isTo = meaningOf(item, "bound")?.bound === "most" || meaningOf(item, "join") !== null;
  return isTo || item.kind === "range" || TO.test(item.text) || (isSmallWord(item) && OF.test(item.text));
}

function dayOf(one: DayInText, other: DayInText | null): NamedDay | null {
  const month = one.month ?? other?.month ?? null;
  return month === null ? null : { day: one.day, month, year: one.year ?? other?.year ?? null };
}
