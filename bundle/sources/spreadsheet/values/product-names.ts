import type { Locale } from "#domain/locale/locale.ts";
import { MESSAGES } from "#features/messages.ts";

type Key = keyof typeof MESSAGES.nl;

/** What the product calls a field or a code: sheets call them so too. */
export function productName(key: Key, locale: Locale): string {
  return MESSAGES[locale][key];
}

/** The codes of a list, as the keys of their names have them: "Heating" has GAS. */
export function codesNamed(list: string): readonly string[] {
  const prefix = `display.${list}.`;
  return Object.keys(MESSAGES.nl)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}
