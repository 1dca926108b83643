import { FavoritesLink } from "#features/favorites/favorites-link.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "./header.module.css";
import { DefaultLogo } from "./default-logo.tsx";
import { LanguageSwitch, type LanguageLink } from "./language-switch.tsx";
import { MainMenu } from "../menu/main-menu.tsx";
import { markedItems } from "../menu/marked-items.ts";
import { PhoneMenu } from "../menu/phone-menu.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { ShellView } from "./shell-view.ts";

type HeaderProps = {
  readonly shell: ShellView;
  readonly languages: readonly LanguageLink[];
  readonly pathname: string;
};

export function Header({ shell, languages, pathname }: HeaderProps) {
  const t = useTranslate();
  const { homeHref, favoritesHref } = shell;
  const items = markedItems(shell.menus.main, pathname, homeHref);
  return (
    <header className={styles.header}>
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
