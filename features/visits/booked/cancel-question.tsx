import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { WhenAndWhere } from "./booked-visit-details.tsx";
import { Notice } from "./notice.tsx";
import type { BookedVisitView } from "./booked-visit-view.ts";
import styles from "./booked-visit.module.css";

type CancelQuestionProps = {
  readonly visit: BookedVisitView;
  /** The id of what is shown where the request never arrived. */
  readonly failed: string;
};

/** Asks whether a visit is to be cancelled: which one, the button that does it, and the way back. */
export function CancelQuestion({ visit, failed }: CancelQuestionProps) {
  const t = useTranslate();
  const { estate, href } = visit;
  return (
    <article className={styles.page}>
      <h1>{t("live_agenda.cancel.confirm_question")}</h1>
      <Notice id={failed} text={t("live_agenda.cancel.error")} kind="error" isHidden />
      <div className={styles.card}>
        <dl className={styles.details}>
          <WhenAndWhere visit={visit} home={<span>{estate.title}</span>} />
        </dl>
        <CancelForm failed={failed} keepHref={href} />
      </div>
    </article>
  );
}

type CancelFormProps = Pick<CancelQuestionProps, "failed"> & {
  /** The visit as it is; absent while it can't be read. */
  readonly keepHref: string | undefined;
};

export function CancelForm({ failed, keepHref }: CancelFormProps) {
  const t = useTranslate();
  return (
    <form method="post" className={styles.ask} data-in-place="" data-send-failed={failed}>
      <p>{t("visit.cancel.text")}</p>
      <div className={styles.buttons}>
        <Button type="submit" data-busy={t("visit.cancelling")}>
          {t("live_agenda.cancel.cancel_button")}
        </Button>
        {keepHref && (
          <LinkButton href={keepHref} look="quiet">
            {t("visit.cancel.keep")}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
