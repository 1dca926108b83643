import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./notice.module.css";

type NoticeProps = {
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** Said at once to who listens. */
  readonly isUrgent?: boolean;
};

/** Something went wrong, and what can be done. */
export function Notice({ children, action, isUrgent = false }: NoticeProps) {
  return (
    <div className={styles.notice} role={isUrgent ? "alert" : undefined}>
      <Icon name="alert" className={styles.icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}
