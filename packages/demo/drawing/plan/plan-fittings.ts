import { circle, d, ellipse, group, rect, stroke } from "../pen/svg.ts";
import { isPassage, type PlanBox } from "./arrange-rooms.ts";

const LINE = 'stroke="#b3a994" stroke-width="1.8"';
const SOFT = "#efe7d6";

const SMALLEST = { w: 76, h: 118 };
const NARROWEST_TOILET = 36;

type Fitting = (w: number, h: number) => string;

const box = (x: number, y: number, w: number, h: number, more = "") =>
  rect(x, y, w, h, SOFT, `${LINE} ${more}`);
const white = (x: number, y: number, w: number, h: number, r: number) =>
  rect(x, y, w, h, "#ffffff", `${LINE} rx="${r}"`);

const bed: Fitting = (w, h) => {
  const wide = Math.min(116, w * 0.44);
  const long = Math.min(wide * 1.15, h * 0.34);
  const x = w / 2 - wide / 2;
  return (
    box(x, 9, wide, long, 'rx="5"') +
    white(x + wide * 0.08, 15, wide * 0.37, long * 0.26, 4) +
    white(x + wide * 0.55, 15, wide * 0.37, long * 0.26, 4) +
    stroke(d`M${x} ${9 + long * 0.5}h${wide}`, "#b3a994", 1.8) +
    box(x - 30, 9, 24, 24) +
    box(x + wide + 6, 9, 24, 24)
  );
};

const worktop: Fitting = (w, h) => {
  const t = Math.min(34, h * 0.2);
  const rings = [0.3, 0.36].flatMap((at) =>
    [0.32, 0.68].map((y) => circle(w * at, 8 + t * y, t * 0.15, "none", LINE)),
  );
  return box(8, 8, w - 16, t) + white(w * 0.6, 12, Math.min(48, w * 0.2), t - 8, 4) + rings.join("");
};

const bath: Fitting = (w, h) => {
  const wide = Math.min(112, w * 0.62);
  const deep = Math.min(48, h * 0.26);
  return (
    box(8, 8, wide, deep, 'rx="6"') +
    white(14, 13, wide - 12, deep - 10, 14) +
    ellipse(w - 26, 28, 14, 12, "#ffffff", LINE)
  );
};

const toilet: Fitting = (w) =>
  box(w / 2 - 13, 7, 26, 10, 'rx="2"') + ellipse(w / 2, 29, 11, 13, "#ffffff", LINE);

const sofa: Fitting = (w, h) => {
  const wide = Math.min(160, w * 0.4);
  const x = w - wide - 14;
  const table = ellipse(w * 0.24, Math.min(74, h * 0.24), 40, 28, "#ffffff", LINE);
  const chairs = [-54, 54].map((dx) =>
    box(w * 0.24 + dx - 10, Math.min(74, h * 0.24) - 12, 20, 24, 'rx="5"'),
  );
  return (
    box(x, 12, wide, 46, 'rx="9"') +
    white(x + 10, 26, wide - 20, 32, 5) +
    box(x + wide * 0.28, 78, wide * 0.44, 24, 'rx="12"') +
    chairs.join("") +
    table
  );
};

const stairs: Fitting = (w, h) => {
  const isCorridor = h < SMALLEST.h;
  const long = Math.min(190, w * (isCorridor ? 0.24 : 0.72));
  const deep = isCorridor ? h - 12 : Math.min(62, h * 0.3);
  const x = isCorridor ? w * 0.14 : 8;
  const steps = Array.from({ length: 11 }, (_, at) => d`M${x + (long * at) / 10} 6v${deep}`).join("");
  const edge = isCorridor ? "" : d`M${x} ${6 + deep}h${long}`;
  return (
    stroke(steps + edge, "#b3a994", 1.8) +
    stroke(d`M${x + 6} ${6 + deep / 2}h${long - 18}m-9-6l9 6l-9 6`, "#b3a994", 1.6)
  );
};

const car: Fitting = (w, h) => {
  const wide = Math.min(w * 0.7, 210);
  const deep = Math.min(h * 0.34, 92);
  return box(14, 14, wide, deep, 'rx="22"') + white(14 + wide * 0.3, 20, wide * 0.4, deep - 12, 8);
};

