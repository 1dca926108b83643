// Usage: node tools/contact-sheet.ts <folder> [seed]   draws every picture of the demo into contact sheets, one PNG a family.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawFacade, FACADE_KINDS } from "#demo/drawing/draw-facade.ts";

const [folder = "contact-sheets", seed = "a"] = process.argv.slice(2);
const LIGHTS = ["day", "dusk", "overcast", "morning"] as const;
const REGIONS = ["brick", "sea", "ardennes", "brussels"] as const;

type Family = { columns: number; cell: [number, number]; pictures: () => string[] };

const FAMILIES: Record<string, Family> = {
  facades: {
    columns: 4,
    cell: [500, 329],
    pictures: () =>
      FACADE_KINDS.map((kind, at) => drawFacade({ seed: `${seed}${at}`, kind, light: LIGHTS[at % 4] })),
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
