import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ROOT = new URL("../", import.meta.url);
const PACKAGES = new URL("node_modules/@fontsource-variable/", ROOT);
const TARGET = new URL("public/fonts/", ROOT);

const signsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join("");

/** Latin-1 covers nl, fr, en and de; what follows it are the signs that listings and their figures add. */
const LATIN = `${signsBetween(0x20, 0x7e)}${signsBetween(0xa0, 0xff)}ŒœŸŠšŽž–—‘’‚“”„•…‹›€−`;
/** Names from elsewhere (Łódź, Şahin, Dvořák); fetched only by a page that writes one. */
const LATIN_EXTENDED = `${signsBetween(0x100, 0x17f)}ȘșȚț₂`;

const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "calt", "rvrn", "rlig", "tnum", "lnum"];

type Cut = {
  readonly target: string;
  readonly source: string;
  readonly signs: string;
  readonly axes: Parameters<typeof subsetFont>[2] extends { variationAxes?: infer Axes } | undefined
    ? Axes
    : never;
};

const bricolage = (name: string) => `bricolage-grotesque/files/bricolage-grotesque-${name}-normal.woff2`;
const instrument = (name: string) => `instrument-sans/files/instrument-sans-${name}-wght-normal.woff2`;
const WEIGHTS = { min: 400, max: 700 };

const CUTS: readonly Cut[] = [
  // One weight at a display size: half the bytes of the whole axis, and headings use no other.
  {
    target: "bricolage-display.woff2",
    source: bricolage("latin-standard"),
    signs: LATIN,
    axes: { wght: 640, opsz: 22, wdth: 100 },
  },
  // For sites whose theme sets running text in it.
  {
    target: "bricolage-text.woff2",
    source: bricolage("latin-wght"),
    signs: LATIN,
    axes: { wght: WEIGHTS },
  },
  { target: "instrument-sans.woff2", source: instrument("latin"), signs: LATIN, axes: { wght: WEIGHTS } },
  {
    target: "instrument-sans-extended.woff2",
    source: instrument("latin-ext"),
    signs: LATIN_EXTENDED,
    axes: { wght: WEIGHTS },
  },
];

async function cutFont({ target, source, signs, axes }: Cut): Promise<void> {
  const font = await subsetFont(await readFile(new URL(source, PACKAGES)), signs, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(target, TARGET), font);
  console.log(`${target} ${(font.length / 1024).toFixed(1)} kB`);
}

await mkdir(TARGET, { recursive: true });
for (const cut of CUTS) await cutFont(cut);
for (const family of ["bricolage-grotesque", "instrument-sans"]) {
  await copyFile(new URL(`${family}/LICENSE`, PACKAGES), new URL(`${family}-OFL.txt`, TARGET));
}
