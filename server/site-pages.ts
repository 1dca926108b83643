import { servePages, serveSuspended } from "#features/pages/serve-pages.tsx";
import type { Locale } from "#domain/locale/locale.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { BASE_SHEET, SHEETS } from "#features/site/sheets.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import { siteQueries } from "./api/site-queries.ts";
import type { AnswerPage, AppParts, RequestEnv } from "./app.ts";
import { mapSourceOf } from "#features/map/street-map.server.ts";
import { refusedMethod } from "#platform/http/page-method.ts";
import { isCrossSiteFormPost } from "#features/pages/cross-site-form-post.ts";
import { decodableRequest } from "#platform/http/decodable-request.ts";
import { createSiteMemory } from "./site-memory.ts";
import { join } from "node:path";
import { type Assets, readAssets } from "#platform/render/assets.ts";

/** The pages of all sites. */
export function createSitePages(parts: AppParts, api: ApiParts): AnswerPage {
  const contextOf = createRequestContexts(parts, api);
  const answer = servePages(pageAssets());
  const showSuspended = serveSuspended(pageAssets());
  return async (request, requestEnv) => {
    const { nonce, storePage, signal, requestId, onFault, suspension } = requestEnv;
    const report = (error: unknown) => {
      onFault?.(error);
      parts.log.error({ requestId, err: error }, "a page failed");
    };
    const locale = pageLocale(new URL(request.url).pathname, requestEnv.site);
    const rendering = { nonce, storePage, signal, report };
    if (suspension)
      return showSuspended(request, { context: contextOf(requestEnv, locale), rendering }, suspension);
    const refused = refusedMethod(request);
    if (refused) return refused;
    if (isCrossSiteFormPost(request))
      return new Response("This form was sent by a page of another site.", { status: 403 });
    return answer(decodableRequest(request), {
      context: contextOf(requestEnv, locale),
      rendering,
    });
  };
}

function createRequestContexts({ storage, config, log, now, isDatabaseAway }: AppParts, api: ApiParts) {
  const memory = createSiteMemory(storage);
  const map = mapSourceOf(config);
  return ({ site, tags, requestId, origin, isLocal, caller }: RequestEnv, locale: Locale): RequestContext => {
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
      queries: siteQueries(context, { requestId, log, isDatabaseAway }),
      remember: (key, make) => memory.remember(site.id, key, make),
    };
  };
}

/** The entry of the pages' script, as Vite's manifest names it. */
const BROWSER_ENTRY = "features/pages/browser.ts";

/** While developing, Vite serves the sources, and the sheets come with the script. */
const SOURCES: Assets = { script: "/features/pages/browser.dev.ts", sheets: {} };

/** The chunk of the server that each sheet goes with, as `vite.config.ts` calls it. */
const CHUNKS = [BASE_SHEET, ...SHEETS].map((name) => [name, `_sheet-${name}.js`] as const);

/** What pages load: as it was built, while developing the sources. */
function pageAssets(): Assets {
  if (!import.meta.env.PROD) return SOURCES;
  // The build leaves its lists of files beside the server.
  return readAssets(
    {
      scripts: join(import.meta.dirname, "browser-files.json"),
      sheets: join(import.meta.dirname, "server-files.json"),
    },
    { script: BROWSER_ENTRY, sheets: Object.fromEntries(CHUNKS) },
  );
}
