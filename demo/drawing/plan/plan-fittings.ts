import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, rect, stroke } from "../pen/svg.ts";
import type { PlanBox } from "./arrange-rooms.ts";

const LINE = 'stroke="#a9a08e" stroke-width="1.8"';
const SOFT = "#efe8da";

type Named = PlanBox & { name: string };
type Fitting = (room: Named) => string;

const box = (x: number, y: number, w: number, h: number, more = "") =>
  rect(x, y, w, h, SOFT, `${LINE} ${more}`);

const bed: Fitting = ({ x, y, w }) => {
  const bw = Math.min(120, w * 0.42);
  const left = x + w / 2 - bw / 2;
  return (
    box(left, y + 10, bw, bw * 0.52, 'rx="5"') +
    rect(left + bw * 0.08, y + 16, bw * 0.36, bw * 0.16, "#ffffff", `${LINE} rx="4"`) +
    rect(left + bw * 0.56, y + 16, bw * 0.36, bw * 0.16, "#ffffff", `${LINE} rx="4"`)
  );
};

const worktop: Fitting = ({ x, y, w, h }) => {
  const t = Math.min(34, h * 0.2);
  const rings = [0.3, 0.36].flatMap((at) =>
    [0.32, 0.68].map((down) => circle(x + w * at, y + 8 + t * down, t * 0.15, "none", LINE)),
  );
  return (
    box(x + 8, y + 8, w - 16, t) +
    rect(x + w * 0.6, y + 12, Math.min(48, w * 0.2), t - 8, "#ffffff", `${LINE} rx="4"`) +
    rings.join("")
  );
};

const bath: Fitting = ({ x, y, w, h }) => {
  const bw = Math.min(110, w * 0.6);
  return (
    box(x + 8, y + 8, bw, Math.min(46, h * 0.28), 'rx="8"') +
    rect(x + 14, y + 13, bw - 12, Math.min(36, h * 0.22), "#ffffff", `${LINE} rx="14"`) +
    ellipse(x + w - 28, y + h - 24, 15, 11, "#ffffff", LINE)
  );
};

const toilet: Fitting = ({ x, y, w }) =>
  box(x + w / 2 - 13, y + 7, 26, 10, 'rx="2"') + ellipse(x + w / 2, y + 29, 11, 13, "#ffffff", LINE);

const sofa: Fitting = ({ x, y, w, h }) => {
  const sw = Math.min(150, w * 0.4);
  const left = x + 12;
  const top = y + h - 58;
  return (
    box(left, top, sw, 46, 'rx="9"') +
    rect(left + 10, top, sw - 20, 32, "#ffffff", `${LINE} rx="5"`) +
    box(left + sw * 0.3, top - 44, sw * 0.4, 24, 'rx="12"')
  );
};

const stairs: Fitting = ({ x, y, w, h }) => {
  const isWide = w > h;
  const long = Math.min(190, (isWide ? w : h) * 0.6);
  const short = Math.min(64, (isWide ? h : w) * 0.34);
  const steps = Array.from({ length: 11 }, (_, at) =>
    isWide
      ? d`M${x + 8 + (long * at) / 10} ${y + 8}v${short}`
      : d`M${x + 8} ${y + 8 + (long * at) / 10}h${short}`,
  ).join("");
  const arrow = isWide
    ? d`M${x + 14} ${y + 8 + short / 2}h${long - 20}m-9 -6l9 6l-9 6`
    : d`M${x + 8 + short / 2} ${y + 14}v${long - 20}m-6 -9l6 9l6 -9`;
  return stroke(steps, "#a9a08e", 1.8) + stroke(arrow, "#a9a08e", 1.6);
};

const car: Fitting = ({ x, y, w, h }) => {
  const cw = Math.min(w * 0.62, 190);
  const ch = Math.min(h * 0.3, 84);
  return (
    box(x + 14, y + 14, cw, ch, 'rx="20"') +
    rect(x + 14 + cw * 0.3, y + 20, cw * 0.4, ch - 12, "#ffffff", `${LINE} rx="8"`)
  );
};

const terrace: Fitting = ({ x, y, w, h }) =>
  stroke(
    Array.from({ length: Math.floor(w / 22) }, (_, at) => d`M${x + 11 + at * 22} ${y}v${h}`).join(""),
    "#d9cdb6",
    1.6,
  );

// The names come in the visitor's language, so each fitting knows its room in four.
const FITTINGS: readonly (readonly [RegExp, Fitting])[] = [
  [/wc|toilet/i, toilet],
  [/slaap|chambre|bedroom|schlaf|kamer\b|studio/i, bed],
  [/bad|douche|bain|bath|shower|dusch/i, bath],
  [/keuken|cuisine|kitchen|küche/i, worktop],
  [/leef|living|woon|séjour|salon|wohn|lounge|sitting/i, sofa],
  [/hal\b|hall|overloop|trap|palier|landing|flur|stair|gang|couloir|inkom/i, stairs],
  [/garage|carport/i, car],
  [/terras|terrace|balkon|balcon|loggia/i, terrace],
];

export function drawFittings(_sheet: Sheet, room: Named): string {
  if (room.w < 70 || room.h < 60) return "";
  return FITTINGS.find(([name]) => name.test(room.name))?.[1](room) ?? "";
}
