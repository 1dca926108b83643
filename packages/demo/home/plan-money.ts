import type { Condition } from "../../../domain/estate/reference/enumerations.ts";
import type { Random } from "../drawing/random.ts";
import type { Town } from "../place/town.ts";
import type { Body, Money, State } from "./home.ts";
import type { Kind } from "./kind.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";
import { LIFE_ANNUITY } from "../../../domain/estate/reference/transactions.ts";

const BY_CONDITION: Record<Condition, number> = {
  NEW: 1.2,
  RENEWED: 1.12,
  EXCELLENT_CONDITION: 1.08,
  GOOD_CONDITION: 1,
  TO_FRESHEN_UP: 0.86,
  TO_RENOVATE: 0.67,
};

/** Larger homes cost less per m²: the level of a town is that of a home of 130 m². */
const REFERENCE_AREA = 130;
const REFERENCE_PLOT = 500;
const SEA_VIEW = 1.38;
/** A public sale starts below what the notary expects. */
const STARTING_SHARE = 0.78;
/** Of what a home is worth: what is paid at the deed of a life annuity, and every month after it. */
const BOUQUET_SHARE = 0.28;
const MONTHLY_ANNUITY_SHARE = 0.0029;
const BARE_LAND_SHARE = 0.055;

type Priced = { kind: Kind; town: Town; body: Body; state: State };

function landWorth({ level }: Town, land: number): number {
  const beyond = Math.max(0, land - 180);
  return level * BARE_LAND_SHARE * beyond * Math.min(1, (600 / Math.max(beyond, 1)) ** 0.55);
}

function plotWorth({ kind, town, body }: Priced): number {
  const land = body.land ?? 0;
  const spread = kind.voice === "buildingPlot" ? (REFERENCE_PLOT / land) ** 0.3 : 1;
  return town.level * kind.factor * land * spread;
}

/** What it would sell for, in euro, 2025–2026. */
function saleWorth(priced: Priced): number {
  const { kind, town, body, state } = priced;
  if (kind.family === "plot") return plotWorth(priced);
  if (kind.family === "garage") return town.level * kind.factor;
  const area = body.area ?? 0;
  const scale = kind.family === "house" ? (REFERENCE_AREA / area) ** 0.18 : (90 / area) ** 0.08;
  const quality = (state.condition ? BY_CONDITION[state.condition] : 1) * (body.seaView ? SEA_VIEW : 1);
  const garages = body.garages * town.level * 6;
  return town.level * kind.factor * area * scale * quality + landWorth(town, body.land ?? 0) * 0.9 + garages;
}

/** Rents follow prices at a distance: dear towns are let cheaper than they are sold. */
function monthlyRent({ kind, town, body, state }: Priced): number {
  const level = town.level * 0.62 + 1150;
  if (kind.family === "garage") return level * 0.03;
  if (kind.family === "room") return 330 + (body.area ?? 0) * 9.5;
  const area = body.area ?? 0;
  const trade = kind.family === "business";
  const perSquareMetre = trade ? 0.0046 * kind.factor : 0.0037;
  const quality = state.condition ? Math.sqrt(BY_CONDITION[state.condition]) : 1;
  return (
    level *
    perSquareMetre *
    area *
    (90 / Math.max(area, 25)) ** (trade ? 0.12 : 0.3) *
    quality *
    (body.seaView ? 1.2 : 1)
  );
}

/** Asking prices end on a round thousand, or just below one. */
function asked(value: number, random: Random): number {
  if (value < 60_000) return Math.round(value / 500) * 500;
  const step = value > 900_000 ? 25_000 : value > 300_000 ? 5_000 : 2_500;
  return Math.round(value / step) * step - (random.chance(0.35) ? 1_000 : 0);
}

function chargesFor(kind: Kind, letting: boolean, random: Random): number | null {
  if (kind.family === "apartment") return random.int(8, letting ? 24 : 30) * 5;
  if (kind.family === "room") return random.int(10, 18) * 5;
  if (letting && kind.family === "house") return random.int(2, 9) * 5;
  return letting && kind.family === "business" ? random.int(10, 50) * 5 : null;
}

export function planMoney(
  random: Random,
  priced: Priced & { transaction: number; onRequest: boolean },
): Money {
  const { kind, town, transaction, onRequest, body } = priced;
  const luck = random.between(0.95, 1.06) * (transaction === 3 ? STARTING_SHARE : 1);
  const letting = isForRent(transaction);
  const value = letting
    ? Math.max(55, Math.round((monthlyRent(priced) * luck) / 5) * 5)
    : asked(saleWorth(priced) * luck, random);
  const takeover =
    transaction === 10 ? Math.round(((body.area ?? 100) * random.between(420, 760)) / 2_500) * 2_500 : null;
  const price = takeover ?? (transaction === LIFE_ANNUITY ? asked(value * BOUQUET_SHARE, random) : value);
  const months = kind.family === "garage" ? 1 : town.region === "FLANDERS" && kind.family !== "room" ? 3 : 2;
  return {
    price: onRequest ? null : price,
    annuity: transaction === LIFE_ANNUITY ? Math.round((value * MONTHLY_ANNUITY_SHARE) / 10) * 10 : null,
    charges: chargesFor(kind, letting, random),
    deposit: letting && transaction !== 4 && !onRequest ? price * months : null,
    income: incomeOf(priced, random),
    onRequest,
  };
}

/** The cadastral income, set in 1975 and still far below a rent. */
function incomeOf({ kind, body, state }: Priced, random: Random): number | null {
  if (kind.family === "room") return null;
  if (kind.family === "plot") return Math.max(3, Math.round((body.land ?? 0) * 0.012));
  const perSquareMetre = kind.family === "house" ? 5.2 : kind.family === "business" ? 7.5 : 8.6;
  const newer = (state.year ?? 1970) > 1990 ? 1.35 : 1;
  return Math.round((body.area ?? 0) * perSquareMetre * newer * random.between(0.85, 1.15));
}
