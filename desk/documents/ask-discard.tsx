import type { ReactNode } from "react";
import { Button } from "#ui/link/button.tsx";
import { Dialog } from "../shell/dialog.tsx";
import styles from "./publish-bar.module.css";
import { useMessages } from "./messages.ts";

type AskDiscardProps = {
  readonly isBusy?: boolean;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
  /** What goes beside what was typed here. */
  readonly children?: ReactNode;
};

/** Asks before what was typed goes. */
export function AskDiscard({ isBusy = false, onDiscard, onClose, children }: AskDiscardProps) {
  const t = useMessages();
  return (
    <Dialog title={t("discardTitle")} onClose={onClose}>
      <p>{t("discardText")}</p>
      {children}
      <div className={styles.choice}>
        <Button look="quiet" onClick={onClose}>
          {t("discardKeep")}
        </Button>
        <Button isBusy={isBusy} onClick={onDiscard}>
          {t("discard")}
        </Button>
      </div>
    </Dialog>
  );
}
