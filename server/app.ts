import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { Log } from "./log.ts";
import type { Config } from "./config.ts";
import { createClient } from "#contract/client.ts";
import type { Site } from "#contract/site/site.ts";
import { renderingContext } from "#site/rendering.ts";
import { pageLocale } from "#site/shell/page-locale.ts";
import { visitContext } from "#site/visit.ts";
import { originOfSite } from "./middleware/site-origin.ts";
import type { Storage } from "./storage/storage.ts";

/** What the process knows about one request before any page is drawn. */
export type Arrival = {
  readonly requestId: string;
  readonly site: Site;
  readonly nonce: string;
  /** A page that may be kept is drawn whole; what it shows is written into `tags`. */
  readonly whole: boolean;
  readonly tags: Set<string>;
};

export type AppParts = {
  readonly storage: Storage;
  readonly config: Pick<Config, "port" | "imageCdnUrl">;
  readonly log: Log;
  readonly now: () => Date;
};

export type App = { fetch(request: Request, arrival: Arrival): Response | Promise<Response> };

/** Everything that answers requests, once the process has said for which site they are. */
export function createApp({ config, log, now }: AppParts): App {
  const app = new Hono<{ Bindings: Arrival }>();
  const drawPage = createRequestHandler(build, import.meta.env.MODE);

  app.all("*", (c) => {
    const context = new RouterContextProvider();
    const { nonce, whole, site, tags, requestId } = c.env;
    context.set(renderingContext, { nonce, whole });
    context.set(visitContext, {
      site,
      tags,
      requestId,
      now: now(),
      origin: originOfSite(site, config.port),
      imageCdn: config.imageCdnUrl,
      client: createClient({
        basePath: "/api",
        siteId: site.id,
        locale: pageLocale(c.req.path, site),
        fetch: async () => new Response(null, { status: 503 }),
        log: (line) => log.warn({ ...line, requestId }, line.message),
      }),
      remember: async (_key, make) => make(),
    });
    return drawPage(c.req.raw, context);
  });
  return app;
}
