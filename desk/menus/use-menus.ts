import { useQuery } from "@tanstack/react-query";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { call } from "../api/api.ts";

export const MENU_TYPES = ["main", "footer", "legal"] as const;
export type MenuType = (typeof MENU_TYPES)[number];

/** An item of a menu as a bundle brings it; items nest. */
export type MenuEntry = {
  readonly id: number;
  readonly label: Multilingual;
  readonly pageId?: number | null;
  readonly link?: string | null;
  readonly children?: readonly MenuEntry[];
};

/** The site's menus as they are published. */
export function useMenus() {
  return useQuery({
    queryKey: ["menus"],
    queryFn: async () => {
      const menus = await Promise.all(
        MENU_TYPES.map((type) => call<readonly MenuEntry[]>("GET", `menus/${type}`)),
      );
      return Object.fromEntries(MENU_TYPES.map((type, at) => [type, menus[at]!])) as Readonly<
        Record<MenuType, readonly MenuEntry[]>
      >;
    },
  });
}
