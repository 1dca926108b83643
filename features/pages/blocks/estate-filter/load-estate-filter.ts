import type { BlockOf } from "#contract/blocks/blocks.ts";
import { speak, type SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadSearchTargets, type SearchTarget } from "../home-heading/load-search-targets.ts";

export type EstateFilterView = {
  readonly heading: SpokenText | null;
  readonly intro: SpokenText | null;
  readonly targets: readonly SearchTarget[];
};

export async function loadEstateFilter(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"estate-filter">,
): Promise<EstateFilterView | null> {
  const targets = await loadSearchTargets(context, locale, block.search);
  if (targets.length === 0) return null;
  return { heading: speak(block.heading, locale), intro: speak(block.intro, locale), targets };
}
