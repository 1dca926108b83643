import { useId, useRef } from "react";
import { hasFilters } from "#domain/listing/query.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { Button } from "../../ui/link/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { CityFilter } from "./city-filter.tsx";
import { BedroomsFilter, MoreFilters, PriceFilter, TypeFilter } from "./filter-parts.tsx";
import { FilterSummary } from "./filter-summary.tsx";
import { KeptQuery } from "./kept-query.tsx";
import styles from "./list-filter.module.css";
import type { FilterOptions, ListingView } from "../listing-view.ts";
import { useAwakeRegion } from "../../chunks/use-awake-region.ts";
import { useFormFollowsQuery } from "./use-form-follows-query.ts";
import { useListFilter } from "./use-list-filter.ts";

export type FilterProps = { readonly view: ListingView; readonly filter: FilterOptions };

/**
 * A bar of choices on wide screens, a full sheet behind one button on phones: a popover, so that it opens without scripts too.
 * Every change shows its result; without scripts the button does.
 */
export function ListFilter({ view, filter }: FilterProps) {
  const say = useSay();
  const sheetId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const { change, addCity, search } = useListFilter(view);
  const form = useFormFollowsQuery(view.query, change);
  const { total } = view.results;
  useAwakeRegion(region);
  return (
    <search ref={region} data-later="" aria-label={say("listing.filter")}>
      <form
        ref={form}
        className={styles.form}
        action={view.path}
        onChange={({ currentTarget, target }) => {
          const name = chosenFrom(target);
          if (name !== null) change(currentTarget, name);
        }}
        onSubmit={(event) => {
          search(event);
          sheet.current?.hidePopover();
        }}
      >
        <button type="button" className={styles.opener} popoverTarget={sheetId}>
          <FilterSummary view={view} filter={filter} />
          <span className={styles.openerSign}>
            <Icon name="filter" />
            {say("listing.filters")}
          </span>
        </button>
        <div className={styles.sheet} id={sheetId} popover="auto" ref={sheet}>
          <header className={styles.head}>
            <h2 className={styles.title}>{say("listing.filter")}</h2>
            <button
              type="button"
              className={styles.close}
              popoverTarget={sheetId}
              popoverTargetAction="hide"
              aria-label={say("listing.close")}
            >
              <Icon name="close" />
            </button>
          </header>
          <div className={styles.parts}>
            <CityFilter view={view} filter={filter} onPick={addCity} />
            <TypeFilter view={view} filter={filter} />
            <PriceFilter view={view} filter={filter} />
            <BedroomsFilter view={view} filter={filter} />
            <MoreFilters view={view} filter={filter} />
          </div>
          <div className={styles.foot}>
            {hasFilters(view.query) && (
              <a className={styles.clear} href={view.path}>
                {say("listing.clear")}
              </a>
            )}
            <Button type="submit" className={styles.go}>
              <span className={styles.goWide}>{say("listing.search")}</span>
              <span className={styles.goPhone}>
                {total > 0 ? say("listing.show", { count: total }) : say("listing.showNone")}
              </span>
            </Button>
          </div>
        </div>
        <KeptQuery query={view.query} />
      </form>
    </search>
  );
}

/** The name of the field that was chosen from; a town is asked for when it is chosen, not with every letter. */
function chosenFrom(field: EventTarget): string | null {
  if (field instanceof HTMLSelectElement) return field.name;
  return field instanceof HTMLInputElement && field.role !== "combobox" ? field.name : null;
}
