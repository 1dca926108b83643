import type { Theme } from "../schema/site.ts";
import { inkOn, readableOn } from "./colour-contrast.ts";

/** The product's own colours that a site's may have to be read beside; the same as in tokens.css. */
const DEFAULTS = { paper: "#fbfaf7", ink: "#1d2528", muted: "#5d686c" } as const;

const COLOURS = ["paper", "card", "ink", "muted", "line", "accent", "band", "fresh", "option"] as const;
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

const HEX = /^#[0-9a-f]{6}$/i;

type Declaration = readonly [token: string, value: string];

/**
 * The style sheet that gives a site its own look: tokens only, each checked once more, since it is written into a page.
 * Colours that text stands on get a text colour that can be read, muted text and the accent stay readable on the paper.
 * Example: `themeCss({ radiusCard: 4 })` is `":root{--radius-card:4px}"`; a theme without values gives `""`.
 */
export function themeCss(theme: Theme): string {
  const declarations = [...colours(theme), ...radii(theme), ...fonts(theme)];
  if (declarations.length === 0) return "";
  return `:root{${declarations.map(([token, value]) => `${token}:${value}`).join(";")}}`;
}

function colourOf(theme: Theme, name: (typeof COLOURS)[number]): string | null {
  const colour = theme[name];
  return colour && HEX.test(colour) ? colour.toLowerCase() : null;
}

function colours(theme: Theme): Declaration[] {
  const paper = colourOf(theme, "paper") ?? DEFAULTS.paper;
  const ink = colourOf(theme, "ink") ?? DEFAULTS.ink;
  const own = COLOURS.flatMap((name): Declaration[] => {
    const colour = colourOf(theme, name);
    return colour && name !== "muted" ? [[`--${name}`, colour]] : [];
  });
  const muted = colourOf(theme, "muted") ?? DEFAULTS.muted;
  const readableMuted = readableOn(muted, paper, ink);
  const accent = colourOf(theme, "accent");
  return [
    ...own,
    ...(readableMuted === DEFAULTS.muted ? [] : [["--muted", readableMuted] as const]),
    ...(accent ? [["--accent-text", readableOn(accent, paper, ink)] as const] : []),
    ...Object.entries(GROUNDS).flatMap(([name, token]): Declaration[] => {
      const ground = colourOf(theme, name as keyof typeof GROUNDS);
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
