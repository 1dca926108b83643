import { LOCALES, type Locale } from "../../../domain/locale/locale.ts";
import { type Random, randomFrom } from "../drawing/random.ts";
import type { Home, StickerName } from "./home.ts";
import { type Kind, KINDS } from "./kind.ts";
import { planBody } from "./plan-body.ts";
import { planLaw } from "./plan-law.ts";
import { planMoney } from "./plan-money.ts";
import { planPlace } from "./plan-place.ts";
import { planState } from "./plan-state.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";
import type { StockLine } from "./wish.ts";

/** "New" is what came within two weeks. */
const FRESH_DAYS = 14;

function publishedDaysAgo(line: StockLine, random: Random): number {
  if (line.transaction === 5 || line.transaction === 6) return random.int(45, 320);
  return random.chance(0.18) ? random.int(1, FRESH_DAYS - 2) : random.int(FRESH_DAYS, 150);
}

function stickerFor(line: StockLine, days: number, random: Random): StickerName | null {
  if (line.sticker) return line.sticker;
  if (line.transaction === 5) return "sold";
  if (line.transaction === 6) return "rented";
  if (line.notary) return "notary";
  if (days < FRESH_DAYS) return "fresh";
  if (line.seaView && random.chance(0.3)) return "seaView";
  if (random.chance(0.09)) return "option";
  return random.chance(0.07) ? "lower" : random.chance(0.05) ? "exclusive" : null;
}

function missingLocales(random: Random): Locale[] {
  return random.shuffle(LOCALES).slice(0, random.int(1, 2));
}

function freeOnFor(kind: Kind, transaction: number, random: Random): Home["freeOn"] {
  if (isForRent(transaction)) return random.pick(["IMMEDIATE", "IMMEDIATE", "AFTER_NOTICE_PERIOD", "TBD"]);
  if (kind.family === "plot" || kind.family === "garage") return "DEED";
  return random.pick(["DEED", "DEED", "DEED", "IMMEDIATE", "TBD"]);
}

/** What a sale and a let become once somebody has an option. */
const UNDER_OPTION: Readonly<Record<number, number>> = { 1: 7, 2: 8 };

export type HomeWish = {
  id: number;
  line: StockLine;
  seed: string;
  thisYear: number;
  hidden: boolean;
  gaps: boolean;
};

export function planHome({ id, line, seed, thisYear, hidden, gaps }: HomeWish): Home {
  const random = randomFrom(seed);
  const kind: Kind = { ...KINDS[line.kind], code: line.subType ?? KINDS[line.kind].code };
  const town = random.pick(line.towns);
  const body = planBody(random, { kind, line, coast: town.setting === "coast" });
  const { region } = town;
  const letting = isForRent(line.transaction);
  const state = planState(random, { kind, condition: line.condition ?? null, region, letting, thisYear });
  const days = publishedDaysAgo(line, random);
  const onRequest = line.onRequest ?? false;
  const place = { ...planPlace(random, { town, kind, level: body.level }), visible: !hidden };
  const money = planMoney(random, { kind, town, body, state, transaction: line.transaction, onRequest });
  const law = planLaw(random, { id, kind, town, state, transaction: line.transaction });
  const freeOn = freeOnFor(kind, line.transaction, random);
  const missing = gaps ? missingLocales(random) : [];
  const sticker = stickerFor(line, days, random);
  return {
    id,
    seed,
    kindName: line.kind,
    kind,
    transaction: (sticker === "option" && UNDER_OPTION[line.transaction]) || line.transaction,
    notary: line.notary ?? false,
    place,
    body,
    state,
    money,
    law,
    publishedDaysAgo: days,
    freeOn,
    missing,
    sticker,
    project: null,
  };
}
