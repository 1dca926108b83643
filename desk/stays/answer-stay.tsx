import { Suspense, useState } from "react";
import { formatEuro } from "#domain/format/figures.ts";
import { Amount } from "#ui/label/price.tsx";
import { Button } from "#ui/link/button.tsx";
import type { Stay } from "../api/published.ts";
import { useUnsavedDraft } from "../documents/use-unsaved-draft.ts";
import { wordOfLanguage } from "../language/names-of-languages.ts";
import { TextField } from "../fields/text-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { saidUntil } from "../shell/moments.ts";
import { useNow } from "../shell/use-now.ts";
import { Dialog } from "../shell/dialog.tsx";
import { Notice } from "../shell/notice.tsx";
import styles from "./answer-stay.module.css";
import { nameOfRental, StayDates } from "./stay-row.tsx";
import { failureOfAnswer, type StayAnswer, useAnswerStay } from "./use-answer-stay.ts";

/** The two answers to a request; each is asked once more, since the guest gets it by mail at once. */
export function AnswerStay({ stay }: { readonly stay: Stay }) {
  const { t } = useLanguage();
  const [asked, setAsked] = useState<StayAnswer | null>(null);
  const name = stay.visitor.name ?? stay.visitor.email;
  return (
    <div className={styles.answers}>
      <Button look="quiet" aria-label={`${t("answer.refuse")}: ${name}`} onClick={() => setAsked("refuse")}>
        {t("answer.refuse")}
      </Button>
      <Button aria-label={`${t("answer.accept")}: ${name}`} onClick={() => setAsked("accept")}>
        {t("answer.accept")}
      </Button>
      {asked && (
        // The words of its field may still have to come; the list stays meanwhile.
        <Suspense>
          <AnswerDialog stay={stay} answer={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}

const EMPTY = { note: "" };
const MOST_LETTERS = 2_000;

type AnswerDialogProps = {
  readonly stay: Stay;
  readonly answer: StayAnswer;
  readonly onClose: () => void;
};

function AnswerDialog({ stay, answer, onClose }: AnswerDialogProps) {
  const { t, locale } = useLanguage();
  const now = useNow();
  const [{ note }, keepNote] = useUnsavedDraft(`answer ${stay.id}`, EMPTY);
  const sending = useAnswerStay(stay, () => {
    keepNote(null);
    onClose();
  });
  const { visitor, total, state } = stay;
  const isLost = sending.error !== null && failureOfAnswer(sending.error) === "network.lost";
  return (
    <Dialog title={t(`answer.${answer}Title`)} onClose={onClose}>
      <div className={styles.stay}>
        <p className={styles.name}>{visitor.name ?? visitor.email}</p>
        <p>{nameOfRental(stay, locale)}</p>
        <StayDates stay={stay} />
        <p className={styles.total}>
          {total === null ? t("priceOnRequest") : <Amount amount={formatEuro(total)} />}
        </p>
        <p>
          {state === "expired"
            ? t("answer.expiredText")
            : t("stay.until", { moment: saidUntil(stay.heldUntil, { t, locale, now }) })}
        </p>
      </div>
      <p>{t("answer.mailText")}</p>
      <TextField
        label={t("answer.note")}
        hint={t("answer.noteHint", { language: wordOfLanguage(stay.language, locale) })}
        isLong
        max={MOST_LETTERS}
        value={note}
        onChange={(next) => keepNote(next ? { note: next } : null)}
      />
      {sending.error && <Notice isUrgent>{t(failureOfAnswer(sending.error))}</Notice>}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {t("answer.cancel")}
        </Button>
        <Button
          isBusy={sending.isPending}
          disabled={note.length > MOST_LETTERS}
          onClick={() => sending.mutate({ answer, note: note.trim() })}
        >
          {isLost ? t("network.again") : t(`answer.${answer}`)}
        </Button>
      </div>
    </Dialog>
  );
}
