import { ItemCards } from "../../entity/item-cards.tsx";
import { ListHeading } from "#features/listings/list-heading.tsx";
import styles from "#features/listings/estate-listing.module.css";
import type { CustomEntityListView } from "./load-custom-entity-list.ts";

type CustomEntityListProps = { readonly view: CustomEntityListView; readonly isFirst: boolean };

/** Guides, news, references: whatever the agency tells in items of its own. */
export function CustomEntityList({ view, isFirst }: CustomEntityListProps) {
  const { heading, intro, more, items } = view;
  return (
    <section className={styles.block} data-block="custom-entity-list">
      <ListHeading heading={heading} intro={intro} more={more} isFirst={isFirst} />
      <ItemCards items={items} headingLevel={heading && !isFirst ? "h3" : "h2"} />
    </section>
  );
}
