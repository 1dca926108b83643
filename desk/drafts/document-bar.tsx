import type { ReactNode } from "react";
import { Button } from "#ui/link/button.tsx";
import { Link } from "wouter";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { BroughtNotice } from "./brought-notice.tsx";
import type { DeskDocument } from "./desk-document.ts";
import styles from "./document-bar.module.css";
import { DraftState } from "./draft-state.tsx";
import { useMessages } from "./messages.ts";
import { PublishButtons } from "./publish-buttons.tsx";
import { PublishNotice } from "./publish-notice.tsx";

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
export function DocumentBar<Doc>({ document, title, back, notes }: DocumentBarProps<Doc>) {
  const t = useMessages();
  if (document.state !== "ready") return null;
  return (
    <>
      <div className={styles.top}>
        <Link className={styles.back} href={back.href} aria-label={t("back", { place: back.label })}>
          <DeskIcon name="back" />
          <span className={styles.list}>{back.label}</span>
        </Link>
        <span className={styles.title}>{title}</span>
        <DraftState document={document} />
        <Steps document={document} />
      </div>
      <div className={styles.bottom}>
        {notes}
        <BroughtNotice document={document} />
        <PublishNotice document={document} />
        <PublishButtons document={document} />
      </div>
    </>
  );
}

type Edited<Doc> = { readonly document: DeskDocument<Doc> };

function Steps<Doc>({ document: { undo, redo } }: Edited<Doc>) {
  const t = useMessages();
  return (
    <span className={styles.steps}>
      <Button look="bare" aria-label={t("undo")} disabled={!undo} onClick={() => undo?.()}>
        <DeskIcon name="undo" />
      </Button>
      <Button look="bare" aria-label={t("redo")} disabled={!redo} onClick={() => redo?.()}>
        <DeskIcon name="redo" />
      </Button>
    </span>
  );
}
