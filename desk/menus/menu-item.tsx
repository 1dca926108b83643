import { isWithinPlace } from "#domain/document/is-within-place.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { ChangedMark } from "../fields/changed-mark.tsx";
import { useLanguage } from "../language/language.tsx";
import { useSchemaForm } from "../schema-form/form-place.ts";
import { LinkParts } from "../schema-form/link-field.tsx";
import type { Place } from "../schema-form/places.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { DeskIcon, type DeskIconName } from "../shell/desk-icon.tsx";
import styles from "./menu.module.css";
import { MenuItems } from "./menu-items.tsx";
import { withItemBelow, withItemMoved, withItemOut, withoutItem } from "./menu-tree.ts";
import { useMessages } from "./messages.ts";
import type { MenuEntry } from "./use-menus.ts";

type MenuItemProps = {
  readonly item: MenuEntry;
  readonly menu: DeskDocument<readonly MenuEntry[]>;
  readonly place: Place;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** One item of a menu: it opens to its words and its target, moves, and goes. */
export function MenuItem(props: MenuItemProps) {
  const { item, place, isOpen, onToggle, menu } = props;
  const t = useMessages();
  const { locale } = useLanguage();
  const { changed, errorAt, set } = useSchemaForm();
  const name = textOf(item.label, locale) || t("unnamed");
  const id = `field-${place.join(".")}`;
  const children = item.children ?? [];
  const error = errorAt(place);
  return (
    <li className={styles.item} id={id} tabIndex={-1}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="down" className={styles.arrow} />
          <span className={styles.words}>
            <span className={styles.name}>
              {name}
              <ChangedMark isChanged={[...changed].some((one) => isWithinPlace(one, place.join(".")))} />
            </span>
            <span className={styles.target}>{useTarget(item)}</span>
            {error && !isOpen && <span className={styles.error}>{error}</span>}
          </span>
        </button>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <LinkParts
            place={place}
            link={item}
            onNone={
              children.length > 0 ? () => set(place, { ...item, pageId: null, link: null }, true) : null
            }
          />
          <MenuItemActions {...props} name={name} />
        </div>
      )}
      {(children.length > 0 || (isOpen && place.length === 1)) && (
        <div className={styles.below}>
          <MenuItems items={children} list={[...place, "children"]} menu={menu} />
        </div>
      )}
    </li>
  );
}

function MenuItemActions({ item, menu, place, count, name }: MenuItemProps & { readonly name: string }) {
  const t = useMessages();
  const announce = useAnnounce();
  const at = Number(place.at(-1));
  const isFirstLevel = place.length === 1;
  const act = (change: (now: readonly MenuEntry[]) => readonly MenuEntry[], said: string) => {
    menu.change(change);
    announce(said);
  };
  const action = (
    key: "up" | "down" | "in" | "out" | "remove",
    icon: DeskIconName,
    change: (now: readonly MenuEntry[]) => readonly MenuEntry[],
  ) => (
    <Button look="quiet" onClick={() => act(change, t(`done.${key}`, { name }))}>
      <DeskIcon name={icon} />
      {t(key)}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {at > 0 && action("up", "up", (now) => withItemMoved(now, place, -1))}
      {at < count - 1 && action("down", "down", (now) => withItemMoved(now, place, 1))}
      {isFirstLevel &&
        at > 0 &&
        !item.children?.length &&
        action("in", "forward", (now) => withItemBelow(now, place))}
      {!isFirstLevel && action("out", "back", (now) => withItemOut(now, place))}
      {action("remove", "bin", (now) => withoutItem(now, place))}
    </div>
  );
}

/** Where an item leads, in words. */
function useTarget({ pageId, link, children }: MenuEntry): string {
  const t = useMessages();
  const { locale } = useLanguage();
  const { content } = useSchemaForm();
  if (pageId != null) {
    const page = content.pages.find(({ id }) => id === pageId);
    return page ? textOf(page.title, locale) : t("targetGone");
  }
  return link || (children?.length ? t("opens") : t("nowhere"));
}
