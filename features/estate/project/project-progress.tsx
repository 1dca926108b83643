import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import type { ProgressView } from "../estate-view.ts";
import styles from "./project-progress.module.css";

/** How much of a project is built, and how much of it is still to be had. */
export function ProjectProgress({ progress }: { readonly progress: ProgressView }) {
  const t = useTranslate();
  return (
    <dl className={styles.progress}>
      {(progress.phase || progress.percentage !== null) && (
        <div>
          <dt>{progress.phase ? <Localized words={progress.phase} /> : t("display.field.progress")}</dt>
          <dd>
            {progress.percentage !== null && (
              <>
                <progress max={100} value={progress.percentage} aria-label={t("display.field.progress")} />
                {progress.percentageText}
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t("estate.stillAvailable")}</dt>
        <dd>
          <progress max={progress.total} value={progress.available} aria-label={t("estate.stillAvailable")} />
          {t("estate.someOf", { some: progress.available, total: progress.total })}
        </dd>
      </div>
    </dl>
  );
}
