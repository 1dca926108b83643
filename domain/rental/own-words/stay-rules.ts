import type { Items } from "../../listing/own-words/items.ts";
import type { NamedType } from "../../listing/own-words/lexicon.ts";
import { isNegated } from "../../listing/own-words/walk.ts";
import { readPlace, readRadius } from "../../listing/own-words/place-rule.ts";
import { readPrice } from "../../listing/own-words/price-rule.ts";
import { meaningOf, Walk } from "../../listing/own-words/walk.ts";
import { NO_WISHES } from "../../listing/own-words/wishes.ts";
import { NIGHTS_OF_WEEK } from "../wanted-stay.ts";
import { readDays, readMonth } from "./day-rules.ts";
import { readPersons } from "./persons-rule.ts";
import type { StayWishes } from "./stay-wishes.ts";

/** Reads the wish that begins at an item, as the rules of `listing/own-words` do; `hasKind` tells what the list has. */
type Rule = <Place>(
  items: Items<Place>,
  at: number,
  wishes: StayWishes<Place>,
  hasKind: (kind: NamedType) => boolean,
) => { readonly wishes: Partial<StayWishes<Place>>; readonly count: number } | null;

const MOST_NIGHTS = 60;

/** In their order: the first that reads an item has it. */
export const STAY_RULES: readonly Rule[] = [
  readPersons,
  readNights,
  readDays,
  readMonth,
  readRadius,
  readStayPrice,
  readPlace,
  readWord,
];

/** Seven nights, two weeks; a week is a length of stays. */
function readNights(items: Items<unknown>, at: number) {
  const walk = new Walk(items, at);
  const count = walk.number();
  if (count === null || !Number.isInteger(count) || count < 1) return null;
  const length = walk.meaning("stayLength")?.length;
  if (length) return count === 1 ? { wishes: { length }, count: walk.count } : null;
  const each = walk.meaning("weeks") ? NIGHTS_OF_WEEK : walk.meaning("nights") ? 1 : 0;
  const nights = count * each;
  return nights === 0 || nights > MOST_NIGHTS ? null : { wishes: { nights }, count: walk.count };
}

/** The most that a stay may cost; what a night may cost, and what it costs at least, no filter asks for. */
function readStayPrice<Place>(items: Items<Place>, at: number) {
  const read = readPrice(items, at, { ...NO_WISHES, transaction: "rent" });
  const maxPrice = read?.wishes.priceMax ?? null;
  if (!read || maxPrice === null) return null;
  const behind = items.slice(at + read.count, at + read.count + 2);
  if (behind.some((item) => meaningOf(item, "nights"))) return null;
  return { wishes: { maxPrice }, count: read.count };
}

function readWord<Place>(
  items: Items<Place>,
  at: number,
  wishes: StayWishes<Place>,
  hasKind: (kind: NamedType) => boolean,
) {
  const item = items[at]!;
  if (item.kind !== "meaning" || isNegated(items, at)) return null;
  const { meaning } = item;
  const one = (wish: Partial<StayWishes<Place>>) => ({ wishes: wish, count: 1 });
  switch (meaning.kind) {
    case "holiday": {
      const { names, isAny } = meaning;
      if (!names || isAny) return one({ holiday: true });
      return hasKind(names) ? one({ holiday: true, kinds: [...wishes.kinds, names] }) : null;
    }
    case "type": {
      const { type, subType } = meaning;
      const kind = subType === undefined ? { type } : { type, subType };
      return hasKind(kind) ? one({ kinds: [...wishes.kinds, kind] }) : null;
    }
    case "transaction":
      return one({ transaction: meaning.transaction });
    case "stayLength":
      return one({ length: wishes.length ?? meaning.length });
    case "seaside":
      return one({ seaside: true });
    case "family":
      return one({});
    default:
      return null;
  }
}
