import { expect, test } from "vitest";
import { menuRoomOf } from "./menu-room.ts";

const MENU = ["Te koop", "Te huur", "Nieuwbouw", "Over ons", "Contact"];
const LONG_NAME = "Vastgoedkantoor Vandenbroucke-Schellekens en Dochters";
const WORDMARK = {
  src: "",
  srcSet: "",
  dark: null,
  hasPlate: false,
  isWordmark: true,
  size: { width: 216, height: 31 },
};

const menus = (labels: readonly string[]) => ({
  main: labels.map((text, id) => ({ id, label: { text, locale: "nl" as const }, href: "/nl", children: [] })),
  footer: [],
  legal: [],
});
const room = (siteName: string, labels: readonly string[], logo: typeof WORDMARK | null = null) =>
  menuRoomOf({ logo, siteName, menus: menus(labels) });

test.each([
  ["a short name and a usual menu", "usual", room("Huyzen", MENU)],
  ["a wordmark and a usual menu", "usual", room("Huyzen", MENU, WORDMARK)],
  ["a long name and a full menu", "wide", room(LONG_NAME, [...MENU, "Meer aanbod", "Verkopen"])],
  ["more items than any screen has room for", "none", room(LONG_NAME, [...MENU, ...MENU, ...MENU])],
])("with %s the open menu has the room: %s", (_, expected, found) => {
  expect(found).toBe(expected);
});
