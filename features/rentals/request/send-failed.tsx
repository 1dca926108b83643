import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./stay-page.module.css";

export const SEND_FAILED = "step-failed";

/** What the script of a form shows when its request never arrived, by its id. */
export function SendFailed() {
  const t = useTranslate();
  return (
    <p
      id={SEND_FAILED}
      className={classNames(styles.notice, styles.failed)}
      role="alert"
      tabIndex={-1}
      hidden
    >
      {t("stay.failed")}
    </p>
  );
}
