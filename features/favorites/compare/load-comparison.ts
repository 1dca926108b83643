import { formatCity, unbrokenCity } from "#domain/estate/address/address.ts";
import { type Favorites, favoritesOf, readSharedIds } from "#domain/favorites.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { hrefOfEstateShort } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { cardView } from "#features/listings/card/card-view.ts";
import { type EstatePage, findEstatePage } from "#features/listings/find-estate-page.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadVisitLink } from "#features/visits/booking/load-visit-link.ts";
import { stateOf } from "../find-favorite-estates.ts";
import { comparedHome, type ComparedFact, type ComparedHome, type ComparisonWords } from "./compared-home.ts";
import { COMPARED_QUERY_NAME, hrefOfComparison } from "./comparison-hrefs.ts";
import {
  type ComparedHomeView,
  type ComparisonPageView,
  MAX_COMPARED,
  type ComparedCellView,
  type ComparedRowView,
} from "./comparison-view.ts";
import { bestValues } from "#domain/best-values.ts";
import { COMPARISON_ROWS, type ComparisonRow } from "./comparison-rows.ts";

/** The homes that an address asks for side by side (`?ids=12.7`), else the first of the visitor's favourites. */
export async function loadComparison(
  context: RequestContext,
  locale: Locale,
  url: URL,
  cookies: string | null,
): Promise<ComparisonPageView> {
  const asked = readSharedIds(url.searchParams.get(COMPARED_QUERY_NAME));
  const wanted = asked.length > 0 ? asked : favoritesOf(cookies);
  // Holiday homes have none of the rows.
  const estates = wanted.filter((id) => id > 0);
  const ids = estates.slice(0, MAX_COMPARED);
  const [t, pages] = await Promise.all([
    loadTranslate(context, locale),
    Promise.all(ids.map((id) => findEstatePage(context, id))),
  ]);
  const homes = pages.map((page) => (page.kind === "found" ? comparedHome(page.estate) : null));
  const title = t("compare.title");
  return {
    head: {
      title: { text: title, locale },
      description: t("favoritesPage.description", { site: context.site.name }),
      canonical: context.origin + url.pathname,
      alternates: context.site.locales.map((other) => ({
        locale: other,
        href: hrefOfComparison(other, asked),
      })),
    },
    homes: await Promise.all(pages.map((page, at) => homeView(context, page, ids, at, locale))),
    rows: comparisonRowsView(homes, {
      t,
      locale,
      day: inBrussels(context.now)!.date,
      hasCosts: context.site.settings.costs,
    }),
    left: asked.length > 0 ? estates.length - ids.length : 0,
  };
}

async function homeView(
  context: RequestContext,
  page: EstatePage,
  ids: Favorites,
  at: number,
  locale: Locale,
): Promise<ComparedHomeView> {
  const id = ids[at]!;
  const withoutHref = hrefOfComparison(locale, ids.toSpliced(at, 1));
  if (page.kind !== "found") return goneHome(id, page.kind === "gone", withoutHref, locale);
  const { estate } = page;
  const card = cardView(estate, { locale, site: context.site, cdn: context.imageCdn });
  const { address } = estate.general;
  const location = address?.location;
  return {
    id,
    title: card.title,
    place: unbrokenCity(formatCity(address?.city, locale)),
    href: card.href,
    picture: card.picture,
    state: stateOf(estate, context),
    visitHref: (await loadVisitLink(context, page, locale))?.href ?? null,
    withoutHref,
    point: location
      ? { lat: location.latitude, lng: location.longitude, isApproximate: address.visible === false }
      : null,
  };
}

function goneHome(id: number, wasPublished: boolean, withoutHref: string, locale: Locale): ComparedHomeView {
  return {
    id,
    title: null,
    place: "",
    href: wasPublished ? hrefOfEstateShort(locale, id) : null,
    picture: null,
    state: null,
    visitHref: null,
    withoutHref,
    point: null,
  };
}

/** The rows of homes, in their columns; null stands for a home that is gone. A row of which nothing is known is left out. */
function comparisonRowsView(
  homes: ReadonlyArray<ComparedHome | null>,
  words: ComparisonWords,
): ComparedRowView[] {
  return COMPARISON_ROWS.flatMap((row) => {
    const facts = homes.map((home) => home && row.read(home, words));
    return facts.some(Boolean) ? [rowView(row, homes, facts, words)] : [];
  });
}

function rowView(
  { key, label, hint, best }: ComparisonRow,
  homes: ReadonlyArray<ComparedHome | null>,
  facts: ReadonlyArray<ComparedFact | null>,
  words: ComparisonWords,
): ComparedRowView {
  const { t } = words;
  const measures = facts.map((fact, at) => (homes[at]?.isOver ? null : (fact?.measure ?? null)));
  const areBest = best ? bestValues(measures, best.is) : [];
  const cells = facts.map((fact, at) => fact && cellView(fact, areBest[at] ?? false));
  const present = homes.filter((home) => home !== null);
  return {
    key,
    label: typeof label === "string" ? t(label) : label(present, words),
    hint: hint ? t(hint) : null,
    best: best && areBest.includes(true) ? t(best.words) : null,
    isEqual: cells.length > 1 && cells.every((cell) => cell && alike(cell) === alike(cells[0]!)),
    cells,
  };
}

function cellView(fact: ComparedFact, isBest: boolean): ComparedCellView {
  const { text = null, energyLabel = null, before = null, after = null } = fact;
  return { text, energyLabel, before, after, isBest };
}

const alike = (cell: ComparedCellView) => JSON.stringify({ ...cell, isBest: false });
