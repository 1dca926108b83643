import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#ui/link/button.tsx";
import { send } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { Notice } from "../shell/notice.tsx";
import styles from "./remove-dialog.module.css";
import { useMessages } from "./messages.ts";

type RemoveDialogProps = {
  readonly title: string;
  /** As versions name it: `pages/7`. */
  readonly resource: string;
  /** What still leads there, as the site names places; each said on a line. */
  readonly saidOf: (path: string) => string;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks whether something goes off the site, and says what keeps it there. */
export function RemoveDialog({ title, resource, saidOf, onRemoved, onClose, children }: RemoveDialogProps) {
  const t = useMessages();
  const { t: desk } = useLanguage();
  const announce = useAnnounce();
  const client = useQueryClient();
  const removing = useMutation({
    networkMode: "always",
    mutationFn: () => send("DELETE", resource),
    onSuccess: async () => {
      announce(t("removed"));
      onRemoved();
      await client.invalidateQueries();
    },
  });
  const keeping = [...new Set(pathsIn(removing.error).map(saidOf))];
  return (
    <Dialog title={title} onClose={onClose}>
      <div>{children}</div>
      {removing.error && (
        <Notice isUrgent>
          {keeping.length > 0
            ? t("stillLed")
            : desk(isLost(removing.error) ? "network.lost" : "answer.failed")}
        </Notice>
      )}
      {keeping.length > 0 && (
        <ul className={styles.keeping}>
          {keeping.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {t("keep")}
        </Button>
        <Button isBusy={removing.isPending} onClick={() => removing.mutate()}>
          {t("remove")}
        </Button>
      </div>
    </Dialog>
  );
}

function isLost(error: Error): boolean {
  return error instanceof CallFailed && error.kind === "lost";
}

function pathsIn(error: Error | null): string[] {
  const errors = error instanceof CallFailed ? error.members["errors"] : null;
  return Array.isArray(errors) ? errors.map(({ path = "" }) => String(path)) : [];
}
