import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { withText } from "../../fields/language-of-fallback.ts";

/** An entry that no language has yet is the line that is being typed. */
export function linesIn(texts: readonly Multilingual[], locale: Locale): string {
  const last = texts.findLastIndex((text) => text[locale] || LOCALES.every((each) => !text[each]));
  return texts
    .slice(0, last + 1)
    .map((text) => text[locale] ?? "")
    .join("\n");
}

export function withLines(
  texts: readonly Multilingual[],
  locale: Locale,
  lines: string,
): readonly Multilingual[] | null {
  const each = lines === "" ? [] : lines.split("\n");
  const length = Math.max(each.length, texts.length);
  const next = Array.from({ length }, (_, at) => withText(texts[at], locale, each[at] || null) ?? {});
  while (next.length > each.length && Object.keys(next.at(-1)!).length === 0) next.pop();
  return next.length > 0 ? next : null;
}
