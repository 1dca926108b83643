// First of all sheets: it says the order of the style layers.
import "#ui/styles/site.css";
import { type Context, Hono } from "hono";
import { LOCALES } from "#domain/locale/locale.ts";
import type { Assets } from "#platform/render/assets.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { preferredLocale } from "#domain/locale/preferred-locale.ts";
import { failPage, redirectTo } from "#platform/render/page-answer.ts";
import { screenPath, SCREENS } from "#domain/locale/screens.ts";
import { canonicalRedirect } from "#features/site/canonical-address.ts";
import { isPublishedAddress } from "#features/site/page-locale.ts";
import { agencyPage } from "./agency/agency.page.tsx";
import { throwIfMoved } from "./agency/find-page.ts";
import { loadAnswer } from "./load-answer.ts";
import { blockStates } from "./block-states.page.tsx";
import { prepareFrame, renderError, renderPage, type Rendering } from "./render-page.tsx";
import { ROUTES } from "./routes.ts";
import { renderSuspended } from "./suspended-page.tsx";
import type { Suspension } from "#features/site/suspension.ts";
import type { SitePage, SiteResource } from "#features/site/site-page.ts";
import type { RequestContext } from "#features/site/request-context.ts";

/** What the server hands to a page of one request. */
export type PageEnv = {
  readonly context: RequestContext;
  readonly rendering: Omit<Rendering, "assets">;
};

type Env = { Bindings: PageEnv };

/** The pages of all sites as routes: each screen of the table in each language, and below them what agencies say. */
export function servePages(assets: Assets) {
  const app = new Hono<Env>();
  // Whoever asked for the page answers for it, and notes it.
  app.onError((error) => {
    throw error;
  });
  app.use((c, next) => {
    const moved = canonicalRedirect(new URL(c.req.url));
    return moved ? Promise.resolve(moved) : next();
  });
  for (const locale of LOCALES) {
    for (const screen of SCREENS)
      app.all(screenPath(screen, locale), (c) => answerPage(c, ROUTES[screen.id], assets));
    for (const path of [`/${locale}`, `/${locale}/:path{.+}`])
      app.all(path, (c) => answerPage(c, agencyPage, assets));
  }
  app.all("/_blocks", (c) => answer(c, blockStates, assets));
  app.all("/", (c) => answer(c, languageChoice, assets));
  app.all("*", (c) => answer(c, unknownAddress, assets));
  return (request: Request, env: PageEnv) => app.fetch(request, env);
}

/** What stands at every address of a site that its operator took off. */
export function serveSuspended(assets: Assets) {
  return (request: Request, { context, rendering }: PageEnv, suspension: Suspension) =>
    renderSuspended(request, { context, rendering: { ...rendering, assets } }, suspension);
}

/** `/` leads to the home page in the language that the browser likes best among the site's, with all that was asked. */
const languageChoice: SiteResource = {
  load({ context: { site }, request, url }) {
    const accepted = request.headers.get("accept-language");
    const locale = preferredLocale(accepted, site.locales) ?? site.defaultLocale;
    return redirectTo(hrefOfPage(locale, "") + url.search, { headers: { Vary: "Accept-Language" } });
  },
};

/** An address below no language: moved by the agency, or nowhere. */
const unknownAddress: SiteResource = {
  load({ context, url }) {
    throwIfMoved(context, url);
    return failPage(404);
  },
};

const READS = new Set(["GET", "HEAD"]);

type Answering = SitePage | SiteResource;

/** An address below a language that the site does not speak is nowhere. */
async function answerPage(c: Context<Env>, page: Answering, assets: Assets): Promise<Response> {
  const { context } = c.env;
  const url = new URL(c.req.url);
  if (isPublishedAddress(url.pathname, context.site)) return answer(c, page, assets);
  const rendering = { ...c.env.rendering, assets };
  return renderError({ context, url, rendering, status: 404, headers: {} });
}

async function answer(c: Context<Env>, page: Answering, assets: Assets): Promise<Response> {
  const { context } = c.env;
  const rendering = { ...c.env.rendering, assets };
  const request = c.req.raw;
  const url = new URL(request.url);
  const shown = { context, url, rendering };
  const isRead = READS.has(request.method);
  const takesForms = "action" in page && page.action !== undefined;
  if (!isRead && !takesForms)
    return new Response("This address takes GET, HEAD only.", {
      status: 405,
      headers: { Allow: "GET, HEAD" },
    });
  context.tags.add("site");
  const ask = isRead || !takesForms ? page.load : page.action!;
  const asked = { context: context, request, url, params: c.req.param() as Record<string, string> };
  if ("Content" in page) prepareFrame(context, url);
  const told = await loadAnswer(() => ask(asked), rendering);
  if (told.kind === "response") return told.response;
  if (told.kind === "failure" || !("Content" in page)) {
    const status = told.kind === "failure" ? told.status : 500;
    return renderError({ ...shown, status, headers: told.headers });
  }
  return renderPage({ ...shown, ...told, page });
}
