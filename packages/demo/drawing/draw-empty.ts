import { frame } from "./pen/sheet.ts";
import { circle, d, ellipse, path, rect, stroke } from "./pen/svg.ts";

export const EMPTY_KINDS = ["no-results", "not-found", "gone", "error"] as const;
export type EmptyKind = (typeof EMPTY_KINDS)[number];

// Colours come from the site's theme; the fallbacks are the city agency's.
const BRICK = "var(--brick,#a8452f)";
const STONE = "var(--bluestone,#2c3b41)";
const PATINA = "var(--patina,#3f6f5f)";
const GOLD = "var(--gold,#c48a2c)";
const LINE = "var(--line,#e3dfd6)";
const PAPER = "var(--card,#ffffff)";

const ground = ellipse(180, 206, 150, 12, LINE) + stroke("M24 206H336", STONE, 3, 'stroke-linecap="round"');
const cloud = (x: number, y: number, s: number) =>
  path(
    d`M${x} ${y}c${-18 * s} 0 ${-18 * s} ${-18 * s} 0 ${-18 * s}c${3 * s} ${-16 * s} ${28 * s} ${-16 * s} ${32 * s} ${-2 * s}c${20 * s} ${-4 * s} ${24 * s} ${20 * s} ${4 * s} ${20 * s}z`,
    LINE,
  );
const gable = (x: number, w: number, h: number, fill: string, more = "") => {
  const s = w / 7;
  return path(
    d`M${x} 206v${-h}h${s}v${-s}h${s}v${-s}h${s}v${-s}h${s}v${s}h${s}v${s}h${s}v${s}h${s}v${h}z`,
    fill,
    more,
  );
};
const pane = (x: number, y: number, fill = PAPER) => rect(x, y, 14, 20, fill, 'rx="1.500"');
const tree = (x: number, s: number) =>
  rect(x - 2.5, 206 - 34 * s, 5, 34 * s, STONE) +
  circle(x, 206 - 46 * s, 20 * s, PATINA) +
  circle(x - 6 * s, 206 - 52 * s, 10 * s, "#ffffff", 'opacity=".16"');

const noResults = () =>
  cloud(60, 66, 1) +
  cloud(268, 48, 0.8) +
  ground +
  gable(58, 70, 76, LINE) +
  gable(232, 70, 60, LINE) +
  tree(42, 0.9) +
  tree(318, 1.1) +
  gable(136, 84, 82, BRICK, 'opacity=".16"') +
  gable(
    136,
    84,
    82,
    "none",
    `stroke="${BRICK}" stroke-width="3" stroke-dasharray="7 6" stroke-linejoin="round"`,
  ) +
  path("M168 206v-30a10 10 0 0 1 20 0v30z", PAPER, `stroke="${BRICK}" stroke-width="3"`) +
  circle(214, 132, 36, PAPER, `opacity=".72"`) +
  circle(214, 132, 36, "none", `stroke="${STONE}" stroke-width="7"`) +
  stroke("M240 158L268 188", STONE, 11, 'stroke-linecap="round"') +
  stroke("M192 124Q198 108 214 106", PAPER, 5, 'stroke-linecap="round" opacity=".9"');

const notFound = () =>
  cloud(50, 62, 0.9) +
  cloud(262, 58, 1) +
  ground +
  gable(38, 84, 88, STONE, 'opacity=".88"') +
  gable(238, 84, 88, STONE, 'opacity=".88"') +
  [54, 90, 254, 290].map((x) => pane(x, 128) + pane(x, 166, GOLD)).join("") +
  pane(73, 96, GOLD) +
  pane(273, 96) +
  gable(
    139,
    82,
    84,
    "none",
    `stroke="${LINE}" stroke-width="3" stroke-dasharray="7 6" stroke-linejoin="round"`,
  ) +
  stroke("M180 206V118", BRICK, 5, 'stroke-linecap="round"') +
  path("M152 84h50l14 13-14 13h-50z", BRICK) +
  path("M208 116h-50l-14 13 14 13h50z", GOLD) +
  stroke("M164 97h26M170 129h26", PAPER, 4, 'stroke-linecap="round"') +
  path("M146 206q4-16 8 0zM206 206q4-20 9 0z", PATINA);

const gone = () =>
  cloud(66, 60, 1) +
  ground +
  gable(120, 112, 84, BRICK) +
  [138, 200].map((x) => pane(x, 138, GOLD)).join("") +
  pane(169, 100, GOLD) +
  path("M162 206v-34a14 14 0 0 1 28 0v34z", STONE) +
  circle(184, 186, 2.5, GOLD) +
  rect(120, 200, 112, 6, STONE, 'opacity=".5"') +
  tree(74, 1.1) +
  stroke("M284 206V122", STONE, 5, 'stroke-linecap="round"') +
  stroke("M284 128h-34", STONE, 5, 'stroke-linecap="round"') +
  rect(244, 136, 64, 42, PAPER, `rx="6" stroke="${BRICK}" stroke-width="4"`) +
  stroke("M262 157l10 10l18-20", PATINA, 6, 'stroke-linecap="round" stroke-linejoin="round"') +
  path("M232 52c-6-9-20-3-17 8c2 7 10 11 17 17c7-6 15-10 17-17c3-11-11-17-17-8z", BRICK, 'opacity=".85"');

const error = () =>
  cloud(58, 64, 1.1) +
  cloud(258, 70, 0.9) +
  path("M282 70l-14 24h12l-8 22l24-30h-13l9-16z", GOLD) +
  ground +
  gable(116, 112, 84, STONE) +
  pane(134, 138, LINE) +
  pane(196, 138, LINE) +
  pane(165, 100, LINE) +
  stroke("M134 138l14 20M148 138l-14 20", STONE, 2.5) +
  path("M158 206v-34a14 14 0 0 1 28 0v34z", LINE) +
  stroke(
    "M262 206L232 104M280 206L250 104M258 192h17M253 174h17M247 156h18M242 138h18M237 120h17",
    BRICK,
    5,
    'stroke-linecap="round"',
  ) +
  rect(60, 180, 34, 26, GOLD, 'rx="3"') +
  stroke("M66 180q11-16 22 0", STONE, 4) +
  path("M318 206l-8-34h-10l-8 34z", BRICK) +
  stroke("M298 190h14", PAPER, 5);

const DRAWINGS: Record<EmptyKind, () => string> = {
  "no-results": noResults,
  "not-found": notFound,
  gone,
  error,
};

export const drawEmpty = (kind: EmptyKind): string => frame(360, 224, DRAWINGS[kind]());
