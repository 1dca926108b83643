import { Button } from "#ui/link/button.tsx";
import { CallFailed } from "../api/call.ts";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { Notice } from "../shell/notice.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { idOfProblem } from "./office-hours.ts";
import styles from "./publish-bar.module.css";
import { Contested, type useHours } from "./use-hours.ts";

type PublishBarProps = {
  readonly editing: ReturnType<typeof useHours>;
  /** Shows the office whose hours can't be published as they are. */
  readonly onShow: (officeId: number) => void;
};

/** Publishes what was changed; it is there as long as something is. */
export function PublishBar({ editing: { draft, publishing, discard }, onShow }: PublishBarProps) {
  const { t } = useLanguage();
  const announce = useAnnounce();
  if (!draft) return publishing.isSuccess ? <p className={styles.done}>{t("hours.published")}</p> : null;
  const isContested = publishing.error instanceof Contested;
  const publish = () => {
    const wrong = idOfProblem(draft.changes);
    if (wrong !== null) {
      onShow(wrong);
      announce(t("hours.check"));
      setTimeout(() => document.querySelector<HTMLElement>("input[aria-invalid]")?.focus());
      return;
    }
    publishing.mutate(isContested, {
      onSuccess: () => {
        announce(t("hours.published"));
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
          {t("hours.discard")}
        </Button>
        <Button isBusy={publishing.isPending} onClick={publish}>
          {t(isContested ? "hours.publishOver" : "hours.publish")}
        </Button>
      </div>
    </div>
  );
}

function messageOf(error: Error) {
  if (error instanceof Contested) return "hours.contested";
  if (!(error instanceof CallFailed)) return "answer.failed";
  if (error.kind === "lost") return "hours.lost";
  return error.status === 422 ? "hours.refused" : "answer.failed";
}
