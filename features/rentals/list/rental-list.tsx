import { EmptyStateDrawing } from "#features/site/error-pages/empty-state-drawing.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import grid from "#features/listings/card/card-grid.module.css";
import listing from "#features/listings/estate-listing.module.css";
import { ListHeading } from "#features/listings/list-heading.tsx";
import { ListPager } from "#features/listings/list-pager.tsx";
import nothing from "#features/listings/no-results.module.css";
import { LinkButton } from "#ui/link/link-button.tsx";
import { RentalCard } from "./rental-card.tsx";
import type { RentalListView } from "./rental-list-view.ts";
import { Button } from "#ui/link/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import styles from "./rental-filter.module.css";

type RentalListProps = { readonly view: RentalListView; readonly isFirst: boolean };

/** A list of holiday homes: what it is, how to narrow it, and what is in it. */
export function RentalList({ view, isFirst }: RentalListProps) {
  return (
    <section className={listing.block} data-block="rental-list">
      <Top view={view} isFirst={isFirst} />
      {view.questions.length > 0 && <RentalFilter view={view} />}
      <Results view={view} isFirst={isFirst} />
    </section>
  );
}

function Top({ view, isFirst }: RentalListProps) {
  const t = useTranslate();
  const { heading, intro, more, questions, isFailed, total } = view;
  return (
    <ListHeading heading={heading} intro={intro} more={more} isFirst={isFirst}>
      {questions.length > 0 && (
        <output className={listing.total}>{!isFailed && t("rentals.results", { count: total })}</output>
      )}
    </ListHeading>
  );
}

function Results({ view, isFirst }: RentalListProps) {
  if (view.isFailed) return <Failed path={view.path} />;
  if (view.cards.length === 0) return <Nothing view={view} />;
  return (
    <>
      <ul className={grid.grid}>
        {view.cards.map((card, at) => (
          <li className={grid.cell} key={card.id}>
            <RentalCard card={card} isUrgent={isFirst && at === 0} headingLevel={isFirst ? "h2" : "h3"} />
          </li>
        ))}
      </ul>
      <ListPager paging={view.paging} path={view.path} />
    </>
  );
}

function Nothing({ view }: { readonly view: RentalListView }) {
  const t = useTranslate();
  return (
    <div className={nothing.nothing}>
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

/** Questions in a row that narrow the list: a plain form, whose answers stand in the page's address. */
function RentalFilter({ view }: { readonly view: RentalListView }) {
  const t = useTranslate();
  return (
    <search aria-label={t("rentals.filter")}>
      <form className={styles.form} action={view.path}>
        {view.questions.map(({ name, label, chosen, choices }) => (
          // The browser keeps a field's own state: another answer in the address is another field.
          <Field key={`${name} ${chosen}`} label={label}>
            {(ids) => <Select {...ids} name={name} defaultValue={chosen} options={choices} />}
          </Field>
        ))}
        {view.questions.flatMap(({ name, others }) =>
          others.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
        )}
        <p className={styles.foot}>
          <Button type="submit">{t("rentals.search")}</Button>
          {view.isNarrowed && (
            <a className={styles.clear} href={view.path}>
              {t("rentals.clear")}
            </a>
          )}
        </p>
      </form>
    </search>
  );
}
