import { createHash } from "node:crypto";
import { type PdfSheet, writePdf } from "./document/write-pdf.ts";
import { drawFacade, type FacadeKind } from "./drawing/draw-facade.ts";
import { drawFloorPlan, type PlanFloor } from "./drawing/draw-floor-plan.ts";
import { drawInterior, type RoomKind } from "./drawing/draw-interior.ts";
import { type Brand, drawDarkLogo, drawLogo } from "./drawing/draw-logo.ts";
import { drawPortrait } from "./drawing/draw-portrait.ts";
import { drawSocial } from "./drawing/draw-social.ts";
import { drawStreet } from "./drawing/draw-street.ts";

export type Scenery = "brick" | "sea" | "ardennes" | "brussels";
export type Daylight = "day" | "dusk" | "overcast" | "morning";

/** The drawings and papers of one bundle, by file name; the name holds a hash of what is in it. */
export type Gallery = {
  files: Map<string, string>;
  facade: (seed: string, kind: FacadeKind, light: Daylight, region: Scenery) => string;
  interior: (seed: string, room: RoomKind, light: Daylight, region: Scenery) => string;
  floorPlan: (seed: string, floors: readonly PlanFloor[]) => string;
  street: (seed: string, palette: Scenery, light: Daylight) => string;
  portrait: (seed: string) => string;
  logo: (brand: Brand) => string;
  darkLogo: () => string;
  social: (brand: Brand, name: string, line: string) => string;
  document: (sheet: PdfSheet) => string;
};

export function openGallery(): Gallery {
  const files = new Map<string, string>();
  const keep = (kind: string, content: string, form: "svg" | "pdf" = "svg"): string => {
    const name = `${kind}-${createHash("sha256").update(content).digest("hex").slice(0, 12)}.${form}`;
    files.set(name, content);
    return name;
  };
  return {
    files,
    facade: (seed, kind, light, region) => keep(kind, drawFacade({ seed, kind, light, region })),
    interior: (seed, room, light, region) => keep(room, drawInterior({ seed, room, light, region })),
    floorPlan: (seed, floors) => keep("plan", drawFloorPlan({ seed, floors })),
    street: (seed, palette, light) =>
      keep("street", drawStreet({ seed, palette, light, width: 2400, height: 900 })),
    portrait: (seed) => keep("portrait", drawPortrait({ seed })),
    logo: (brand) => keep("logo", drawLogo({ brand })),
    darkLogo: () => keep("logo", drawDarkLogo()),
    social: (brand, name, line) => keep("social", drawSocial({ seed: brand, brand, name, line })),
    document: (sheet) => keep("paper", writePdf(sheet), "pdf"),
  };
}
