import type { FieldView } from "../estate-view.ts";
import { Values, LocalizedView } from "./field.tsx";
import styles from "./key-facts.module.css";

/** The five figures that a visitor asks for first. */
export function KeyFacts({ facts }: { readonly facts: readonly FieldView[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, values }) => (
        <div key={key}>
          <dt>
            <LocalizedView words={label} />
          </dt>
          <dd>
            <Values values={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
