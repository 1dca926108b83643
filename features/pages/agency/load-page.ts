import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { loadBlocks } from "../blocks/load-blocks.ts";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import { isIncomplete } from "#features/site/incomplete.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { isSentTo } from "#features/contact/sending/answer-form.ts";
import type { EstateForm as SentForm } from "#features/contact/estate-form.ts";
import { throwIfFieldsAreEmpty } from "./empty-fields.ts";
import { blocksOf, type FoundContent } from "./find-content.ts";
import { headOfPage } from "./head-of-page.ts";
import { throwIfBeyondLastPage } from "./last-page.ts";
import { type ItemPageView, loadItem } from "./load-item.ts";

export type AgencyPageView = {
  /** Absent where nothing is: the agency's own words for that stand below the product's. */
  readonly head?: PageHead;
  readonly homeHref: string;
  /** What the page shows of the agency's own content; null on any other page. */
  readonly item: ItemPageView | null;
  readonly blocks: readonly LoadedBlock[];
  /** Where to write to the agency of a site that has no home page in any language; null on any other page. */
  readonly unbuiltMailHref: string | null;
  /** A form that was sent from here, where none stands any more that says so. */
  readonly sentForm: SentForm | null;
};

type LoadedPage = { readonly view: AgencyPageView; readonly status: number };

/** What is shown of what was found at an address; null where nothing is and the agency has no words for that. */
export async function loadPage(
  context: RequestContext,
  content: FoundContent,
  locale: Locale,
  url: URL,
): Promise<LoadedPage | null> {
  const sentForm = sentFormOf(url, blocksOf(content));
  const common = {
    homeHref: hrefOfPage(locale, ""),
    item: null,
    blocks: [],
    unbuiltMailHref: null,
    sentForm,
  };
  if (content.kind === "unbuilt")
    return { view: { ...common, unbuiltMailHref: `mailto:${context.site.agency.email}` }, status: 404 };
  if (content.kind === "nothing" && !content.page) return sentForm ? { view: common, status: 404 } : null;
  if (content.kind !== "nothing") throwIfFieldsAreEmpty(url);
  const [shown, blocks] = await Promise.all([
    shownBeside(context, content, locale, url),
    loadBlocks(context, locale, blocksOf(content), url),
  ]);
  if (content.kind === "nothing") return { view: { ...common, blocks }, status: 404 };
  throwIfBeyondLastPage(blocks, url);
  // A kept page is better than one with a part missing: the cache answers with that instead of a 503.
  return { view: { ...common, ...shown, blocks }, status: isIncomplete(context) ? 503 : 200 };
}

/** A page that changed while a visitor wrote may have the form no more. */
function sentFormOf(url: URL, blocks: readonly { readonly type: string }[]): SentForm | null {
  if (isSentTo(url, "friend")) return "friend";
  const hasForm = blocks.some(({ type }) => type === "contact-form");
  return isSentTo(url, "contact") && !hasForm ? "contact" : null;
}

/** What a page says of itself, and what stands around its blocks. */
async function shownBeside(context: RequestContext, content: FoundContent, locale: Locale, url: URL) {
  if (content.kind === "page") return { head: await headOfPage(context, content.page, locale, url) };
  return content.kind === "item" ? loadItem(context, content.found, locale) : {};
}
