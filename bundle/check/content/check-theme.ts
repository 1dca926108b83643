import type { Theme } from "#features/site/schema/site.ts";
import { AA_CONTRAST, contrast } from "#domain/estate/sticker/contrast.ts";
import type { Report } from "../../finding.ts";

/** The product's own colours, where a theme leaves one out. */
const DEFAULTS = {
  paper: "#fbfaf7",
  card: "#ffffff",
  ink: "#1d2528",
  muted: "#5d686c",
  accent: "#a8452f",
} as const;
type Colour = keyof typeof DEFAULTS;

/** Text and what it stands on. */
const PAIRS: ReadonlyArray<readonly [text: Colour, ground: Colour]> = [
  ["ink", "paper"],
  ["ink", "card"],
  ["muted", "paper"],
  ["muted", "card"],
  ["accent", "paper"],
];

/** Warns of each pair of a theme's colours in which text is hard to read (WCAG 2.2, 1.4.3). */
export function checkTheme(theme: Theme, report: Report): void {
  const colourOf = (name: Colour) => theme[name] ?? DEFAULTS[name];
  for (const [text, ground] of PAIRS) {
    if (theme[text] == null && theme[ground] == null) continue;
    const ratio = contrast(colourOf(text), colourOf(ground));
    if (ratio >= AA_CONTRAST) continue;
    const message = `contrast with ${ground} is ${ratio.toFixed(1)} to 1; text wants ${AA_CONTRAST} (WCAG 2.2)`;
    report({ level: "warning", file: "site.json", path: `theme.${text}`, message });
  }
}
