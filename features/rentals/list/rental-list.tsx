import { EmptyStateDrawing } from "#features/site/error-pages/empty-state-drawing.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { FilterChips } from "#features/listings/filter/filter-chips.tsx";
import grid from "#features/listings/card/card-grid.module.css";
import listing from "#features/listings/estate-listing.module.css";
import { ListHeading } from "#features/listings/list-heading.tsx";
import { ListPager } from "#features/listings/list-pager.tsx";
import nothing from "#features/listings/no-results.module.css";
import { LinkButton } from "#ui/link/link-button.tsx";
import { classNames } from "#ui/class-names.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import { idOfCard } from "./id-of-card.ts";
import { StaysMap, StaysMapLink } from "./map/stays-map.tsx";
import { RentalCard } from "./rental-card.tsx";
import type { RentalListView } from "./rental-list-view.ts";
import { RentalFilter } from "./filter/rental-filter.tsx";
import { NextChoiceRow } from "./filter/next-choice-row.tsx";
import { SortMenu } from "./sort-menu.tsx";
import type { RentalCardView } from "./rental-card-view.ts";
import styles from "./rental-list.module.css";

type RentalListProps = { readonly view: RentalListView; readonly isFirst: boolean };

/** A list of holiday homes: what it is, how to narrow it, and what is in it. */
export function RentalList({ view, isFirst }: RentalListProps) {
  return (
    <section className={listing.block} data-block="rental-list">
      <Top view={view} isFirst={isFirst} />
      {view.filter && <RentalFilter filter={view.filter} path={view.path} />}
      {view.filter?.next && <NextChoiceRow next={view.filter.next} path={view.path} />}
      {view.filter && <Chosen view={view} />}
      {view.filter && <Count view={view} />}
      <Results view={view} isFirst={isFirst} />
    </section>
  );
}

function Top({ view, isFirst }: RentalListProps) {
  const { heading, intro, more } = view;
  return <ListHeading heading={heading} intro={intro} more={more} isFirst={isFirst} />;
}

/** What the list is narrowed by, and what of the visitor's own words it is not. */
function Chosen({ view: { chips, words, path, orders } }: { readonly view: RentalListView }) {
  const t = useTranslate();
  if (chips.length === 0 && !words) return null;
  const order = orders.find(({ isCurrent, sort }) => isCurrent && sort !== "best");
  return (
    <FilterChips
      chips={chips.map(({ key, label, search }) => ({ key, label, removeHref: hrefWithQuery(path, search) }))}
      words={
        words && {
          text: words.text,
          removeHref: hrefWithQuery(path, words.search),
          explanation: t("listing.ownWordsLeft", { words: words.text }),
          way: null,
        }
      }
      clearHref={hrefWithQuery(path, order ? `sort=${order.sort}` : "")}
    />
  );
}

/** How many fit, in which days, and in which order they stand. */
function Count({ view }: { readonly view: RentalListView }) {
  const t = useTranslate();
  const { isFailed, total, window, orders, path } = view;
  return (
    <div className={styles.count}>
      <output className={listing.total}>
        {!isFailed && (
          <>
            <strong>{t(window ? "rentals.free" : "rentals.results", { count: total })}</strong>
            {window && ` · ${window}`}
          </>
        )}
      </output>
      {view.map && <StaysMapLink />}
      {total > 1 && <SortMenu orders={orders} path={path} />}
    </div>
  );
}

function Results({ view, isFirst }: RentalListProps) {
  if (view.isFailed) return <Failed path={view.path} />;
  return (
    <>
      {view.cards.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <div className={classNames(view.map && styles.besideMap)} id="stays">
          {view.map && <StaysMap view={view.map} />}
          <Cards cards={view.cards} isFirst={isFirst} headingLevel={isFirst ? "h2" : "h3"} />
        </div>
      )}
      <ListPager paging={view.paging} path={view.path} />
      {view.near.length > 0 && <Near cards={view.near} />}
    </>
  );
}

type CardsProps = {
  readonly cards: readonly RentalCardView[];
  readonly isFirst?: boolean;
  readonly headingLevel: "h2" | "h3";
};

function Cards({ cards, isFirst = false, headingLevel }: CardsProps) {
  return (
    <ul className={grid.grid}>
      {cards.map((card, at) => (
        <li className={grid.cell} key={card.id} id={idOfCard(card.id)} data-unit={card.id}>
          <RentalCard card={card} isUrgent={isFirst && at === 0} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

/** Apart from what fits, and not counted with it. */
function Near({ cards }: { readonly cards: readonly RentalCardView[] }) {
  const t = useTranslate();
  return (
    <section className={styles.near} aria-labelledby="near-stays">
      <h2 id="near-stays">{t("rentals.near")}</h2>
      <p>{t("rentals.nearText")}</p>
      <Cards cards={cards} headingLevel="h3" />
    </section>
  );
}

function Nothing({ view }: { readonly view: RentalListView }) {
  const t = useTranslate();
  return (
    <div className={classNames(nothing.nothing, view.near.length > 0 && nothing.small)}>
      <EmptyStateDrawing scene="searching" />
      <p className={nothing.message}>{t("rentals.empty")}</p>
      {view.isNarrowed && (
        <>
          <p className={nothing.hint}>{t("rentals.emptyHint")}</p>
          <LinkButton href={view.path}>{t("rentals.emptyWay")}</LinkButton>
        </>
      )}
    </div>
  );
}

function Failed({ path }: { readonly path: string }) {
  const t = useTranslate();
  return (
    <div className={nothing.nothing} role="alert">
      <EmptyStateDrawing scene="scaffold" />
      <p className={nothing.message}>{t("rentals.failed")}</p>
      <p className={nothing.hint}>{t("rentals.failedHint")}</p>
      <LinkButton href={path}>{t("rentals.retry")}</LinkButton>
    </div>
  );
}
