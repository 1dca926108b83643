import { formatNumber } from "./number.ts";
import { isElidedBefore } from "./french-particles.ts";
import type { Locale } from "./locale.ts";

/** Texts by key; a key that ends in `.one` or `.other` is a plural form of the key before it. */
export type Dictionary = Readonly<Record<string, string>>;

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Every text of the product, by its key: `features/messages.ts` adds what the capabilities say.
 * @public
 */
export interface Messages {}

type SingleKey = keyof Messages & string;
type CountedKey<Key> = Key extends `${infer Base}.${"one" | "other"}` ? Base : never;

/** A key of the messages; the plural forms of one have a common key, as in `listing.results`. */
export type MessageKey = SingleKey | CountedKey<SingleKey>;

/** What keys that begin alike end with: of `visit.weekday` that is "1", "2" … */
export type KeyEnd<Start extends string, Key = MessageKey> = Key extends `${Start}.${infer End}`
  ? End
  : never;

/** Says a key in one language; an unknown key shows as `_key_`. */
export type Translate<Key extends string = MessageKey> = (key: Key, values?: MessageValues) => string;

/**
 * Makes the voice of a page: the site's own texts win over the product's, `{placeholders}` take their values, and
 * `count` chooses the plural form. Example: with `{ "listing.results.one": "{count} pand", "listing.results.other":
 * "{count} panden" }` the key "listing.results" with count 1200 says "1.200 panden".
 */
export function createTranslate<Key extends string = MessageKey>(
  locale: Locale,
  dictionary: Dictionary,
  overrides: Dictionary = {},
): Translate<Key> {
  const plurals = pluralsOf(locale);
  const known = new Map<string, string>();
  const textOf = (key: string) => {
    const text = known.get(key) ?? own(overrides, key) ?? own(dictionary, key);
    if (text !== undefined) known.set(key, text);
    return text;
  };
  return (key, values) => {
    if (!values) return textOf(key) ?? `_${key}_`;
    const { count } = values;
    const forms = typeof count === "number" ? [`${key}.${plurals.select(count)}`, `${key}.other`] : [];
    const text = own(overrides, key) ?? [...forms, key].map(textOf).find((found) => found !== undefined);
    return text === undefined ? `_${key}_` : fill(locale === "fr" ? elide(text, values) : text, values);
  };
}

const pluralRules = new Map<Locale, Intl.PluralRules>();

/** Making these takes longer than saying all the words of a page. */
function pluralsOf(locale: Locale): Intl.PluralRules {
  const known = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, known);
  return known;
}

/** An empty text of a site's is a field that nobody filled in. */
function own(dictionary: Dictionary, key: string): string | undefined {
  return Object.hasOwn(dictionary, key) ? dictionary[key]?.trim() || undefined : undefined;
}

/** French words before a name that a visitor or an agency gave: "Question de {name}" of Anne is "Question d’{name}". */
function elide(text: string, values: MessageValues): string {
  return text.replace(/\b(de|que) \{(\w+)\}/gi, (phrase, particle: string, name: string) => {
    const value = values[name];
    return typeof value === "string" && isElidedBefore(value) ? `${particle.slice(0, -1)}’{${name}}` : phrase;
  });
}

/** Placeholders of how many there are, which are written as the language writes numbers. */
const COUNTS: ReadonlySet<string> = new Set(["count", "shown", "total"]);

/** In one pass, so that a value can't bring placeholders of its own. */
function fill(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = values[name]!;
    return COUNTS.has(name) && typeof value === "number" ? formatNumber(value, 0) : String(value);
  });
}
