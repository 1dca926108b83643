import { useSay } from "#features/site/messages/say-context.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { EstateView } from "../estate-view.ts";
import styles from "./neighbours.module.css";

/** From a home of a project back to the project, and on to the homes before and after it. */
export function Neighbours({ project }: Pick<EstateView, "project">) {
  const say = useSay();
  if (!project) return null;
  const { title, href, previous, next } = project;
  return (
    <nav className={styles.neighbours} aria-label={say("estate.inProject")}>
      <Anchor href={`${href}#units`} className={styles.project}>
        <small>{say("estate.partOf")}</small>
        <Spoken words={title} />
      </Anchor>
      {previous && (
        <Anchor href={previous.href} rel="prev">
          <small>
            <Icon name="back" /> {say("estate.previousUnit")}
          </small>
          <Spoken words={previous.title} />
        </Anchor>
      )}
      {next && (
        <Anchor href={next.href} rel="next">
          <small>
            {say("estate.nextUnit")} <Icon name="arrow" />
          </small>
          <Spoken words={next.title} />
        </Anchor>
      )}
    </nav>
  );
}
