import { type FormEvent, useState } from "react";
import { formatDayAtTime } from "#domain/format/moments.ts";
import { Field } from "#ui/form/field.tsx";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { Dialog } from "../shell/dialog.tsx";
import type { DeskDocument } from "./desk-document.ts";
import styles from "./document-bar.module.css";
import { useMessages } from "./messages.ts";
import { localInBrussels, momentInBrussels } from "./moment-in-brussels.ts";

type ScheduleDialogProps<Doc> = { readonly document: DeskDocument<Doc>; readonly onClose: () => void };

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** Asks when a draft is to be published by itself. */
export function ScheduleDialog<Doc>({ document: edited, onClose }: ScheduleDialogProps<Doc>) {
  const t = useMessages();
  const { locale } = useLanguage();
  const announce = useAnnounce();
  const [chosen, choose] = useState(() => localInBrussels(edited.draft?.publishAt ?? nextHour()));
  const [isWrong, setIsWrong] = useState(false);
  const schedule = async (event: FormEvent) => {
    event.preventDefault();
    const at = momentInBrussels(chosen);
    const ahead = at ? at.getTime() - Date.now() : 0;
    if (!at || ahead <= 0 || ahead > YEAR_MS) return setIsWrong(true);
    const { kind } = await edited.publish(at);
    if (kind === "scheduled") announce(t("scheduledAt", { moment: formatDayAtTime(at, locale) }));
    onClose();
  };
  return (
    <Dialog title={t("scheduleTitle")} onClose={onClose}>
      <form onSubmit={(event) => void schedule(event)} noValidate>
        <Field label={t("scheduleField")} hint={t("scheduleHint")} error={isWrong && t("scheduleWrong")}>
          {(ids) => (
            <input
              {...ids}
              className={styles.moment}
              type="datetime-local"
              value={chosen}
              onChange={({ target }) => choose(target.value)}
            />
          )}
        </Field>
        <div className={styles.choice}>
          <Button look="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" isBusy={edited.isPublishing}>
            {t("schedule")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function nextHour(): Date {
  const now = Date.now();
  return new Date(now - (now % HOUR_MS) + HOUR_MS);
}
