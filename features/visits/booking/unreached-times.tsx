import { type MouseEventHandler, useEffect, useRef } from "react";
import notices from "#features/contact/form/notices.module.css";
import { Button } from "#ui/link/button.tsx";
import styles from "./unreached-times.module.css";

type UnreachedTimesProps = {
  readonly text: string;
  readonly retry: string;
  readonly isBusy?: boolean;
  /** Absent where the script of the dialog around it asks again. */
  readonly onClick?: MouseEventHandler;
};

/** Says that the times did not come, and asks for them again. */
export function UnreachedTimes({ text, retry, isBusy = false, onClick }: UnreachedTimesProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={notice} className={notices.problem} role="alert">
      <p>{text}</p>
      <p className={styles.retry}>
        <Button type="button" isBusy={isBusy} onClick={onClick} data-dialog-retry={onClick ? undefined : ""}>
          {retry}
        </Button>
      </p>
    </div>
  );
}
