import type { Locale } from "#domain/locale/locale.ts";
import type { FieldView } from "./estate-view.ts";
import { FieldLabel, FieldValue } from "./field.tsx";
import styles from "./key-facts.module.css";

type KeyFactsProps = { readonly facts: readonly FieldView[]; readonly locale: Locale };

/** The five figures that a visitor asks for first. */
export function KeyFacts({ facts, locale }: KeyFactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>
            <FieldLabel field={fact} />
          </dt>
          <dd>
            <FieldValue field={fact} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
