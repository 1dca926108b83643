import { Button } from "#ui/link/button.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import type { DeskDocument } from "./desk-document.ts";
import styles from "./document-bar.module.css";
import { useMessages } from "./messages.ts";

type DiscardDialogProps<Doc> = { readonly document: DeskDocument<Doc>; readonly onClose: () => void };

/** Asks before what was typed goes. */
export function DiscardDialog<Doc>({ document, onClose }: DiscardDialogProps<Doc>) {
  const t = useMessages();
  const discard = async () => {
    await document.discard();
    onClose();
    setTimeout(focusTitleIfLost);
  };
  return (
    <Dialog title={t("discardTitle")} onClose={onClose}>
      <p>{t("discardText")}</p>
      <div className={styles.choice}>
        <Button look="quiet" onClick={onClose}>
          {t("discardKeep")}
        </Button>
        <Button onClick={() => void discard()}>{t("discard")}</Button>
      </div>
    </Dialog>
  );
}
