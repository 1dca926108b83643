import { createContext, use } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { type MultilingualFieldProps, TextInLanguage } from "../multilingual-field.tsx";
import { NamedLanguages } from "./named-language.tsx";
import styles from "./translated-text.module.css";

/** The language that stands beside the one that is written; null for one at a time. */
const BesideContext = createContext<Locale | null>(null);
export const LanguageBeside = BesideContext.Provider;

/** A text in the language that is written, with the one that it is translated from before it. */
export function TranslatedText({ locale, ...field }: MultilingualFieldProps & { readonly locale: Locale }) {
  const from = use(BesideContext);
  if (from === null || from === locale) return <TextInLanguage {...field} locale={locale} />;
  return (
    <NamedLanguages value>
      <div className={styles.pair}>
        <TextInLanguage {...field} locale={from} />
        <TextInLanguage {...field} locale={locale} />
      </div>
    </NamedLanguages>
  );
}
