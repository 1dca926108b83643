import { Hono } from "hono";
import { createRequestHandler, data, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createClient } from "#contract/client.ts";
import type { TransportOptions } from "#contract/client/transport.ts";
import type { Site } from "#contract/site/site.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { pageWords } from "#site/estate/loading/page-words.server.ts";
import { renderingContext } from "#site/rendering.ts";
import { dictionaryOf } from "#site/shell/words/dictionaries.ts";
import { pageLocale } from "#site/shell/language/page-locale.ts";
import { type Visit, visitContext } from "#site/visit.ts";
import { createAjax } from "./api/ajax.ts";
import { createApi } from "./api/api.ts";
import type { ApiCaller, ApiEnv } from "./api/call/api-env.ts";
import { inProcessFetch } from "./api/in-process-fetch.ts";
import type { Config } from "./config.ts";
import { createFindability } from "./findability/findability.ts";
import type { Log } from "./log.ts";
import { languageBuild } from "./language-builds.ts";
import { createMailRoom } from "./mail-room/mail-room.ts";
import { findOriginal } from "./media/serving/find-original.ts";
import { createMediaHandler } from "./media/serving/media-handler.ts";
import { createRentalPhotos } from "./media/serving/rental-photos.ts";
import { mapSourceOf } from "./map/map-source-of.ts";
import { answerStreetMap, STREET_MAP_PATH } from "./map/street-map.ts";
import { pageSend } from "./middleware/page-send.ts";
import type { SiteDirectory } from "./middleware/site-directory.ts";
import { readableRequest } from "./pages/readable-request.ts";
import { mailFolderOf } from "./storage/mails/mail-files.ts";
import { createSiteMemory } from "./site-memory.ts";
import type { Storage } from "./storage/storage.ts";

/** What the process knows about one request before anything is drawn. */
export type Arrival = {
  readonly requestId: string;
  readonly site: Site;
  /** Scheme and host of the site's own absolute addresses. */
  readonly origin: string;
  readonly nonce: string;
  /** Takes the page where it may be kept; what it shows is written into `tags`. Null: it leaves as it is drawn. */
  readonly take: ((html: string) => void) | null;
  /** Asked on this very machine: rooms of developers exist. */
  readonly isLocal: boolean;
  readonly tags: Set<string>;
  /** The visitor, as the connection and trusted proxies tell; nobody while a page is drawn to be kept. */
  readonly caller: ApiCaller;
};

export type AppParts = {
  readonly storage: Storage;
  readonly sites: SiteDirectory;
  readonly config: Pick<Config, "imageCdnUrl" | "dataDir" | "mapPmtiles" | "mapStyleUrl" | "formChecks">;
  readonly log: Log;
  readonly now: () => Date;
  readonly isDatabaseAway: () => boolean;
};

export type App = { fetch(request: Request, arrival: Arrival): Response | Promise<Response> };

type Env = {
  Bindings: { readonly requestId: string; readonly caller: ApiCaller; readonly arrival: Arrival };
};

/** The router asks for the data of `/fr` at `/fr.data`. */
const DATA_ENDING = /\.data$/;

/** Everything that answers requests, once the process has said for which site they are. */
export function createApp(parts: AppParts): App {
  const { storage } = parts;
  const deps = {
    ...parts,
    words: dictionaryOf,
    formChecks: parts.config.formChecks,
    estateWords: pageWords,
    findOriginal: (file: string) => findOriginal(parts.config.dataDir, file),
  };
  const calls = new Hono<ApiEnv>().route("/api", createApi(deps)).route("/", createAjax(deps));
  const visitOf = createVisits(parts, calls);
  const drawPage = createPageDrawing();
  const answerMedia = createMediaHandler({ dataDir: parts.config.dataDir, log: parts.log });

  const app = new Hono<Env>();
  app.route("/", calls);
  const { mapPmtiles } = parts.config;
  if (mapPmtiles) app.get(STREET_MAP_PATH, (c) => answerStreetMap(c.req.raw, mapPmtiles));
  const answerPhoto = createRentalPhotos({ findPhoto: storage.rentals.photo, answerMedia });
  app.on(["GET", "HEAD"], "/rental-units/assets/*", (c) => answerPhoto(c.req.raw, c.env.arrival.site.id));
  app.use("/media/*", async (c, next) => (await answerMedia(c.req.raw)) ?? next());
  app.use("/:map{sitemap.*\\.xml}", (c, next) => {
    c.env.arrival.tags.add("estates").add("rentals");
    return next();
  });
  app.route("/", createFindability(storage));
  app.route("/", createMailRoom({ folder: mailFolderOf(parts.config.dataDir), storage }));
  app.all("*", (c) => {
    const { arrival } = c.env;
    const { nonce, take, requestId } = arrival;
    const report = (error: unknown) => parts.log.error({ requestId, err: error }, "a page failed");
    const context = new RouterContextProvider();
    context.set(renderingContext, { nonce, take, report });
    const locale = pageLocale(c.req.path.replace(DATA_ENDING, ""), arrival.site);
    context.set(visitContext, visitOf(arrival, locale));
    const sent = pageSend(readableRequest(c.req.raw));
    if (!sent) return new Response("This form was sent by a page of another site.", { status: 403 });
    return drawPage(locale, sent, context);
  });
  return {
    fetch: (request, arrival) => {
      const { requestId, caller } = arrival;
      return app.fetch(request, { requestId, caller, arrival });
    },
  };
}

/** A router for each language: none has to look at the others' addresses. */
function createPageDrawing() {
  const routers = new Map(
    LOCALES.map((locale) => [
      locale,
      createRequestHandler(languageBuild(build, locale), import.meta.env.MODE),
    ]),
  );
  return (locale: Locale, request: Request, context: RouterContextProvider) =>
    routers.get(locale)!(request, context);
}

function createVisits({ storage, config, log, now, isDatabaseAway }: AppParts, calls: Hono<ApiEnv>) {
  const memory = createSiteMemory(storage);
  const map = mapSourceOf(config);
  return ({ site, tags, requestId, origin, isLocal, caller }: Arrival, locale: Locale): Visit => ({
    site,
    isLocal,
    tags,
    requestId,
    origin,
    now: now(),
    imageCdn: config.imageCdnUrl,
    map,
    client: createClient({
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
