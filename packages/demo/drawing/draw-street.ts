import type { Region } from "./building/row-style.ts";
import type { Light } from "./pen/light.ts";
import { openSheet } from "./pen/sheet.ts";
import { drawBirds, drawSky } from "./scene/sky.ts";
import { drawSeaFront } from "./street/sea-front.ts";
import { drawTownStreet } from "./street/town-street.ts";

export type StreetWish = {
  seed: string;
  palette?: Region;
  width?: number;
  height?: number;
  light?: Light;
  sky?: "gradient" | "none";
  front?: "street" | "canal";
  metre?: number;
};

const STREET_METRE = 32;
const FOREGROUND = 84;

export function drawStreet(wish: StreetWish): string {
  const { seed, palette = "brick", width = 2560, height = 520, light = "day" } = wish;
  const { sky = "gradient", front = "street", metre = STREET_METRE } = wish;
  const sheet = openSheet({ seed: `${seed}|street|${palette}|${sky}|${front}`, width, height, light });
  const ground = height - Math.min(FOREGROUND * (front === "canal" ? 1.4 : 1), height * 0.24);
  const hasSky = sky === "gradient";
  const scene =
    palette === "sea"
      ? drawSeaFront(sheet, ground)
      : drawTownStreet(sheet, { ground, metre, region: palette, front, hasSky });
  return sheet.close(
    (hasSky ? drawSky(sheet, ground) : "") + drawBirds(sheet, ground, 5, 9, palette === "sea") + scene,
  );
}
