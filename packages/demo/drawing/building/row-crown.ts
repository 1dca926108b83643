import type { Sheet } from "../pen/sheet.ts";
import { d, rect, stamp } from "../pen/svg.ts";
import { lighter } from "../pen/colour.ts";
import { shapeGable } from "../part/gable.ts";
import { drawChimney, drawCornice, drawDormer, drawSkylight, paintRoof } from "../part/roof.ts";
import type { RowHouse } from "./row-house.ts";
import { drawRoundWindow, windowSymbol } from "../part/window.ts";

export type Crown = { behind: string; outline: string | null; front: string };

function dormers(sheet: Sheet, house: RowHouse, foot: number): string {
  const { x, u, style } = house;
  const w = style.metres * u;
  const count = Math.max(1, style.bays - 1);
  const size = Math.min(u * 1.25, (w / count) * 0.6);
  return Array.from({ length: count }, (_, at) =>
    drawDormer(sheet, {
      x: x + (w * (at + 0.5)) / count - size / 2,
      foot,
      u,
      w: size,
      h: u * 1.3,
      frame: style.trim,
      roof: style.roofColour,
      lit: sheet.random.chance(sheet.row.lit),
      pointed: style.pointed,
    }),
  ).join("");
}

function slope(sheet: Sheet, house: RowHouse, top: number, h: number, lean: number): string {
  const { x, u, style } = house;
  const w = style.metres * u;
  const outline = d`M${x - u * 0.05} ${top}L${x + u * lean} ${top - h}H${x + w - u * lean}L${x + w + u * 0.05} ${top}z`;
  return (
    paintRoof(sheet, outline, style.roofColour, u) +
    rect(
      x + u * lean - u * 0.08,
      top - h - u * 0.06,
      w - u * lean * 2 + u * 0.16,
      u * 0.13,
      sheet.tone("#8b979a"),
    )
  );
}

function pitched(sheet: Sheet, house: RowHouse, top: number): Crown {
  const { x, u, style } = house;
  const w = style.metres * u;
  const h = u * 2.1;
  const lights = [0.28, 0.66].map((part) =>
    drawSkylight(sheet, x + w * part, top - h * 0.72, u, sheet.random.chance(sheet.row.lit)),
  );
  return {
    behind: drawChimney(sheet, x + w - u * 1.1, top - h + u * 0.2, u, style.chimney),
    outline: null,
    front:
      slope(sheet, house, top, h, 0.12) +
      (style.dormers ? dormers(sheet, house, top - u * 0.3) : lights.join("")) +
      drawCornice(sheet, x, top, w, u, style.trim),
  };
}

function mansard(sheet: Sheet, house: RowHouse, top: number): Crown {
  const { x, u, style } = house;
  const w = style.metres * u;
  const h = u * 2.5;
  return {
    behind:
      drawChimney(sheet, x + u * 0.3, top - h + u * 0.3, u, style.chimney, 1.1) +
      drawChimney(sheet, x + w - u * 1.05, top - h + u * 0.3, u, style.chimney, 1.1),
    outline: null,
    front:
      slope(sheet, house, top, h, 0.5) +
      dormers(sheet, house, top - u * 0.35) +
      drawCornice(sheet, x, top, w, u, style.trim),
  };
}

function flat(sheet: Sheet, house: RowHouse, top: number): Crown {
  const { x, u, style } = house;
  const w = style.metres * u;
  const parapet =
    rect(x - u * 0.05, top - u * 0.55, w + u * 0.1, u * 0.6, sheet.tone(style.trim)) +
    rect(x - u * 0.12, top - u * 0.68, w + u * 0.24, u * 0.18, lighter(sheet.tone(style.trim), 0.3));
  return {
    behind: drawChimney(sheet, x + w - u * 1.2, top - u * 0.4, u, style.chimney),
    outline: null,
    front: parapet + drawCornice(sheet, x, top, w, u, style.trim),
  };
}

function gabled(sheet: Sheet, house: RowHouse, top: number): Crown {
  const { x, u, style } = house;
  const w = style.metres * u;
  const shape =
    style.crown === "stepped" || style.crown === "bell" || style.crown === "neck" ? style.crown : "pointed";
  const gable = shapeGable(
    sheet,
    shape,
    { x, y: top, w, u },
    style.crown === "pointed" ? style.trim : style.stone,
  );
  const lit = sheet.random.chance(sheet.row.lit);
  const rise = top - gable.top;
  const attic =
    shape === "stepped" || shape === "neck"
      ? stamp(
          windowSymbol(sheet, {
            w: u * 0.95,
            h: u * 1.5,
            u,
            style: "arched",
            head: "plain",
            frame: style.frame,
            stone: style.stone,
            lit,
            filling: "none",
          }),
          x + w / 2 - u * 0.475,
          top - rise * 0.32 - u * 0.75,
        )
      : drawRoundWindow(sheet, x + w / 2, top - rise * 0.42, u * 0.42, style.frame, lit);
  return {
    behind: drawChimney(sheet, x + w * 0.78, top - rise * 0.28, u, style.chimney),
    outline: gable.outline,
    front: gable.trim + attic,
  };
}

const CROWNS = {
  pitched,
  mansard,
  flat,
  stepped: gabled,
  bell: gabled,
  neck: gabled,
  pointed: gabled,
} as const;

export const drawCrown = (sheet: Sheet, house: RowHouse, top: number): Crown =>
  CROWNS[house.style.crown](sheet, house, top);
