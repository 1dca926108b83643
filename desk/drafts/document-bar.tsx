import type { ReactNode } from "react";
import { Button } from "#ui/link/button.tsx";
import { Link } from "wouter";
import { useAnnounce } from "../shell/announce.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { ColleagueChangesNotice } from "./colleague-changes-notice.tsx";
import type { DeskDocument } from "./desk-document.ts";
import styles from "./document-bar.module.css";
import { DraftState } from "./draft-state.tsx";
import { useMessages } from "./messages.ts";
import { PublishButtons } from "./publish-buttons.tsx";
import { PublishNotice } from "./publish-notice.tsx";
import { useUndoKeys } from "./use-undo-keys.ts";

type DocumentBarProps<Doc> = {
  readonly document: DeskDocument<Doc>;
  /** What is edited. Example: `Over ons`. */
  readonly title: string;
  /** The list that it is in. */
  readonly back: { readonly href: string; readonly label: string };
  /** Said above the buttons, such as what the law still asks. */
  readonly notes?: ReactNode;
};

/** What happens with a document as a whole: its state, undo, publishing. First on a screen that edits one. */
export function DocumentBar<Doc>({ document: edited, title, back, notes }: DocumentBarProps<Doc>) {
  const t = useMessages();
  if (edited.state !== "ready") return null;
  return (
    <div className={styles.bar}>
      <div className={styles.top}>
        <Link className={styles.back} href={back.href} aria-label={t("back", { place: back.label })}>
          <DeskIcon name="back" />
          <span className={styles.list}>{back.label}</span>
        </Link>
        <span className={styles.title}>{title}</span>
        <DraftState document={edited} />
        <Steps document={edited} />
      </div>
      <div className={styles.bottom}>
        {notes}
        <ColleagueChangesNotice document={edited} />
        <PublishNotice document={edited} />
        <PublishButtons document={edited} />
      </div>
    </div>
  );
}

type Edited<Doc> = { readonly document: DeskDocument<Doc> };

function Steps<Doc>({ document: { undo, redo } }: Edited<Doc>) {
  const t = useMessages();
  const announce = useAnnounce();
  const steps = {
    undo: undo && (() => (undo(), announce(t("undone")))),
    redo: redo && (() => (redo(), announce(t("redone")))),
  };
  useUndoKeys(steps);
  return (
    <span className={styles.steps}>
      <Button
        look="bare"
        aria-label={t("undo")}
        title={t("undoKeys")}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!undo}
        onClick={() => steps.undo?.()}
      >
        <DeskIcon name="undo" />
      </Button>
      <Button
        look="bare"
        aria-label={t("redo")}
        title={t("redoKeys")}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!redo}
        onClick={() => steps.redo?.()}
      >
        <DeskIcon name="redo" />
      </Button>
    </span>
  );
}
