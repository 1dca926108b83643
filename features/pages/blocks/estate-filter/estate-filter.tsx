import { BlockSection } from "#features/site/block/block-section.tsx";
import { HomeSearch } from "../home-heading/home-search.tsx";
import type { EstateFilterView } from "./load-estate-filter.ts";

type EstateFilterProps = { readonly view: EstateFilterView; readonly isFirst: boolean };

/** A search on any page, that leads to the agency's listing pages. */
export function EstateFilter({ view, isFirst }: EstateFilterProps) {
  return (
    <BlockSection type="estate-filter" heading={view.heading} intro={view.intro} isFirst={isFirst}>
      <HomeSearch targets={view.targets} />
    </BlockSection>
  );
}
