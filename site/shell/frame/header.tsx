import { FavoritesLink } from "../../favorites/favorites-link.tsx";
import { Anchor } from "../../ui/link/anchor.tsx";
import { Kept } from "../../ui/kept.tsx";
import styles from "./header.module.css";
import { HouseMark } from "./house-mark.tsx";
import { LanguageSwitch, type LanguageLink } from "../language/language-switch.tsx";
import { MainMenu } from "../menu/main-menu.tsx";
import { type MarkedItem, markedItems } from "../menu/marked-items.ts";
import { PhoneMenu } from "../menu/phone-menu.tsx";
import { useSay } from "../words/say-context.tsx";
import type { ShellView } from "../shell-view.ts";

type HeaderProps = {
  readonly shell: ShellView;
  readonly languages: readonly LanguageLink[];
  readonly pathname: string;
};

export function Header({ shell, languages, pathname }: HeaderProps) {
  const say = useSay();
  const { homeHref, favoritesHref } = shell;
  const items = markedItems(shell.menus.main, pathname, homeHref);
  const own = [homeHref, favoritesHref].indexOf(pathname);
  return (
    <Kept
      as="header"
      className={styles.header}
      by={() =>
        `header ${own} ${marksOf(items)} ${languages.map(({ locale, isElsewhere }) => locale + isElsewhere)}`
      }
      values={languages.map(({ href }) => href)}
    >
      {(hrefs) => (
        <div className={styles.row}>
          <Anchor
            className={styles.brand}
            href={homeHref}
            aria-label={say("shell.home", { site: shell.siteName })}
            aria-current={pathname === homeHref ? "page" : undefined}
          >
            {shell.logo ? <img className={styles.logo} src={shell.logo} alt="" height="34" /> : <HouseMark />}
            <span className={styles.name}>{shell.siteName}</span>
          </Anchor>
          <MainMenu items={items} />
          <div className={styles.tools}>
            <FavoritesLink href={favoritesHref} pathname={pathname} />
            <LanguageSwitch
              locale={shell.locale}
              languages={languages.map((language, at) => ({ ...language, href: String(hrefs[at]) }))}
            />
            {items.length > 0 && <PhoneMenu items={items} />}
          </div>
        </div>
      )}
    </Kept>
  );
}

/** Where the page stands in a menu. */
function marksOf(items: readonly MarkedItem[]): string {
  return items.map(({ current = "", children }) => `${current}(${marksOf(children)})`).join();
}
