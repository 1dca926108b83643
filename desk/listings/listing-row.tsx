import { transactionOf } from "#domain/estate/reference/transactions.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { Amount } from "#ui/label/price.tsx";
import { Link } from "wouter";
import type { AgencyListing } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Thumb } from "../leads/thumb.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { UnpublishedMark } from "../drafts/unpublished-mark.tsx";
import styles from "./listing-row.module.css";

type ListingRowProps = {
  readonly listing: AgencyListing;
  /** Whether it has changes that are not published. */
  readonly isDraft: boolean;
};

/** A listing in a list; all of it leads to the listing. */
export function ListingRow({ listing, isDraft }: ListingRowProps) {
  const { t, locale } = useLanguage();
  const { id, title, place, price, picture, transaction, missing, isLocked, source } = listing;
  const isHidden = listing.isHidden || listing.isProjectHidden;
  const status = textOf(transactionOf(transaction)?.name, locale);
  return (
    <Link className={styles.row} href={`/listings/${id}`}>
      <Thumb picture={picture} />
      <span className={styles.words}>
        <span className={styles.place}>{textOf(place, locale) || textOf(title, locale)}</span>
        <span className={styles.title}>
          {[textOf(title, locale), t("listing.number", { id })].join("\u00a0· ")}
        </span>
        <span className={styles.price}>
          {price === null ? t("priceOnRequest") : <Amount amount={formatEuro(price)} />}
        </span>
        <span className={styles.tags}>
          {status && <span className={styles.tag}>{status}</span>}
          {isDraft && <UnpublishedMark />}
          {isHidden && <span className={styles.tag}>{t("listings.hiddenTag")}</span>}
          {missing > 0 && <span className={styles.warning}>{t("listing.missing", { count: missing })}</span>}
          {isLocked && (
            <span className={styles.tag}>
              <DeskIcon name="lock" />
              {t("listing.managedBy", { source })}
            </span>
          )}
        </span>
      </span>
      <DeskIcon name="forward" />
    </Link>
  );
}
