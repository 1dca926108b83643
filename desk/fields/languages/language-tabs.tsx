import type { KeyboardEvent } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { useMessages } from "../messages.ts";
import styles from "./language-tabs.module.css";
import { LanguageTitle } from "./language-title.tsx";

type LanguageTabsProps = {
  /** Its panel has the id `${id}-panel`. */
  readonly id: string;
  readonly texts: readonly (Multilingual | null | undefined)[];
  readonly locales: readonly Locale[];
  readonly shown: Locale;
  readonly onChoose: (locale: Locale) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which language of some texts is shown; each says what it lacks. */
export function LanguageTabs({ id, texts, locales, shown, onChoose }: LanguageTabsProps) {
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
