import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Button } from "#ui/link/button.tsx";
import { send } from "../api/api.ts";
import { AskDiscard } from "../documents/ask-discard.tsx";
import { keepDraft, readDraft } from "../documents/unsaved-draft.ts";
import { useLanguage } from "../language/language.tsx";
import { usePerson } from "../session/session.ts";
import { Notice } from "../shell/notice.tsx";
import { Screen } from "../shell/screen.tsx";
import styles from "./document-bar.module.css";
import { useMessages } from "./messages.ts";
import { tabCopyName } from "./use-document.ts";

type DraftBoundaryProps = {
  readonly resource: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** Around a screen that edits a document: where it can't show the draft, the draft can be discarded, and the screen comes back. */
export function DraftBoundary({ resource, title, children }: DraftBoundaryProps) {
  const [discards, setDiscards] = useState(0);
  const onDiscarded = () => setDiscards(discards + 1);
  return (
    <ErrorBoundary
      resetKeys={[resource, discards]}
      fallback={<NotShown {...{ resource, title, onDiscarded }} />}
    >
      {children}
    </ErrorBoundary>
  );
}

type NotShownProps = Omit<DraftBoundaryProps, "children"> & { readonly onDiscarded: () => void };

function NotShown({ resource, title, onDiscarded }: NotShownProps) {
  const t = useMessages();
  const { t: say } = useLanguage();
  const { id } = usePerson();
  const [isAsking, setIsAsking] = useState(false);
  const draft = useQuery({ queryKey: ["draft not shown", resource], queryFn: () => readEtag(resource) });
  const hasDraft = Boolean(draft.data) || readDraft(id, tabCopyName(resource)) !== null;
  const discard = async () => {
    keepDraft(id, tabCopyName(resource), null);
    const isGone = await dropDraft(resource, draft.data ?? null);
    if (isGone) onDiscarded();
    else await draft.refetch();
  };
  return (
    <Screen title={title}>
      <Notice
        isUrgent
        action={
          <span className={styles.choice}>
            {hasDraft && (
              <Button look="quiet" onClick={() => setIsAsking(true)}>
                {t("discard")}
              </Button>
            )}
            <Button look="quiet" onClick={() => location.reload()}>
              {say("network.retry")}
            </Button>
          </span>
        }
      >
        {hasDraft ? t("notShown") : say("list.failed")}
      </Notice>
      {isAsking && <AskDiscard onDiscard={() => void discard()} onClose={() => setIsAsking(false)} />}
    </Screen>
  );
}

async function readEtag(resource: string): Promise<string | null> {
  const answer = await send("GET", `${resource}/draft`);
  return answer.status === 204 ? null : answer.headers.get("ETag");
}

/** False where it is another draft by now, or no answer came. */
async function dropDraft(resource: string, etag: string | null): Promise<boolean> {
  if (etag === null) return true;
  try {
    await send("DELETE", `${resource}/draft`, { headers: { "If-Match": etag } });
    return true;
  } catch {
    return false;
  }
}
