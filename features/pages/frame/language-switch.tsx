import type { Locale } from "#domain/locale/locale.ts";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { LANGUAGE_NAMES } from "./language-names.ts";
import styles from "./language-switch.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";

/** The same thing in another language. */
export type LanguageLink = {
  readonly locale: Locale;
  readonly href: string;
  /** The thing itself is not published in this language: the link leads to what is nearest. */
  readonly isElsewhere?: boolean;
};

type LanguageSwitchProps = { readonly locale: Locale; readonly languages: readonly LanguageLink[] };

export function LanguageSwitch({ locale, languages }: LanguageSwitchProps) {
  const t = useTranslate();
  if (languages.length < 2) return null;
  return (
    <Menu
      className={styles.menu}
      buttonClass={styles.button}
      panelClass={styles.panel}
      label={`${locale.toUpperCase()}, ${t("shell.language", { language: LANGUAGE_NAMES[locale] })}`}
      button={
        <>
          {locale.toUpperCase()}
          <Icon name="down" className={styles.arrow} />
        </>
      }
    >
      <ul aria-label={t("shell.languages")}>
        {languages.map((language) => (
          <li key={language.locale}>
            <LanguageAnchor {...language} isCurrent={language.locale === locale} />
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function LanguageAnchor({
  locale,
  href,
  isElsewhere,
  isCurrent,
}: LanguageLink & { readonly isCurrent: boolean }) {
  const t = useTranslate();
  const pageLocale = useLocale();
  return (
    <Anchor
      className={styles.link}
      href={href}
      lang={locale}
      hrefLang={locale}
      aria-current={isCurrent ? "true" : undefined}
    >
      {LANGUAGE_NAMES[locale]}
      {isElsewhere && (
        <span className={styles.note} lang={pageLocale}>
          {t("shell.otherPage")}
        </span>
      )}
      {isCurrent && <Icon name="check" />}
    </Anchor>
  );
}
