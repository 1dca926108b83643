import type { ReactNode } from "react";
import type { Translate } from "#domain/locale/translate.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { FactGroupView, FieldView, SectionView } from "../estate-view.ts";
import { Field, textOf, LocalizedView } from "./field.tsx";
import { FloodScores } from "./flood-scores.tsx";
import styles from "./page-section.module.css";

type PageSectionProps = {
  readonly section: SectionView;
  /** What is drawn of a group, above its rows. */
  readonly drawingOf: (key: string) => ReactNode;
};

/** A part of the page with a place in its address: its drawing, then its facts in rows, and the parts below it. */
export function PageSection({ section, drawingOf }: PageSectionProps) {
  const t = useTranslate();
  const [own, ...parts] = section.groups;
  return (
    <section id={section.key} className={styles.section} aria-labelledby={`${section.key}-title`}>
      <h2 id={`${section.key}-title`}>{t(section.title)}</h2>
      {drawingOf(section.key)}
      {own && <Facts group={own} />}
      {parts.map((part) => (
        <div key={part.key} id={part.key} className={styles.part}>
          <h3>{t(part.title)}</h3>
          {drawingOf(part.key)}
          <Facts group={part} />
        </div>
      ))}
    </section>
  );
}

function Facts({ group }: { readonly group: FactGroupView }) {
  const items = namedOnce(group.items, useTranslate());
  return (
    <>
      {group.fields.length > 0 && (
        <dl className={styles.rows}>
          {group.fields.map((field) => (
            <Field key={field.key} field={field} />
          ))}
        </dl>
      )}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ key, label }) => (
            <li key={key}>
              <Icon name="check" />
              <LocalizedView words={label} />
            </li>
          ))}
        </ul>
      )}
      <FloodScores scores={group.scores} />
    </>
  );
}

/** An agency's own list of what there is names a lift that the attributes know too. */
function namedOnce(items: readonly FieldView[], t: Translate): readonly FieldView[] {
  const nameOf = ({ label }: FieldView) => textOf(label, t).trim().toLowerCase();
  const names = items.map(nameOf);
  return items.filter((item, at) => names.indexOf(nameOf(item)) === at);
}
