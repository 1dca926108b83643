import type { Home } from "../home/home.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";
import type { Condition } from "./line.ts";

const OLD_BEFORE = 1946;
const TURNKEY = new Set(["NEW", "RENEWED", "EXCELLENT_CONDITION", "GOOD_CONDITION"]);
const FIT = new Set(["A++", "A+", "A", "B"]);
const THIRSTY = new Set(["D", "E", "F", "G"]);

const EVENING = new Set(["SW", "W", "NW"]);
const MORNING = new Set(["E", "SE", "S", "NE"]);
const AFTERNOON = new Set(["S", "SW", "W"]);
const LIVED_IN = new Set(["house", "apartment", "room"]);
const WORN = new Set(["TO_RENOVATE", "TO_FRESHEN_UP"]);

export const CONDITIONS: Record<Condition, (home: Home) => boolean> = {
  garden: ({ body }) => body.garden !== null,
  smallGarden: ({ body }) => (body.garden?.area ?? 999) < 120,
  bigGarden: ({ body }) => (body.garden?.area ?? 0) >= 120,
  houseGarden: ({ body, kind }) => (body.garden?.area ?? 0) >= 60 && kind.family === "house",
  parkGarden: ({ body }) => (body.garden?.area ?? 0) > 900,
  terrace: ({ body }) => body.terrace !== null,
  roomyTerrace: ({ body }) => (body.terrace?.area ?? 0) >= 9,
  outside: ({ body }) => body.garden !== null || body.terrace !== null,
  eveningSun: ({ body }) => EVENING.has(body.garden?.facing ?? ""),
  morningSun: ({ body }) => MORNING.has(body.terrace?.facing ?? ""),
  afternoonSun: ({ body }) => AFTERNOON.has(body.terrace?.facing ?? ""),
  dated: ({ state }) => WORN.has(state.condition ?? ""),
  turnkey: ({ state }) => TURNKEY.has(state.condition ?? ""),
  old: ({ state }) => (state.year ?? 2000) < OLD_BEFORE,
  renovated: ({ state }) => state.renovated !== null,
  fit: ({ state }) => FIT.has(state.energy?.label ?? ""),
  thirsty: ({ state }) => THIRSTY.has(state.energy?.label ?? ""),
  mustRenovate: ({ law, transaction }) => law.mustRenovate === "YES" && transaction !== 5,
  solar: ({ state }) => state.solarPanels,
  sea: ({ body }) => body.seaView,
  noSea: ({ body, place }) => !body.seaView && place.town.setting !== "coast",
  corner: ({ place }) => place.town.setting === "coast",
  town: ({ place }) => place.town.setting === "town",
  green: ({ place }) => place.town.setting === "village",
  garage: ({ body }) => body.garages > 0,
  parking: ({ body }) => body.parkings > 0,
  lift: ({ body }) => body.elevator === true && body.level > 0,
  cellar: ({ body }) => body.cellar,
  upstairs: ({ body }) => body.level > 0,
  ground: ({ body }) => body.level === 0,
  oneBed: ({ body }) => body.bedrooms === 1,
  moreBeds: ({ body }) => body.bedrooms > 1,
  manyBeds: ({ body }) => body.bedrooms > 2,
  large: ({ body }) => body.bedrooms > 3,
  twoBaths: ({ body }) => body.bathrooms === 2,
  roomyBath: ({ body }) => body.rooms.some(({ code, surface }) => code === "bathroom" && surface >= 7),
  showerRoom: ({ body }) => body.showerRooms > 0,
  office: ({ body }) => body.rooms.some(({ code }) => code === "office"),
  openKitchen: ({ state }) => state.kitchen?.startsWith("AMERICAN") ?? false,
  closedKitchen: ({ state }) => state.kitchen === "EQUIPPED" || state.kitchen === "SEMI_EQUIPPED",
  kitchenNew: ({ state }) => state.kitchen?.includes("HYPER") ?? false,
  noKitchen: ({ state }) => state.kitchen === "NOT_EQUIPPED",
  datedGarden: ({ state, body }) => WORN.has(state.condition ?? "") && (body.garden?.area ?? 0) >= 60,
  fitTerrace: ({ state, body }) => FIT.has(state.energy?.label ?? "") && body.terrace !== null,
  buildable: ({ kind }) => kind.voice === "buildingPlot",
  farmland: ({ kind }) => kind.voice === "field",
  neatGarden: ({ state, body }) => TURNKEY.has(state.condition ?? "") && body.garden !== null,
  cornerFlat: ({ kind, body }) => body.seaView && kind.code === "CORNER_APARTMENT",
  oldTown: ({ state, place }) => (state.year ?? 2000) < 1970 && place.town.setting === "town",
  seaBeds: ({ body }) => body.seaView && body.bedrooms > 1,
  coastTerrace: ({ body, place }) => place.town.setting === "coast" && body.terrace !== null,
  coastBeds: ({ body, place, transaction }) =>
    place.town.setting === "coast" && body.bedrooms > 1 && !isForRent(transaction),
  officeBeds: ({ body }) => body.bedrooms > 1 && body.rooms.some(({ code }) => code === "office"),
  garageGarden: ({ body }) => body.garages > 0 && body.garden !== null,
  townTurnkey: ({ state, place }) => place.town.setting === "town" && TURNKEY.has(state.condition ?? ""),
  furnished: ({ state }) => state.furnished,
  selling: ({ transaction }) => !isForRent(transaction),
  letting: ({ transaction }) => isForRent(transaction),
  lived: ({ kind }) => LIVED_IN.has(kind.family),
  flat: ({ kind }) => kind.family === "apartment",
};
