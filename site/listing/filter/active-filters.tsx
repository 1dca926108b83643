import { EMPTY_LISTING_QUERY, hasFilters } from "#domain/listing/query.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { Anchor } from "../../ui/link/anchor.tsx";
import { Chip } from "../../ui/link/chip.tsx";
import { Kept } from "../../ui/kept.tsx";
import styles from "./active-filters.module.css";
import { chipsOf } from "./chips-of.ts";
import { firstPageHref } from "../listing-href.ts";
import type { FilterOptions, ListingView } from "../listing-view.ts";

type ActiveFiltersProps = { readonly view: ListingView; readonly filter: FilterOptions };

/** What stands in the gaps for a choice. */
const GAPS = 3;

/** What the list is narrowed by; each can be taken away. */
export function ActiveFilters({ view, filter }: ActiveFiltersProps) {
  const say = useSay();
  const { path, query } = view;
  if (!hasFilters(query)) return null;
  const { sortType, sortOrder, group } = query;
  const chips = chipsOf(query, filter, say);
  return (
    <Kept
      as="ul"
      className={styles.chips}
      aria-label={say("listing.filters")}
      by={() => `chips ${chips.length}`}
      values={[
        firstPageHref(path, { ...EMPTY_LISTING_QUERY, sortType, sortOrder, group }),
        ...chips.flatMap(({ label, without }) => [
          label,
          firstPageHref(path, without),
          say("listing.remove", { filter: label }),
        ]),
      ]}
    >
      {([clearHref, ...values]) => (
        <>
          {chips.map(({ key }, at) => {
            const [label, href, remove] = values.slice(at * GAPS).map(String);
            return (
              <li key={key}>
                <Chip label={label!} removeHref={href!} removeLabel={remove!} />
              </li>
            );
          })}
          <li>
            <Anchor className={styles.clear} href={String(clearHref)} keepScroll>
              {say("listing.clear")}
            </Anchor>
          </li>
        </>
      )}
    </Kept>
  );
}
