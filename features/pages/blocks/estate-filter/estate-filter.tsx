import { BlockSection } from "#features/site/block/block-section.tsx";
import { HomeSearch } from "../home-heading/home-search.tsx";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadSearchTargets, type SearchTarget } from "../home-heading/load-search-targets.ts";

type EstateFilterProps = { readonly view: EstateFilterView; readonly isFirst: boolean };

type EstateFilterView = {
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

/** A search on any page, that leads to the agency's listing pages. */
export function EstateFilter({ view, isFirst }: EstateFilterProps) {
  return (
    <BlockSection type="estate-filter" heading={view.heading} intro={view.intro} isFirst={isFirst}>
      <HomeSearch targets={view.targets} />
    </BlockSection>
  );
}
