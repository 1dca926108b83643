import { hashOf, type Random, randomFrom } from "../random.ts";
import { mix } from "./colour.ts";
import { type Light, LIGHTS, type LightRow } from "./light.ts";
import { d, group } from "./svg.ts";

// A sheet collects definitions once, by content, under ids that are unique to the drawing,
// so that many drawings can stand inline on one page.
export type Sheet = {
  width: number;
  height: number;
  light: Light;
  row: LightRow;
  random: Random;
  tone: (colour: string) => string;
  define: (draw: (id: string) => string) => string;
  fill: (draw: (id: string) => string) => string;
  quiet: (amount: number) => Sheet;
  close: (body: string) => string;
};

export type SheetWish = { seed: string; width: number; height: number; light: Light };

export function openSheet({ seed, width, height, light }: SheetWish): Sheet {
  const prefix = `g${hashOf(`${seed}|${width}|${height}|${light}`).toString(36)}-`;
  const known = new Map<string, string>();
  const written: string[] = [];
  const row = LIGHTS[light];
  const define = (draw: (id: string) => string): string => {
    const key = draw("?");
    const id = known.get(key) ?? prefix + known.size.toString(36);
    if (!known.has(key)) {
      known.set(key, id);
      written.push(draw(id));
    }
    return id;
  };
  const sheet: Sheet = {
    width,
    height,
    light,
    row,
    random: randomFrom(seed),
    tone: row.tone,
    define,
    fill: (draw) => `url(#${define(draw)})`,
    quiet: (amount) => ({ ...sheet, tone: (colour) => mix(row.tone(colour), row.haze, amount) }),
    close: (body) =>
      frame(width, height, (written.length > 0 ? `<defs>${written.join("")}</defs>` : "") + body),
  };
  return sheet;
}

export function frame(width: number, height: number, content: string): string {
  const size = d`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}

export function symbol(sheet: Sheet, content: string): string {
  return sheet.define((id) => group(content, `id="${id}"`));
}
