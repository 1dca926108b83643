import type { RouterContextProvider, ServerBuild, StaticHandlerContext } from "react-router";

type Matches = StaticHandlerContext["matches"];
type Loaded = Pick<StaticHandlerContext, "loaderData" | "statusCode">;

type Asked = { readonly request: Request; readonly url: URL; readonly context: RouterContextProvider };
type Draw = (loaded: Loaded) => Promise<Response>;

export type PageRoutes = {
  readonly matches: Matches;
  /** Asks the loaders, behind what stands before them, and draws what they answered; throws where that is no page's data. */
  pass(asked: Asked, draw: Draw): Promise<Response>;
};

/** The routes of a path whose pages are no more than their loaders' data; null for any other. */
export function pageRoutesOf(build: ServerBuild, matches: Matches | null): PageRoutes | null {
  if (!matches?.[0]) return null;
  const modules = matches.map(({ route }) => ({ id: route.id, ...build.routes[route.id]!.module }));
  // Their own headers, or an answer that is no page, are the router's to make.
  if (!modules.at(-1)?.default || modules.some(({ headers }) => headers)) return null;
  const loaders = modules.flatMap(({ id, loader }) => (loader ? [{ id, loader }] : []));
  const steps = modules.flatMap(({ middleware }) => middleware ?? []);
  const { params } = matches[0];
  const paths = matches.map(({ route }) => route.path?.replace(/^\/|\/$/g, "")).filter(Boolean);
  const pattern = `/${paths.join("/")}`;

  return {
    matches,
    async pass(asked, draw) {
      const args = { ...asked, params, pattern };
      const load = async () => {
        const answers = await Promise.all(loaders.map(async ({ loader }) => readAnswer(await loader(args))));
        return draw({
          loaderData: Object.fromEntries(loaders.map(({ id }, at) => [id, answers[at]!.data])),
          statusCode: answers.findLast(({ status }) => status !== 200)?.status ?? 200,
        });
      };
      const all = steps.reduceRight<() => Promise<Response>>(
        (next, step) => async () => (await step(args, next)) as Response,
        load,
      );
      return all();
    },
  };
}

type WithInit = {
  readonly type: "DataWithResponseInit";
  readonly data: unknown;
  readonly init?: ResponseInit;
};

/** What a loader answered, by itself or by the router's `data()`. */
function readAnswer(answer: unknown): { readonly data: unknown; readonly status: number } {
  if (!isWithInit(answer)) {
    if (answer instanceof Response) throw answer;
    return { data: answer, status: 200 };
  }
  const { data, init: { status = 200, headers } = {} } = answer;
  if (headers || (status >= 300 && status < 400))
    throw new Error("Headers and redirects are the router's to send.");
  return { data, status };
}

function isWithInit(answer: unknown): answer is WithInit {
  return (answer as Partial<WithInit> | null | undefined)?.type === "DataWithResponseInit";
}
