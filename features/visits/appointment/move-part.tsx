import { useId } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { DayTimes } from "../booking/day-times.tsx";
import times from "../booking/time-choice.module.css";
import type { MoveView } from "./appointment-view.ts";
import styles from "./appointment.module.css";

/** The way to another time, those that are free, or why there is none. */
export function MovePart({ move, failed }: { readonly move: MoveView; readonly failed: string }) {
  const t = useTranslate();
  if (move.kind === "refused") return <p className={styles.ask}>{move.text}</p>;
  if (move.kind === "choice") return <MoveForm move={move} failed={failed} />;
  return (
    <div className={styles.ask}>
      <p>{t("visit.move.question")}</p>
      <LinkButton href={move.href} look="quiet">
        {t("visit.move")}
      </LinkButton>
    </div>
  );
}

type MoveFormProps = {
  readonly move: MoveView & { readonly kind: "choice" };
  /** What is shown where the request never arrived, by its id. */
  readonly failed: string;
};

/** Plain links lead to other days: a time is chosen and sent on one page, also without scripts. */
function MoveForm({ move, failed }: MoveFormProps) {
  const t = useTranslate();
  const id = useId();
  const { days, earlierHref, laterHref, none, keepHref } = move;
  return (
    <form method="post" className={styles.move} data-in-place="" data-send-failed={failed}>
      <input type="hidden" name={MOVE_FIELD} value="1" />
      <fieldset className={times.choice}>
        <legend>{t("visit.move")}</legend>
        <p>{t("visit.move.text")}</p>
        {days.length === 0 && <p>{none}</p>}
        {days.map((day, at) => (
          <DayTimes key={day.date} day={day} group={id} isOpen={at === 0} chosen={null} />
        ))}
        <p className={times.more}>
          {earlierHref && <Anchor href={earlierHref}>{t("visit.earlier")}</Anchor>}
          {laterHref && <Anchor href={laterHref}>{t("visit.later")}</Anchor>}
        </p>
      </fieldset>
      {days.length > 0 && (
        <Button type="submit" data-busy={t("visit.move.moving")}>
          {t("visit.move.confirm")}
        </Button>
      )}
      <p className={styles.links}>
        <Anchor href={keepHref}>{t("visit.move.keep")}</Anchor>
      </p>
    </form>
  );
}

/** Tells this form from the one that cancels, also where no time was chosen. */
export const MOVE_FIELD = "move";
