import { useRef } from "react";
import { useAwakeRegion } from "../chunks/use-awake-region.ts";
import { MapSwitch } from "../map/map-switch.tsx";
import { ActiveFilters } from "./filter/active-filters.tsx";
import type { FilterProps } from "./filter/list-filter.tsx";
import styles from "./estate-listing.module.css";
import { GroupMenu, SortMenu } from "./filter/order-menus.tsx";

/** What the list is narrowed by, and how it is laid out, grouped and sorted. */
export function ListTools({ view, filter }: FilterProps) {
  const region = useRef<HTMLDivElement>(null);
  useAwakeRegion(region);
  return (
    <div ref={region} data-later="" className={styles.tools}>
      <ActiveFilters view={view} filter={filter} />
      <div className={styles.order}>
        <MapSwitch view={view} />
        <GroupMenu view={view} />
        <SortMenu view={view} />
      </div>
    </div>
  );
}
