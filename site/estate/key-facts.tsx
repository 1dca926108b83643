import type { FieldView } from "./estate-view.ts";
import { FieldLabel, FieldValue } from "./field.tsx";
import styles from "./key-facts.module.css";

/** The five figures that a visitor asks for first. */
export function KeyFacts({ facts }: { readonly facts: readonly FieldView[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>
            <FieldLabel field={fact} />
          </dt>
          <dd>
            <FieldValue field={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
