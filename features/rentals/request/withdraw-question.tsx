import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { SEND_FAILED, SendFailed } from "./send-failed.tsx";
import { StayFacts } from "./stay-details.tsx";
import styles from "./stay-page.module.css";
import type { StayView } from "./stay-view.ts";

/** Asks whether a request is to be withdrawn: which stay, the button that does it, and the way back. */
export function WithdrawQuestion({ stay }: { readonly stay: StayView }) {
  const t = useTranslate();
  return (
    <article className={styles.page}>
      <h1>{t("stay.withdraw.question")}</h1>
      <SendFailed />
      <dl className={styles.details}>
        <StayFacts stay={stay} />
      </dl>
      <form method="post" className={styles.ask} data-in-place="" data-send-failed={SEND_FAILED}>
        <p>{t("stay.withdraw.text")}</p>
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="withdraw" data-busy={t("stay.withdraw.busy")}>
            {t("stay.step.withdraw")}
          </Button>
          <LinkButton href={stay.href} look="quiet">
            {t("stay.withdraw.keep")}
          </LinkButton>
        </div>
      </form>
    </article>
  );
}
