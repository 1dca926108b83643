import type { AnyBlock, Page } from "#features/site/schema/page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { findSitePage } from "#features/site/block/find-site-page.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { findItem, type FoundItem } from "./find-item.ts";
import { findPage } from "./find-page.ts";

/** What an agency says at an address. */
export type FoundContent =
  | { readonly kind: "page"; readonly page: Page }
  | { readonly kind: "item"; readonly found: FoundItem }
  /** A home page where the site has none in any language. */
  | { readonly kind: "unbuilt" }
  /** Nothing; the agency may have words of its own for that. */
  | { readonly kind: "nothing"; readonly page: Page | null };

/** Finds it by the path below a language; throws a redirect where that is another language's or has moved. */
export async function findContent(
  context: RequestContext,
  path: string,
  locale: Locale,
  url: URL,
): Promise<FoundContent> {
  const page = await findPage(context, path, locale, url);
  if (page) return { kind: "page", page };
  const found = await findItem(context, path, locale, url.search);
  if (found) return { kind: "item", found };
  if (url.pathname === hrefOfPage(locale, "") && !(await hasHome(context))) return { kind: "unbuilt" };
  const { notFoundPageId } = context.site.settings;
  return { kind: "nothing", page: notFoundPageId ? await findSitePage(context, notFoundPageId) : null };
}

/** What is to be shown of it, as the agency wrote it. */
export function blocksOf(content: FoundContent): readonly AnyBlock[] {
  if (content.kind === "item") return content.found.item.blocks;
  return content.kind === "unbuilt" ? [] : (content.page?.blocks ?? []);
}

async function hasHome(context: RequestContext): Promise<boolean> {
  const pages = await context.remember("pages", () => context.queries.pages());
  return pages.some(({ paths }) => Object.values(paths).includes(""));
}
