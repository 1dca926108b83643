import type { Theme } from "../../schema/site.ts";
import { type ColourName, PRODUCT_COLOURS } from "../../theme/product-colours.ts";
import { AA_CONTRAST, contrast, readableOn } from "#domain/estate/sticker/contrast.ts";

/** Mail programs know no variables: each colour is written where it is used. */
export type MailColours = Readonly<
  Record<"paper" | "card" | "ink" | "muted" | "line" | "accent" | "onAccent" | "link", string>
>;

/** For programs that show mails dark; a site's accent stays where it is the ground of a button. */
export const DARK = {
  paper: "#14191b",
  card: "#1e2528",
  ink: "#f2efe9",
  muted: "#b3bbbe",
  line: "#394347",
  link: "#f2efe9",
} as const;

/** The site's colours; what can't be read on its ground gives way to the ink, and a ground to the card's. */
export function mailColours(theme: Theme): MailColours {
  const colour = (name: ColourName) => theme[name] ?? PRODUCT_COLOURS[name];
  const [card, accent] = [colour("card"), colour("accent")];
  const ink = readableOn(card, colour("ink"));
  const paper = isReadable(ink, colour("paper")) ? colour("paper") : card;
  const orInk = (one: string) => (isReadable(one, paper, card) ? one : ink);
  return {
    paper,
    card,
    ink,
    muted: orInk(colour("muted")),
    line: colour("line"),
    accent,
    onAccent: readableOn(accent, "#ffffff"),
    link: orInk(accent),
  };
}

function isReadable(text: string, ...grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrast(text, ground) >= AA_CONTRAST);
}
