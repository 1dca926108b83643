import { ItemCards } from "../../entity/item-cards.tsx";
import { ListHeading } from "#features/listings/list-heading.tsx";
import styles from "#features/listings/estate-listing.module.css";
import type { BlockOf } from "../block-types.ts";
import type { PublishedItem } from "../../entity/schema.ts";
import { localize, type LocalizedText, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { findEntity } from "../../entity/find-entities.ts";
import { type ItemView, itemView } from "../../entity/item-view.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";
import type { RequestContext } from "#features/site/request-context.ts";

type CustomEntityListProps = { readonly view: CustomEntityListView; readonly isFirst: boolean };

type CustomEntityListView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly items: readonly ItemView[];
  readonly more: LinkView | null;
};

type Block = BlockOf<"custom-entity-list">;
type Order = (items: readonly PublishedItem[], locale: Locale) => readonly PublishedItem[];

const ORDERS: Readonly<Record<Block["order"], Order>> = {
  given: (items) => items,
  newest: (items) => items.toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? 1 : -1)),
  title: (items, locale) =>
    items.toSorted((a, b) => textOf(a.title, locale).localeCompare(textOf(b.title, locale), locale)),
};

export async function loadCustomEntityList(
  context: RequestContext,
  locale: Locale,
  block: Block,
): Promise<CustomEntityListView | null> {
  const found = await findEntity(context, block.entity);
  if (!found || found.items.length === 0) return null;
  const { entity } = found;
  const items = ORDERS[block.order](found.items, locale).slice(0, block.size);
  return {
    heading: localize(block.heading, locale),
    intro: localize(block.intro, locale),
    items: items.map((item) => itemView(context, locale, { entity, item, use: "card" })),
    more: block.more ? await loadBlockLink(context, locale, block.more) : null,
  };
}

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
