import { Fragment, type ReactNode } from "react";
import type { Translate } from "#domain/locale/translate.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { FactGroupView, FieldView, SectionView, SummaryView } from "../estate-view.ts";
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
    <section
      id={section.key}
      className={styles.section}
      aria-labelledby={`${section.key}-title`}
      data-folds={section.summary && ""}
    >
      <h2 id={`${section.key}-title`}>{t(section.title)}</h2>
      <Fold section={section} />
      <div className={styles.body}>
        {drawingOf(section.key)}
        {own && <Facts group={own} />}
        {parts.map((part) => (
          <div key={part.key} id={part.key} className={styles.part}>
            <h3>{t(part.title)}</h3>
            {drawingOf(part.key)}
            <Facts group={part} />
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Opens a part on a phone, which shows its title and a few of its facts until then. What it opens stands beside it and not in it:
 * wider screens and paper show it whatever its state.
 */
function Fold({ section: { key, title, summary } }: Pick<PageSectionProps, "section">) {
  const t = useTranslate();
  if (!summary) return null;
  return (
    <details className={styles.fold}>
      <summary aria-labelledby={`${key}-title ${key}-summary`}>
        <span id={`${key}-summary`}>
          {fittingFacts(summary, t(title), t).map(({ label, value }, at) => (
            <Fragment key={JSON.stringify([label, value])}>
              {at > 0 && ", "}
              {label && <LocalizedView words={label} />}
              {label && value && " "}
              {value && <LocalizedView words={value} />}
            </Fragment>
          ))}
        </span>
        <Icon name="down" />
      </summary>
    </details>
  );
}

/** Characters that have room in a row of a phone, its title included. */
const ROOM = 40;

/** Those facts that fit beside a title, each once, in their order; the first of all, cut off, where none does. */
function fittingFacts(summary: readonly SummaryView[], title: string, t: Translate): readonly SummaryView[] {
  let room = ROOM - title.length;
  const told = new Set<string>();
  const fitting = summary.filter(({ label, value }) => {
    const text = [label, value].flatMap((part) => (part ? textOf(part, t) : [])).join(" ");
    if (told.has(text) || text.length > room) return false;
    told.add(text);
    room -= text.length + 2;
    return told.size <= SHOWN;
  });
  return fitting.length > 0 ? fitting : summary.slice(0, 1);
}

/** Facts beside a title: more are a list to read. */
const SHOWN = 2;

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
