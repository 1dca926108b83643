import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatDayAtTime } from "#domain/format/moments.ts";
import { Button } from "#ui/link/button.tsx";
import { send } from "../api/api.ts";
import type { Version } from "../api/published.ts";
import { publishFailureOf } from "../documents/publish-failure.ts";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { Notice } from "../shell/notice.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";
import { useHistory } from "./use-versions.ts";
import styles from "./versions.module.css";

type PutBackDialogProps = {
  readonly version: Version;
  /** What it is a version of, in words. */
  readonly name: string;
  readonly onClose: () => void;
};

/** Asks whether what stands gives way to what was, and says what goes with it. */
export function PutBackDialog({ version, name, onClose }: PutBackDialogProps) {
  const t = useMessages();
  const { t: desk, locale } = useLanguage();
  const history = useHistory(version.resource);
  const { etag = null } = history.data ?? {};
  const putting = usePutBack(version, { etag, onDone: onClose, onStale: () => void history.refetch() });
  const failure = putting.error && publishFailureOf(putting.error);
  const later = history.data?.versions.filter(({ id }) => id > version.id).length ?? 0;
  return (
    <Dialog title={t("askTitle", { name })} onClose={onClose}>
      <p>{t("ask", { moment: formatDayAtTime(version.at, locale) })}</p>
      {later > 0 && <p>{t("askLater", { count: later })}</p>}
      <p className={styles.quiet}>{t("askUndo")}</p>
      {failure && (
        <Notice isUrgent>
          {failure.kind === "over-limit"
            ? desk(`limit.${failure.limit.of}`, { most: failure.limit.most })
            : t(FAILURES[failure.kind])}
        </Notice>
      )}
      <div className={styles.choice}>
        <Button look="quiet" onClick={onClose}>
          {t("keep")}
        </Button>
        <Button isBusy={putting.isPending || history.isFetching} onClick={() => putting.mutate()}>
          {t("putBack")}
        </Button>
      </div>
    </Dialog>
  );
}

type Putting = {
  readonly etag: string | null;
  readonly onDone: () => void;
  /** A colleague changed it since it was read. */
  readonly onStale: () => void;
};

/** Nothing that a colleague changed meanwhile is overwritten unasked; sent again after it got lost, it is put back once. */
function usePutBack({ resource, id }: Version, { etag, onDone, onStale }: Putting) {
  const t = useMessages();
  const announce = useAnnounce();
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    networkMode: "always",
    mutationFn: () =>
      send("POST", `${resource}/versions/${id}/put-back`, {
        headers: { "Idempotency-Key": key, ...(etag === null ? {} : { "If-Match": etag }) },
      }),
    onError: (error) => {
      if (publishFailureOf(error).kind === "contested") onStale();
    },
    onSuccess: async () => {
      announce(t("done"));
      onDone();
      await client.invalidateQueries();
      focusTitleIfLost();
    },
  });
}

const FAILURES = {
  contested: "stale",
  lost: "lost",
  refused: "refused",
  "not-own": "notOwn",
  failed: "failed",
} as const;
