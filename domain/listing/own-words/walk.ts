import type { Item, Items } from "./items.ts";
import type { Meaning } from "./lexicon.ts";

type Kind = Meaning["kind"];
type Of<K extends Kind> = Extract<Meaning, { kind: K }>;
type Unit = Of<"unit">;

/** An amount of money, and whether a currency or "thousand" says that it is one. */
export type Amount = { readonly value: number; readonly isMoney: boolean };

const ONE = /^(een|une?|ein|eine[mnr]?)$/;

/**
 * Walks along the items of a text. Each step takes the next item and answers what it says; what is something else stays where it
 * is, and the answer is null. Small words between two steps are passed.
 */
export class Walk<Place> {
  readonly #items: Items<Place>;
  readonly #from: number;
  #at: number;
  #end: number;

  constructor(items: Items<Place>, from: number) {
    this.#items = items;
    this.#from = from;
    this.#at = from;
    this.#end = from;
  }

  /** How many items were taken, with the small words between. */
  get count(): number {
    return this.#end - this.#from;
  }

  /** The item after those that were taken. */
  get next(): Item<Place> | undefined {
    return this.#items[this.#end];
  }

  meaning<K extends Kind>(kind: K): Of<K> | null {
    return this.#take((item) => meaningOf(item, kind));
  }

  bound(only?: Of<"bound">["bound"]): Of<"bound">["bound"] | null {
    return this.#take((item) => {
      const bound = meaningOf(item, "bound")?.bound ?? null;
      return only && bound !== only ? null : bound;
    });
  }

  unit(...of: ReadonlyArray<Unit["of"]>): Unit | null {
    return this.#take((item) => {
      const unit = meaningOf(item, "unit");
      return unit && of.includes(unit.of) ? unit : null;
    });
  }

  type(only: number): true | null {
    return this.#take((item) => (meaningOf(item, "type")?.type === only ? true : null));
  }

  number(): number | null {
    return this.#take((item) =>
      item.kind === "number" ? item.value : (meaningOf(item, "number")?.value ?? null),
    );
  }

  /** The article that is the number one in Dutch, French and German. */
  one(): 1 | null {
    return this.#take((item) => (ONE.test(item.text) ? 1 : null));
  }

  plus(): true | null {
    return this.#take((item) => (item.kind === "plus" ? true : null));
  }

  place(): Place | null {
    return this.#take((item) => (item.kind === "place" || item.kind === "number" ? item.place : null));
  }

  /** The letter of an energy label, as `a++`. */
  label(): string | null {
    const letter = this.#take((item) => (/^[a-g]$/.test(item.text) ? item.text : null));
    if (letter !== "a" || !this.plus()) return letter;
    return this.plus() ? "a++" : "a+";
  }

  /** A number of euro, with its currency on either side. */
  amount(): Amount | null {
    return this.#orBack(() => {
      const before = this.meaning("currency");
      const value = this.number();
      if (value === null) return null;
      const scale = this.unit("price");
      const after = this.meaning("currency");
      return { value: Math.round(value * (scale?.factor ?? 1)), isMoney: Boolean(before ?? scale ?? after) };
    });
  }

  /** What follows "or", "-" or, where it is asked, "to". */
  joined<T>(read: () => T | null, alsoTo = false): T | null {
    return this.#orBack(() => {
      const isJoined = this.#take((item) => {
        const isTo = alsoTo && (meaningOf(item, "bound")?.bound === "most" || /^(a|to)$/.test(item.text));
        return isTo || item.kind === "range" || meaningOf(item, "join") ? true : null;
      });
      return isJoined && read();
    });
  }

  #take<T>(read: (item: Item<Place>) => T | null): T | null {
    for (let at = this.#at; at < this.#items.length; at++) {
      const item = this.#items[at]!;
      const found = read(item);
      if (found !== null) {
        this.#at = at + 1;
        this.#end = at + 1;
        return found;
      }
      if (at === this.#from || !isSmallWord(item)) return null;
    }
    return null;
  }

  #orBack<T>(read: () => T | null): T | null {
    const [at, end] = [this.#at, this.#end];
    const found = read();
    if (found === null) [this.#at, this.#end] = [at, end];
    return found;
  }
}

/** The meaning of an item, where it has one of that kind. */
export function meaningOf<K extends Kind>(item: Item<unknown> | undefined, kind: K): Of<K> | null {
  return item?.kind === "meaning" && item.meaning.kind === kind ? (item.meaning as Of<K>) : null;
}

/** The item before another one, past small words. */
export function itemBefore<Place>(items: Items<Place>, at: number): Item<Place> | undefined {
  return items.slice(0, at).findLast((item) => !isSmallWord(item));
}

/** An article, a preposition, "I am looking for". */
export function isSmallWord(item: Item<unknown> | undefined): boolean {
  return meaningOf(item, "filler") !== null;
}

/** Tells whether an item is what a visitor does not want: a garden in "without a garden". */
export function isNegated(items: Items<unknown>, at: number): boolean {
  return meaningOf(itemBefore(items, at), "not") !== null;
}
