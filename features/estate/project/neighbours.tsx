import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { EstateView } from "../estate-view.ts";
import styles from "./neighbours.module.css";

/** From a unit of a project back to the project, and on to the units before and after it. */
export function Neighbours({ project }: Pick<EstateView, "project">) {
  const t = useTranslate();
  if (!project) return null;
  const { title, href, previous, next } = project;
  return (
    <nav className={styles.neighbours} aria-label={t("estate.inProject")}>
      <Anchor href={`${href}#units`} className={styles.project}>
        <small>{t("estate.partOf")}</small>
        <Localized words={title} />
      </Anchor>
      {previous && (
        <Anchor href={previous.href} rel="prev">
          <small>
            <Icon name="back" /> {t("estate.previousUnit")}
          </small>
          <Localized words={previous.title} />
        </Anchor>
      )}
      {next && (
        <Anchor href={next.href} rel="next">
          <small>
            {t("estate.nextUnit")} <Icon name="arrow" />
          </small>
          <Localized words={next.title} />
        </Anchor>
      )}
    </nav>
  );
}
