import { readListingQuery } from "#domain/listing/query.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { PageRequest } from "#platform/render/page.ts";
import { failPage, type PageAnswer, sendResponse, showPage } from "#platform/render/page-answer.ts";
import { EstatePage } from "./estate-page.tsx";
import type { EstateView, GoneView } from "./estate-view.ts";
import { findEstatePage } from "#features/listings/find-estate-page.ts";
import { loadEstate } from "./loading/load-estate.ts";
import { loadSimilar } from "./loading/load-similar.ts";
import { movedTo } from "#features/site/canonical-address.ts";
import { isIncomplete } from "#features/site/incomplete.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { parseId } from "#features/site/parse-id.ts";
import { definePage, type PageData } from "#features/site/site-page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { ErrorScreen } from "#features/site/error-pages/error-screen.tsx";
import styles from "./estate-page.module.css";
import { SimilarEstates } from "./similar-estates.tsx";

type EstateData = PageData & (EstateView | GoneView);

type EstateAnswer = PageAnswer<EstateData>;

/** One estate or project at its own address; any other form of the address leads there. */
export const estate = definePage({
  sheets: () => ["estate"],
  load: (asked) => showEstate(asked, { id: parseId(asked.params["estateId"]) }),
  Content,
});

/** A unit of a project, below the project's address. */
export const projectUnit = definePage({
  sheets: () => ["estate"],
  load: (asked) =>
    showEstate(asked, {
      id: parseId(asked.params["unitId"]),
      projectId: parseId(asked.params["estateId"]),
    }),
  Content,
});

/** The short address of an estate leads to its full one. */
export const estateShort = definePage({
  sheets: () => ["estate"],
  async load({ context, params, url }): Promise<EstateAnswer> {
    const id = parseId(params["estateId"]);
    if (id === null) return failPage(404);
    const page = await findEstatePage(context, id);
    if (page.kind === "unknown") return failPage(404);
    if (page.kind === "gone") return showGone(context, id, url);
    const address = textOf(page.estate.uri, pageLocale(url.pathname, context.site));
    return address ? sendResponse(movedTo(address, url.search)) : failPage(404);
  },
  Content,
});

type AskedEstate = {
  readonly id: number | null;
  /** Of the project whose address it stands below. */
  readonly projectId?: number | null;
};

async function showEstate(
  { context, url }: PageRequest<RequestContext>,
  { id, projectId }: AskedEstate,
): Promise<EstateAnswer> {
  if (id === null || projectId === null) return failPage(404);
  const page = await findEstatePage(context, id);
  if (page.kind === "unknown") return failPage(404);
  if (page.kind === "gone") return showGone(context, projectId ?? id, url);
  const { general, uri } = page.estate;
  if (projectId !== undefined && general.parentId !== projectId) return failPage(404);
  const locale = pageLocale(url.pathname, context.site);
  const address = textOf(uri, locale);
  if (!address) return failPage(404);
  if (address !== url.pathname) return sendResponse(movedTo(address, url.search));
  const view = await loadEstate(context, page, locale, readListingQuery(url.searchParams));
  // As any page with a part missing: shown, and never kept.
  return showPage<EstateData>(view, { status: isIncomplete(context) ? 503 : 200 });
}

/** The answer for an estate that is no longer shown: others like it. */
async function showGone(context: RequestContext, id: number, url: URL): Promise<EstateAnswer> {
  const locale = pageLocale(url.pathname, context.site);
  const similar = await loadSimilar(context, { id, estate: null }, locale);
  return showPage<EstateData>(
    { kind: "gone", locale, similar },
    { status: isIncomplete(context) ? 503 : 410 },
  );
}

function Content({ data }: { readonly data: EstateData }) {
  return data.kind === "gone" ? <GonePage gone={data} /> : <EstatePage estate={data} />;
}

/** An estate that is sold, let or taken off: one sentence, and others like it. */
function GonePage({ gone }: { readonly gone: GoneView }) {
  return (
    <ErrorScreen failure="gone" homeHref={hrefOfPage(gone.locale, "")}>
      {gone.similar.estates.length > 0 && (
        <div className={styles.page}>
          <SimilarEstates similar={gone.similar} />
        </div>
      )}
    </ErrorScreen>
  );
}
