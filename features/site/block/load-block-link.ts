import type { z } from "zod";
import type { BlockLink } from "./schema.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "../request-context.ts";
import { findSitePage } from "./find-site-page.ts";

export type LinkView = { readonly label: LocalizedText; readonly href: string };

/** Where a block's button leads in a language; null where the page is not published in it or the words are missing. */
export async function loadBlockLink(
  context: RequestContext,
  locale: Locale,
  link: z.infer<typeof BlockLink>,
): Promise<LinkView | null> {
  const label = localize(link.label, locale);
  const page = link.pageId ? await findSitePage(context, link.pageId) : null;
  const path = page?.paths[locale];
  const href = path === undefined ? link.link : hrefOfPage(locale, path);
  return label && href ? { label, href } : null;
}

/** Those of a block's buttons that lead somewhere in a language. */
export async function loadBlockLinks(
  context: RequestContext,
  locale: Locale,
  links: ReadonlyArray<z.infer<typeof BlockLink>>,
): Promise<LinkView[]> {
  const loaded = await Promise.all(links.map((link) => loadBlockLink(context, locale, link)));
  return loaded.filter((link) => link !== null);
}
