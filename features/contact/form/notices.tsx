import type { ReactNode, Ref } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./notices.module.css";

/** A page that came back without scripts begins where it says what is wrong. */
export const BEGINS_HERE = { autoFocus: true } as const;

type SentNoticeProps = {
  /** Where a page that was sent without scripts opens. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly ref: Ref<HTMLDivElement>;
};

/** Stands in the place of a form that was sent. */
export function SentNotice({ id, title, text, ref }: SentNoticeProps) {
  return (
    <div ref={ref} id={id} className={styles.sent} aria-live="polite" tabIndex={-1}>
      <p className={styles.title}>
        <Icon name="check" /> {title}
      </p>
      {text}
    </div>
  );
}

type FailedNoticeProps = {
  readonly status: number;
  /** What the server says in the visitor's language, where it does. */
  readonly detail: string | null;
  readonly ref: Ref<HTMLDivElement>;
};

/** Why a form was not taken; what was typed is still there. */
export function FailedNotice({ status, detail, ref }: FailedNoticeProps) {
  const t = useTranslate();
  return (
    <div ref={ref} className={styles.problem} role="alert" tabIndex={-1} {...BEGINS_HERE}>
      <p className={styles.title}>{t("form.failed")}</p>
      <p>{reason(status)}</p>
    </div>
  );

  function reason(status: number): string {
    if (status === 429) return detail ?? t("form.failed.tooMany");
    if (status === 503) return t("form.failed.unavailable");
    if (status === 0) return t("form.failed.offline");
    return t("form.failed.retry");
  }
}
