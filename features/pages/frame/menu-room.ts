import type { MenuLink, ShellView } from "../shell-view.ts";

/** From which width of the screen on the main menu stands open in the header: 960 px, 1280 px, or none. */
export type MenuRoom = "usual" | "wide" | "none";

/** Pixels that a header offers within its margins on a screen of 960 and of 1280 pixels. */
const ROOM = { usual: 864, wide: 1152 } as const;

/** Widths in pixels at the smallest gaps, a little more than measured. */
const LETTER = { menu: 8, name: 12, longName: 9 } as const;
const GAP = { items: 16, parts: 26, name: 12 } as const;
const OPENER = 34;
const TOOLS = 130;
const DEFAULT_MARK = 34;
const LONG_NAME = { letters: 16, most: 240 } as const;

/** Where the menu has room beside the agency's mark, so that neither wraps nor covers the other. */
export function menuRoomOf({
  logo,
  siteName,
  menus,
}: Pick<ShellView, "logo" | "siteName" | "menus">): MenuRoom {
  const mark = logo ? (logo.size?.width ?? 84) : DEFAULT_MARK;
  const brand = logo?.isWordmark ? mark : mark + GAP.name + widthOfName(siteName);
  const wanted = brand + widthOfMenu(menus.main) + TOOLS + 2 * GAP.parts;
  if (wanted <= ROOM.usual) return "usual";
  return wanted <= ROOM.wide ? "wide" : "none";
}

function widthOfName(name: string): number {
  return name.length > LONG_NAME.letters
    ? Math.min(LONG_NAME.most, name.length * LETTER.longName)
    : name.length * LETTER.name;
}

function widthOfMenu(items: readonly MenuLink[]): number {
  return items.reduce(
    (sum, { label, children }) =>
      sum + label.text.length * LETTER.menu + (children.length > 0 ? OPENER : 0) + GAP.items,
    0,
  );
}
