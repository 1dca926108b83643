import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Cuts the fonts of the pages: each face of `ui/styles/fonts.css` gets the characters that its `unicode-range` names. */

const ROOT = new URL("../", import.meta.url);
const PACKAGES = new URL("node_modules/@fontsource-variable/", ROOT);
const TARGET = new URL("public/fonts/", ROOT);
const FACES = new URL("ui/styles/fonts.css", ROOT);

const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "calt", "rvrn", "rlig", "tnum", "lnum"];

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"]>;
type Family = { readonly source: (part: "latin" | "latin-ext") => string; readonly axes: Axes };

const WEIGHTS = { min: 400, max: 700 };
const FAMILIES: Readonly<Record<string, Family>> = {
  // One weight at a display size: half the bytes of the whole axis, and headings use no other.
  "bricolage-display": {
    source: (part) => `bricolage-grotesque/files/bricolage-grotesque-${part}-standard-normal.woff2`,
    axes: { wght: 640, opsz: 22, wdth: 100 },
  },
  // For sites whose theme sets running text in it.
  "bricolage-text": {
    source: (part) => `bricolage-grotesque/files/bricolage-grotesque-${part}-wght-normal.woff2`,
    axes: { wght: WEIGHTS },
  },
  "instrument-sans": {
    source: (part) => `instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
    axes: { wght: WEIGHTS },
  },
};

/** The source of what a file's name ends in; a browser fetches the last two only for a page that writes one of their characters. */
const PARTS = { "": "latin", "-latin-1": "latin", "-extended": "latin-ext" } as const;

/** The characters that the face of a file is for: "U+20-7E, U+A9" are 96. */
function charactersOf(faces: string, file: string): string {
  const face = faces.split("@font-face").find((one) => one.includes(`/${file}.woff2`));
  const [range] = face?.split("unicode-range:").at(1)?.split(";") ?? [];
  if (!range) throw new Error(`${FACES.pathname} has no unicode-range for ${file}`);
  return range
    .split(",")
    .map((part) => part.trim().slice("U+".length).split("-"))
    .map(([first, last = first]) => [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((code) => String.fromCodePoint(code))
    .join("");
}

await mkdir(TARGET, { recursive: true });
const faces = await readFile(FACES, "utf8");
for (const [family, { source, axes }] of Object.entries(FAMILIES)) {
  for (const [end, part] of Object.entries(PARTS)) {
    const file = family + end;
    const font = await subsetFont(
      await readFile(new URL(source(part), PACKAGES)),
      charactersOf(faces, file),
      {
        targetFormat: "woff2",
        variationAxes: axes,
        keepFeatures: FEATURES,
        noHinting: true,
      },
    );
    await writeFile(new URL(`${file}.woff2`, TARGET), font);
    console.log(`${file}.woff2 ${(font.length / 1024).toFixed(1)} kB`);
  }
}
for (const family of ["bricolage-grotesque", "instrument-sans"]) {
  await copyFile(new URL(`${family}/LICENSE`, PACKAGES), new URL(`${family}-OFL.txt`, TARGET));
}
