import type { CancelState } from "#domain/visits/cancel-state.ts";
import { classNames } from "#ui/class-names.ts";
import type { BookedVisitView } from "./booked-visit-view.ts";
import styles from "./booked-visit.module.css";

type NoticeProps = {
  readonly text: string;
  readonly kind: CancelState<BookedVisitView>["kind"];
  readonly id?: string;
  readonly isHidden?: boolean;
};

/** What is said above a visit; hidden until a script has something to say. */
export function Notice({ text, kind, id, isHidden = false }: NoticeProps) {
  return (
    <p
      id={id}
      className={classNames(
        styles.notice,
        kind === "cancelled" && styles.done,
        kind === "error" && styles.failed,
      )}
      role={kind === "error" ? "alert" : "status"}
      tabIndex={-1}
      hidden={isHidden}
      data-answer={isHidden ? undefined : ""}
    >
      {text}
    </p>
  );
}
