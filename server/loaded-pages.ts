import { LRUCache } from "lru-cache";
import {
  createStaticHandler,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import { type PageRoutes, pageRoutesOf } from "./page-routes.ts";

/** Visitors write paths: so many are known at most, and none that is longer. */
const MOST_PATHS = 1_000;
const LONGEST_PATH = 200;

/** Addresses at which the router asks for a page's data, and what it takes out of others. */
const OF_THE_ROUTER = /^[^?]*\.data(?:\?|$)|[?&](?:index|_routes)\b/;

/**
 * Draws pages as the router does, on a shorter way: it looks once for the routes of a path, and asks their loaders with the
 * request as it is. Null for all that is more than a page whose loaders answer: the router itself draws that, and meets
 * again whatever was thrown here (`ask-once.ts`).
 */
export function createLoadedPages(build: ServerBuild) {
  const { match } = createStaticHandler(nestedRoutes(build));
  const known = new LRUCache<string, LoadedPage>({ max: MOST_PATHS });

  const pageAt = (pathname: string): LoadedPage | null => {
    const told = known.get(pathname);
    if (told) return told;
    const routes = pageRoutesOf(build, match(pathname));
    if (!routes) return null;
    const page = { routes, surroundings: surroundingsOf(build, routes) };
    if (pathname.length <= LONGEST_PATH) known.set(pathname, page);
    return page;
  };

  return async (request: Request, context: RouterContextProvider): Promise<Response | null> => {
    const url = new URL(request.url);
    if (request.method !== "GET" || OF_THE_ROUTER.test(url.pathname + url.search)) return null;
    const page = pageAt(url.pathname);
    if (!page) return null;
    // As the router spells it, whatever a browser wrote.
    url.search = url.searchParams.toString();
    const { pathname, search } = url;
    const { routes, surroundings } = page;
    try {
      return await routes.pass({ request, url, context }, async ({ loaderData, statusCode }) => {
        const staticHandlerContext: StaticHandlerContext = {
          basename: build.basename,
          location: { pathname, search, hash: "", state: null, key: "default", mask: undefined },
          matches: routes.matches,
          loaderData,
          actionData: null,
          errors: null,
          statusCode,
          loaderHeaders: {},
          actionHeaders: {},
          _match: match,
        };
        const drawing: EntryContext = { ...surroundings, staticHandlerContext, renderMeta: {} };
        return build.entry.module.default(request, statusCode, new Headers(), drawing, context);
      });
    } catch {
      // Whatever it is, the router meets it as well, and knows what to do about it.
      return null;
    }
  };
}

type LoadedPage = { readonly routes: PageRoutes; readonly surroundings: ReturnType<typeof surroundingsOf> };

/** What is the same for every visit to a path; of all routes only its own, since drawing goes through those that there are. */
function surroundingsOf(
  { assets, routes, basename, future, routeDiscovery, ssr }: ServerBuild,
  { matches }: PageRoutes,
) {
  const isSpaMode = false;
  const ids = matches.map(({ route }) => route.id);
  const own = <R>(all: Readonly<Record<string, R>>) => Object.fromEntries(ids.map((id) => [id, all[id]!]));
  return {
    manifest: { ...assets, routes: own(assets.routes) },
    branches: [],
    routeModules: Object.fromEntries(ids.map((id) => [id, routes[id]!.module])),
    serverHandoffString: JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode }),
    future,
    ssr,
    routeDiscovery,
    isSpaMode,
  };
}

function nestedRoutes({ routes }: ServerBuild) {
  const all = Object.values(routes).flatMap((route) => route ?? []);
  const below = (parentId: string | undefined): object[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive }) =>
        index ? { id, path, index } : { id, path, caseSensitive, children: below(id) },
      );
  return below(undefined) as Parameters<typeof createStaticHandler>[0];
}
