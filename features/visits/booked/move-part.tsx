import { useId } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { isShown } from "../booking/chosen-time.ts";
import { DayTimes, ElsewhereChosen } from "../booking/day-times.tsx";
import times from "../booking/time-choice.module.css";
import { FROM_QUERY, MOVE_QUERY, TIMES_ID } from "../visit-hrefs.ts";
import type { MoveView } from "./booked-visit-view.ts";
import styles from "./booked-visit.module.css";

/** The way to another time, those that are free, or why there is none. */
export function MovePart({ move, failed }: { readonly move: MoveView; readonly failed: string }) {
  const t = useTranslate();
  if (move.kind === "refused") return <p className={styles.ask}>{move.text}</p>;
  if (move.kind === "choice") return <MoveForm move={move} failed={failed} />;
  return (
    <div className={styles.ask}>
      <p>{t("visit.move.question")}</p>
      <LinkButton href={move.href}>{t("visit.move")}</LinkButton>
    </div>
  );
}

type MoveFormProps = {
  readonly move: MoveView & { readonly kind: "choice" };
  /** What is shown where the request never arrived, by its id. */
  readonly failed: string;
};

/** Buttons show other days at an address that holds what was chosen: a time is chosen and sent on one page, also without scripts. */
function MoveForm({ move, failed }: MoveFormProps) {
  const t = useTranslate();
  const group = useId();
  const { days, chosen, earlierFrom, laterFrom, none, keepHref } = move;
  const isElsewhere = chosen !== null && !isShown(chosen, days);
  const open = days.find(({ date }) => date === chosen?.date) ?? days[0];
  const others = { formMethod: "get", formAction: `${keepHref}#${TIMES_ID}`, name: FROM_QUERY } as const;
  return (
    <form id={TIMES_ID} method="post" className={styles.move} data-in-place="" data-send-failed={failed}>
      <input type="hidden" name={MOVE_QUERY} value="1" />
      <fieldset className={times.choice}>
        <legend>{t("visit.move")}</legend>
        <p>{t("visit.move.text")}</p>
        {isElsewhere && <ElsewhereChosen chosen={chosen} />}
        {days.length === 0 && <p>{none}</p>}
        {days.map((day) => (
          <DayTimes
            key={day.date}
            day={day}
            group={group}
            isOpen={day === open}
            chosen={chosen?.start ?? null}
          />
        ))}
        <p className={times.more}>
          {earlierFrom && (
            <button type="submit" {...others} value={earlierFrom}>
              {t("visit.earlier")}
            </button>
          )}
          {laterFrom && (
            <button type="submit" {...others} value={laterFrom}>
              {t("visit.later")}
            </button>
          )}
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
