import { data, useRouteLoaderData } from "react-router";
import { hrefOfPage } from "#domain/locale/href.ts";
import { speak, textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { findSitePage } from "../shell/find-site-page.ts";
import { isIncomplete } from "../shell/incomplete.ts";
import { loadBlocks } from "../blocks/load-blocks.ts";
import type { LoadedBlock } from "../shell/loaded-block.ts";
import { nextPageLoader } from "../listing/next-page-loader.ts";
import { ErrorScreen } from "../shell/error-screen.tsx";
import type { PageHead } from "../shell/page-head.ts";
import { isPublishedAddress, pageLocale } from "../shell/page-locale.ts";
import type { ShellView } from "../shell/shell-view.ts";
import { type Visit, visitContext } from "../visit.ts";
import type { Route } from "./+types/page.ts";
import { findPage } from "./find-page.ts";
import { notFound } from "./not-found.ts";
import { alternatesOf, nearestOf } from "./page-languages.ts";
import { pageMeta } from "./page-meta.ts";

type PageView = { readonly head?: PageHead; readonly blocks: readonly LoadedBlock[] };

/** One page of the agency's own, in one of its languages. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  visit.tags.add("site");
  const page = await findPage(visit, params["*"], locale, url);
  if (!page) return loadNotFound(visit, locale, url);
  const pages = await visit.remember("pages", () => visit.client.pages());
  const view: PageView = {
    head: {
      title: speak(page.title, locale),
      description: textOf(page.description, locale),
      isHome: params["*"] === "",
      canonical: visit.origin + url.pathname,
      alternates: alternatesOf(page, visit.site.locales),
      nearest: nearestOf(page, pages, visit.site.locales, locale),
    },
    blocks: await loadBlocks(visit, locale, page.blocks, url),
  };
  // A kept page is better than one with a part missing: the cache answers with that instead of a 503.
  return data(view, { status: isIncomplete(visit) ? 503 : 200 });
}

/** The agency's own words below "not found", where it wrote some. */
async function loadNotFound(visit: Visit, locale: Locale, url: URL) {
  const { notFoundPageId } = visit.site.settings;
  const page = notFoundPageId ? await findSitePage(visit, notFoundPageId) : null;
  if (!page) throw notFound();
  const view: PageView = { blocks: await loadBlocks(visit, locale, page.blocks, url) };
  return data(view, { status: 404, statusText: "Not Found" });
}

/** A list's next page that can't be fetched is the list's to tell; the page itself stays. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return nextPageLoader(new URL(request.url), serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, matches);

export default function Page({ loaderData: { head, blocks } }: Route.ComponentProps) {
  const shell = useRouteLoaderData("root") as ShellView;
  if (head) return <Blocks blocks={blocks} title={head.title} />;
  return (
    <ErrorScreen failure="notFound" homeHref={hrefOfPage(shell.locale, "")}>
      <Blocks blocks={blocks} title={null} />
    </ErrorScreen>
  );
}
