import type { ReactNode } from "react";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { LoadFailed } from "../shell/loaded.tsx";
import styles from "./lead-list.module.css";

type LeadListProps<Shown extends { readonly id: string | number }> = {
  readonly list: {
    readonly leads: readonly Shown[] | undefined;
    readonly isError: boolean;
    readonly isFetchNextPageError: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** Said where there is nothing. */
  readonly empty: string;
  /** Shows the first ones alone, without a way to more. */
  readonly most?: number;
  readonly children: (lead: Shown) => ReactNode;
};

/** Rows of leads: while they come, when there are none, and when they cannot be had. */
export function LeadList<Shown extends { readonly id: string | number }>({
  list,
  empty,
  most,
  children,
}: LeadListProps<Shown>) {
  const { t } = useLanguage();
  const { leads } = list;
  if (!leads && list.isError)
    return (
      <div className={styles.aside}>
        <LoadFailed refetch={list.refetch} />
      </div>
    );
  if (!leads) return <p className={styles.aside}>{t("list.loading")}</p>;
  if (leads.length === 0) return <p className={styles.aside}>{empty}</p>;
  const isCut = most !== undefined;
  return (
    <>
      <ul className={styles.rows}>
        {(isCut ? leads.slice(0, most) : leads).map((lead) => (
          <li key={lead.id}>{children(lead)}</li>
        ))}
      </ul>
      {!isCut && list.hasNextPage && (
        <div className={styles.more}>
          {list.isFetchNextPageError && <p role="alert">{t("list.moreFailed")}</p>}
          <Button look="quiet" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t("list.more")}
          </Button>
        </div>
      )}
    </>
  );
}
