import { transactionOf } from "#domain/estate/reference/transactions.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { formatDayAtTime } from "#domain/format/moments.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { AgencyListingDetail } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Notice } from "../shell/notice.tsx";
import { changedFields, type ListingDraft } from "./listing-change.ts";
import { failureOfSave } from "./use-save-listing.ts";

type SaveProblemProps = {
  readonly listing: AgencyListingDetail;
  readonly draft: ListingDraft;
  readonly error: Error | null;
};

/** Why nothing was saved; where a colleague was first, who that was and what stands there now. */
export function SaveProblem({ listing, draft, error }: SaveProblemProps) {
  const { t, locale } = useLanguage();
  if (!error) return null;
  const failure = failureOfSave(error);
  if (failure === "lost") return <Notice isUrgent>{t("network.lost")}</Notice>;
  if (failure === "failed") return <Notice isUrgent>{t("listing.failed")}</Notice>;
  const { lastChange, price, transaction } = listing;
  const who = lastChange?.by ?? t("listing.somebody");
  const when = lastChange ? formatDayAtTime(lastChange.at, locale) : "";
  const now = [
    textOf(transactionOf(transaction)?.name, locale),
    price === null ? t("listing.onRequest") : formatEuro(price),
  ].filter(Boolean);
  const isSame = changedFields(draft, listing).length === 0;
  return (
    <Notice isUrgent>
      {t("listing.changedMeanwhile", { who, when })} {t("listing.nowThere", { now: now.join(", ") })}{" "}
      {t(isSame ? "listing.sameAsYours" : "listing.yoursKept")}
    </Notice>
  );
}
