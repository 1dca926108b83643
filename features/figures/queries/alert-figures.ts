import type { Pool } from "pg";
import { setImmediate as breathe } from "node:timers/promises";
import { RENT_TRANSACTIONS } from "#domain/estate/reference/status.ts";
import type { Deal } from "#domain/figures/price-bands.ts";
import { type Criteria, matchesCriteria } from "#domain/alerts/criteria.ts";
import { criteriaInTowns } from "#domain/alerts/criteria-in-towns.ts";
import { findOffered } from "#features/alerts/queries/find-offered.ts";
import { findTowns } from "#features/alerts/queries/find-towns.ts";
import type { Days } from "./search-figures.ts";

export type AlertFigures = {
  readonly waiting: number;
  /** Confirmed within the days. */
  readonly added: number;
  /** By place, as searches name them. */
  readonly byPlace: ReadonlyMap<string, number>;
  /** How many fit a listing, by its number. */
  readonly byEstate: ReadonlyMap<number, number>;
};

type Asked = Days & { readonly deal: Deal; readonly estateIds: readonly number[] };
type Alert = { readonly criteria: Criteria; readonly isNew: boolean };

/** More are counted by no figure; the first ones tell where interest is. */
const MOST = 20_000;
/** Between so many, visitors are answered. */
const A_BATCH = 200;

/** The confirmed alerts of a deal: where they wait, and which listings they fit. */
export async function findAlertFigures(pool: Pool, siteId: string, asked: Asked): Promise<AlertFigures> {
  const { rows } = await pool.query<Alert>(LIST, [siteId, asked.from, asked.until, MOST]);
  const alerts = rows.filter(({ criteria }) => isOf(criteria, asked.deal));
  const byPlace = new Map<string, number>();
  for (const { criteria } of alerts)
    for (const place of placesOf(criteria)) byPlace.set(place, (byPlace.get(place) ?? 0) + 1);
  return {
    waiting: alerts.length,
    added: alerts.filter(({ isNew }) => isNew).length,
    byPlace,
    byEstate: await countFitting(pool, siteId, alerts, asked.estateIds),
  };
}

const isRent = (id: number) => RENT_TRANSACTIONS.includes(id);

function isOf({ transactions }: Criteria, deal: Deal): boolean {
  return transactions.length === 0 || transactions.some((id) => isRent(id) === (deal === "rent"));
}

/** An alert from before there were municipalities has none. */
function placesOf({ cities, municipalities = [] }: Pick<Criteria, "cities"> & Partial<Criteria>): string[] {
  return [...municipalities.map((id) => `m${id}`), ...cities.map((id) => `c${id}`)];
}

async function countFitting(
  pool: Pool,
  siteId: string,
  alerts: readonly Alert[],
  estateIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const offered = [...(await findOffered(pool, siteId, estateIds))];
  const towns = await findTowns(pool, siteId);
  const counts = new Map<number, number>();
  for (const [at, { criteria }] of alerts.entries()) {
    const meant = criteriaInTowns(criteria, towns);
    for (const [id, { listing }] of offered)
      if (matchesCriteria(meant, listing)) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (at % A_BATCH === A_BATCH - 1) await breathe();
  }
  return counts;
}

const LIST = `
  select criteria, (confirmed_at at time zone 'Europe/Brussels')::date between $2 and $3 as "isNew"
  from subscription where site_id = $1 and confirmed_at is not null order by confirmed_at desc limit $4`;
