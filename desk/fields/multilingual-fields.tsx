import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { useLanguage } from "../language/language.tsx";
import { SITE } from "../site.ts";
import { localesInOrder, missingIn } from "./language-of-fallback.ts";
import { useMessages } from "./messages.ts";
import styles from "./multilingual-fields.module.css";
import { nameOfLanguage } from "./name-of-language.ts";
import { useIsWide } from "./use-is-wide.ts";

type MultilingualFieldsProps = {
  /** Every text of the group, so that each language says what it lacks. */
  readonly texts: readonly (Multilingual | null | undefined)[];
  /** The fields of one language. */
  readonly children: (locale: Locale) => ReactNode;
};

/** From here on two languages stand side by side. */
const WIDE_PX = 600;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The same fields in each language of the site: one beside the others where there is room, else one at a time. */
export function MultilingualFields({ texts, children }: MultilingualFieldsProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(place, WIDE_PX);
  const locales = localesInOrder(SITE.locales);
  const [first = "nl", ...others] = locales;
  const [chosen, setChosen] = useState<Locale>(first);
  if (others.length === 0) return <div className={styles.column}>{children(first)}</div>;
  const beside = isWide ? others : locales;
  const shown = beside.includes(chosen) ? chosen : beside[0]!;
  return (
    <div className={styles.languages} ref={place} data-wide={isWide || undefined}>
      {isWide && (
        <div className={styles.column}>
          <h3 className={styles.name}>
            <LanguageTitle locale={first} texts={texts} />
          </h3>
          {children(first)}
        </div>
      )}
      <div className={styles.column}>
        <LanguageTabs {...{ id, texts, shown }} locales={beside} onChoose={setChosen} />
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${shown}`}
          className={styles.panel}
          key={shown}
        >
          {children(shown)}
        </div>
      </div>
    </div>
  );
}

type LanguageTabsProps = {
  readonly id: string;
  readonly texts: MultilingualFieldsProps["texts"];
  readonly locales: readonly Locale[];
  readonly shown: Locale;
  readonly onChoose: (locale: Locale) => void;
};

function LanguageTabs({ id, texts, locales, shown, onChoose }: LanguageTabsProps) {
  const t = useMessages();
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = locales[(locales.indexOf(shown) + step + locales.length) % locales.length]!;
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={t("language.tabs")}
      tabIndex={-1}
      onKeyDown={move}
    >
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          role="tab"
          id={`${id}-${locale}`}
          className={styles.tab}
          aria-selected={locale === shown}
          aria-controls={`${id}-panel`}
          tabIndex={locale === shown ? 0 : -1}
          onClick={() => onChoose(locale)}
        >
          <LanguageTitle locale={locale} texts={texts} />
        </button>
      ))}
    </div>
  );
}

/** A language, and what it still lacks. */
function LanguageTitle({
  locale,
  texts,
}: Pick<MultilingualFieldsProps, "texts"> & { readonly locale: Locale }) {
  const t = useMessages();
  const { locale: spoken } = useLanguage();
  const { missing, isEmpty, written } = missingIn(texts, locale);
  return (
    <>
      {nameOfLanguage(locale, spoken)}
      {written > 0 && missing === 0 && (
        <span className={styles.full}>
          <Icon name="check" />
          <span className={styles.fullWords}>{t("language.full")}</span>
        </span>
      )}
      {missing > 0 && (
        <span className={isEmpty ? styles.none : styles.some}>
          {isEmpty ? t("language.empty") : t("language.missing", { count: missing })}
        </span>
      )}
    </>
  );
}
