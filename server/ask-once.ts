import { data, type LoaderFunction, type RouterContextProvider, type ServerBuild } from "react-router";
import { statusOf } from "#contract/queries/query-error.ts";

type Args = Parameters<LoaderFunction>[0];

/**
 * The build with loaders that are asked once a request, however often its page is begun: what was thrown on the short way
 * (`loaded-pages.ts`) is thrown to the router without another wait.
 */
export function askOnce(build: ServerBuild): ServerBuild {
  const asked = new WeakMap<RouterContextProvider, Map<string, Promise<unknown>>>();

  const once = (id: string, loader: LoaderFunction) => (args: Args) => {
    const context = args.context as RouterContextProvider;
    const answers = asked.get(context) ?? new Map<string, Promise<unknown>>();
    asked.set(context, answers);
    const answer = answers.get(id) ?? (async () => loader(args))().catch(orUnavailable);
    answers.set(id, answer);
    return answer;
  };

  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader as LoaderFunction | undefined;
    return [
      id,
      route && loader ? { ...route, module: { ...route.module, loader: once(id, loader) } } : route,
    ];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

const UNAVAILABLE = 503;

/** The router knows by its own `data()` alone that a page cannot be shown now. */
function orUnavailable(error: unknown): never {
  if (statusOf(error) !== UNAVAILABLE) throw error;
  throw data(null, { status: UNAVAILABLE, headers: { "Retry-After": "5" } });
}
