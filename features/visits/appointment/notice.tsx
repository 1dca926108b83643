import type { CancelState } from "#domain/visits/cancel-state.ts";
import { classNames } from "#ui/class-names.ts";
import type { AppointmentView } from "./appointment-view.ts";
import styles from "./appointment.module.css";

type NoticeProps = {
  readonly text: string;
  readonly kind: CancelState<AppointmentView>["kind"];
  readonly id?: string;
  readonly isHidden?: boolean;
};

/** What is said above an appointment; hidden until a script has something to say. */
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
