import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { renderingContext } from "#site/rendering.ts";
import { pageLocale } from "#site/shell/language/page-locale.ts";
import { type Visit, visitContext } from "#site/visit.ts";
import { askOnce } from "./ask-once.ts";
import type { ApiParts } from "./api/call/api-parts.ts";
import { siteQueries } from "./api/queries/site-queries.ts";
import type { AnswerPage, AppParts, Arrival } from "./app.ts";
import { assets, servePages } from "./built-pages.ts";
import { languageBuild } from "./language-builds.ts";
import { createLoadedPages } from "./loaded-pages.ts";
import { mapSourceOf } from "./map/map-source-of.ts";
import { refusedMethod, withAllowed } from "./middleware/page-method.ts";
import { pageSend } from "./middleware/page-send.ts";
import { readableRequest } from "./pages/readable-request.ts";
import { createSiteMemory } from "./site-memory.ts";

/** The router asks for the data of `/fr` at `/fr.data`. */
const DATA_ENDING = /\.data$/;

/** The pages of all sites: routes of `features/pages`, and behind them what the router still shows. */
export function createSitePages(parts: AppParts, api: ApiParts): AnswerPage {
  const visitOf = createVisits(parts, api);
  const drawPage = createPageDrawing();
  const answer = servePages(assets, async (request, { visit, rendering }) => {
    const context = new RouterContextProvider();
    context.set(renderingContext, rendering);
    context.set(visitContext, visit);
    const { pathname } = new URL(request.url);
    return withAllowed(
      await drawPage(pageLocale(pathname.replace(DATA_ENDING, ""), visit.site), request, context),
    );
  });
  return async (request, arrival) => {
    const refused = refusedMethod(request);
    if (refused) return refused;
    const { nonce, take, signal, requestId } = arrival;
    const report = (error: unknown) => parts.log.error({ requestId, err: error }, "a page failed");
    const { pathname } = new URL(request.url);
    const locale = pageLocale(pathname.replace(DATA_ENDING, ""), arrival.site);
    const sent = pageSend(readableRequest(request));
    if (!sent) return new Response("This form was sent by a page of another site.", { status: 403 });
    return answer(sent, {
      visit: visitOf(arrival, locale),
      rendering: { nonce, take, signal, report },
    });
  };
}

/** A router for each language: none has to look at the others' addresses. */
function createPageDrawing() {
  const routers = new Map(
    LOCALES.map((locale) => {
      const own = askOnce(languageBuild(build, locale));
      const answer = createRequestHandler(own, import.meta.env.MODE);
      // While developing, pages need what the router alone adds.
      const drawLoaded = import.meta.env.PROD ? createLoadedPages(own) : async () => null;
      const draw = async (request: Request, context: RouterContextProvider) =>
        (await drawLoaded(request, context)) ?? answer(request, context);
      return [locale, draw];
    }),
  );
  return (locale: Locale, request: Request, context: RouterContextProvider) =>
    routers.get(locale)!(request, context);
}

function createVisits({ storage, config, log, now, isDatabaseAway }: AppParts, api: ApiParts) {
  const memory = createSiteMemory(storage);
  const map = mapSourceOf(config);
  return ({ site, tags, requestId, origin, isLocal, caller }: Arrival, locale: Locale): Visit => {
    const moment = now();
    const context = { site, locale, now: moment, caller, parts: api };
    return {
      site,
      isLocal,
      tags,
      requestId,
      origin,
      now: moment,
      imageCdn: config.imageCdnUrl,
      map,
      client: siteQueries(context, { requestId, log, isDatabaseAway }),
      remember: (key, make) => memory.remember(site.id, key, make),
    };
  };
}
