import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadSearchTargets, type SearchTarget } from "../home-heading/load-search-targets.ts";

export type EstateFilterView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly targets: readonly SearchTarget[];
};

export async function loadEstateFilter(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"estate-filter">,
): Promise<EstateFilterView | null> {
  const targets = await loadSearchTargets(context, locale, block.search);
  if (targets.length === 0) return null;
  return { heading: localize(block.heading, locale), intro: localize(block.intro, locale), targets };
}
