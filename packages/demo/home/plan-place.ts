import type { Random } from "../drawing/random.ts";
import type { Town } from "../place/town.ts";
import type { Place } from "./home.ts";
import type { Kind } from "./kind.ts";

const FLAT_LIKE = new Set(["apartment", "room", "garage"]);

/** Half the width of the built-up area, in degrees of latitude. */
const REACH = { town: 0.0065, suburb: 0.006, village: 0.005, coast: 0.004 };

function locationIn(town: Town, random: Random): Place["location"] {
  const reach = REACH[town.setting];
  const { latitude, longitude } = town.location;
  // North of a coast town lies the sea.
  const north = town.setting === "coast" ? random.between(-0.006, 0) : random.between(-reach, reach);
  return {
    latitude: Number((latitude + north).toFixed(5)),
    longitude: Number((longitude + random.between(-reach, reach) * 1.4).toFixed(5)),
  };
}

function numberOf(random: Random): string {
  const number = random.int(1, random.chance(0.3) ? 288 : 96);
  return random.chance(0.08) ? `${number}A` : String(number);
}

function boxOf(kind: Kind, level: number, random: Random): string | null {
  if (!FLAT_LIKE.has(kind.family)) return null;
  return random.chance(0.7) ? `${level}${random.pick(["01", "02", "03", "04"])}` : String(random.int(1, 24));
}

export function planPlace(
  random: Random,
  { town, kind, level }: { town: Town; kind: Kind; level: number },
): Place {
  return {
    town,
    street: random.pick(town.streets),
    number: numberOf(random),
    box: boxOf(kind, level, random),
    visible: true,
    location: locationIn(town, random),
  };
}
