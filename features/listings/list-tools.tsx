import styles from "#site/listing/estate-listing.module.css";
import { ActiveFilters } from "#site/listing/filter/active-filters.tsx";
import { GroupMenu, SortMenu } from "#site/listing/filter/order-menus.tsx";
import { MapSwitch } from "#site/map/map-switch.tsx";
import type { FilterProps } from "./filter/list-filter.tsx";

/** What the list is narrowed by, and how it is laid out, grouped and sorted. */
export function ListTools({ view, filter }: FilterProps) {
  return (
    <div className={styles.tools}>
      <ActiveFilters view={view} filter={filter} />
      <div className={styles.order}>
        <MapSwitch view={view} />
        <GroupMenu view={view} />
        <SortMenu view={view} />
      </div>
    </div>
  );
}
