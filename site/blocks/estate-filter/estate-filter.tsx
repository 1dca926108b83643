import { Spoken } from "../../shell/words/spoken.tsx";
import { BlockHeading } from "../../shell/block/block-heading.tsx";
import { HomeSearch } from "../home-heading/home-search.tsx";
import styles from "./estate-filter.module.css";
import type { EstateFilterView } from "./load-estate-filter.ts";

type EstateFilterProps = { readonly view: EstateFilterView; readonly isFirst: boolean };

/** A search on any page, that leads to the agency's listing pages. */
export function EstateFilter({ view, isFirst }: EstateFilterProps) {
  return (
    <section className={styles.block} data-block="estate-filter">
      <BlockHeading heading={view.heading} isFirst={isFirst} />
      {view.intro && (
        <p className={styles.intro}>
          <Spoken words={view.intro} />
        </p>
      )}
      <HomeSearch targets={view.targets} />
    </section>
  );
}
