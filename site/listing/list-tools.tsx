import { useRef } from "react";
import { useAwakeRegion } from "../chunks/use-awake-region.ts";
import { MapSwitch } from "../map/map-switch.tsx";
import { Kept } from "../ui/kept.tsx";
import { ActiveFilters } from "./filter/active-filters.tsx";
import type { FilterProps } from "./filter/list-filter.tsx";
import styles from "./estate-listing.module.css";
import { GroupMenu, SortMenu } from "./filter/order-menus.tsx";

/** What the list is narrowed by, and how it is laid out, grouped and sorted. */
export function ListTools({ view, filter }: FilterProps) {
  const region = useRef<HTMLDivElement>(null);
  useAwakeRegion(region);
  return (
    <Kept
      as="div"
      ref={region}
      data-later=""
      className={styles.tools}
      by={() => "list tools"}
      parts={[
        <ActiveFilters key="chosen" view={view} filter={filter} />,
        <MapSwitch key="map" view={view} />,
        <GroupMenu key="group" view={view} />,
        <SortMenu key="sort" view={view} />,
      ]}
    >
      {(_, [chosen, ...order]) => (
        <>
          {chosen}
          <div className={styles.order}>{order}</div>
        </>
      )}
    </Kept>
  );
}
