import {
  createContext,
  createRequestHandler,
  data,
  type EntryContext,
  redirect,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { describe, expect, test } from "vitest";
import { askOnce } from "./ask-once.ts";
import { createLoadedPages } from "./loaded-pages.ts";

type Asked = {
  readonly url: URL;
  readonly params: object;
  readonly pattern: string;
  readonly context: RouterContextProvider;
};

const steps = createContext<string[]>();
const told = ({ url, params, pattern, context }: Asked) => ({
  search: url.search,
  path: url.pathname,
  params,
  pattern,
  steps: [...context.get(steps)],
});

const behindDoor = async ({ url, context }: Asked, next: () => Promise<Response>) => {
  context.get(steps).push("door");
  if (url.pathname === "/nl/verhuisd") throw redirect("/nl/te-koop", 301);
  return next();
};

const MODULES: ReadonlyArray<readonly [id: string, path: string | undefined, module: object]> = [
  ["root", undefined, { default: () => null, middleware: [behindDoor], loader: told }],
  [
    "estate",
    "/nl/aanbod/:id/:slug?",
    { default: () => null, loader: (asked: Asked) => data(told(asked), { status: 410 }) },
  ],
  [
    "favorites",
    "/nl/favorieten",
    { default: () => null, loader: told, headers: () => ({ "Cache-Control": "no-store" }) },
  ],
  ["calendar", "/nl/agenda.ics", { loader: () => new Response("BEGIN:VCALENDAR") }],
  ["sent", "/nl/weg", { default: () => null, loader: () => redirect("/nl/te-koop") }],
  [
    "broken",
    "/nl/stuk",
    { default: () => null, loader: () => Promise.reject(new Error("the storage is away")) },
  ],
  [
    "unknown",
    "/nl/niets",
    { default: () => null, loader: () => Promise.reject(data(null, { status: 404 })) },
  ],
  ["page", "/nl/*", { default: () => null, loader: told }],
];

/** A site of these routes, whose pages are what the drawing of a page is given. */
const BUILD = {
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
        const { matches, location, loaderData, actionData, errors } = staticHandlerContext;
        const shown = matches.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));
        const page = { shown, location: { ...location, key: "" }, loaderData, actionData, errors };
        return Response.json(page, { status, headers });
      },
      handleError: () => {},
    },
  },
  routes: Object.fromEntries(
    MODULES.map(([id, path, module]) => [
      id,
      { id, path, module, ...(id === "root" ? {} : { parentId: "root" }) },
    ]),
  ),
} as unknown as ServerBuild;

const drawLoaded = createLoadedPages(BUILD);
const drawByRouter = createRequestHandler(BUILD, "production");

const contextOf = () => new RouterContextProvider(new Map([[steps, []]]));
const requestOf = (address: string, init?: RequestInit) =>
  new Request(`http://huyzen.localhost${address}`, init);

async function contentOf(response: Response | null) {
  return response && { status: response.status, headers: [...response.headers], text: await response.text() };
}

describe("a page is drawn the short way as by the router", () => {
  test.each([
    "/nl/te-koop",
    "/nl/te-koop?city=721&price-max=350000&page=3",
    "/nl/te-koop?q=a%20b+c&x=%3Cb%3E&leeg=",
    "/nl/caf%C3%A9/terras",
    "/nl/aanbod/12/huis-in-gent",
    "/nl/aanbod/12",
    "/NL/Te-Koop/",
  ])("%s", async (address) => {
    const short = await contentOf(await drawLoaded(requestOf(address), contextOf()));
    expect(short).toEqual(await contentOf(await drawByRouter(requestOf(address), contextOf())));
    // A path that is known by now leads to the same.
    expect(await contentOf(await drawLoaded(requestOf(address), contextOf()))).toEqual(short);
  });
});

test.each([
  ["a page with headers of its own", "/nl/favorieten"],
  ["an answer that is no page", "/nl/agenda.ics"],
  ["what leads on", "/nl/weg"],
  ["what a door leads on", "/nl/verhuisd"],
  ["what breaks", "/nl/stuk"],
  ["what is not there", "/nl/niets"],
  ["what no route is for", "/fr/a-vendre"],
  ["the data of a page", "/nl/te-koop.data"],
  ["the data of some of its parts", "/nl/te-koop.data?city=2&_routes=page"],
  ["what the router takes out of an address", "/nl/te-koop?index"],
])("%s is left to the router", async (_, address) => {
  expect(await drawLoaded(requestOf(address), contextOf())).toBeNull();
});

test.each(["POST", "HEAD"])("so is a %s", async (method) => {
  expect(await drawLoaded(requestOf("/nl/te-koop", { method }), contextOf())).toBeNull();
});

test("what a loader threw is thrown to the router without asking it again", async () => {
  let asked = 0;
  const root = BUILD.routes["root"]!;
  const loader = async () => {
    asked += 1;
    throw data(null, { status: 503 });
  };
  const own = askOnce({
    ...BUILD,
    routes: { ...BUILD.routes, root: { ...root, module: { ...root.module, loader } } },
  });
  const context = contextOf();
  expect(await createLoadedPages(own)(requestOf("/nl/te-koop"), context)).toBeNull();
  const answer = await createRequestHandler(own, "production")(requestOf("/nl/te-koop"), context);
  expect({ asked, status: answer.status }).toEqual({ asked: 1, status: 503 });
});
