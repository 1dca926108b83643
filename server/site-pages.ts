import { createRequestHandler, data, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createClient } from "#contract/client.ts";
import type { TransportOptions } from "#contract/client/transport.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { renderingContext } from "#site/rendering.ts";
import { pageLocale } from "#site/shell/language/page-locale.ts";
import { type Visit, visitContext } from "#site/visit.ts";
import { askOnce } from "./ask-once.ts";
import { inProcessFetch } from "./api/in-process-fetch.ts";
import type { AnswerPage, AppParts, Arrival, Calls } from "./app.ts";
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
export function createSitePages(parts: AppParts, calls: Calls): AnswerPage {
  const visitOf = createVisits(parts, calls);
  const drawPage = createPageDrawing();
  const answer = servePages(assets, async (request, { visitWith, rendering }) => {
    const context = new RouterContextProvider();
    context.set(renderingContext, rendering);
    const visit = visitWith(createClient);
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
      visitWith: (newClient) => visitOf(arrival, locale, newClient),
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

function createVisits({ storage, config, log, now, isDatabaseAway }: AppParts, calls: Calls) {
  const memory = createSiteMemory(storage);
  const map = mapSourceOf(config);
  return (
    { site, tags, requestId, origin, isLocal, caller }: Arrival,
    locale: Locale,
    newClient: typeof createClient,
  ): Visit => ({
    site,
    isLocal,
    tags,
    requestId,
    origin,
    now: now(),
    imageCdn: config.imageCdnUrl,
    map,
    client: newClient({
      basePath: "/api",
      siteId: site.id,
      locale,
      fetch: reachable(inProcessFetch(calls, { origin, requestId, caller }), isDatabaseAway),
      log: (line) => log.warn({ ...line, requestId }, line.message),
    }),
    remember: (key, make) => memory.remember(site.id, key, make),
  });
}

/** What still comes from memory comes at once; the rest is not worth a visitor's wait. */
const PATIENCE_WHILE_AWAY_MS = 1_500;

/** A page that cannot read what it shows answers as its read did: not now, rather than failed. */
function reachable(
  fetch: TransportOptions["fetch"],
  isDatabaseAway: AppParts["isDatabaseAway"],
): TransportOptions["fetch"] {
  return async (url, init) => {
    const answer = await (isDatabaseAway() ? orUnavailable(fetch(url, init)) : fetch(url, init));
    // Searches are sent, and their failure is a result of its own.
    if (answer.status === 503 && !init.method)
      throw data(null, { status: 503, headers: { "Retry-After": "5" } });
    return answer;
  };
}

async function orUnavailable(answer: Response | Promise<Response>): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const timer = setTimeout(() => resolve(new Response(null, { status: 503 })), PATIENCE_WHILE_AWAY_MS);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
