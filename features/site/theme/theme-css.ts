import type { Theme } from "../schema/site.ts";
import { inkOn, readableOn } from "./colour-contrast.ts";
import { darkCss } from "./dark-scheme.ts";
import { COLOUR_NAMES, colourNamed, PRODUCT_COLOURS } from "./product-colours.ts";

/** Colours that text stands on, and the token of that text. */
const GROUNDS = {
  accent: "--on-accent",
  band: "--on-band",
  fresh: "--on-fresh",
  option: "--on-option",
} as const;

type Font = NonNullable<Theme["displayFont"]>;

const SYSTEM = `system-ui,sans-serif`;
const DISPLAY_FONTS: Record<Font, string> = {
  "bricolage-grotesque": `"Bricolage Grotesque","Bricolage Stand-in",${SYSTEM}`,
  "instrument-sans": `"Instrument Sans","Instrument Stand-in",${SYSTEM}`,
  system: SYSTEM,
};
const TEXT_FONTS: Record<Font, string> = {
  ...DISPLAY_FONTS,
  "bricolage-grotesque": `"Bricolage Text","Instrument Stand-in",${SYSTEM}`,
};

type Declaration = readonly [token: string, value: string];

/**
 * The style sheet that gives a site its own look: tokens only, each checked once more, since it is written into a page.
 * Colours that text stands on get a text colour that can be read, muted text and the accent stay readable on the paper.
 * Where the site shows dark, a second rule turns them dark. Example: `themeCss({ radiusCard: 4 })` is `":root{--radius-card:4px}"`; a theme without values gives `""`.
 */
export function themeCss(theme: Theme): string {
  return rule([...colours(theme), ...radii(theme), ...fonts(theme)]) + darkCss(theme);
}

function rule(declarations: readonly Declaration[]): string {
  if (declarations.length === 0) return "";
  return `:root{${declarations.map(([token, value]) => `${token}:${value}`).join(";")}}`;
}

function colours(theme: Theme): Declaration[] {
  const paper = colourNamed(theme, "paper") ?? PRODUCT_COLOURS.paper;
  const ink = colourNamed(theme, "ink") ?? PRODUCT_COLOURS.ink;
  const own = COLOUR_NAMES.flatMap((name): Declaration[] => {
    const colour = colourNamed(theme, name);
    return colour && name !== "muted" ? [[`--${name}`, colour]] : [];
  });
  const muted = colourNamed(theme, "muted") ?? PRODUCT_COLOURS.muted;
  const readableMuted = readableOn(muted, paper, ink);
  const accent = colourNamed(theme, "accent");
  return [
    ...own,
    ...(readableMuted === PRODUCT_COLOURS.muted ? [] : [["--muted", readableMuted] as const]),
    ...(accent ? [["--accent-text", readableOn(accent, paper, ink)] as const] : []),
    ...Object.entries(GROUNDS).flatMap(([name, token]): Declaration[] => {
      const ground = colourNamed(theme, name as keyof typeof GROUNDS);
      return ground ? [[token, inkOn(ground, ink)]] : [];
    }),
  ];
}

function radii(theme: Theme): Declaration[] {
  const sizes = [
    ["--radius-card", theme.radiusCard],
    ["--radius-control", theme.radiusControl],
  ] as const;
  return sizes.flatMap(([token, size]): Declaration[] =>
    Number.isInteger(size) ? [[token, `${Math.min(40, Math.max(0, Number(size)))}px`]] : [],
  );
}

function fonts({ displayFont, textFont }: Theme): Declaration[] {
  const display = displayFont && DISPLAY_FONTS[displayFont];
  const text = textFont && TEXT_FONTS[textFont];
  return [
    ...(display ? [["--display", display] as const] : []),
    ...(text ? [["--text", text] as const] : []),
  ];
}
