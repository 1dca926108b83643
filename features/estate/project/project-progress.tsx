import { useSay } from "#features/site/messages/say-context.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import type { ProgressView } from "../estate-view.ts";
import styles from "./project-progress.module.css";

/** How much of a project is built, and how much of it is still to be had. */
export function ProjectProgress({ progress }: { readonly progress: ProgressView }) {
  const say = useSay();
  return (
    <dl className={styles.progress}>
      {(progress.phase || progress.percentage !== null) && (
        <div>
          <dt>{progress.phase ? <Spoken words={progress.phase} /> : say("display.field.progress")}</dt>
          <dd>
            {progress.percentage !== null && (
              <>
                <progress max={100} value={progress.percentage} aria-label={say("display.field.progress")} />
                {progress.percentageText}
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{say("estate.stillAvailable")}</dt>
        <dd>
          <progress
            max={progress.total}
            value={progress.available}
            aria-label={say("estate.stillAvailable")}
          />
          {say("estate.someOf", { some: progress.available, total: progress.total })}
        </dd>
      </div>
    </dl>
  );
}
