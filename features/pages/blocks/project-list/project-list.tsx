import { CardGrid } from "#features/listings/card/card-grid.tsx";
import { ListHeading } from "#features/listings/list-heading.tsx";
import styles from "#features/listings/estate-listing.module.css";
import type { BlockOf } from "../block-types.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { whereOf } from "#domain/listing/search-of.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { cardView, type CardView } from "#features/listings/card/card-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";

type ProjectListProps = { readonly view: ProjectListView; readonly isFirst: boolean };

type ProjectListView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly cards: readonly CardView[];
  readonly more: LinkView | null;
};

/** The newest projects; a page never fails for them. */
export async function loadProjectList(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"project-list">,
): Promise<ProjectListView | null> {
  context.tags.add("estates");
  const { results, error } = await context.queries.searchEstates({
    where: whereOf(
      { where: { terms: { "general.project": [true] } }, collectionIds: block.collectionIds },
      EMPTY_LISTING_QUERY,
    ),
    limit: { from: 0, size: block.size },
    view: "card",
  });
  if (error) markIncomplete(context);
  if (results.length === 0) return null;
  return {
    heading: localize(block.heading, locale),
    intro: localize(block.intro, locale),
    cards: results.map((estate) => cardView(estate, { locale, site: context.site, cdn: context.imageCdn })),
    more: block.more ? await loadBlockLink(context, locale, block.more) : null,
  };
}

export function ProjectList({ view, isFirst }: ProjectListProps) {
  return (
    <section className={styles.block} data-block="project-list">
      <ListHeading heading={view.heading} intro={view.intro} more={view.more} isFirst={isFirst} />
      <CardGrid cards={view.cards} isFirst={isFirst} headingLevel={isFirst ? "h2" : "h3"} />
    </section>
  );
}
