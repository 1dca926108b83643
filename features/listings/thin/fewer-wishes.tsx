import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { Translate } from "#domain/locale/translate.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { chipsOf } from "../filter/chips-of.ts";
import { listingHref } from "../listing-href.ts";
import type { FilterOptions, ListingView } from "../listing-view.ts";
import styles from "./fewer-wishes.module.css";

type FewerWishesProps = { readonly view: ListingView; readonly filter: FilterOptions };

/** Little or nothing is found: which one wish to let go, with what that shows, and to be told of what comes. */
export function FewerWishes({ view, filter }: FewerWishesProps) {
  const t = useTranslate();
  const { path, query, relaxed, nearby, alertHref } = view;
  if (relaxed.length + nearby.length === 0) return null;
  return (
    <div className={styles.thin} data-fewer-wishes="">
      {relaxed.length > 0 && (
        <>
          <h2 className={styles.heading}>{t("listing.letGo", { count: relaxed[0]!.wishesLess })}</h2>
          <p className={styles.hint}>{t("listing.letGoHint")}</p>
          <ul className={styles.list}>
            {relaxed.map(({ query: less, count }) => (
              <li key={listingHref(path, less)}>
                <Anchor className={styles.wish} href={listingHref(path, less)} keepScroll>
                  <span>{labelOf(query, less, filter, t)}</span>
                  <strong className={styles.count}>{t("listing.results", { count })}</strong>
                  <Icon name="arrow" />
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
      {nearby.length > 0 && (
        <>
          <h2 className={styles.heading}>{t("listing.nearby")}</h2>
          <ul className={styles.towns}>
            {nearby.map(({ name, count, kilometres, query: elsewhere }) => (
              <li key={name}>
                <Anchor className={styles.town} href={listingHref(path, elsewhere)} keepScroll>
                  <strong>{name}</strong>
                  <span>
                    <strong className={styles.count}>{t("listing.results", { count })}</strong> · {kilometres}{" "}
                    km
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
      {alertHref && (
        <div className={styles.alert}>
          <h2 className={styles.heading}>{t("listing.alertHeading")}</h2>
          <p>{t("listing.alertHint")}</p>
          <p className={styles.wishes}>
            {chipsOf(query, filter, t)
              .map(({ label }) => label)
              .join(", ")}
          </p>
          <LinkButton href={alertHref} rel="nofollow" aria-label={t("listing.keepInformed")}>
            {t("listing.alertButton")}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

/** What is asked instead, as "up to € 330.000,00"; without anything instead, what is let go. */
function labelOf(query: ListingQuery, less: ListingQuery, filter: FilterOptions, t: Translate): string {
  const [now, then] = [query, less].map((one) => chipsOf(one, filter, t).map(({ label }) => label));
  const instead = then!.filter((label) => !now!.includes(label));
  if (instead.length > 0) return instead.join(", ");
  return t("listing.without", { filter: now!.filter((label) => !then!.includes(label)).join(", ") });
}
