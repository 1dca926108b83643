import styles from "./estate-listing.module.css";
import { ActiveFilters } from "./filter/active-filters.tsx";
import { GroupMenu, SortMenu } from "./filter/order-menus.tsx";
import { MapSwitch } from "./map/map-switch.tsx";
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
