// Usage: node tools/contact-sheet.ts <folder> [seed]   draws every picture of the demo into contact sheets, one PNG a family.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawInterior, ROOM_KINDS } from "#demo/drawing/draw-interior.ts";
import { drawEmpty, EMPTY_KINDS } from "#demo/drawing/draw-empty.ts";
import { drawFloorPlan } from "#demo/drawing/draw-floor-plan.ts";
import { drawLogo } from "#demo/drawing/draw-logo.ts";
import { drawPortrait } from "#demo/drawing/draw-portrait.ts";
import { drawSocial } from "#demo/drawing/draw-social.ts";
import { drawStreet } from "#demo/drawing/draw-street.ts";
import { drawFacade, FACADE_KINDS } from "#demo/drawing/draw-facade.ts";

const [folder = "contact-sheets", seed = "a"] = process.argv.slice(2);
const LIGHTS = ["day", "dusk", "overcast", "morning"] as const;
const REGIONS = ["brick", "sea", "ardennes", "brussels"] as const;

const PLAN = [
  {
    level: 0,
    rooms: [
      { name: "Inkomhal", area: 9.5 },
      { name: "Toilet", area: 1.8 },
      { name: "Berging", area: 4.2 },
      { name: "Keuken", area: 16.2 },
      { name: "Leefruimte", area: 38.5 },
    ],
  },
  {
    level: 1,
    rooms: [
      { name: "Overloop", area: 7 },
      { name: "Slaapkamer 1", area: 17.8 },
      { name: "Badkamer", area: 9.4 },
      { name: "Slaapkamer 2", area: 12.6 },
      { name: "Slaapkamer 3", area: 11 },
    ],
  },
];

type Family = { columns: number; cell: [number, number]; pictures: () => string[] };

const FAMILIES: Record<string, Family> = {
  facades: {
    columns: 4,
    cell: [500, 329],
    pictures: () =>
      FACADE_KINDS.map((kind, at) => drawFacade({ seed: `${seed}${at}`, kind, light: LIGHTS[at % 4] })),
  },
  interiors: {
    columns: 4,
    cell: [500, 329],
    pictures: () =>
      [...ROOM_KINDS, ...ROOM_KINDS].slice(0, 20).map((room, at) =>
        drawInterior({
          seed: `${seed}${at}`,
          room,
          light: LIGHTS[Math.floor(at / 3) % 4],
          region: REGIONS[at % 4],
        }),
      ),
  },
  streets: {
    columns: 1,
    cell: [2000, 406],
    pictures: () =>
      REGIONS.map((palette, at) =>
        drawStreet({ seed, palette, light: LIGHTS[at % 4], front: at ? "street" : "canal" }),
      ),
  },
  portraits: {
    columns: 6,
    cell: [240, 240],
    pictures: () => Array.from({ length: 24 }, (_, at) => drawPortrait({ seed: `${seed}${at}` })),
  },
  plans: {
    columns: 2,
    cell: [760, 500],
    pictures: () => [
      drawFloorPlan({ seed, floors: PLAN }),
      drawFloorPlan({ seed, floors: PLAN.slice(0, 1) }),
    ],
  },
  marks: {
    columns: 4,
    cell: [480, 300],
    pictures: () => [
      ...EMPTY_KINDS.map((kind) => drawEmpty(kind)),
      drawLogo({ brand: "huyzen" }),
      drawLogo({ brand: "zilt" }),
      drawSocial({ seed, brand: "huyzen", name: "Huyzen", line: "Huizen en appartementen in Gent" }),
      drawSocial({ seed, brand: "zilt", name: "Zilt", light: "morning" }),
    ],
  },
  regions: {
    columns: 4,
    cell: [500, 329],
    pictures: () =>
      REGIONS.flatMap((region, row) =>
        (["row-house", "town-house", "villa", "apartment-block"] as const).map((kind, at) =>
          drawFacade({ seed: `${seed}${at}`, kind, region, light: LIGHTS[(at + row) % 4] }),
        ),
      ),
  },
};

async function montage({ columns, cell: [w, h], pictures }: Family, file: string): Promise<void> {
  const cells = await Promise.all(
    pictures().map((svg) =>
      sharp(Buffer.from(svg)).resize(w, h, { fit: "contain", background: "#ffffff" }).png().toBuffer(),
    ),
  );
  const rows = Math.ceil(cells.length / columns);
  const gap = 8;
  const sheet = sharp({
    create: { width: columns * (w + gap), height: rows * (h + gap), channels: 3, background: "#ffffff" },
  });
  await sheet
    .composite(
      cells.map((input, at) => ({
        input,
        left: (at % columns) * (w + gap),
        top: Math.floor(at / columns) * (h + gap),
      })),
    )
    .png()
    .toFile(file);
}

await mkdir(folder, { recursive: true });
for (const [name, family] of Object.entries(FAMILIES)) {
  await montage(family, join(folder, `${name}.png`));
  console.log(join(folder, `${name}.png`));
}
