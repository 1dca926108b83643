import { FavoritesLink } from "#features/favorites/favorites-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "./header.module.css";
import { LanguageSwitch, type LanguageLink } from "./language-switch.tsx";
import { MainMenu } from "../menu/main-menu.tsx";
import { markedItems } from "../menu/marked-items.ts";
import { PhoneMenu } from "../menu/phone-menu.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { ShellView } from "../shell-view.ts";

type HeaderProps = {
  readonly shell: ShellView;
  readonly languages: readonly LanguageLink[];
  readonly pathname: string;
  /** Nothing of it shows on a phone, but what is told there of favourites. */
  readonly isWideOnly?: boolean;
};

export function Header({ shell, languages, pathname, isWideOnly = false }: HeaderProps) {
  const t = useTranslate();
  const { homeHref, favoritesHref } = shell;
  const items = markedItems(shell.menus.main, pathname, homeHref);
  return (
    <header className={classNames(styles.header, isWideOnly && styles.wideOnly)}>
      <div className={styles.row}>
        <Anchor
          className={styles.brand}
          href={homeHref}
          aria-label={t("shell.home", { site: shell.siteName })}
          aria-current={pathname === homeHref ? "page" : undefined}
        >
          {shell.logo ? <img className={styles.logo} src={shell.logo} alt="" height="34" /> : <DefaultLogo />}
          <span className={styles.name}>{shell.siteName}</span>
        </Anchor>
        <MainMenu items={items} />
        <div className={styles.tools}>
          <FavoritesLink href={favoritesHref} pathname={pathname} />
          <LanguageSwitch locale={shell.locale} languages={languages} />
          {items.length > 0 && <PhoneMenu items={items} />}
        </div>
      </div>
    </header>
  );
}

/** A stepped gable, for an agency that brought no logo. */
function DefaultLogo() {
  return (
    <svg
      className={styles.mark}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 30V15h4v-4h4V7h3V3h4v4h3v4h4v4h4v15h-9v-8a4 4 0 0 0-8 0v8z" />
      <path className={styles.markPane} d="M8 18h4v4H8zM20 18h4v4h-4zM14 11h4v4h-4z" />
    </svg>
  );
}
