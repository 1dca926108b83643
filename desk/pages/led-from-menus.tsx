import { useLanguage } from "../language/language.tsx";
import { textOf } from "#domain/locale/multilingual.ts";
import { MENU_TYPES, type MenuEntry, useMenus } from "../menus/use-menus.ts";
import { useMessages } from "./messages.ts";
import styles from "./page-settings.module.css";

/** The items of menus that lead to a page: they must go first. */
export function LedFromMenus({ pageId }: { readonly pageId: number }) {
  const t = useMessages();
  const { locale } = useLanguage();
  const menus = useMenus();
  const items = MENU_TYPES.flatMap((type) =>
    withChildren(menus.data?.[type] ?? [])
      .filter((item) => item.pageId === pageId)
      .map((item) => `${t(`menu.${type}`)}: ${textOf(item.label, locale)}`),
  );
  if (items.length === 0) return null;
  return (
    <>
      <p>{t("led")}</p>
      <ul className={styles.led}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function withChildren(items: readonly MenuEntry[]): readonly MenuEntry[] {
  return items.flatMap((item) => [item, ...withChildren(item.children ?? [])]);
}
