import { classNames } from "#ui/class-names.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { useLanguage } from "../language/language.tsx";
import { nameOfLanguage } from "../fields/name-of-language.ts";
import { SITE } from "../site.ts";
import styles from "../shell/segments.module.css";
import { useMessages } from "./messages.ts";

type ContentLanguageProps = {
  readonly locale: Locale;
  readonly onChoose: (locale: Locale) => void;
  /** Languages in which something is changed. */
  readonly changed?: ReadonlySet<Locale>;
};

/** The language of the texts that are changed; a site of one language asks nothing. */
export function ContentLanguage({ locale, onChoose, changed }: ContentLanguageProps) {
  const t = useMessages();
  const { locale: spoken } = useLanguage();
  if (SITE.locales.length < 2) return null;
  return (
    <fieldset className={styles.languages} aria-label={t("language")}>
      {SITE.locales.map((one) => (
        <button
          key={one}
          type="button"
          className={classNames(styles.language, changed?.has(one) && styles.changed)}
          aria-pressed={one === locale}
          onClick={() => onChoose(one)}
        >
          {nameOfLanguage(one, spoken)}
        </button>
      ))}
    </fieldset>
  );
}

/** The language that somebody changes first: their own where the site has it. */
export function firstLanguage(spoken: Locale): Locale {
  return SITE.locales.includes(spoken) ? spoken : SITE.defaultLocale;
}