const deck: Fitting = (w, h) =>
  stroke(
    Array.from({ length: Math.floor(w / 22) }, (_, at) => d`M${11 + at * 22} 0v${h}`).join(""),
    "#e0d6c2",
    1.6,
  );

const shelves: Fitting = (w, h) => {
  const deep = Math.min(26, h * 0.2);
  const long = Math.min(w - 16, 190);
  const boards = Array.from({ length: 5 }, (_, at) => d`M${8 + (long * (at + 1)) / 6} 8v${deep}`).join("");
  return box(8, 8, long, deep) + stroke(boards, "#b3a994", 1.6);
};

const desk: Fitting = (w, h) => {
  const wide = Math.min(120, w * 0.6);
  const x = w / 2 - wide / 2;
  const deep = Math.min(44, h * 0.26);
  return (
    box(x, 8, wide, deep, 'rx="3"') +
    white(x + wide * 0.32, 13, wide * 0.36, deep * 0.3, 2) +
    box(w / 2 - 14, 12 + deep, 28, 22, 'rx="9"')
  );
};

const washer: Fitting = (w) => {
  const size = Math.min(44, w - 20);
  const machine = (x: number) =>
    white(x, 8, size, size, 4) + circle(x + size / 2, 8 + size / 2, size * 0.3, SOFT, LINE);
  return machine(8) + (w > size * 2 + 30 ? machine(14 + size) : "");
};

const wardrobe: Fitting = (w, h) => {
  const deep = Math.min(34, h * 0.24);
  const hangers = Array.from(
    { length: Math.floor((w - 30) / 16) },
    (_, at) => d`M${18 + at * 16} 14l5 ${deep - 12}`,
  ).join("");
  return box(8, 8, w - 16, deep) + stroke(d`M8 ${8 + deep / 2}h${w - 16}` + hangers, "#b3a994", 1.6);
};

const table: Fitting = (w, h) => {
  const wide = Math.min(150, w * 0.5);
  const deep = Math.min(52, h * 0.24);
  const x = w / 2 - wide / 2;
  const chairs = [0.18, 0.5, 0.82].flatMap((at) =>
    [12, 26 + deep].map((y) => box(x + wide * at - 11, y, 22, 18, 'rx="5"')),
  );
  return chairs.join("") + white(x, 24, wide, deep, 6);
};

// One drawing serves every language: what stands in a room tells what it is for.
const FITTINGS: readonly (readonly [RegExp, Fitting])[] = [
  [/wc|toilet/i, toilet],
  [/wasplaats|buanderie|laundry|waschküche/i, washer],
  [/bad|douche|bain|bath|shower|dusch/i, bath],
  [/slaap|chambre|bedroom|schlaf|studio/i, bed],
  [/leef|living|woon|séjour|salon|wohn|lounge|sitting/i, sofa],
  [/keuken|cuisine|kitchen|küche/i, worktop],
  [/trap|stair|escalier|treppe/i, stairs],
  [/garage|carport/i, car],
  [/berging|débarras|storage|abstell|kelder|zolder|magazijn|winkel/i, shelves],
  [/bureau|werkruimte|study|vergader/i, desk],
  [/dressing|ankleide/i, wardrobe],
  [/eetkamer|salle à manger|dining|esszimmer/i, table],
  [/terras|terrace|balkon|balcon|loggia/i, deck],
];

export const isAtFoot = (room: PlanBox, house: PlanBox): boolean =>
  room.y > house.y + 1 && room.y + room.h > house.y + house.h - 1;

// Furniture stands against the outer wall, away from the inner doors.
export function drawFittings(room: PlanBox & { name: string }, house: PlanBox): string {
  const isCorridor = isPassage(room.name) && room.w > 300;
  const fitting = isPassage(room.name) ? stairs : FITTINGS.find(([name]) => name.test(room.name))?.[1];
  if (fitting === undefined) return "";
  const narrowest = fitting === toilet ? NARROWEST_TOILET : SMALLEST.w;
  if (room.w < narrowest || (room.h < SMALLEST.h && !isCorridor)) return "";
  const turn = isAtFoot(room, house)
    ? d`translate(${room.x} ${room.y + room.h}) scale(1 -1)`
    : d`translate(${room.x} ${room.y})`;
  return group(fitting(room.w, room.h), `transform="${turn}"`);
}
