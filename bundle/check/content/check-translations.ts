import type { Dictionary } from "#domain/locale/translate.ts";
import type { Translations } from "#features/site/schema/page.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { nearestWord } from "#domain/site/nearest-word.ts";
import { MESSAGES } from "#features/messages.ts";
import type { Finding, Report } from "../../finding.ts";

/** Names beyond this many have one cause, and looking for what each meant takes its time. */
const MOST_GUESSES = 50;

const PLURAL_FORM = /\.(?:zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{(\w+)\}/g;

/** Names the words of a site that nothing asks for, and the placeholders that they miss or that nothing fills. */
export function checkTranslations(
  translations: { readonly [locale in Locale]?: Translations },
  report: Report,
): void {
  for (const locale of LOCALES) {
    let guesses = 0;
    for (const [key, text] of Object.entries(translations[locale] ?? {})) {
      const warn = (found: Pick<Finding, "code" | "message">) =>
        report({ ...found, level: "warning", file: `translations/${locale}.json`, path: key });
      const product = productTexts(key, locale);
      if (product.length === 0)
        warn({ code: "unknown-text", message: unknownKey(key, locale, (guesses += 1) <= MOST_GUESSES) });
      else if (text.trim() !== "") for (const fault of placeholderFaults(key, text, product)) warn(fault);
    }
  }
}

/** What the product says for a key, in all its plural forms where it stands for them. */
function productTexts(key: string, locale: Locale): string[] {
  const words: Dictionary = MESSAGES[locale];
  const base = key.replace(PLURAL_FORM, "");
  const keys = Object.hasOwn(words, key) ? [key] : [`${key}.one`, `${key}.other`, `${base}.other`];
  return keys.filter((name) => Object.hasOwn(words, name)).map((name) => words[name]!);
}

function unknownKey(key: string, locale: Locale, guesses: boolean): string {
  const meant = guesses ? nearestWord(key, Object.keys(MESSAGES[locale])) : null;
  return `no text of the site has this key${meant ? `; did you mean ${meant}?` : ""}`;
}

function placeholderFaults(key: string, text: string, product: readonly string[]) {
  const filled = placeholdersOf(product.join(" "));
  const used = placeholdersOf(text);
  const unknown = [...used]
    .filter((name) => !filled.has(name))
    .map((name) => ({
      code: "unknown-placeholder" as const,
      message: unknownPlaceholder(name, filled),
    }));
  // "Eén pand" says how many without a figure.
  const missing = [...filled].filter(
    (name) => !used.has(name) && !(name === "count" && key.endsWith(".one")),
  );
  return [
    ...unknown,
    ...missing.map((name) => ({
      code: "missing-placeholder" as const,
      message: `leaves out {${name}}, so that visitors don't read it`,
    })),
  ];
}

function unknownPlaceholder(name: string, filled: ReadonlySet<string>): string {
  const known = [...filled].map((placeholder) => `{${placeholder}}`).join(", ");
  return `{${name}} is filled by nothing and shows as it stands; ${known ? `there is ${known}` : "this text has no placeholders"}`;
}

function placeholdersOf(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name!));
}
