import type nl from "../messages/nl.json";
import type { Locale } from "#domain/locale/locale.ts";
import type { Dictionary, Translate } from "#domain/locale/translate.ts";

type SingleKey = keyof typeof nl;
/** What a plural is asked for by: the key without its `.one` or `.other`. */
export type CountedKey<Key> = Key extends `${infer Base}.${"one" | "other"}` ? Base : never;

/** Dutch has the keys; the compiler asks for the others. */
type DeskMessages = Readonly<Record<SingleKey, string>>;
export type DeskKey = SingleKey | CountedKey<SingleKey>;
export type DeskTranslate = Translate<DeskKey>;

/** One language is loaded, not four. */
const LOADS = import.meta.glob<{ readonly default: DeskMessages }>("../messages/*.json");

export async function loadMessages(locale: Locale): Promise<Dictionary> {
  const load = LOADS[`../messages/${locale}.json`];
  if (!load) throw new Error(`The desk has no messages in ${locale}`);
  return (await load()).default;
}
