import type { FieldDescription } from "./field-description.ts";
import { SchemaFormProvider, useSchemaForm } from "./form-place.ts";
import { type Place, withValueAt } from "./places.ts";
import { SchemaFields, type SchemaFieldProps, useFrame } from "./schema-field.tsx";
import styles from "./schema-form.module.css";

type Group = Extract<FieldDescription, { kind: "group" }>;

/** A record within a document: it is there as long as it has all that it must have. */
export function GroupField({ field, place }: SchemaFieldProps<Group>) {
  const form = useSchemaForm();
  const { label, hint, value } = useFrame(field, place);
  const set = (changed: Place, next: unknown) => {
    const group = withValueAt({ value }, ["value", ...changed.slice(place.length)], next).value;
    const name = changed[place.length];
    const isLeft = next == null && field.fields.some((one) => one.name === name && one.isRequired);
    form.set(place, isLeft ? null : { ...beginningOf(field), ...(group as object) });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <SchemaFormProvider value={{ ...form, set }}>
        <SchemaFields fields={field.fields} place={place} />
      </SchemaFormProvider>
    </fieldset>
  );
}

/** Percents that must be given begin in the middle. */
function beginningOf({ fields }: Group): object {
  const numbers = fields.flatMap((one) =>
    one.kind === "number" && one.isRequired ? [[one.name, ((one.min ?? 0) + (one.max ?? 0)) / 2]] : [],
  );
  return Object.fromEntries(numbers) as object;
}
