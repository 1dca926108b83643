import { EMPTY_LISTING_QUERY, hasFilters } from "#domain/listing/query.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Chip } from "#ui/link/chip.tsx";
import styles from "./active-filters.module.css";
import { chipsOf } from "./chips-of.ts";
import { firstPageHref } from "../listing-href.ts";
import type { FilterOptions, ListingView } from "../listing-view.ts";

type ActiveFiltersProps = { readonly view: ListingView; readonly filter: FilterOptions };

/** What the list is narrowed by; each can be taken away. */
export function ActiveFilters({ view, filter }: ActiveFiltersProps) {
  const t = useTranslate();
  const { path, query } = view;
  const { sortType, sortOrder, group, words } = query;
  if (!hasFilters(query) && words === null) return null;
  const chips = chipsOf(query, filter, t);
  return (
    <div className={styles.active}>
      <ul className={styles.chips} aria-label={t("listing.filters")}>
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <Chip
              label={label}
              removeHref={firstPageHref(path, without)}
              removeLabel={t("listing.remove", { filter: label })}
            />
          </li>
        ))}
        {words !== null && (
          <li>
            <Chip
              label={words}
              isIdle
              removeHref={firstPageHref(path, { ...query, words: null })}
              removeLabel={t("listing.remove", { filter: words })}
            />
          </li>
        )}
        <li>
          <Anchor
            className={styles.clear}
            href={firstPageHref(path, { ...EMPTY_LISTING_QUERY, sortType, sortOrder, group })}
            keepScroll
          >
            {t("listing.clear")}
          </Anchor>
        </li>
      </ul>
      {words !== null && <WordsLeft words={words} alertHref={view.alertHref} />}
    </div>
  );
}

type WordsLeftProps = { readonly words: string; readonly alertHref: string | null };

/** What no filter expresses of the visitor's own words, and what can be done: the search without it can be watched. */
function WordsLeft({ words, alertHref }: WordsLeftProps) {
  const t = useTranslate();
  return (
    <div className={styles.left}>
      <Icon name="alert" />
      <p>
        <output>{t("listing.ownWordsLeft", { words })}</output>
        {alertHref && (
          <Anchor className={styles.way} href={alertHref} rel="nofollow">
            {t("listing.ownWordsWay")}
          </Anchor>
        )}
      </p>
    </div>
  );
}
