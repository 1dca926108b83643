import { useId, useRef } from "react";
import { hasFilters } from "#domain/listing/query.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { Button } from "../../ui/link/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Kept } from "../../ui/kept.tsx";
import { nameOf } from "./chips-of.ts";
import { CityFilter } from "./city-filter.tsx";
import { BedroomsFilter, MoreFilters, PriceFilter, TypeFilter } from "./filter-parts.tsx";
import { FilterSummary } from "./filter-summary.tsx";
import { carriedQuery } from "./carried-query.ts";
import styles from "./list-filter.module.css";
import type { FilterOptions, ListingView } from "../listing-view.ts";
import { summaryOf } from "./summary-of.ts";
import { useAwakeRegion } from "../../chunks/use-awake-region.ts";
import { useFormFollowsQuery } from "./use-form-follows-query.ts";
import { useListFilter } from "./use-list-filter.ts";

export type FilterProps = { readonly view: ListingView; readonly filter: FilterOptions };

/** Ids of fields begin with the filter's own. */
export type FilterPartsProps = FilterProps & { readonly id: string };

/**
 * A bar of choices on wide screens, a full sheet behind one button on phones: a popover, so that it opens without scripts too.
 * Every change shows its result; without scripts the button does.
 */
export function ListFilter({ view, filter }: FilterProps) {
  const say = useSay();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const { change, addCity, search } = useListFilter(view);
  const form = useFormFollowsQuery(view.query, change);
  useAwakeRegion(region);
  const { query, path, results } = view;
  const { cities, types } = query;
  const isNarrowed = hasFilters(query);
  const kept = carriedQuery(query, filter);
  const own = { view, filter, id };
  return (
    <Kept
      as="search"
      ref={region}
      data-later=""
      aria-label={say("listing.filter")}
      by={() => `filter ${isNarrowed} ${kept.map(([name]) => name).join()}`}
      values={[
        id,
        path,
        summaryOf(
          cities.map((city) => nameOf(filter.cities, city)),
          say("listing.cityAny"),
        ),
        summaryOf(
          types.map((type) => nameOf(filter.types, type)),
          say("listing.typeAny"),
        ),
        results.total > 0 ? say("listing.show", { count: results.total }) : say("listing.showNone"),
        ...kept.map(([, value]) => value),
      ]}
      parts={[
        <CityFilter key="city" {...own} onPick={addCity} />,
        <TypeFilter key="type" {...own} />,
        <PriceFilter key="price" {...own} />,
        <BedroomsFilter key="bedrooms" {...own} />,
        <MoreFilters key="more" {...own} />,
      ]}
    >
      {([sheetId, action, shownCities, shownTypes, show, ...keptValues], parts) => (
        <form
          ref={form}
          className={styles.form}
          action={String(action)}
          onChange={({ currentTarget, target }) => {
            const name = chosenFrom(target);
            if (name !== null) change(currentTarget, name);
          }}
          onSubmit={(event) => {
            search(event);
            sheet.current?.hidePopover();
          }}
        >
          <button type="button" className={styles.opener} popoverTarget={String(sheetId)}>
            <FilterSummary cities={String(shownCities)} types={String(shownTypes)} />
            <span className={styles.openerSign}>
              <Icon name="filter" />
              {say("listing.filters")}
            </span>
          </button>
          <div className={styles.sheet} id={String(sheetId)} popover="auto" ref={sheet}>
            <header className={styles.head}>
              <h2 className={styles.title}>{say("listing.filter")}</h2>
              <button
                type="button"
                className={styles.close}
                popoverTarget={String(sheetId)}
                popoverTargetAction="hide"
                aria-label={say("listing.close")}
              >
                <Icon name="close" />
              </button>
            </header>
            <div className={styles.parts}>{parts}</div>
            <div className={styles.foot}>
              {isNarrowed && (
                <a className={styles.clear} href={String(action)}>
                  {say("listing.clear")}
                </a>
              )}
              <Button type="submit" className={styles.go}>
                <span className={styles.goWide}>{say("listing.search")}</span>
                <span className={styles.goPhone}>{show}</span>
              </Button>
            </div>
          </div>
          {kept.map(([name, value], at) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={keptValues[at]} />
          ))}
        </form>
      )}
    </Kept>
  );
}

/** The name of the field that was chosen from; a town is asked for when it is chosen, not with every letter. */
function chosenFrom(field: EventTarget): string | null {
  if (field instanceof HTMLSelectElement) return field.name;
  return field instanceof HTMLInputElement && field.role !== "combobox" ? field.name : null;
}
