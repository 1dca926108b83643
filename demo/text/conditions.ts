import type { Home } from "../home/home.ts";
import { isLetting } from "../home/transactions.ts";
import type { Condition } from "./line.ts";

const OLD_BEFORE = 1946;
const TURNKEY = new Set(["NEW", "RENEWED", "EXCELLENT_CONDITION", "GOOD_CONDITION"]);
const FIT = new Set(["A++", "A+", "A", "B"]);
const THIRSTY = new Set(["D", "E", "F", "G"]);

export const CONDITIONS: Record<Condition, (home: Home) => boolean> = {
  garden: ({ body }) => body.garden !== null,
  bigGarden: ({ body }) => (body.garden?.area ?? 0) > 900,
  terrace: ({ body }) => body.terrace !== null,
  outside: ({ body }) => body.garden !== null || body.terrace !== null,
  noOutside: ({ body }) => body.garden === null && body.terrace === null,
  dated: ({ state }) => state.condition === "TO_RENOVATE" || state.condition === "TO_FRESHEN_UP",
  turnkey: ({ state }) => TURNKEY.has(state.condition ?? ""),
  old: ({ state }) => (state.year ?? 2000) < OLD_BEFORE,
  fit: ({ state }) => FIT.has(state.energy?.label ?? ""),
  thirsty: ({ state }) => THIRSTY.has(state.energy?.label ?? ""),
  mustRenovate: ({ law }) => law.mustRenovate === "YES",
  sea: ({ body }) => body.seaView,
  noSea: ({ body, place }) => !body.seaView && place.town.setting !== "coast",
  garage: ({ body }) => body.garages > 0,
  parking: ({ body }) => body.parkings > 0,
  lift: ({ body }) => body.elevator === true,
  upstairs: ({ body }) => body.level > 0,
  oneBed: ({ body }) => body.bedrooms === 1,
  moreBeds: ({ body }) => body.bedrooms > 1,
  manyBeds: ({ body }) => body.bedrooms > 2,
  twoBaths: ({ body }) => body.bathrooms > 1,
  office: ({ body }) => body.rooms.some(({ code }) => code === "office"),
  furnished: ({ state }) => state.furnished,
  solar: ({ state }) => state.solarPanels,
  renovated: ({ state }) => state.renovated !== null,
  town: ({ place }) => place.town.setting === "town",
  green: ({ place }) => place.town.setting === "village",
  corner: ({ place }) => place.town.setting === "coast",
  cellar: ({ body }) => body.cellar,
  selling: ({ transaction }) => !isLetting(transaction),
  letting: ({ transaction }) => isLetting(transaction),
  large: ({ body }) => body.bedrooms > 3,
  fresh: ({ state }) => state.condition === "NEW",
  ground: ({ body }) => body.level === 0,
  flat: ({ kind }) => kind.family === "apartment",
  kitchenNew: ({ state }) => state.kitchen?.includes("HYPER") ?? false,
};
