import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { ShellView } from "../shell-view.ts";
import styles from "./phone-site-links.module.css";
import { LANGUAGE_NAMES } from "./language-names.ts";
import type { LanguageLink } from "./language-switch.tsx";

type PhoneSiteLinksProps = { readonly shell: ShellView; readonly languages: readonly LanguageLink[] };

/** On a phone, below a page that begins with its photo: the site, its favourites and the languages, which its header has elsewhere. */
export function PhoneSiteLinks({ shell, languages }: PhoneSiteLinksProps) {
  const t = useTranslate();
  return (
    <nav className={styles.links} aria-label={shell.siteName}>
      <Anchor className={styles.link} href={shell.homeHref}>
        <Icon name="home" /> {shell.siteName}
      </Anchor>
      <Anchor className={styles.link} href={shell.favoritesHref}>
        <Icon name="heart" /> {t("favorites.name")}
      </Anchor>
      {languages.length > 1 && (
        <ul className={styles.languages} aria-label={t("shell.languages")}>
          {languages.map(({ locale, href }) => (
            <li key={locale}>
              <Anchor
                className={styles.link}
                href={href}
                lang={locale}
                hrefLang={locale}
                aria-current={locale === shell.locale ? "true" : undefined}
              >
                {LANGUAGE_NAMES[locale]}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
