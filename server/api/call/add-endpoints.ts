import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { routePath } from "hono/route";
import type { Site } from "#features/site/schema/site.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/locale/locale.ts";
import { preferredLocale } from "#domain/locale/preferred-locale.ts";
import { isCrossSitePost } from "#platform/http/cross-site-post.ts";
import { currentTracing } from "#platform/tracing/tracing.ts";
import { sendAnswer } from "./send-answer.ts";
import type { ApiEnv } from "./api-env.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { knownError } from "#features/site/api/known-error.ts";
import { formNotTaken } from "./form-not-taken.ts";
import type { Endpoint } from "#features/site/api/endpoint.ts";
import type { Holder } from "#features/site/access/holder.ts";
import { bringsSession, holderOfCall, refuseOtherRoles } from "./holder-of-call.ts";
import { noteRefusal } from "./note-refusal.ts";
import { readBody, readForm } from "./read-body.ts";
import { isReadLate, readBytes, SMALL_BODY, whenThereIsRoom } from "./read-bytes.ts";
import { refuseSuspended } from "#features/site/api/refuse-suspended.ts";
import type { SiteDirectory } from "#features/site/site-directory.ts";

const limitBody = ({ takesBytes = SMALL_BODY }: Endpoint) =>
  bodyLimit({
    maxSize: takesBytes,
    onError: () => {
      throw new AppError("too-large");
    },
  });

/** Puts each endpoint on its path; a path's other methods are a 405 that lists those it has. */
export function addEndpoints(api: Hono<ApiEnv>, endpoints: readonly Endpoint[], parts: ApiParts): void {
  for (const [path, onPath] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const routes = routesOf(path);
    for (const endpoint of onPath) {
      if (!isReadLate(endpoint)) api.on(endpoint.method, routes, limitBody(endpoint));
      api.on(endpoint.method, routes, (c) =>
        run(c, endpoint, parts).catch((thrown: unknown) => {
          const error = knownError(thrown, c.get("requestId"), parts.log);
          throw endpoint.isForm ? formNotTaken(error, localeOf(c, null)) : error;
        }),
      );
    }
    const allow = onPath.map(({ method }) => (method === "GET" ? "GET, HEAD" : method)).join(", ");
    for (const route of routes) {
      api.all(route, () => {
        throw new AppError("method-not-allowed", { headers: { Allow: allow } });
      });
    }
  }
}

/** Of a site that its operator took off, only the desk goes on; whether a session lives is found out later. */
function mayBeOfDesk(request: Request, { scope, desk }: Endpoint): boolean {
  return Boolean(desk) || (Boolean(scope) && bringsSession(request));
}

const NOBODY = { address: "" };

type Asking = { readonly site: Site | null; readonly locale: Locale; readonly parts: ApiParts };

async function bodyOf(
  c: Context<ApiEnv>,
  { body, isForm, furtherFaults, takesBytes, isStreamed }: Endpoint,
  { site, ...asking }: Asking,
): Promise<unknown> {
  if (!body) return undefined;
  if (isStreamed) return c.req.raw.body ?? new Blob().stream();
  if (takesBytes !== undefined) return readBytes(c, takesBytes);
  return isForm && site ? readForm(c, body, { ...asking, site }, furtherFaults) : readBody(c, body);
}

async function run(c: Context<ApiEnv>, endpoint: Endpoint, parts: ApiParts): Promise<Response> {
  currentTracing()?.noteRoute(c.req.method, routePath(c));
  if (!endpoint.fromAnyOrigin && isCrossSitePost(c.req.raw)) throw new AppError("other-origin");
  // PostgreSQL takes no NUL in a text.
  if (Object.values(c.req.param()).some((param) => param.includes("\0")))
    throw new AppError("not-found", { detail: "Nothing has a name with NUL in it." });
  const site = await siteOfCall(c, endpoint, parts.sites);
  if (site && !mayBeOfDesk(c.req.raw, endpoint)) await refuseSuspended(site, parts);
  if ((!endpoint.scope && !endpoint.desk) || !site)
    return answerCall(c, endpoint, { site, parts, holder: undefined });
  const seen: { holder: Holder | undefined } = { holder: undefined };
  try {
    seen.holder = await holderOfCall(c.req.raw, endpoint, { site, parts });
    // A token beside the desk's header or a cookie is no session.
    if (!endpoint.desk && !seen.holder?.session) await refuseSuspended(site, parts);
    refuseOtherRoles(seen.holder, endpoint);
    return await whenThereIsRoom(site.id, endpoint, () =>
      answerCall(c, endpoint, { site, parts, holder: seen.holder }),
    );
  } catch (error) {
    await noteRefusal(c, error, { site, parts, holder: seen.holder });
    throw error;
  }
}

