import { FavoritesLink } from "#features/favorites/favorites-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { Anchor } from "#ui/link/anchor.tsx";
import { Brand } from "./brand.tsx";
import { menuRoomOf } from "./menu-room.ts";
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
    <header
      className={classNames(styles.header, isWideOnly && styles.wideOnly)}
      data-menu-room={menuRoomOf(shell)}
    >
      <div className={styles.row}>
        <Anchor
          className={styles.brand}
          href={homeHref}
          aria-label={t("shell.home", { site: shell.siteName })}
          aria-current={pathname === homeHref ? "page" : undefined}
        >
          <Brand logo={shell.logo} name={shell.siteName} />
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
