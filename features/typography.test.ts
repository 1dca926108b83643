import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HEAD_TYPES } from "#domain/estate/reference/head-types.ts";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { TRANSACTIONS } from "#domain/estate/reference/transactions.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { de as germanAgreements } from "#domain/legal/agreements/de.ts";
import { en as englishAgreements } from "#domain/legal/agreements/en.ts";
import { fr as frenchAgreements } from "#domain/legal/agreements/fr.ts";
import { nl as dutchAgreements } from "#domain/legal/agreements/nl.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl, fr, en, de } = MESSAGES;

const WORDS = { nl, fr, en, de };
const AGREEMENTS = {
  nl: dutchAgreements,
  fr: frenchAgreements,
  en: englishAgreements,
  de: germanAgreements,
};

const ROOT = join(import.meta.dirname, "..");

/** What the desk says in a language, each part of it in a file of its own. */
function textsOfDesk(locale: Locale) {
  return globSync(`desk/**/messages/${locale}.json`, { cwd: ROOT }).flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(join(ROOT, file), "utf8"))).map(([key, text]) => ({
      locale,
      key: `${file} ${key}`,
      text,
    })),
  );
}

/** All that the product says itself: its words and those of the desk, its statements, and its names of kinds and terms. */
const TEXTS = LOCALES.flatMap((locale) => [
  ...textsOfDesk(locale),
  ...Object.entries<string>(WORDS[locale]).map(([key, text]) => ({ locale, key, text })),
  ...Object.entries<string>(AGREEMENTS[locale]).map(([key, text]) => ({ locale, key, text })),
  ...[...SUB_TYPES, ...HEAD_TYPES, ...TRANSACTIONS].map(({ id, name }) => ({
    locale,
    key: `name ${id}`,
    text: name[locale],
  })),
]);

const RULES: ReadonlyArray<readonly [rule: string, fault: RegExp, locales: readonly string[]]> = [
  ["apostrophes are typographic", /['`´]/, LOCALES],
  ["quotation marks are typographic", /"/, LOCALES],
  ["no two spaces follow each other", /[ \u00a0]{2}/, LOCALES],
  ["an ellipsis is one sign", /\.\.\./, LOCALES],
  ["no space stands before a comma or a full stop", /[ \u00a0][,.](?:\s|$)/, LOCALES],
  ["French has a no-break space before : ; ? ! »", /[^\s\u00a0*:/][:;?!»](?!\/\/)|[ ][:;?!»]/, ["fr"]],
  ["French has a no-break space after «", /«(?!\u00a0)/, ["fr"]],
  ["the other languages have no space before : ; ? !", /[ \u00a0][:;?!]/, ["nl", "en", "de"]],
  [
    "a number and its unit stay together, also where the number comes later",
    /[\d}] (?:[€%‰]|(?:km|cm|mm|m[²³]?|ha|kWh|kWp?|l|min|kg|[kMG]B|Uhr)(?![\p{L}\d]))/u,
    LOCALES,
  ],
  ["a sign of money stays with its amount", /€ [\d{]/, LOCALES],
  ["French quotes within « »", /[“”„]/, ["fr"]],
  ["a placeholder is closed", /\{(?!\w+\})|(?<!\{\w+)\}/, LOCALES],
];

test.each(RULES)("%s", (_, fault, locales) => {
  const wrong = TEXTS.filter(
    ({ locale, text }) => locales.includes(locale) && fault.test(withoutMarkup(text)),
  );
  expect(wrong.map(({ locale, key, text }) => `${locale} ${key}: ${text.slice(0, 80)}`)).toEqual([]);
});

/** Addresses, and the code that Markdown sets apart, follow no rule of typography. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/\]\([^)]*\)|`[^`]*`/g, "").replaceAll(/(?:https?:\/\/|mailto:|tel:)\S*/g, "…");
}
