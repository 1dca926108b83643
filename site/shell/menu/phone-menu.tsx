import { Anchor } from "../../ui/link/anchor.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Menu } from "../../ui/overlay/menu.tsx";
import { currencyOf } from "./currency-of.ts";
import type { MenuProps } from "./main-menu.tsx";
import styles from "./phone-menu.module.css";
import { useSay } from "../words/say-context.tsx";
import type { MenuLink } from "../shell-view.ts";
import { Spoken } from "../words/spoken.tsx";

/** The main menu of narrow screens: everything under one button, open to the second level. */
export function PhoneMenu({ items, pathname, homeHref }: MenuProps) {
  const say = useSay();
  const link = (item: MenuLink, className: string | undefined) => (
    <Anchor className={className} href={item.href} aria-current={currencyOf(item.href, pathname, homeHref)}>
      <Spoken words={item.label} />
    </Anchor>
  );
  return (
    <Menu
      className={styles.menu}
      buttonClass={styles.button}
      panelClass={styles.panel}
      label={say("shell.menu")}
      button={
        <>
          <Icon name="menu" className={styles.whenShut} />
          <Icon name="close" className={styles.whenOpen} />
        </>
      }
    >
      <nav aria-label={say("shell.mainMenu")}>
        <ul>
          {items.map((item) => (
            <li className={styles.item} key={item.id}>
              {link(item, styles.link)}
              {item.children.length > 0 && (
                <ul className={styles.below}>
                  {item.children.map((child) => (
                    <li key={child.id}>{link(child, styles.child)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Menu>
  );
}
