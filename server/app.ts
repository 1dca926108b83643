import { ClientDisconnected } from "#platform/http/web-request.ts";
import { Hono } from "hono";
import type { Site } from "#features/site/schema/site.ts";
import { createAjax, createApi } from "./api/api.ts";
import type { ApiCaller, ApiParts } from "#features/site/api/query-context.ts";
import { createApiParts } from "./api/api-parts.ts";
import { takesLargeBody } from "./api/large-bodies.ts";
import { isDatabaseUnavailable } from "#platform/db/is-database-away.ts";
import type { Config } from "#platform/config/config.ts";
import { createDesk } from "./desk/serve-desk.tsx";
import { deskAssets } from "./desk/serve-desk.tsx";
import { createFeeds } from "./feeds.ts";
import { createPreview } from "./preview/serve-preview.ts";
import { createSeo } from "./seo.ts";
import type { Log } from "#platform/log/log.ts";
import { createMailPreview } from "./mail-preview/mail-preview.ts";
import { findOriginal } from "#platform/media/serving/find-original.ts";
import { createMediaHandler } from "#platform/media/serving/media-handler.ts";
import { createRentalPhotos } from "#features/rentals/serve-photos.server.ts";
import { answerStreetMap, STREET_MAP_PATH } from "#features/map/street-map.server.ts";
import type { SiteDirectory } from "#features/site/site-directory.ts";
import { mailFolderOf } from "#platform/mail/mail-files.ts";
import type { Suspension } from "#features/site/suspension.ts";
import type { Storage } from "#features/site/storage.ts";

/** What the process knows about one request before anything is rendered. */
export type RequestEnv = {
  readonly requestId: string;
  readonly site: Site;
  /** Scheme and host of the site's own absolute addresses. */
  readonly origin: string;
  readonly nonce: string;
  /** Hands the rendered page to the page cache; what it shows is written into `tags`. Null: the page is not cached. */
  readonly storePage: ((html: string) => void) | null;
  /** Asked on this very machine, where `DEV_PAGES` is on: `/_blocks` and `/_mail` exist. */
  readonly isLocal: boolean;
  readonly tags: Set<string>;
  /** Aborts the rendering: nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** The visitor, as the connection and trusted proxies tell; nobody while a page is rendered for the cache. */
  readonly caller: ApiCaller;
  /** Set while the operator has taken the site off. */
  readonly suspension?: Suspension | null;
  /** Called with each error that is logged; set only in development, so that the error is shown. */
  readonly onFault?: (error: unknown) => void;
};

export type AppParts = {
  readonly storage: Storage;
  readonly sites: SiteDirectory;
  readonly config: Pick<
    Config,
    "imageCdnUrl" | "dataDir" | "mostSizeBytes" | "mapPmtiles" | "mapStyleUrl" | "formChecks"
  >;
  readonly log: Log;
  readonly now: () => Date;
  readonly isDatabaseAway: () => boolean;
};

export type App = {
  fetch(request: Request, requestEnv: RequestEnv): Response | Promise<Response>;
  /** Whether a call may bring so much that its body is read only once its caller is known. */
  takesLargeBody(method: string | undefined, url: string | undefined): boolean;
  /** Stops hearing of changes. */
  close(): void;
};

/** Renders a page of a site, and answers forms that are sent without scripts. */
export type AnswerPage = (request: Request, requestEnv: RequestEnv) => Response | Promise<Response>;

type Env = {
  Bindings: { readonly requestId: string; readonly caller: ApiCaller; readonly requestEnv: RequestEnv };
};

/** What is neither a page nor a call of the API, and failed: a sitemap, a picture. */
function answerFailure(error: unknown, requestId: string, log: Log): Response {
  const isAway = isDatabaseUnavailable(error);
  const hasLeft = error instanceof ClientDisconnected;
  if (!isAway && !hasLeft) log.error({ requestId, err: error }, "a request failed");
  return new Response(`Please try again in a moment. (${requestId})`, {
    status: isAway ? 503 : 500,
    headers: { "Cache-Control": "no-store", ...(isAway ? { "Retry-After": "5" } : {}) },
  });
}

