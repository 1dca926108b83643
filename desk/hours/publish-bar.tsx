import { useState } from "react";
import { inBrussels } from "#domain/format/moments.ts";
import { Button } from "#ui/link/button.tsx";
import { AskDiscard } from "../documents/ask-discard.tsx";
import { publishFailureOf } from "../documents/publish-failure.ts";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { Notice } from "../shell/notice.tsx";
import { useNow } from "../shell/use-now.ts";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { nameOfDay, nameOfWeekday } from "./names-of-days.ts";
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
  const [isAsking, setIsAsking] = useState(false);
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
        focusTitleIfLost();
      },
    });
  };
  const leave = () => {
    setIsAsking(false);
    publishing.reset();
    discard();
    focusTitleIfLost();
  };
  return (
    <div className={styles.bar}>
      {publishing.error && <Failure error={publishing.error} />}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => setIsAsking(true)} disabled={publishing.isPending}>
          {t("discard")}
        </Button>
        <Button isBusy={publishing.isPending} onClick={publish}>
          {t(isContested ? "publishOver" : "publish")}
        </Button>
      </div>
      {isAsking && <AskDiscard onDiscard={leave} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

/** Why it was not published; where a colleague was first, who, and on which days. */
function Failure({ error }: { readonly error: Error }) {
  const t = useMessages();
  const { locale } = useLanguage();
  const today = inBrussels(useNow())!.date;
  if (!(error instanceof Contested)) {
    const { kind } = publishFailureOf(error);
    return <Notice isUrgent>{t(kind === "lost" || kind === "refused" ? kind : "failed")}</Notice>;
  }
  const { days: which, byName } = error;
  const days = which
    .map((day) => (typeof day === "number" ? nameOfWeekday(day, locale) : nameOfDay(day, locale, today)))
    .join(", ");
  return (
    <Notice isUrgent>
      {byName === null ? t("contested", { days }) : t("contestedBy", { name: byName, days })}
    </Notice>
  );
}
