import type { Random } from "../drawing/random.ts";
import type { Body, Orientation } from "./home.ts";
import type { Kind } from "./kind.ts";
import { planRooms } from "./rooms.ts";
import type { StockLine } from "./wish.ts";

const FACINGS: readonly Orientation[] = ["S", "SW", "SW", "W", "SE", "S", "E", "NW", "NE", "N"];
const DWELLINGS = new Set(["house", "apartment"]);

type Counts = Pick<Body, "bedrooms" | "bathrooms" | "showerRooms" | "toilets" | "garages" | "parkings">;

function bedroomsFor(kind: Kind, area: number, random: Random): number {
  if (!kind.bedrooms) return 0;
  const [fewest, most] = kind.bedrooms;
  const [smallest, largest] = kind.area;
  const fullness = largest === smallest ? 0 : (area - smallest) / (largest - smallest);
  const wanted = fewest + fullness * (most - fewest) + random.between(-0.4, 0.4);
  return Math.min(most, Math.max(fewest, Math.round(wanted)));
}

function countsFor(kind: Kind, area: number, random: Random): Counts {
  const bedrooms = bedroomsFor(kind, area, random);
  if (kind.family === "room")
    return { bedrooms, bathrooms: 0, showerRooms: 1, toilets: 0, garages: 0, parkings: 0 };
  if (!DWELLINGS.has(kind.family)) return { ...bareCounts(kind, random), bedrooms };
  return {
    bedrooms,
    bathrooms: Math.max(1, area > 175 ? random.int(1, 2) : 1) + (area > 320 ? 1 : 0),
    showerRooms: area > 120 && random.chance(0.35) ? 1 : 0,
    toilets: area > 150 ? 2 : 1,
    garages: kind.family === "house" && random.chance((kind.facades?.[0] ?? 2) > 2 ? 0.75 : 0.3) ? 1 : 0,
    parkings: random.chance(0.35) ? random.int(1, area > 200 ? 3 : 1) : 0,
  };
}

function bareCounts(kind: Kind, random: Random): Counts {
  const none = { bedrooms: 0, bathrooms: 0, showerRooms: 0, toilets: 0, garages: 0, parkings: 0 };
  if (kind.voice === "garage") return { ...none, garages: 1 };
  if (kind.voice === "parking") return { ...none, parkings: 1 };
  if (kind.family !== "business") return none;
  return { ...none, toilets: 1, parkings: random.chance(0.5) ? random.int(1, 8) : 0 };
}

function gardenFor(kind: Kind, land: number | null, area: number, random: Random): Body["garden"] {
  const grounded = kind.family === "house" || (kind.voice === "groundFloor" && random.chance(0.7));
  if (!grounded) return null;
  const open = kind.voice === "groundFloor" ? random.int(24, 110) : Math.round((land ?? 0) - area * 0.62);
  if (open < 18) return null;
  const laid = random.pick(["FULLY_LANDSCAPED", "FULLY_LANDSCAPED", "ONLY_LAWN", "NOT_CONSTRUCTED"] as const);
  return { area: open, facing: random.pick(FACINGS), laid };
}

function terraceFor(kind: Kind, random: Random): Body["terrace"] {
  const chances: Partial<Record<Kind["voice"], readonly [number, number, number]>> = {
    penthouse: [1, 28, 96],
    flat: [0.82, 5, 16],
    duplex: [0.75, 8, 26],
    studio: [0.4, 3, 7],
    loft: [0.5, 8, 30],
    groundFloor: [0.9, 10, 28],
    serviceFlat: [0.8, 5, 11],
    horeca: [0.7, 20, 60],
  };
  const [chance, low, high] = chances[kind.voice] ?? (kind.family === "house" ? [0.78, 12, 48] : [0, 0, 0]);
  return random.chance(chance) ? { area: random.int(low, high), facing: random.pick(FACINGS) } : null;
}

function levelFor(kind: Kind, random: Random, coast: boolean): number {
  if (kind.family === "room") return random.int(0, 4);
  if (kind.family !== "apartment" || kind.voice === "groundFloor") return 0;
  if (kind.voice === "penthouse") return random.int(coast ? 7 : 3, coast ? 10 : 6);
  return random.int(1, coast ? 8 : 4);
}

function levelsFor(kind: Kind, level: number, area: number): number {
  if (kind.family === "house") return kind.voice === "bungalow" ? 1 : area > 200 ? 3 : 2;
  if (kind.voice === "duplex") return 2;
  return kind.family === "block" ? 4 : 1;
}

const spanOf = (span: readonly [number, number] | undefined, random: Random) =>
  span && span[1] > 0 ? Math.round(random.between(...span)) : null;

function facadeWidth(facades: Body["facades"], random: Random): number | null {
  if (facades === null) return null;
  return Number((facades === 2 ? random.between(4.8, 7.5) : random.between(7.2, 14)).toFixed(1));
}

function plotWidth(land: number | null, random: Random): number | null {
  if (land === null) return null;
  return Number(Math.max(5.2, Math.sqrt(land) * random.between(0.55, 0.85)).toFixed(1));
}

export function planBody(
  random: Random,
  { kind, line, coast }: { kind: Kind; line: StockLine; coast: boolean },
): Body {
  const area = spanOf(kind.area, random);
  const land = spanOf(kind.land, random);
  const counts = countsFor(kind, area ?? 0, random);
  const level = levelFor(kind, random, coast);
  const facades = kind.facades ? random.pick(kind.facades) : null;
  const roomed = area !== null && kind.family !== "garage" && kind.family !== "block";
  const office = (area ?? 0) > 135 && random.chance(0.6);
  return {
    ...counts,
    area,
    land,
    width: facadeWidth(facades, random),
    landWidth: plotWidth(land, random),
    facades,
    level,
    levels: levelsFor(kind, level, area ?? 0),
    elevator: kind.family === "apartment" ? level > 2 || random.chance(0.5) : null,
    rooms: roomed ? planRooms(random, { ...counts, kind, area, level, office }) : [],
    garden: gardenFor(kind, land, area ?? 0, random),
    terrace: terraceFor(kind, random),
    cellar: kind.family === "house" && random.chance(0.55),
    attic: kind.family === "house" && kind.voice !== "bungalow" && random.chance(0.5),
    seaView: line.seaView ?? false,
  };
}
