import { DEALS, PRICE_BANDS, type Deal } from "#domain/figures/price-bands.ts";
import { shownCount } from "#domain/figures/shown-count.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import type { Storage } from "#features/site/storage.ts";
import { alertPlacesOf, missedOf, placesOf, totalsOf } from "./figures-of.ts";
import { daysOf, PERIODS, type Period } from "./period.ts";
import { Figures } from "./schema.ts";
import { visitedEstate } from "#features/visits/visited-estate.ts";
import type { AlertFigures } from "./queries/alert-figures.ts";
import type { HomeFigures } from "./queries/lead-figures.ts";
import { invalidInput } from "#features/site/api/read-input.ts";

const figures = siteEndpoint({
  group: "Leads",
  scope: "leads",
  isPersonal: true,
  method: "GET",
  path: "/figures",
  hasPictures: true,
  summary: "What visitors look for, counted without cookies and without knowing who they are",
  description:
    "Searches by town, price, deal and day, those that found nothing, alerts that wait, and the listings with most questions and visits. " +
    "Counts of visitors are rounded down to fives; yesterday is the last day.",
  operationId: "figures",
  query: {
    period: `${PERIODS.join(", ")}: the last 7, 30 or 365 days; month without it`,
    deal: `${DEALS.join(" or ")}; sale without it`,
  },
  answer: Figures,
  problems: ["invalid-input"],
  handle: async ({ site, parts, query, now }) =>
    answer(await loadFigures(parts.storage, site.id, readFiguresQuery(query), now)),
});

export const figuresEndpoints = [figures];

async function loadFigures(
  { figures: stored }: Pick<Storage, "figures">,
  siteId: string,
  { period, deal }: AskedFigures,
  now: Date,
): Promise<Figures> {
  const { before, ...days } = daysOf(period, now);
  const asked = { ...days, deal };
  const [rows, rowsBefore, since, leads, homes] = await Promise.all([
    stored.findSearches(siteId, asked),
    stored.findSearches(siteId, { ...before, deal }),
    stored.findFirstDay(siteId),
    stored.findLeads(siteId, days),
    stored.findHomes(siteId, asked),
  ]);
  const estateIds = homes.map(({ id }) => id);
  const alerts = await stored.findAlerts(siteId, { ...days, deal, estateIds });
  const places = new Set([...rows.map(({ place }) => place), ...alerts.byPlace.keys()]);
  const names = await stored.findPlaceNames(siteId, [...places]);
  const [totals, totalsBefore] = [totalsOf(rows), totalsOf(rowsBefore)];
  const { questions, answeredWithinHours, visits, cancelled } = leads;
  return {
    period,
    deal,
    ...days,
    since,
    bands: [...PRICE_BANDS[deal]],
    searches: { count: totals.searches, before: totalsBefore.searches },
    empty: { count: totals.empty, before: totalsBefore.empty },
    alerts: { waiting: shownCount(alerts.waiting), added: shownCount(alerts.added) },
    questions: { count: questions, answeredWithinHours },
    visits: { count: visits, cancelled },
    places: placesOf(rows, deal, names),
    missed: missedOf(rows, names),
    alertPlaces: alertPlacesOf(alerts, names),
    homes: homesOf(homes, alerts),
  };
}

/** Listings as figures show them; questions and visits came to the agency by name, so that their counts are exact. */
function homesOf(homes: readonly HomeFigures[], { byEstate }: AlertFigures): Figures["homes"] {
  return homes.map(({ id, card, publishedAt, questions, visits }) => {
    const { title, place, picture } = visitedEstate(card);
    return {
      id,
      title,
      place,
      price: card.general.price?.value ?? null,
      picture: picture === null ? null : { file: picture },
      onlineSince: publishedAt?.toISOString() ?? null,
      questions,
      visits,
      alerts: shownCount(byEstate.get(id) ?? 0),
    };
  });
}

type AskedFigures = { readonly period: Period; readonly deal: Deal };

/** Reads which figures are asked for; throws where a word is not known. */
function readFiguresQuery(query: URLSearchParams): AskedFigures {
  return {
    period: oneOf(query, "period", PERIODS, "month"),
    deal: oneOf(query, "deal", DEALS, "sale"),
  };
}

function oneOf<Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
  usual: Word,
): Word {
  const asked = query.get(name) ?? usual;
  const word = words.find((one) => one === asked);
  if (!word) throw invalidInput([{ path: name, message: `expected one of ${words.join(", ")}` }]);
  return word;
}
