import type { Home } from "../home/home.ts";
import { canBeHad } from "../../../domain/estate/reference/status.ts";

/** Both agencies number their collections alike; each names those that it has. */
export const COLLECTION_IDS = {
  fresh: 1,
  seaView: 2,
  investment: 3,
  character: 4,
  energyFit: 5,
  sold: 6,
  newBuild: 7,
  starters: 8,
} as const;

export type CollectionName = keyof typeof COLLECTION_IDS;

const CHARACTER = new Set(["mansion", "farm", "estate", "loft", "other"]);
const INVESTMENTS = new Set(["block", "studentRoom", "garage", "parking", "studio"]);
const STARTER_LIMIT = 330_000;

/** At an asking price, whether or not somebody has an option on it. */
const isPlainSale = (transaction: number) => transaction === 1 || transaction === 7;

const RULES: Record<CollectionName, (home: Home) => boolean> = {
  fresh: ({ publishedDaysAgo, transaction }) =>
    publishedDaysAgo < 21 && transaction !== 5 && transaction !== 6,
  seaView: ({ body, transaction }) => body.seaView && transaction !== 5,
  investment: ({ kind, transaction }) => isPlainSale(transaction) && INVESTMENTS.has(kind.voice),
  character: ({ kind, transaction }) => isPlainSale(transaction) && CHARACTER.has(kind.voice),
  energyFit: ({ state, transaction }) =>
    canBeHad(transaction) && ["A++", "A+", "A", "B"].includes(state.energy?.label ?? ""),
  sold: ({ transaction }) => transaction === 5 || transaction === 6,
  newBuild: ({ project }) => project !== null,
  starters: ({ kind, money, transaction }) =>
    isPlainSale(transaction) &&
    (kind.family === "house" || kind.family === "apartment") &&
    (money.price ?? Infinity) < STARTER_LIMIT,
};

export function collectionsOf(home: Home): { estate_collection_id: number }[] {
  return (Object.keys(RULES) as CollectionName[])
    .filter((name) => RULES[name](home))
    .map((name) => ({ estate_collection_id: COLLECTION_IDS[name] }));
}
