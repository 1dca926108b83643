import { readListingQuery } from "#domain/listing/query.ts";
import { textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { data } from "react-router";
import type { GoneView } from "../estate/estate-view.ts";
import { EstatePage } from "../estate/estate-page.tsx";
import { GonePage } from "../estate/gone-page.tsx";
import { loadEstate } from "../estate/loading/load-estate.ts";
import { loadSimilar } from "../estate/loading/load-similar.ts";
import { CarriedSay } from "../shell/words/carried-say.tsx";
import { carriedWords } from "../shell/words/carried-words.ts";
import { isIncomplete } from "../shell/incomplete.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import { type Visit, visitContext } from "../visit.ts";
import type { Route } from "./+types/estate.ts";
import { loadsAnew } from "./loads-anew.ts";
import { movedTo } from "./canonical-address.ts";
import { findEstatePage } from "../estate/loading/find-estate-page.ts";
import { estateIdOf } from "./estate-id-of.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** One estate, project or project entity at its own address; any other form of the address leads there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const entityId = "entityId" in params ? params.entityId : undefined;
  const projectId = estateIdOf(params.estateId);
  const page = await findEstatePage(visit, entityId === undefined ? projectId : estateIdOf(String(entityId)));
  if (page.kind === "unknown") throw notFound();
  if (page.kind === "gone") return goneView(visit, projectId, locale);
  const { general, uri } = page.estate;
  if (entityId !== undefined && general.parentId !== projectId) throw notFound();
  const address = textOf(uri, locale);
  if (!address) throw notFound();
  if (address !== url.pathname) throw movedTo(address, url.search);
  const estate = await loadEstate(visit, page, locale, readListingQuery(url.searchParams));
  const dictionary = await visit.remember(`words:${locale}`, () => visit.client.translations(locale));
  const view = { ...estate, words: carriedWords(estate, dictionary) };
  // As any page with a part missing: shown, and never kept.
  return data(view, { status: isIncomplete(visit) ? 503 : 200 });
}

/** The answer for an estate that is no longer shown: 410, with others like it. */
export async function goneView(visit: Visit, estateId: number, locale: Locale) {
  const view: GoneView = {
    kind: "gone",
    locale,
    similar: await loadSimilar(visit, { id: estateId, estate: null }, locale),
  };
  return data(view, isIncomplete(visit) ? { status: 503 } : { status: 410, statusText: "Gone" });
}

export const shouldRevalidate = loadsAnew;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(loaderData?.kind === "found" ? loaderData.head : undefined, matches);

export default function EstateScreen({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "gone") return <GonePage gone={loaderData} />;
  return (
    <CarriedSay words={loaderData.words}>
      <EstatePage estate={loaderData} />
    </CarriedSay>
  );
}
