import type { Random } from "../random.ts";
import type { DoorWish } from "../part/door.ts";
import type { Material } from "../part/wall.ts";
import type { WindowHead, WindowStyle } from "../part/window.ts";

export type Region = "brick" | "sea" | "ardennes" | "brussels";
export type CrownShape = "pitched" | "mansard" | "flat" | "stepped" | "bell" | "neck" | "pointed";

export type RowStyle = {
  metres: number;
  floors: readonly number[];
  bays: number;
  wall: string;
  material: Material;
  stone: string;
  trim: string;
  frame: string;
  window: WindowStyle;
  head: WindowHead;
  crown: CrownShape;
  roofColour: string;
  chimney: string;
  door: { at: number; colour: string; style: DoorWish["style"]; steps: number };
  bay: { at: number; colour: string } | null;
  balcony: boolean;
  bands: boolean;
  anchors: boolean;
  flowers: boolean;
  dormers: boolean;
  pointed: boolean;
  shop: boolean;
  awning: boolean;
};

type Palette = {
  walls: readonly (readonly [colour: string, material: Material])[];
  stones: readonly string[];
  roofs: readonly string[];
  crowns: readonly CrownShape[];
  doors: readonly string[];
  windows: readonly WindowStyle[];
};

export const PALETTES: Record<Region, Palette> = {
  brick: {
    walls: [
      ["#b4533a", "brick"],
      ["#9c4332", "brick"],
      ["#c4704a", "brick"],
      ["#d8ae7c", "brick"],
      ["#e7ddcb", "brick"],
      ["#c9b79a", "brick"],
      ["#8d4a3a", "brick"],
      ["#efe6d6", "plaster"],
      ["#e2c9a3", "plaster"],
    ],
    stones: ["#d9d3c4", "#e9e0cd", "#a9b0af"],
    roofs: ["#3c4148", "#8e4533", "#a0523a", "#4a4448"],
    crowns: ["pitched", "mansard", "stepped", "bell", "neck", "pointed", "flat", "pitched", "stepped"],
    doors: ["#25473f", "#6e2622", "#243a5a", "#33352f", "#7a5a34", "#4b6a6a"],
    windows: ["cross", "cross", "sash", "arched", "grid"],
  },
  sea: {
    walls: [
      ["#f4f1e9", "plaster"],
      ["#f8f6f1", "plaster"],
      ["#e8dcc4", "plaster"],
      ["#dfe7e6", "plaster"],
      ["#d9b58c", "brick"],
      ["#eee6d8", "brick"],
    ],
    stones: ["#ffffff", "#e9e3d4", "#cfd8d8"],
    roofs: ["#b4623f", "#55636b", "#c07a50"],
    crowns: ["pointed", "flat", "pitched", "mansard", "bell", "pointed"],
    doors: ["#1f5a74", "#2f7d83", "#e0a23c", "#27455e", "#c25b45"],
    windows: ["cross", "modern", "sash", "cross"],
  },
  ardennes: {
    walls: [
      ["#8f9088", "stone"],
      ["#a39c8d", "stone"],
      ["#7f8384", "stone"],
      ["#b6a98f", "stone"],
      ["#e8e2d4", "plaster"],
    ],
    stones: ["#c3bca9", "#b0b2ac"],
    roofs: ["#3b434c", "#454b52", "#343a42"],
    crowns: ["pitched", "pointed", "pitched", "mansard"],
    doors: ["#5a3a26", "#2f4a3e", "#7a3028", "#39424a"],
    windows: ["grid", "cross", "cross"],
  },
  brussels: {
    walls: [
      ["#efe7d6", "plaster"],
      ["#e6d5b4", "plaster"],
      ["#c9744f", "brick"],
      ["#f1ead9", "brick"],
      ["#a34a3a", "brick"],
      ["#dcc3a0", "brick"],
    ],
    stones: ["#e8e0cc", "#b7bdbb", "#d8c9a4"],
    roofs: ["#3a4048", "#454a52", "#5a6a6a"],
    crowns: ["mansard", "pitched", "bell", "mansard", "flat", "neck"],
    doors: ["#3c5a3e", "#5a2a2a", "#7a5a2e", "#23364e", "#466a66"],
    windows: ["arched", "cross", "arched", "sash"],
  },
};

// A few plot widths only: equal houses share their window definitions.
const WIDTHS = [5.4, 5.8, 6.4, 6.8] as const;

export function styleRow(random: Random, region: Region, wish: Partial<RowStyle> = {}): RowStyle {
  const palette = PALETTES[region];
  const [wall, material] = random.pick(palette.walls);
  const floors = wish.floors ?? [3.4, 3.1, ...(random.chance(0.65) ? [2.9] : [])];
  const metres = wish.metres ?? random.pick(WIDTHS);
  const bays = wish.bays ?? (metres > 6 ? 3 : 2);
  const stone = random.pick(palette.stones);
  const isRed = material === "brick" && !wall.startsWith("#e") && !wall.startsWith("#d");
  return {
    metres,
    floors,
    bays,
    wall,
    material,
    stone,
    trim: random.pick(["#f3ecdd", "#e9dfc9", "#5b5148"]),
    frame: random.pick(["#faf6ec", "#faf6ec", "#f0ead8", isRed ? "#faf6ec" : "#4a4238"]),
    window: random.pick(palette.windows),
    head: random.pick(["stone", "soldier", "keystone", "stone"]),
    crown: random.pick(palette.crowns),
    roofColour: random.pick(palette.roofs),
    chimney: random.pick(["#9c4a36", "#b0705a", "#8d857a"]),
    door: {
      at: random.chance(0.5) ? 0 : bays - 1,
      colour: random.pick(palette.doors),
      style: random.pick(["panelled", "glazed", "arched", "panelled"]),
      steps: random.int(1, 2),
    },
    bay:
      region === "brussels" || random.chance(0.22)
        ? { at: bays === 3 ? 1 : random.int(0, 1), colour: random.pick(["#e9e0cc", "#f4eee0", "#4f6a62"]) }
        : null,
    balcony: random.chance(0.3),
    bands: isRed && random.chance(0.45),
    anchors: material === "brick" && random.chance(0.4),
    flowers: random.chance(0.4),
    dormers: random.chance(0.7),
    pointed: random.chance(0.5),
    shop: false,
    awning: random.chance(0.6),
    ...wish,
  };
}
