import type { Estate } from "#features/listings/schema/estate.ts";
import { printFloor } from "#domain/display/print.ts";
import { bedroomsOf, livingAreaOf } from "#domain/estate/rooms/areas.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { roomCounts } from "#domain/estate/rooms/rooms.ts";
import { availableUnits } from "#domain/estate/project/available-units.ts";
import { isOver, marketStateOf } from "#domain/estate/reference/market-state.ts";
import { isHidden } from "#domain/estate/reference/status.ts";
import { transactionOf } from "#domain/estate/reference/transactions.ts";
import { nameByNumber } from "#domain/estate/title.ts";
import { formatArea, formatPercentage } from "#domain/format/figures.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { localize, type LocalizedText, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { cardView } from "#features/listings/card/card-view.ts";
import { priceView } from "../figures/price-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { NeighbourView, ProgressView, UnitChoice, UnitsView, UnitView } from "../estate-view.ts";

/** The query names that narrow and render the units of a project. */
export type UnitQuery = Pick<ListingQuery, "bedrooms" | "transactions" | "view">;

/** The units of a project, lowest floor first, then by price, as far as the visitor wants them; null without any. */
export function unitsView(
  context: RequestContext,
  project: Estate,
  query: UnitQuery,
  locale: Locale,
): UnitsView | null {
  const units = inOrder(project.children);
  if (units.length === 0) return null;
  const wanted = units.filter((unit) => isWanted(unit, query));
  return {
    rows: wanted.map((unit) => unitView(context, unit, locale)),
    cards:
      query.view === "cards"
        ? wanted.map((unit) => cardView(unit, { locale, site: context.site, cdn: context.imageCdn }))
        : null,
    total: units.length,
    path: textOf(project.uri, locale),
    bedrooms: bedroomChoices(units, query.bedrooms),
    statuses: statusChoices(units, query.transactions, locale),
    progress: progressOf(project, units, locale),
  };
}

/** The units before and after one in its project, those that have a page. */
export function neighboursOf({ site }: RequestContext, project: Estate, unitId: number, locale: Locale) {
  const units = inOrder(project.children).filter(
    ({ general }) => general.id === unitId || !isHidden(general.transaction?.id, site.settings.hiddenStatus),
  );
  const at = units.findIndex(({ general }) => general.id === unitId);
  const neighbour = (unit: Estate | undefined): NeighbourView | null => {
    const href = unit && textOf(unit.uri, locale);
    return href ? { title: nameOf(unit, locale), href } : null;
  };
  return { previous: neighbour(units[at - 1]), next: neighbour(units[at + 1]) };
}

function inOrder(units: readonly Estate[]): Estate[] {
  return units.toSorted(
    (a, b) =>
      (a.general.floor ?? 0) - (b.general.floor ?? 0) ||
      priceOf(a) - priceOf(b) ||
      a.general.id - b.general.id,
  );
}

function isWanted(unit: Estate, { bedrooms, transactions }: UnitQuery): boolean {
  const transaction = unit.general.transaction?.id;
  return (
    (bedrooms.length === 0 || bedrooms.includes(bedroomGroup(unit))) &&
    (transactions.length === 0 || (transaction !== undefined && transactions.includes(transaction)))
  );
}

/** Six and more are one group, as on every list; one that says nothing is in none. */
function bedroomGroup(unit: Estate): number {
  return Math.min(bedroomsOf(unit) ?? -1, LARGE_BEDROOM_COUNT);
}

function bedroomChoices(units: readonly Estate[], chosen: readonly number[]): UnitChoice[] {
  const counts = [...new Set([...units.map(bedroomGroup), ...chosen])]
    .filter((count) => count >= 0)
    .toSorted((a, b) => a - b);
  return counts.map((count) => ({
    value: String(count),
    label: count === LARGE_BEDROOM_COUNT ? { words: "listing.bedroomsLarge" } : { text: String(count) },
    isChosen: chosen.includes(count),
  }));
}

function statusChoices(units: readonly Estate[], chosen: readonly number[], locale: Locale): UnitChoice[] {
  const statuses = new Map(
    units.flatMap(({ general: { transaction } }) =>
      transaction ? [[transaction.id, transaction.name]] : [],
    ),
  );
  // What was asked stays a choice where no unit is in that state: it can be taken away, and is sent along.
  for (const id of chosen) if (!statuses.has(id)) statuses.set(id, transactionOf(id)?.name);
  return [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([id, name]) => ({
      value: String(id),
      label: localize(name, locale) ?? { text: String(id) },
      isChosen: chosen.includes(id),
    }));
}

function progressOf(project: Estate, units: readonly Estate[], locale: Locale): ProgressView {
  const { property } = project;
  const progress = property?.project?.progress ?? null;
  return {
    phase: localize(property?.project?.project_phase, locale),
    percentage: progress,
    percentageText: progress === null ? null : formatPercentage(progress),
    available: availableUnits(project, units).length,
    total: units.length,
  };
}

function unitView({ site }: RequestContext, unit: Estate, locale: Locale): UnitView {
  const { general } = unit;
  const transaction = general.transaction?.id;
  const state = marketStateOf(unit);
  const area = livingAreaOf(unit);
  const terrace = roomCounts(unit.layout, unit.floors).terraceSurface;
  return {
    id: general.id,
    href: isHidden(transaction, site.settings.hiddenStatus) ? null : textOf(unit.uri, locale) || null,
    name: nameOf(unit, locale),
    subType: localize(general.subType?.name, locale),
    floor: general.floor == null ? null : printFloor(general.floor, locale),
    bedrooms: bedroomsOf(unit),
    area: area ? formatArea(area) : null,
    terrace: terrace ? formatArea(terrace) : null,
    price: priceView(unit, locale),
    status: unitStatusOf(unit, locale),
    isTaken: isOver(state),
  };
}

/** In a project that is for sale, an option says enough by itself. */
function unitStatusOf(unit: Estate, locale: Locale): UnitView["status"] {
  const state = marketStateOf(unit);
  const said = state && { words: `listing.${state}` as const };
  return state === "underOption" ? said : (localize(unit.general.transaction?.name, locale) ?? said);
}

/** Units of one project are alike: without a title their numbers tell them apart. */
function nameOf(unit: Estate, locale: Locale): LocalizedText {
  return localize(unit.general.title, locale) ?? nameByNumber(unit, locale);
}

function priceOf(unit: Estate): number {
  return effectivePrice(unit)?.amount ?? 0;
}
