import { drawApartmentBlock, drawOldFlats } from "./building/apartments.ts";
import { drawConstructionSite, drawNewBuild, drawPlot, drawSaleBoard } from "./building/building-ground.ts";
import { drawTower } from "./building/coast-tower.ts";
import { drawBungalow, drawFarmhouse, drawSheep } from "./building/country-house.ts";
import { type Region, type RowStyle, styleRow } from "./building/row-style.ts";
import { drawSideRows, drawTerraceRow, type Place } from "./building/terrace.ts";
import { drawVilla } from "./building/villa.ts";
import { drawGarages, drawOffice, drawWarehouse } from "./building/work-building.ts";
import type { Light } from "./pen/light.ts";
import { openSheet, type Sheet } from "./pen/sheet.ts";
import { drawBackdrop } from "./scene/backdrop.ts";
import { drawForeground, type Setting } from "./scene/foreground.ts";

export const FACADE_KINDS = [
  "row-house",
  "town-house",
  "mansion",
  "villa",
  "bungalow",
  "farmhouse",
  "apartment-block",
  "coast-tower",
  "shop",
  "office",
  "warehouse",
  "garage",
  "plot",
  "student-house",
  "new-build",
  "construction-site",
] as const;
export type FacadeKind = (typeof FACADE_KINDS)[number];

const SHAPES = { landscape: [1520, 1000], portrait: [1000, 1300], square: [1100, 1100] } as const;
type Shape = keyof typeof SHAPES;

export type FacadeWish = { seed: string; kind: FacadeKind; light?: Light; region?: Region; shape?: Shape };

type Plan = { metre: number; setting: Setting; draw: (sheet: Sheet, place: Place) => string };

const inRow = (metre: number, wish: (sheet: Sheet) => Partial<RowStyle>): Plan => ({
  metre,
  setting: "street",
  draw: (sheet, place) => drawTerraceRow(sheet, place, styleRow(sheet.random, place.region, wish(sheet))),
});

const PLANS: Record<FacadeKind, Plan> = {
  "row-house": inRow(68, ({ random }) => ({
    metres: 6.2,
    floors: random.chance(0.5) ? [3.2, 2.9] : [3.2, 3, 2.6],
  })),
  "town-house": inRow(56, ({ random }) => ({
    metres: random.between(6.4, 7.4),
    bays: 3,
    floors: [3.8, 3.4, 2.9],
    balcony: random.chance(0.6),
  })),
  mansion: inRow(52, ({ random }) => ({
    metres: 10.5,
    bays: 5,
    floors: [4, 3.7, 3.1],
    crown: random.pick(["mansard", "pitched", "flat"]),
    balcony: true,
    bay: null,
    door: { at: 2, colour: random.pick(["#25473f", "#243a5a", "#6e2622"]), style: "arched", steps: 3 },
  })),
  shop: inRow(60, ({ random }) => ({
    metres: 7.6,
    bays: 3,
    floors: random.chance(0.4) ? [4, 3.1] : [4, 3.1, 2.7],
    shop: true,
    bay: null,
  })),
  "student-house": inRow(50, ({ random }) => ({
    metres: 8,
    bays: 4,
    floors: [3.2, 2.9, 2.9, 2.8],
    crown: random.pick(["pitched", "mansard", "stepped"]),
    dormers: true,
    bay: null,
    balcony: false,
  })),
  villa: { metre: 74, setting: "garden", draw: drawVilla },
  bungalow: { metre: 82, setting: "garden", draw: drawBungalow },
  farmhouse: {
    metre: 68,
    setting: "meadow",
    draw: (sheet, place) =>
      drawFarmhouse(sheet, place) +
      drawSheep(sheet, sheet.width * 0.2, place.ground + place.u * 1.1, place.u) +
      drawSheep(sheet, sheet.width * 0.27, place.ground + place.u * 0.8, place.u * 0.9),
  },
  "apartment-block": {
    metre: 36,
    setting: "avenue",
    draw: (sheet, place) =>
      drawSideRows(sheet, place, 20 * place.u) +
      (sheet.random.chance(0.7) ? drawApartmentBlock : drawOldFlats)(sheet, place),
  },
  "coast-tower": { metre: 19, setting: "dyke", draw: drawSeaTowers },
  office: {
    metre: 41,
    setting: "avenue",
    draw: (sheet, place) => drawSideRows(sheet, place, 18 * place.u) + drawOffice(sheet, place),
  },
  warehouse: { metre: 57, setting: "yard", draw: drawWarehouse },
  garage: { metre: 82, setting: "yard", draw: drawGarages },
  plot: {
    metre: 66,
    setting: "meadow",
    draw: (sheet, place) =>
      drawPlot(sheet, place) + drawSaleBoard(sheet, sheet.width * 0.5, place.ground + place.u * 1.1, place.u),
  },
  "new-build": { metre: 72, setting: "garden", draw: drawNewBuild },
  "construction-site": { metre: 52, setting: "yard", draw: drawConstructionSite },
};

function drawSeaTowers(sheet: Sheet, { ground, u }: Place): string {
  const { random, width } = sheet;
  const quiet = sheet.quiet(0.3);
  const walls = ["#f4f1e9", "#e8dcc4", "#eef0ec", "#dccfb8"] as const;
  const side = [
    [0.02, 9, 14],
    [0.21, 7, 11],
    [0.72, 8, 16],
  ].map(([at = 0, floors = 8, metres = 12]) =>
    drawTower(quiet, {
      x: width * at,
      ground,
      w: metres * u,
      floors: floors + random.int(-2, 2),
      u,
      wall: random.pick(walls),
      curved: false,
      detail: false,
    }),
  );
  const w = 21 * u;
  return (
    side.join("") +
    drawTower(sheet, {
      x: width / 2 - w / 2,
      ground,
      w,
      floors: random.int(10, 12),
      u,
      wall: random.pick(walls),
      curved: random.chance(0.5),
      detail: true,
    })
  );
}

export function drawFacade({
  seed,
  kind,
  light = "day",
  region = "brick",
  shape = "landscape",
}: FacadeWish): string {
  const [width, height] = SHAPES[shape];
  const plan = PLANS[kind];
  const sheet = openSheet({ seed: `${seed}|${kind}|${region}`, width, height, light });
  const ground = height - 150;
  const isWide = plan.setting !== "street";
  const u = plan.metre * (isWide ? width / 1520 : 1);
  const place: Place = { ground, u, region };
  const people = Math.max(u, 44);
  return sheet.close(
    drawBackdrop(sheet, plan.setting, ground, region) +
      plan.draw(sheet, place) +
      drawForeground(sheet, plan.setting, ground, people, region),
  );
}
