import type { Theme } from "../schema/site.ts";
import { darkColours } from "./dark-colours.ts";
import { colourNamed, PRODUCT_COLOURS } from "./product-colours.ts";

/** How a site tells browsers that it shows dark. */
export type DarkScheme = {
  /** When it does, as a media query: never on paper. */
  readonly media: string;
  /** For `<meta name="color-scheme">`: what browsers paint before the first style sheet is there. */
  readonly schemes: "light dark" | "dark";
  /** What browsers paint their own bars with; in the light null where it never shows so. */
  readonly paper: { readonly light: string | null; readonly dark: string };
};

/** Null where the site shows light alone. Example: `darkScheme({ scheme: "dark" })?.media` is `"screen"`. */
export function darkScheme(theme: Theme): DarkScheme | null {
  if (theme.scheme !== "auto" && theme.scheme !== "dark") return null;
  const isAuto = theme.scheme === "auto";
  const light = colourNamed(theme, "paper") ?? PRODUCT_COLOURS.paper;
  return {
    media: isAuto ? "screen and (prefers-color-scheme:dark)" : "screen",
    schemes: isAuto ? "light dark" : "dark",
    paper: { light: isAuto ? light : null, dark: darkColours(theme)["--paper"]! },
  };
}

/** The rule that turns a site's tokens dark; empty where it shows light alone. */
export function darkCss(theme: Theme): string {
  const scheme = darkScheme(theme);
  if (!scheme) return "";
  const { card } = PRODUCT_COLOURS;
  const tokens = { ...darkColours(theme), "--logo-plate": colourNamed(theme, "card") ?? card };
  const declared = Object.entries(tokens).map(([token, value]) => `${token}:${value}`);
  return `@media ${scheme.media}{:root{${[...declared, "color-scheme:dark"].join(";")}}}`;
}
