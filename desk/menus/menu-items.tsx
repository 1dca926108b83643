import { useState } from "react";
import { Button } from "#ui/link/button.tsx";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { freshNumber } from "../documents/fresh-number.ts";
import type { Place } from "../schema-form/places.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { showAdded } from "../shell/show-added.ts";
import { MenuItem } from "./menu-item.tsx";
import styles from "./menu.module.css";
import { withItem } from "./menu-tree.ts";
import { useMessages } from "./messages.ts";
import type { MenuEntry } from "./use-menus.ts";

type MenuItemsProps = {
  readonly items: readonly MenuEntry[];
  /** The list among the items of the whole menu: none is its first level. */
  readonly list: Place;
  readonly menu: DeskDocument<readonly MenuEntry[]>;
};

const MOST_ITEMS = 50;

/** The items of one level, each with what lies below it. */
export function MenuItems({ items, list, menu }: MenuItemsProps) {
  const t = useMessages();
  const announce = useAnnounce();
  const [open, setOpen] = useState<number | null>(null);
  const isFirstLevel = list.length === 0;
  const add = () => {
    const item = { id: freshNumber(), label: {} };
    menu.change((now) => withItem(now, [...list, items.length], item));
    setOpen(item.id);
    showAdded(`field-${[...list, items.length].join(".")}`);
    announce(t("added"));
  };
  return (
    <>
      {items.length === 0 && isFirstLevel && <p>{t("empty")}</p>}
      <ol className={isFirstLevel ? styles.items : styles.children}>
        {[...items.entries()].map(([at, item]) => (
          <MenuItem
            key={item.id}
            {...{ item, menu }}
            place={[...list, at]}
            count={items.length}
            isOpen={open === item.id}
            onToggle={() => setOpen(open === item.id ? null : item.id)}
          />
        ))}
      </ol>
      {items.length < MOST_ITEMS && (
        <Button look="quiet" className={styles.add} onClick={add}>
          <DeskIcon name="add" />
          {t(isFirstLevel ? "add" : "addBelow")}
        </Button>
      )}
    </>
  );
}
