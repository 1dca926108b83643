import { useEffect, useRef } from "react";
import notices from "../../contact/form/notices.module.css";
import { Button } from "../../ui/link/button.tsx";
import styles from "./unreached-times.module.css";
import type { VisitLinkView } from "./visit-link.tsx";

type UnreachedTimesProps = {
  readonly link: VisitLinkView;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** Says that the times did not come, and asks for them again. */
export function UnreachedTimes({ link, isBusy, onRetry }: UnreachedTimesProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={notice} className={notices.problem} role="alert">
      <p>{link.unreached}</p>
      <p className={styles.retry}>
        <Button type="button" isBusy={isBusy} onClick={onRetry}>
          {link.retry}
        </Button>
      </p>
    </div>
  );
}
