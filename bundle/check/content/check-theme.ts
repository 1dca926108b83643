import type { Theme } from "#features/site/schema/site.ts";
import { darkColours } from "#features/site/theme/dark-colours.ts";
import {
  COLOUR_NAMES,
  colourNamed,
  type ColourName,
  PRODUCT_COLOURS,
} from "#features/site/theme/product-colours.ts";
import { darkScheme } from "#features/site/theme/dark-scheme.ts";
import { AA_CONTRAST, contrast } from "#domain/estate/sticker/contrast.ts";
import type { Report } from "../../finding.ts";

/** Text and what it stands on. */
const PAIRS: ReadonlyArray<readonly [text: ColourName, ground: ColourName]> = [
  ["ink", "paper"],
  ["ink", "card"],
  ["muted", "paper"],
  ["muted", "card"],
  ["accent", "paper"],
];

/** Warns of what can't be read (WCAG 2.2, 1.4.3), in the light and, where the site shows dark, of what is corrected there. */
export function checkTheme(theme: Theme, report: Report): void {
  checkPairs(theme, report);
  if (darkScheme(theme)) checkDark(theme, report);
}

function checkPairs(theme: Theme, report: Report): void {
  const colourOf = (name: ColourName) => theme[name] ?? PRODUCT_COLOURS[name];
  for (const [text, ground] of PAIRS) {
    if (theme[text] == null && theme[ground] == null) continue;
    const ratio = contrast(colourOf(text), colourOf(ground));
    if (ratio >= AA_CONTRAST) continue;
    const message = `contrast with ${ground} is ${ratio.toFixed(1)} to 1; text wants ${AA_CONTRAST} (WCAG 2.2)`;
    report({
      level: "warning",
      code: "too-little-contrast",
      file: "site.json",
      path: `theme.${text}`,
      message,
    });
  }
}

function checkDark(theme: Theme, report: Report): void {
  const shown = darkColours(theme);
  for (const name of COLOUR_NAMES) {
    const wanted = colourNamed(theme.dark ?? {}, name);
    const instead = shown[`--${name}`];
    if (!wanted || instead === wanted) continue;
    const message = `has too little contrast with the site's other dark colours: ${instead} shows instead`;
    report({
      level: "warning",
      code: "corrected-colour",
      file: "site.json",
      path: `theme.dark.${name}`,
      message,
    });
  }
}
