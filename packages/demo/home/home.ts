import type { Condition, Heating, Kitchen } from "../../../domain/estate/reference/enumerations.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Names, Town } from "../place/town.ts";
import type { EnergyPlan } from "./energy.ts";
import type { Kind, KindName } from "./kind.ts";
import type { PlannedRoom } from "./rooms.ts";

export type Orientation = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
export type FloodScore = "A" | "B" | "C" | "D";

export type Place = {
  town: Town;
  street: Names;
  number: string;
  box: string | null;
  visible: boolean;
  location: { latitude: number; longitude: number };
};

export type Body = {
  area: number | null;
  land: number | null;
  width: number | null;
  landWidth: number | null;
  facades: 2 | 3 | 4 | null;
  bedrooms: number;
  bathrooms: number;
  showerRooms: number;
  toilets: number;
  garages: number;
  parkings: number;
  level: number;
  levels: number;
  elevator: boolean | null;
  rooms: PlannedRoom[];
  garden: {
    area: number;
    facing: Orientation;
    laid: "NOT_CONSTRUCTED" | "ONLY_LAWN" | "FULLY_LANDSCAPED";
  } | null;
  terrace: { area: number; facing: Orientation } | null;
  cellar: boolean;
  attic: boolean;
  seaView: boolean;
};

export type State = {
  condition: Condition | null;
  year: number | null;
  renovated: number | null;
  energy: EnergyPlan | null;
  heating: Heating | null;
  kitchen: Kitchen | null;
  glazing: "SINGLE" | "DOUBLE" | "TRIPLE" | null;
  roof: "SADDLEBACK" | "FLAT" | "LEAN_TO" | "KERB" | "HIPPED" | null;
  heatPump: boolean;
  solarPanels: boolean;
  furnished: boolean;
  electricity: "OBTAINED" | "NOT_OBTAINED" | null;
};

export type Money = {
  /** Asking price, rent per period, or the bouquet of a life annuity; null is "on request". */
  price: number | null;
  /** What a life annuity costs a month. */
  annuity: number | null;
  charges: number | null;
  deposit: number | null;
  income: number | null;
  onRequest: boolean;
};

export type Law = {
  parcel: FloodScore | null;
  building: FloodScore | null;
  /** A code, in Flanders alone; elsewhere the plan's own zone. */
  destination: string | null;
  zone: Multilingual | null;
  violated: boolean;
  permit: "YES" | "NO" | "BEFORE_1962" | null;
  subdivision: "YES" | "NO" | null;
  preemption: "YES" | "NO" | null;
  inventoried: "YES" | "NO" | null;
  protected: "YES" | "NO" | null;
  mustRenovate: "YES" | "NO" | null;
};

export type Home = {
  id: number;
  seed: string;
  kindName: KindName;
  kind: Kind;
  transaction: number;
  notary: boolean;
  place: Place;
  body: Body;
  state: State;
  money: Money;
  law: Law;
  /** Days before today. */
  publishedDaysAgo: number;
  freeOn: "IMMEDIATE" | "DEED" | "AFTER_NOTICE_PERIOD" | "DELIVERY" | "TBD";
  missing: readonly Locale[];
  sticker: StickerName | null;
  project: { id: number; unit: string } | null;
};

export type StickerName =
  | "sold"
  | "rented"
  | "fresh"
  | "option"
  | "lower"
  | "exclusive"
  | "seaView"
  | "notary"
  | "lastUnits";
