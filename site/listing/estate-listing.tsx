import { useLocation, useNavigation } from "react-router";
import { onDemand } from "../chunks/on-demand.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./estate-listing.module.css";
import { KeepInformedLink, ListFilter, ListTools } from "./later-controls.ts";
import { ListHeading } from "./list-heading.tsx";
import { listingHref } from "./listing-href.ts";
import type { ListingView } from "./listing-view.ts";
import { EndlessResults } from "./pages/endless-results.tsx";
import { PagedResults } from "./pages/paged-results.tsx";

const NoResults = onDemand(async () => (await import("./no-results.tsx")).NoResults);
const SearchFailed = onDemand(async () => (await import("./no-results.tsx")).SearchFailed);
const ListingMap = onDemand(async () => (await import("../map/listing-map.tsx")).ListingMap);

type EstateListingProps = { readonly view: ListingView; readonly isFirst: boolean };

/** A list of homes: what it is, how to narrow it, and what is in it. */
export function EstateListing({ view, isFirst }: EstateListingProps) {
  const say = useSay();
  const { results, filter } = view;
  if (!filter && !results.isFailed && results.total === 0) return null;
  return (
    <section className={styles.block} data-block="estate-list">
      <ListHeading heading={view.heading} intro={view.intro} more={view.more} isFirst={isFirst}>
        {filter && (
          <output className={styles.total}>
            {!results.isFailed && say("listing.results", { count: results.total })}
          </output>
        )}
      </ListHeading>
      {filter && (
        <>
          <ListFilter view={view} filter={filter} />
          {view.unknownPlace && (
            <p className={styles.unknown} role="alert">
              {say("listing.unknownPlace", { place: view.unknownPlace })}
            </p>
          )}
          <ListTools view={view} filter={filter} />
        </>
      )}
      {view.map ? (
        <div className={classNames(styles.beside, view.map.isWide && styles.wide)}>
          <Results view={view} isFirst={isFirst} />
          <ListingMap view={view} map={view.map} />
        </div>
      ) : (
        <Results view={view} isFirst={isFirst} />
      )}
      {filter && view.alertHref && <KeepInformedLink href={view.alertHref} />}
    </section>
  );
}

function Results({ view, isFirst }: EstateListingProps) {
  const isUpdating = useIsUpdating(view.path);
  const { key } = useLocation();
  const { results } = view;
  const address = listingHref(view.path, view.query);
  if (results.isFailed) return <SearchFailed view={view} />;
  if (results.cards.length === 0) return <NoResults view={view} />;
  return (
    <div className={styles.results} aria-busy={isUpdating || undefined}>
      {view.isEndless ? (
        <EndlessResults key={`${address} ${key}`} view={view} isFirst={isFirst} />
      ) : (
        <PagedResults view={view} isFirst={isFirst} />
      )}
    </div>
  );
}

/** Another form of the same list is on its way. */
function useIsUpdating(path: string): boolean {
  const { location } = useNavigation();
  return location?.pathname === path;
}
