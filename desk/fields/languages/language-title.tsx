import { Icon } from "#ui/icon/icon.tsx";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useLanguage } from "../../language/language.tsx";
import { missingIn } from "../language-of-fallback.ts";
import { useMessages } from "../messages.ts";
import { nameOfLanguage } from "../../language/names-of-languages.ts";
import styles from "./language-title.module.css";

type OfTexts = {
  readonly locale: Locale;
  readonly texts: readonly (Multilingual | null | undefined)[];
  /** Whether there is room for a number alone. */
  readonly isBrief?: boolean;
};

/** A language, and what it still lacks. */
export function LanguageTitle({ locale, ...rest }: OfTexts) {
  const { locale: spoken } = useLanguage();
  return (
    <>
      {nameOfLanguage(locale, spoken)}
      <WhatLacks locale={locale} {...rest} />
    </>
  );
}

/** How many of some texts a language lacks, or that it has all. */
export function WhatLacks({ locale, texts, isBrief = false }: OfTexts) {
  const t = useMessages();
  const { missing, isEmpty, written } = missingIn(texts, locale);
  if (written === 0) return null;
  if (missing === 0)
    return (
      <span className={styles.full}>
        <Icon name="check" />
        <span className={styles.fullWords}>{t("language.full")}</span>
      </span>
    );
  const look = isEmpty ? styles.none : styles.some;
  const words = isEmpty ? t("language.empty") : t("language.missing", { count: missing });
  if (!isBrief) return <span className={look}>{words}</span>;
  return (
    <span className={look}>
      <span aria-hidden="true">{missing}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
