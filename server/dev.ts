import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { App, AppParts, RequestEnv } from "./app.ts";
import { cannotStart } from "#platform/log/plain-failure.ts";
import { originOfSite } from "#features/site/site-origin.ts";
import { createSiteDirectory } from "#features/site/site-directory.ts";
import { callerOf } from "#platform/http/caller.ts";
import { seesDevPages } from "./process/dev-pages.ts";
import { errorStackPage } from "#platform/http/error-stack-page.ts";
import { closeServer, listen } from "#platform/http/listen.ts";
import { openParts } from "./process/open-parts.ts";
import { runOutbound } from "./process/run-outbound.ts";
import { printAddresses } from "./process/print-addresses.ts";
import { sendAnswer } from "#platform/http/send-answer.ts";
import { webRequestOf } from "#platform/http/web-request.ts";

/** The server for developers: every page rendered anew from the sources as they are now, nothing kept, no policy. */
const parts = await openParts(process.env).catch(cannotStart);
const { config, storage, log, now, onStop } = parts;
const sites = createSiteDirectory(storage);
const server = createServer();
const vite = await createVite({
  server: { middlewareMode: true, ws: { server } },
});
const appOf = freshApp(vite, { config, storage, sites, log, now, isDatabaseAway: () => false });

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, "a request failed");
      response.destroy();
    });
  });
});
const port = await listen(server, config);
const outbound = await runOutbound(parts, port, async (draft, look) => {
  const { renderMail } = await sourcesOf<typeof import("./outbound/mail/render-mail.tsx")>(
    vite,
    "/server/outbound/mail/render-mail.tsx",
  );
  return renderMail(draft, look);
});
onStop(outbound.stop);
onStop(() => closeServer(server));
onStop(() => vite.close());
await printAddresses(parts, port);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const caller = callerOf(request, config.trustedProxies);
  const site = await sites.forVisitor(caller.host ?? null);
  const asked = await webRequestOf(request, response, caller);
  if (!site || asked.kind !== "request") return void response.writeHead(404).end("No site here.");
  const faults: unknown[] = [];
  const requestEnv = {
    requestId: randomUUID(),
    site,
    origin: originOfSite(site, port),
    // No policy here: Vite's own scripts and styles have no nonce.
    nonce: "",
    storePage: null,
    isLocal: seesDevPages(request, config),
    tags: new Set<string>(),
    signal: asked.request.signal,
    caller,
    onFault: (error: unknown) => void faults.push(error),
  };
  const page = await rendered(asked.request, requestEnv).catch((error: unknown) => {
    log.error({ err: error }, "the sources do not load");
    faults.push(error);
  });
  await sendAnswer(page && faults.length === 0 ? page : await errorStackPage(faults[0]), response, "");
}

async function rendered(request: Request, requestEnv: RequestEnv): Promise<Response> {
  const app = await appOf();
  return app.fetch(request, requestEnv);
}

/** The app of the sources as they are now; made anew when one of its modules changed. */
function freshApp(vite: ViteDevServer, parts: AppParts): () => Promise<App> {
  let made: { by: unknown; app: App } | undefined;
  return async () => {
    const { createAppWithPages } = await sourcesOf<typeof import("./create-app-with-pages.ts")>(
      vite,
      "/server/create-app-with-pages.ts",
    );
    if (made?.by !== createAppWithPages) {
      made?.app.close();
      made = { by: createAppWithPages, app: createAppWithPages(parts) };
    }
    return made.app;
  };
}

/** A module of the sources as they are now. */
function sourcesOf<Module>({ environments: { ssr } }: ViteDevServer, path: string): Promise<Module> {
  if (!isRunnableDevEnvironment(ssr))
    throw new Error("The site needs an environment that runs in this process");
  return ssr.runner.import<Module>(path);
}
