import { Cached } from "#platform/render/cached.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { type MarkedItem, marksOf } from "./marked-items.ts";
import styles from "./main-menu.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";

export type MenuProps = { readonly items: readonly MarkedItem[] };

/** The main menu of wide screens; an item with items below it has a small button that opens them. */
export function MainMenu({ items }: MenuProps) {
  const t = useTranslate();
  if (items.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label={t("shell.mainMenu")}>
      <Cached as="ul" by={`main-menu ${marksOf(items)}`} className={styles.items}>
        {items.map((item) => (
          <MainItem key={item.id} item={item} />
        ))}
      </Cached>
    </nav>
  );
}

function MainItem({ item }: { readonly item: MarkedItem }) {
  const t = useTranslate();
  return (
    <li className={styles.item}>
      <Anchor className={styles.link} href={item.href} aria-current={item.current}>
        <Localized words={item.label} />
      </Anchor>
      {item.children.length > 0 && (
        <Menu
          button={<Icon name="down" />}
          buttonClass={styles.opener}
          label={t("shell.more", { item: item.label.text })}
        >
          <ul>
            {item.children.map((child) => (
              <li key={child.id}>
                <Anchor className={styles.child} href={child.href} aria-current={child.current}>
                  <Localized words={child.label} />
                </Anchor>
              </li>
            ))}
          </ul>
        </Menu>
      )}
    </li>
  );
}
