import type { Locale } from "#domain/locale/locale.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useLanguage } from "../../language/language.tsx";
import { SITE } from "../../site.ts";
import { useMessages } from "../messages.ts";
import { nameOfLanguage } from "../../language/names-of-languages.ts";
import styles from "./from-language.module.css";
import { translatedFrom } from "./language-pair.ts";
import { useLanguagePair } from "./use-language-pair.ts";

/** The language that stands beside the one that is written; a site of two has no other. */
export function FromLanguage() {
  const t = useMessages();
  const { locale: spoken } = useLanguage();
  const { pair, keep } = useLanguagePair();
  if (SITE.locales.length < 3) return nameOfLanguage(pair.from, spoken);
  return (
    <span className={styles.from}>
      <select
        className={styles.select}
        aria-label={t("language.from")}
        value={pair.from}
        onChange={({ target }) => keep(translatedFrom(pair, target.value as Locale))}
      >
        {SITE.locales.map((locale) => (
          <option key={locale} value={locale}>
            {nameOfLanguage(locale, spoken)}
          </option>
        ))}
      </select>
      <Icon name="down" className={styles.arrow} />
    </span>
  );
}
