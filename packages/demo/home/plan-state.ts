import type { Condition, Heating, Kitchen, Region } from "../../../domain/estate/reference/enumerations.ts";
import type { Random } from "../drawing/random.ts";
import { planEnergy } from "./energy.ts";
import type { State } from "./home.ts";
import type { Kind } from "./kind.ts";

const NO_STATE: State = {
  condition: null,
  year: null,
  renovated: null,
  energy: null,
  heating: null,
  kitchen: null,
  glazing: null,
  roof: null,
  heatPump: false,
  solarPanels: false,
  furnished: false,
  electricity: null,
};

const CONDITIONS: readonly Condition[] = [
  "GOOD_CONDITION",
  "GOOD_CONDITION",
  "GOOD_CONDITION",
  "EXCELLENT_CONDITION",
  "EXCELLENT_CONDITION",
  "RENEWED",
  "RENEWED",
  "TO_FRESHEN_UP",
  "TO_FRESHEN_UP",
  "TO_RENOVATE",
];

const OLD_VOICES = new Set(["mansion", "farm", "estate", "mixed", "loft", "other"]);

function yearFor(kind: Kind, condition: Condition, today: number, random: Random): number {
  if (condition === "NEW") return today - random.int(0, 1);
  if (OLD_VOICES.has(kind.voice)) return random.int(1868, 1932);
  if (condition === "EXCELLENT_CONDITION") return random.int(2006, today - 4);
  if (kind.family === "house" && kind.facades?.[0] === 2) return random.int(1898, 1978);
  return random.int(1956, 2002);
}

function kitchenFor(condition: Condition, random: Random): Kitchen {
  if (condition === "TO_RENOVATE") return random.pick(["NOT_EQUIPPED", "SEMI_EQUIPPED"]);
  if (condition === "TO_FRESHEN_UP") return random.pick(["SEMI_EQUIPPED", "EQUIPPED"]);
  if (condition === "GOOD_CONDITION") return random.pick(["EQUIPPED", "EQUIPPED", "AMERICAN_EQUIPPED"]);
  return random.pick(["HYPER_EQUIPPED", "AMERICAN_HYPER_EQUIPPED", "AMERICAN_EQUIPPED"]);
}

function heatingFor(condition: Condition, year: number, region: Region, random: Random): Heating {
  if (condition === "NEW") return "ELECTRICITY";
  if (region === "WALLONIA") return random.pick(["OIL", "OIL", "GAS", "PELLET", "PROPANE_GAS"]);
  if (condition === "TO_RENOVATE") return random.pick(["OIL", "GAS", "GAS_HEATERS", "COAL"]);
  return year < 1985 && random.chance(0.12) ? random.pick(["OIL", "HEAT_ACCUMULATION"]) : "GAS";
}

function glazingFor(condition: Condition, random: Random): State["glazing"] {
  if (condition === "NEW") return "TRIPLE";
  return condition === "TO_RENOVATE" && random.chance(0.6) ? "SINGLE" : "DOUBLE";
}

function roofFor({ family }: Kind, random: Random): State["roof"] {
  if (family === "house") return random.pick(["SADDLEBACK", "SADDLEBACK", "HIPPED", "FLAT"]);
  return family === "apartment" ? "FLAT" : null;
}

type Circumstances = {
  kind: Kind;
  condition: Condition | null;
  region: Region;
  letting: boolean;
  thisYear: number;
};

export function planState(
  random: Random,
  { kind, condition: asked, region, letting, thisYear }: Circumstances,
): State {
  if (kind.family === "plot") return NO_STATE;
  if (kind.family === "garage")
    return { ...NO_STATE, condition: "GOOD_CONDITION", year: random.int(1972, 2019) };
  const drawn = random.pick(CONDITIONS);
  const condition = asked ?? (letting && drawn.startsWith("TO_") ? "GOOD_CONDITION" : drawn);
  const year = yearFor(kind, condition, thisYear, random);
  const fresh = condition === "NEW";
  return {
    condition,
    year,
    renovated: condition === "RENEWED" ? random.int(thisYear - 9, thisYear - 1) : null,
    energy: planEnergy(random, { region, condition, flat: kind.family === "apartment" }),
    heating: heatingFor(condition, year, region, random),
    kitchen: kind.family === "business" && kind.voice !== "horeca" ? null : kitchenFor(condition, random),
    glazing: glazingFor(condition, random),
    roof: roofFor(kind, random),
    heatPump: fresh,
    solarPanels: fresh || (kind.family === "house" && condition !== "TO_RENOVATE" && random.chance(0.3)),
    furnished: letting && (kind.family === "room" || random.chance(0.15)),
    electricity: fresh || condition === "RENEWED" || random.chance(0.55) ? "OBTAINED" : "NOT_OBTAINED",
  };
}