const STAYS_WHILE_SUSPENDED = /^\/(api|[a-z]{2}\/ajax|desk|media)(\/|$)/;

/** Everything that answers requests, once the process has said for which site they are; pages come from `pagesOf`. */
export function createApp(given: AppParts, pagesOf: (parts: AppParts, api: ApiParts) => AnswerPage): App {
  const { storage, close } = untilClosed(given.storage);
  const parts = { ...given, storage };
  const api = createApiParts({
    ...parts,
    formChecks: parts.config.formChecks,
    imageCdn: parts.config.imageCdnUrl,
    dataDir: parts.config.dataDir,
    findOriginal: (file: string) => findOriginal(parts.config.dataDir, file),
  });
  const answerPage = pagesOf(parts, api);
  const answerMedia = createMediaHandler({ ...parts.config, log: parts.log });

  const app = new Hono<Env>();
  app.onError((error, c) => {
    c.env.requestEnv.onFault?.(error);
    return answerFailure(error, c.env.requestId, parts.log);
  });
  // Sitemaps, feeds and everything else of a suspended site; its calls answer for themselves, and its desk stays.
  app.use("*", (c, next) => {
    const isServed = !c.env.requestEnv.suspension || STAYS_WHILE_SUSPENDED.test(new URL(c.req.url).pathname);
    return isServed ? next() : Promise.resolve(answerPage(c.req.raw, c.env.requestEnv));
  });
  app.route("/api", createApi(api));
  app.route("/", createAjax(api));
  const { mapPmtiles } = parts.config;
  if (mapPmtiles) app.get(STREET_MAP_PATH, (c) => answerStreetMap(c.req.raw, mapPmtiles));
  const answerPhoto = createRentalPhotos({ findPhoto: storage.rentals.photo, answerMedia });
  app.on(["GET", "HEAD"], "/rental-units/assets/*", (c) => answerPhoto(c.req.raw, c.env.requestEnv.site.id));
  app.use("/media/*", async (c, next) => (await answerMedia(c.req.raw, c.env.requestEnv.site.id)) ?? next());
  app.use("/:map{sitemap.*\\.xml}", (c, next) => {
    c.env.requestEnv.tags.add("estates").add("rentals");
    return next();
  });
  app.route("/", createFeeds({ storage, imageCdn: parts.config.imageCdnUrl, now: parts.now }));
  app.route("/", createSeo(storage));
  app.route("/", createMailPreview({ folder: mailFolderOf(parts.config.dataDir), storage }));
  app.route(
    "/",
    createDesk({ assets: deskAssets(), imageCdn: parts.config.imageCdnUrl, hasPolicy: import.meta.env.PROD }),
  );
  const answerPreview = createPreview({ parts, api, pagesOf, answerPage, hasPolicy: import.meta.env.PROD });
  app.on(["GET", "HEAD"], ["/preview/:token", "/preview/:token/*"], (c) =>
    answerPreview(c.req.raw, c.env.requestEnv, c.req.param("token")),
  );
  app.all("*", (c) => answerPage(c.req.raw, c.env.requestEnv));
  return {
    fetch: (request, requestEnv) => {
      const { requestId, caller } = requestEnv;
      return app.fetch(request, { requestId, caller, requestEnv });
    },
    takesLargeBody,
    close,
  };
}

/** The storage, whose listeners that the app adds are told nothing more once it is closed. */
function untilClosed(storage: Storage): { readonly storage: Storage; close(): void } {
  const stops: Array<() => void> = [];
  const onChange: Storage["onChange"] = (listener) => {
    const stop = storage.onChange(listener);
    stops.push(stop);
    return stop;
  };
  return { storage: { ...storage, onChange }, close: () => stops.forEach((stop) => stop()) };
}
