import { Cached } from "#platform/render/cached.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import type { MenuProps } from "./main-menu.tsx";
import { type MarkedItem, marksOf } from "./marked-items.ts";
import styles from "./phone-menu.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";

/** The main menu of narrow screens: everything under one button, open to the second level. */
export function PhoneMenu({ items }: MenuProps) {
  const t = useTranslate();
  return (
    <Menu
      className={styles.menu}
      buttonClass={styles.button}
      panelClass={styles.panel}
      label={t("shell.menu")}
      button={
        <>
          <Icon name="menu" className={styles.whenShut} />
          <Icon name="close" className={styles.whenOpen} />
        </>
      }
    >
      <nav aria-label={t("shell.mainMenu")}>
        <Cached as="ul" by={`phone-menu ${marksOf(items)}`}>
          {items.map((item) => (
            <PhoneItem key={item.id} item={item} />
          ))}
        </Cached>
      </nav>
    </Menu>
  );
}

function PhoneItem({ item }: { readonly item: MarkedItem }) {
  return (
    <li className={styles.item}>
      <ItemLink item={item} className={styles.link} />
      {item.children.length > 0 && (
        <ul className={styles.below}>
          {item.children.map((child) => (
            <li key={child.id}>
              <ItemLink item={child} className={styles.child} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type ItemLinkProps = { readonly item: MarkedItem; readonly className: string | undefined };

function ItemLink({ item, className }: ItemLinkProps) {
  return (
    <Anchor className={className} href={item.href} aria-current={item.current}>
      <Localized words={item.label} />
    </Anchor>
  );
}
