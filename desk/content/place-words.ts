import { textOf } from "#domain/locale/multilingual.ts";
import type { SiteContent } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { useMessages } from "./messages.ts";

/** What a place is called that the site names: `pages/7.json blocks.0.buttons.0.pageId` is a page, `menus.json main.2` a menu. */
export function usePlaceWords(content: SiteContent): (path: string) => string {
  const t = useMessages();
  const { locale } = useLanguage();
  return (path) => {
    const page = /^pages\/(\d+)\.json/.exec(path);
    const known = content.pages.find(({ id }) => id === Number(page?.[1]));
    if (known) return t("place.page", { title: textOf(known.title, locale) });
    const menu = /^menus\.json (main|footer|legal)/.exec(path)?.[1] as
      | "main"
      | "footer"
      | "legal"
      | undefined;
    if (menu) return t(`menu.${menu}`);
    return path.startsWith("entities.json") ? t("place.items") : t("place.site");
  };
}
