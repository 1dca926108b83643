import { CardGrid } from "#features/listings/card/card-grid.tsx";
import { ListHeading } from "#features/listings/list-heading.tsx";
import styles from "#features/listings/estate-listing.module.css";
import type { ProjectListView } from "./load-project-list.ts";

type ProjectListProps = { readonly view: ProjectListView; readonly isFirst: boolean };

export function ProjectList({ view, isFirst }: ProjectListProps) {
  return (
    <section className={styles.block} data-block="project-list">
      <ListHeading heading={view.heading} intro={view.intro} more={view.more} isFirst={isFirst} />
      <CardGrid cards={view.cards} isFirst={isFirst} headingLevel={isFirst ? "h2" : "h3"} />
    </section>
  );
}
