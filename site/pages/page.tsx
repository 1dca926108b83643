import { data, redirectDocument, useRouteLoaderData } from "react-router";
import type { Page as AgencyPage } from "#contract/site/page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { speak } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Screen } from "#domain/locale/path-words.ts";
import { readAddress } from "#domain/locale/read-address.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { fetchPartsInTime, onDemand } from "../chunks/on-demand.tsx";
import "./agency/item-sheets.ts";
import { findSitePage } from "../shell/block/find-site-page.ts";
import { isIncomplete } from "../shell/incomplete.ts";
import { loadBlocks } from "../blocks/load-blocks.ts";
import type { LoadedBlock } from "../shell/block/loaded-block.ts";
import { nextPageLoader } from "../listing/pages/next-page-loader.ts";
import { ErrorScreen } from "../shell/empty-house/error-screen.tsx";
import type { PageHead } from "../shell/page-head.ts";
import { FormAnswerContext } from "../contact/form/form-state.ts";
import { routerAnswer } from "../contact/sending/router-answer.ts";
import { takeForm } from "../contact/sending/take-form.ts";
import { isPublishedAddress, pageLocale } from "../shell/language/page-locale.ts";
import type { ShellView } from "../shell/shell-view.ts";
import { type Visit, visitContext } from "../visit.ts";
import type { Route } from "./+types/page.ts";
import { describePage } from "./agency/describe-page.ts";
import { findItem } from "./agency/find-item.ts";
import { findPage } from "./agency/find-page.ts";
import { type ItemPageView, loadItem } from "./agency/load-item.ts";
import { loadsAnew } from "./loads-anew.ts";
import { notFound } from "./not-found.ts";
import { throwIfBeyondLastPage } from "./agency/last-page.ts";
import { alternatesOf, nearestOf } from "./agency/page-languages.ts";
import { pageOfList } from "./agency/page-of-list.ts";
import { pageMeta } from "./page-meta.ts";

const ItemPage = onDemand(async () => (await import("./agency/item-page.tsx")).ItemPage);

type PageView = {
  /** Absent where nothing is: the agency's own words for that stand below the product's. */
  readonly head?: PageHead;
  /** What the page shows of the agency's own content; null on any other page. */
  readonly item: ItemPageView | null;
  readonly blocks: readonly LoadedBlock[];
  /** The site has no home page in any language. */
  readonly isUnbuilt?: boolean;
};

/** Screens that links of an agency's own may lead to, and that `features/pages/routes.ts` answers. */
const DOCUMENTS: ReadonlySet<Screen> = new Set([
  "privacyStatement",
  "termsOfUse",
  "accessibility",
  "success",
  "unsubscribe",
]);

/** One page of the agency's own, or one item of its content, in one of its languages. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!isPublishedAddress(url.pathname, visit.site)) throw notFound();
  const locale = pageLocale(url.pathname, visit.site);
  // The router asked for the data of a screen that is a document of its own.
  const { screen } = readAddress(url.pathname);
  if (screen && DOCUMENTS.has(screen)) throw redirectDocument(url.pathname + url.search);
  visit.tags.add("site");
  const view = await loadView(visit, params["*"], locale, url);
  if (!view) return loadNotFound(visit, locale, url);
  // A kept page is better than one with a part missing: the cache answers with that instead of a 503.
  return data(view, { status: isIncomplete(visit) ? 503 : 200 });
}

async function loadView(visit: Visit, path: string, locale: Locale, url: URL): Promise<PageView | null> {
  const page = await findPage(visit, path, locale, url);
  if (page) {
    const blocks = await loadBlocks(visit, locale, page.blocks, url);
    throwIfBeyondLastPage(blocks, url);
    return { head: await headOf(visit, page, locale, url), item: null, blocks };
  }
  const found = await findItem(visit, path, locale, url.search);
  if (!found) return null;
  const [shown, blocks] = await Promise.all([
    loadItem(visit, found, locale),
    loadBlocks(visit, locale, found.item.blocks, url),
  ]);
  throwIfBeyondLastPage(blocks, url);
  return { ...shown, blocks };
}

async function headOf(visit: Visit, page: AgencyPage, locale: Locale, url: URL): Promise<PageHead> {
  const pages = await visit.remember("pages", () => visit.client.pages());
  return {
    title: speak(page.title, locale),
    description: describePage(page, locale, visit.site),
    isHome: page.paths[locale] === "",
    canonical: visit.origin + url.pathname + pageOfList(page, url),
    alternates: alternatesOf(page, visit.site.locales),
    nearest: nearestOf(page, pages, visit.site.locales, locale),
  };
}

/** The agency's own words below "not found", where it wrote some; a site without a home page says that it is to come. */
async function loadNotFound(visit: Visit, locale: Locale, url: URL) {
  if (url.pathname === hrefOfPage(locale, "") && !(await hasHome(visit))) {
    const unbuilt: PageView = { item: null, blocks: [], isUnbuilt: true };
    return data(unbuilt, { status: 404, statusText: "Not Found" });
  }
  const { notFoundPageId } = visit.site.settings;
  const page = notFoundPageId ? await findSitePage(visit, notFoundPageId) : null;
  if (!page) throw notFound();
  const view: PageView = { item: null, blocks: await loadBlocks(visit, locale, page.blocks, url) };
  return data(view, { status: 404, statusText: "Not Found" });
}

async function hasHome(visit: Visit): Promise<boolean> {
  const pages = await visit.remember("pages", () => visit.client.pages());
  return pages.some(({ paths }) => Object.values(paths).includes(""));
}

/** A form among the blocks, from a page without scripts. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return routerAnswer(await takeForm(context.get(visitContext), request, url));
}

/** A list's next page that can't be fetched is the list's to tell; the page itself stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loaded = nextPageLoader(new URL(request.url), serverLoader);
  const [view] = await Promise.all([loaded, fetchPartsInTime()]);
  return view;
}

export const shouldRevalidate = loadsAnew;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, matches);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormAnswerContext value={actionData ?? null}>
      <Content {...loaderData} />
    </FormAnswerContext>
  );
}

function Content({ head, item, blocks, isUnbuilt }: PageView) {
  const shell = useRouteLoaderData("root") as ShellView;
  if (item) return <ItemPage view={item} blocks={blocks} />;
  if (head) return <Blocks blocks={blocks} title={head.title} />;
  const homeHref = hrefOfPage(shell.locale, "");
  if (isUnbuilt)
    return <ErrorScreen failure="unbuilt" homeHref={homeHref} mailHref={`mailto:${shell.agency.email}`} />;
  return (
    <ErrorScreen failure="notFound" homeHref={homeHref}>
      <Blocks blocks={blocks} title={null} isBelowTitle />
    </ErrorScreen>
  );
}