type Calling = {
  readonly site: Site | null;
  readonly parts: ApiParts;
  readonly holder: Holder | undefined;
};

async function answerCall(
  c: Context<ApiEnv>,
  endpoint: Endpoint,
  { site, parts, holder }: Calling,
): Promise<Response> {
  const url = new URL(c.req.url);
  const locale = localeOf(c, site);
  const asked = {
    params: c.req.param() as Record<string, string>,
    query: url.searchParams,
    headers: c.req.raw.headers,
    host: url.host,
    locale,
    body: await bodyOf(c, endpoint, { site, locale, parts }),
    parts,
    now: parts.now(),
    caller: c.env?.caller ?? NOBODY,
    site,
    holder,
  };
  const answer = await endpoint.handle(asked as never);
  const response = sendAnswer(c, answer, { ...endpoint, imageCdn: parts.imageCdn });
  // Hono drops the body of an answer to HEAD, and what a file that streams holds open would stay so.
  if (c.req.method === "HEAD") await response.body?.cancel();
  return response;
}

/** An address that names its language rules; else the caller's wish among the languages of the site. */
function localeOf(c: Context<ApiEnv>, site: Site | null): Locale {
  const offered = site?.locales ?? LOCALES;
  const named = c.req.param("lang");
  if (named !== undefined) {
    const locale = offered.find((one) => one === named);
    if (!locale) throw new AppError("not-found");
    return locale;
  }
  const wish = preferredLocale(c.req.header("Accept-Language") ?? null, offered);
  return wish ?? site?.defaultLocale ?? DEFAULT_LOCALE;
}

/** `{url}` may hold slashes and be empty; a path that ends in a slash is reached without it too. */
function routesOf(path: string): string[] {
  const route = path
    .replace("{url}", ":url{.*}")
    .replace("/assets/{name}", "/assets/:name{.+}")
    .replace("{lang}", `:lang{${LOCALES.join("|")}}`)
    .replace(/(?<!:\w+)\{(\w+)\}/g, ":$1");
  const bare = route.replace(/\/(:url\{\.\*\})?$/, "");
  return bare === route ? [route] : [route, bare];
}

type FindSite = (c: Context<ApiEnv>, sites: SiteDirectory) => Promise<Site | null>;

const FIND_SITE: Record<Endpoint["siteBy"], FindSite> = {
  path: siteOfPath,
  host: siteOfHost,
  nothing: async () => null,
};

/** The site that a call is for; null where the endpoint is of the whole deployment. */
function siteOfCall(c: Context<ApiEnv>, { siteBy }: Endpoint, sites: SiteDirectory): Promise<Site | null> {
  return FIND_SITE[siteBy](c, sites);
}

/** The path rules; a header that says otherwise is a mistake of the caller's. */
async function siteOfPath(c: Context<ApiEnv>, sites: SiteDirectory): Promise<Site> {
  const siteId = c.req.param("siteId") ?? "";
  const header = c.req.header("X-Site-Id");
  if (header !== undefined && header !== siteId) throw new AppError("other-site");
  const site = await sites.byId(siteId);
  if (!site) throw new AppError("not-found", { detail: "There is no such site." });
  return site;
}

async function siteOfHost(c: Context<ApiEnv>, sites: SiteDirectory): Promise<Site> {
  const site = await sites.forVisitor(new URL(c.req.url).host);
  if (!site) throw new AppError("no-site");
  return site;
}
