import { useState } from "react";
import { formatDayAtTime, formatTime, inBrussels } from "#domain/format/moments.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useLanguage } from "../language/language.tsx";
import { usePerson } from "../session/session.ts";
import type { DeskDocument } from "./desk-document.ts";
import styles from "./document-bar.module.css";
import { useMessages } from "./messages.ts";

type Edited<Doc> = { readonly document: DeskDocument<Doc> };

/** Whether it is a draft, how much it changes, and that it is kept. */
export function DraftState<Doc>({ document: edited }: Edited<Doc>) {
  const t = useMessages();
  const { changed, published } = edited;
  const isDraft = changed.size > 0 || published === null;
  return (
    <span className={styles.state}>
      {isDraft ? (
        <span className={styles.draft}>
          {t("draft")}
          <span className={styles.dot} aria-hidden="true" />
          {published === null ? t("new") : t("changes", { count: changed.size })}
        </span>
      ) : (
        <span className={styles.quiet}>{t("publishedState")}</span>
      )}
      {isDraft && <Saving document={edited} />}
    </span>
  );
}

function Saving<Doc>({ document: { saving, draft, savedAt } }: Edited<Doc>) {
  const t = useMessages();
  const { locale } = useLanguage();
  const { name } = usePerson();
  const [opened] = useState(() => new Date());
  if (saving !== "saved") return <span className={styles.quiet}>{t(`saving.${saving}`)}</span>;
  if (!savedAt) return null;
  const isToday = inBrussels(savedAt)?.date === inBrussels(opened)?.date;
  const moment = isToday ? formatTime(savedAt) : formatDayAtTime(savedAt, locale);
  const other = draft?.byName && draft.byName !== name ? draft.byName : null;
  return (
    <span className={styles.quiet}>
      <Icon name="check" />
      {other
        ? t("savedBy", { name: other, moment })
        : t(isToday ? "savedAt" : "savedOn", { time: moment, moment })}
    </span>
  );
}
