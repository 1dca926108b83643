import type { ReactNode } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Button } from "#ui/link/button.tsx";
import styles from "./list-filter.module.css";

type SheetOpenerProps = {
  /** Of the sheet that it opens. */
  readonly id: string;
  /** The first questions, with what was answered. */
  readonly answers: ReadonlyArray<readonly [label: string, words: string]>;
};

/** On phones: what is chosen, and the way to the filter. */
export function SheetOpener({ id, answers }: SheetOpenerProps) {
  const t = useTranslate();
  return (
    <button type="button" className={styles.opener} popoverTarget={id}>
      {answers.map(([label, words]) => (
        <span className={styles.cell} key={label}>
          <span className={styles.cellLabel}>{label}</span>
          <span className={styles.cellWords}>{words}</span>
        </span>
      ))}
      <span className={styles.openerSign}>
        <Icon name="filter" />
        {t("listing.filters")}
      </span>
    </button>
  );
}

/** On phones: what the sheet is, and its end. */
export function SheetHead({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useTranslate();
  return (
    <header className={styles.head}>
      <h2 className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <button
        type="button"
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t("listing.close")}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}

type SheetFootProps = {
  /** Leads to the list without its filters; null where there are none. */
  readonly clearHref: string | null;
  /** What the button says on phones. */
  readonly show: ReactNode;
};

/** The ways out of the filter: without any, or with what is chosen. */
export function SheetFoot({ clearHref, show }: SheetFootProps) {
  const t = useTranslate();
  return (
    <div className={styles.foot}>
      {clearHref && (
        <Anchor className={styles.clear} href={clearHref} keepScroll>
          {t("listing.clear")}
        </Anchor>
      )}
      <Button type="submit" className={styles.go}>
        <span className={styles.goWide}>{t("listing.search")}</span>
        <span className={styles.goPhone}>{show}</span>
      </Button>
    </div>
  );
}
