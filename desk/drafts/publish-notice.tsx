import { Button } from "#ui/link/button.tsx";
import { Notice } from "../shell/notice.tsx";
import type { DeskDocument } from "./desk-document.ts";
import styles from "./document-bar.module.css";
import { useWords } from "./messages.ts";

/** What became of publishing, and what somebody has to choose first. */
export function PublishNotice<Doc>({ document }: { readonly document: DeskDocument<Doc> }) {
  const t = useWords();
  const { contested, outcome } = document;
  if (contested)
    return (
      <Notice
        isUrgent
        action={
          <span className={styles.choice}>
            <Button look="quiet" onClick={contested.takeTheirs}>
              {t("takeTheirs")}
            </Button>
            <Button look="quiet" onClick={contested.keepMine}>
              {t("keepMine")}
            </Button>
          </span>
        }
      >
        {t("contested")}
      </Notice>
    );
  if (outcome === null || outcome.kind === "contested") return null;
  if (outcome.kind === "published") return <p className={styles.done}>{t("published")}</p>;
  if (outcome.kind === "refused")
    return <Notice isUrgent>{t("refused", { count: outcome.findings.length })}</Notice>;
  return <Notice isUrgent>{t(outcome.kind)}</Notice>;
}
