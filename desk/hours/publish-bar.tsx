import { Button } from "#ui/link/button.tsx";
import { CallFailed } from "../api/call.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { Notice } from "../shell/notice.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { idOfProblem } from "./office-hours.ts";
import styles from "../documents/publish-bar.module.css";
import { Contested, type useHours } from "./use-hours.ts";
import { useMessages } from "./messages.ts";

type PublishBarProps = {
  readonly editing: ReturnType<typeof useHours>;
  /** Shows the office whose hours can't be published as they are. */
  readonly onShow: (officeId: number) => void;
};

/** Publishes what was changed; it is there as long as something is. */
export function PublishBar({ editing: { draft, publishing, discard }, onShow }: PublishBarProps) {
  const t = useMessages();
  const announce = useAnnounce();
  if (!draft) return publishing.isSuccess ? <p className={styles.done}>{t("published")}</p> : null;
  const isContested = publishing.error instanceof Contested;
  const publish = () => {
    const wrong = idOfProblem(draft.changes);
    if (wrong !== null) {
      onShow(wrong);
      announce(t("check"));
      setTimeout(() => document.querySelector<HTMLElement>("input[aria-invalid]")?.focus());
      return;
    }
    publishing.mutate(isContested, {
      onSuccess: () => {
        announce(t("published"));
        setTimeout(focusTitleIfLost);
      },
    });
  };
  const leave = () => {
    publishing.reset();
    discard();
    setTimeout(focusTitleIfLost);
  };
  return (
    <div className={styles.bar}>
      {publishing.error && <Notice isUrgent>{t(messageOf(publishing.error))}</Notice>}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={leave} disabled={publishing.isPending}>
          {t("discard")}
        </Button>
        <Button isBusy={publishing.isPending} onClick={publish}>
          {t(isContested ? "publishOver" : "publish")}
        </Button>
      </div>
    </div>
  );
}

function messageOf(error: Error) {
  if (error instanceof Contested) return "contested";
  if (!(error instanceof CallFailed)) return "failed";
  if (error.kind === "lost") return "lost";
  return error.status === 422 ? "refused" : "failed";
}
