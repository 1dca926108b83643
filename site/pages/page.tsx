import { data } from "react-router";
import { HttpError } from "#contract/client/http-error.ts";
import type { Page as AgencyPage } from "#contract/site/page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { speak, textOf } from "#domain/locale/localised.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { isIncomplete } from "../blocks/incomplete.ts";
import { loadBlocks } from "../blocks/load-blocks.ts";
import { nextPageLoader } from "../listing/next-page-loader.ts";
import { isPublishedAddress, pageLocale } from "../shell/page-locale.ts";
import { type Visit, visitContext } from "../visit.ts";
import type { Route } from "./+types/page.ts";
import { movedTo } from "./canonical-address.ts";
import { notFound } from "./not-found.ts";
import { pageMeta } from "./page-meta.ts";

/** One page of the agency's own, in one of its languages. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  const page = await findPage(visit, params["*"], locale, url.search);
  visit.tags.add("site");
  const blocks = await loadBlocks(visit, locale, page.blocks, url);
  const view = {
    head: {
      title: speak(page.title, locale),
      description: textOf(page.description, locale),
      isHome: params["*"] === "",
      canonical: visit.origin + url.pathname,
      alternates: alternatesOf(page, visit),
    },
    blocks,
  };
  // A kept page is better than one with a part missing: the cache answers with that instead of a 503.
  return isIncomplete(visit) ? data(view, { status: 503 }) : view;
}

/** A list's next page that can't be fetched is the list's to tell; the page itself stays. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return nextPageLoader(new URL(request.url), serverLoader);
}

async function findPage(visit: Visit, path: string, locale: Locale, search: string): Promise<AgencyPage> {
  try {
    return await visit.client.pageByUrl(path);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
  const pages = await visit.remember("pages", () => visit.client.pages());
  const meant = pages.find((page) => page.paths[locale] !== undefined && hasPath(page, path));
  throw meant ? movedTo(hrefOfPage(locale, meant.paths[locale] ?? ""), search) : notFound();
}

/** Tells whether a page has this path in any language. */
function hasPath(page: AgencyPage, path: string): boolean {
  return LOCALES.some((locale) => page.paths[locale] === path);
}

function alternatesOf(page: AgencyPage, { site }: Visit): Array<{ locale: Locale; href: string }> {
  return site.locales.flatMap((locale) => {
    const path = page.paths[locale];
    return path === undefined ? [] : [{ locale, href: hrefOfPage(locale, path) }];
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, matches);

export default function Page({ loaderData }: Route.ComponentProps) {
  return <Blocks blocks={loaderData.blocks} title={loaderData.head.title} />;
}
