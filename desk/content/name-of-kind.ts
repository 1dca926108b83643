import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { SiteContent } from "../api/published.ts";

type Kind = SiteContent["kinds"][number];

/**
 * What a kind of content is called: as the page that its items are below. Its own title stands in the middle of a sentence on the site
 * ("more from our news").
 */
export function titleOfKind(kind: Kind, pages: SiteContent["pages"]): Multilingual {
  const page = pages.find(({ id }) => id === kind.pageId);
  return page?.title ?? kind.title;
}

export function nameOfKind(kind: Kind, pages: SiteContent["pages"], locale: Locale): string {
  const name = textOf(titleOfKind(kind, pages), locale) || kind.name;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
