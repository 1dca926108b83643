import { formatDayAtTime } from "#domain/format/moments.ts";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { Notice } from "../shell/notice.tsx";
import type { Contested, DeskDocument } from "./desk-document.ts";
import styles from "./document-bar.module.css";
import { FieldsInWords } from "./fields-in-words.tsx";
import { useMessages } from "./messages.ts";

/** Why it is not published at its time, as far as that is told in words of its own. */
const REASONS = ["changed-meanwhile", "refused", "over-limit", "time-taken-off"] as const;

/** What became of publishing, when it comes, and what somebody has to choose first. */
export function PublishNotice<Doc>({ document: edited }: { readonly document: DeskDocument<Doc> }) {
  const t = useMessages();
  const { t: say, locale } = useLanguage();
  const { contested, outcome, draft } = edited;
  if (contested) return <ContestedNotice contested={contested} document={edited} />;
  if (outcome?.kind === "published") return <PublishedNote />;
  if (outcome?.kind === "refused")
    return <Notice isUrgent>{t("refused", { count: outcome.findings.length })}</Notice>;
  if (outcome?.kind === "over-limit")
    return <Notice isUrgent>{say(`limit.${outcome.limit.of}`, { most: outcome.limit.most })}</Notice>;
  if (outcome?.kind === "lost") return <Notice isUrgent>{t("lost")}</Notice>;
  if (outcome?.kind === "failed" || outcome?.kind === "not-own")
    return <Notice isUrgent>{t("failed")}</Notice>;
  if (draft?.publishAt)
    return (
      <p className={styles.scheduled}>
        {t("scheduledAt", { moment: formatDayAtTime(draft.publishAt, locale) })}{" "}
        <Button look="bare" onClick={() => void edited.publish(null)}>
          {t("scheduleTakeBack")}
        </Button>
      </p>
    );
  if (!draft?.refusal) return null;
  const { at, code } = draft.refusal;
  const reason = REASONS.find((one) => one === code) ?? "other";
  return <Notice>{t(`notPublished.${reason}`, { moment: formatDayAtTime(at, locale) })}</Notice>;
}

/** That visitors see it from now on. */
export function PublishedNote() {
  return <p className={styles.done}>{useMessages()("published")}</p>;
}

type ContestedNoticeProps<Doc> = {
  readonly contested: Contested;
  readonly document: DeskDocument<Doc>;
};

function ContestedNotice<Doc>({ contested, document: edited }: ContestedNoticeProps<Doc>) {
  const t = useMessages();
  const { byName, places, theirs, isDiscarded, keepMine, takeTheirs } = contested;
  return (
    <Notice
      isUrgent
      action={
        <span className={styles.choice}>
          <Button look="quiet" onClick={takeTheirs}>
            {t("takeTheirs")}
          </Button>
          <Button look="quiet" onClick={keepMine}>
            {t("keepMine")}
          </Button>
        </span>
      }
    >
      {isDiscarded
        ? t("discardedMeanwhile")
        : byName === null
          ? t("contested")
          : t("contestedBy", { name: byName })}{" "}
      {places.length > 0 && (
        <FieldsInWords
          resource={edited.resource}
          places={places}
          document={edited.document}
          {...(!isDiscarded && { values: theirs })}
          say={(fields) => t(isDiscarded ? "discardedFields" : "standsNow", { fields })}
        />
      )}
    </Notice>
  );
}
