import { AA_CONTRAST, contrast, luminance } from "#domain/estate/sticker/contrast.ts";
import type { Theme } from "../schema/site.ts";
import { inkOn } from "./colour-contrast.ts";
import { desaturated, mix, withLuminance } from "./colour-mix.ts";
import { colourNamed, type ColourName, PRODUCT_COLOURS } from "./product-colours.ts";

/** How bright each surface and text is in the dark, 0 to 1. */
const LUMINANCE = { paper: 0.0092, card: 0.0175, line: 0.0534, muted: 0.48, ink: 0.86 } as const;
/** A band keeps its own colour between these: darker it would be the page's, brighter it would glare. */
const BAND_LUMINANCE = { least: 0.024, most: 0.055 } as const;
const PROMINENT_LUMINANCE = 0.5;

const DANGER = "#f28b7d";
const NIGHT_SKY = "#3c6488";
const SEA = "#1f5f94";
const BLACK = "#000000";

/** WCAG 2.2, 1.4.11: the least contrast of what is no text. */
const MARK_CONTRAST = 3;
const STEPS = 40;

/** What text and marks stand on, and the ink that can be read on all of it. */
type Surfaces = { readonly ink: string; readonly grounds: readonly string[] };

/**
 * Every colour token of a site in the dark: the site's own dark colours, else darker ones of the same hue as its light
 * ones. All text reaches AA on every surface, marks and lines of fields 3 to 1, whatever the site asks for.
 * Example: `darkColours({})["--paper"]` is `"#13191b"`.
 */
export function darkColours(theme: Theme): Readonly<Record<`--${string}`, string>> {
  const given = (name: ColourName) => colourNamed(theme.dark ?? {}, name);
  const own = (name: ColourName) => colourNamed(theme, name) ?? PRODUCT_COLOURS[name];
  const paper = given("paper") ?? desaturated(own("ink"), LUMINANCE.paper);
  const ink = legible(given("ink") ?? desaturated(own("paper"), LUMINANCE.ink), { grounds: [paper] });
  const on = (ground: string) => (contrast(ground, ink) >= AA_CONTRAST ? ground : paper);
  const card = on(given("card") ?? desaturated(own("ink"), LUMINANCE.card));
  const line = given("line") ?? desaturated(own("ink"), LUMINANCE.line);
  const hush = on(mix(paper, line, 0.42));
  const accent = distinct(given("accent") ?? own("accent"), { ink, grounds: [paper, card] });
  const soft = on(mix(paper, accent, 0.16));
  const surfaces: Surfaces = { ink, grounds: [paper, card, hush, soft] };
  const fresh = legible(given("fresh") ?? own("fresh"), surfaces);
  return {
    "--paper": paper,
    "--card": card,
    "--ink": ink,
    "--muted": legible(given("muted") ?? desaturated(own("muted"), LUMINANCE.muted), surfaces),
    "--line": line,
    "--hush": hush,
    ...accents(accent, given("accent") ?? own("accent"), surfaces),
    "--accent-soft": soft,
    "--accent-soft-strong": on(mix(paper, accent, 0.26)),
    ...bands(given("band") ?? own("band"), given("band") !== null),
    "--fresh": fresh,
    "--on-fresh": inkOn(fresh, ink),
    "--fresh-soft": on(mix(card, fresh, 0.16)),
    ...option(distinct(given("option") ?? own("option"), surfaces)),
    ...marks(own("band"), surfaces),
    ...scenery({ paper, ink, line }),
    ...DEPTH,
  };
}

function accents(accent: string, wanted: string, surfaces: Surfaces) {
  const text = inkOn(accent, surfaces.ink);
  return {
    "--accent": accent,
    "--on-accent": text,
    "--accent-text": legible(wanted, surfaces),
    "--accent-strong": awayFrom(text, accent, 0.14),
  };
}

function bands(wanted: string, isGiven: boolean) {
  const { least, most } = BAND_LUMINANCE;
  const within = Math.min(most, Math.max(least, luminance(wanted)));
  const band = isGiven || within === luminance(wanted) ? wanted : withLuminance(wanted, within);
  const text = inkOn(band, PRODUCT_COLOURS.ink);
  return {
    "--band": band,
    "--on-band": text,
    "--band-strong": awayFrom(text, band, 0.2),
    "--band-soft": legible(mix(band, text, 0.74), { ink: text, grounds: [band] }),
  };
}

function option(colour: string) {
  return { "--option": colour, "--on-option": inkOn(colour, PRODUCT_COLOURS.ink) };
}

/** What is chosen or drawn, and lines of fields: they stand out from every surface. */
function marks(band: string, surfaces: Surfaces) {
  const prominent = distinct(desaturated(band, PROMINENT_LUMINANCE), surfaces);
  const [paper = BLACK] = surfaces.grounds;
  return {
    "--danger": legible(DANGER, surfaces),
    "--prominent": prominent,
    "--on-prominent": inkOn(prominent, PRODUCT_COLOURS.ink),
    "--field-line": distinct(mix(paper, surfaces.ink, 0.3), surfaces),
  };
}

/** Skies, drawings and the map. */
function scenery({ paper, ink, line }: Readonly<Record<"paper" | "ink" | "line", string>>) {
  const sky = mix(paper, NIGHT_SKY, 0.36);
  return {
    "--sky-high": contrast(sky, ink) >= AA_CONTRAST ? sky : paper,
    "--sky-low": paper,
    "--map-land": mix(paper, line, 0.55),
    "--map-city": line,
    "--map-water": mix(paper, SEA, 0.3),
    "--map-road": mix(line, ink, 0.08),
    "--map-control-line": line,
    "--map-control-icon": "invert(1)",
    "--drawn-sun": mix(paper, ink, 0.7),
    "--drawn-street": "brightness(.74) saturate(.9)",
  };
}

/** Shadows and veils are black in the dark too, and deeper: there is less to take away from. */
const DEPTH = {
  "--veil": "rgb(0 0 0/.6)",
  "--on-epc-arrow": "var(--on-epc-pale)",
  "--shadow-1": "0 1px 2px rgb(0 0 0/.3),0 4px 14px rgb(0 0 0/.2)",
  "--shadow-2": "0 2px 4px rgb(0 0 0/.3),0 12px 36px rgb(0 0 0/.5)",
} as const;

/** The colour, or its nearest mix with the ink that can be read on every ground; without an ink black or white. */
function legible(colour: string, on: { readonly ink?: string; readonly grounds: readonly string[] }): string {
  const [ground = BLACK] = on.grounds;
  return nearest(colour, on.ink ?? inkOn(ground, BLACK), on.grounds, AA_CONTRAST);
}

function distinct(colour: string, { ink, grounds }: Surfaces): string {
  return nearest(colour, ink, grounds, MARK_CONTRAST);
}

function nearest(colour: string, end: string, grounds: readonly string[], least: number): string {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(colour, end, step / STEPS);
    if (grounds.every((ground) => contrast(candidate, ground) >= least)) return candidate;
  }
  return end;
}

/** A little further from the text that stands on it: it can be read at least as well. */
function awayFrom(text: string, ground: string, share: number): string {
  return mix(ground, luminance(text) > luminance(ground) ? BLACK : "#ffffff", share);
}
