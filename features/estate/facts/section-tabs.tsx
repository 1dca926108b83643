import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { SectionView } from "../estate-view.ts";
import styles from "./section-tabs.module.css";

/** The way around the page: it stays in sight, and `highlight-section.ts` marks the part that is being read. */
export function SectionTabs({ sections }: { readonly sections: readonly SectionView[] }) {
  const t = useTranslate();
  if (sections.length < 3) return null;
  return (
    <nav className={styles.tabs} aria-label={t("estate.sections")} data-sections="">
      <ul>
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`}>{t(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
