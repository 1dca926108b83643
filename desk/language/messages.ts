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

type Load = () => Promise<{ readonly default: DeskMessages }>;

/** One language is loaded, not four. */
const LOADS: Readonly<Record<Locale, Load>> = {
  nl: () => import("../messages/nl.json", { with: { type: "json" } }),
  fr: () => import("../messages/fr.json", { with: { type: "json" } }),
  en: () => import("../messages/en.json", { with: { type: "json" } }),
  de: () => import("../messages/de.json", { with: { type: "json" } }),
};

export async function loadMessages(locale: Locale): Promise<Dictionary> {
  return (await LOADS[locale]()).default;
}
