// First of all sheets: it says the order of the style layers.
import "#site/styles/site.css";
import { type Context, Hono } from "hono";
import { createClient } from "#contract/client.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import type { Assets } from "#platform/render/assets.ts";
import type { Page, Resource } from "#platform/render/page.ts";
import "#site/shell/words/add-all-dictionaries.server.ts";
import { screenPath, SCREENS } from "#site/screens.ts";
import { isPublishedAddress } from "#site/shell/language/page-locale.ts";
import { answerOf } from "./answer-of.ts";
import { renderError, renderPage, type Rendering } from "./render-page.tsx";
import { ROUTES } from "./routes.ts";
import type { PageData } from "./site-page.ts";
import type { Visit } from "#site/visit.ts";

/** What the server hands to a page of one request. */
export type PageEnv = {
  /** Who the page is for, with a client whose errors are those of this build. */
  readonly visitWith: (newClient: typeof createClient) => Visit;
  readonly rendering: Omit<Rendering, "assets">;
};

type Env = { Bindings: PageEnv };

/** The pages of all sites as routes: each screen of the table in each language; any other address is `rest`'s. */
export function servePages(assets: Assets, rest: (request: Request, env: PageEnv) => Promise<Response>) {
  const app = new Hono<Env>();
  for (const screen of SCREENS) {
    const page = ROUTES[screen.id];
    if (!page) continue;
    for (const locale of LOCALES) app.all(screenPath(screen, locale), (c) => answerPage(c, page, assets));
  }
  app.all("*", (c) => rest(c.req.raw, c.env));
  return (request: Request, env: PageEnv) => app.fetch(request, env);
}

const READS = new Set(["GET", "HEAD"]);

async function answerPage(
  c: Context<Env>,
  page: Page<Visit, PageData> | Resource<Visit>,
  assets: Assets,
): Promise<Response> {
  const visit = c.env.visitWith(createClient);
  const rendering = { ...c.env.rendering, assets };
  const request = c.req.raw;
  const url = new URL(request.url);
  const shown = { visit, url, rendering };
  if (!isPublishedAddress(url.pathname, visit.site))
    return renderError({ ...shown, status: 404, headers: {} });
  const isRead = READS.has(request.method);
  const takesForms = "action" in page && page.action !== undefined;
  if (!isRead && !takesForms)
    return new Response("This address takes GET, HEAD only.", {
      status: 405,
      headers: { Allow: "GET, HEAD" },
    });
  visit.tags.add("site");
  const ask = isRead || !takesForms ? page.load : page.action!;
  const asked = { context: visit, request, url, params: c.req.param() as Record<string, string> };
  const answer = await answerOf(() => ask(asked), rendering);
  if (answer.kind === "response") return answer.response;
  if (answer.kind === "failure" || !("Content" in page)) {
    const status = answer.kind === "failure" ? answer.status : 500;
    return renderError({ ...shown, status, headers: answer.headers });
  }
  return renderPage({ ...shown, ...answer, Content: page.Content });
}
