import { MultilingualText } from "#features/site/schema/primitives.ts";
import type { Page } from "#features/site/schema/page.ts";
import type { Site } from "#features/site/schema/site.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";

/**
 * What search engines tell of a page: the agency's own words for them, else the first that its blocks say, else what it is
 * and whose.
 */
export function describePage(
  { description, blocks, title }: Pick<Page, "description" | "blocks" | "title">,
  locale: Locale,
  { name, agency }: Pick<Site, "name" | "agency">,
): string {
  const said = blocks
    .map(({ intro }) => textOf(MultilingualText.safeParse(intro).data, locale))
    .find(Boolean);
  const whatAndWhose = [
    textOf(title, locale),
    name,
    textOf(agency.address.city.alias, locale) || agency.address.city.name,
  ];
  return textOf(description, locale) || said || whatAndWhose.filter(Boolean).join(" · ");
}
