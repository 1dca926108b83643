import { isWithinPlace } from "#domain/document/is-within-place.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { SiteContent } from "../api/published.ts";
import { type Finding, useFindingWords } from "../findings/finding-words.ts";
import { Loaded } from "../shell/loaded.tsx";
import type { FieldDescription } from "./field-description.ts";
import { SchemaFormProvider } from "./form-place.ts";
import type { Place } from "./places.ts";
import { SchemaFields } from "./schema-field.tsx";
import styles from "./schema-form.module.css";
import { useSchema } from "./use-schema.ts";

type SchemaFormProps = {
  /** The name of a published schema. Example: `rich-text`. */
  readonly schema: string;
  readonly document: unknown;
  readonly locale: Locale;
  readonly content: SiteContent;
  readonly changed: ReadonlySet<string>;
  /** With places from the document's own fields on. */
  readonly findings: readonly Finding[];
  readonly set: (place: Place, value: unknown, isOwnStep?: boolean) => void;
  /** Only these fields; all without. */
  readonly only?: readonly string[];
};

/** The fields of a document, as its published schema describes them. */
export function SchemaForm({ schema, only, ...form }: SchemaFormProps) {
  return (
    <Loaded of={useSchema(schema)}>
      {(described) => {
        const fields = only ? described.filter(({ name }) => only.includes(name)) : described;
        return <FieldsForm {...form} type={schema} fields={fields} place={[]} />;
      }}
    </Loaded>
  );
}

type FieldsFormProps = Omit<SchemaFormProps, "schema" | "only"> & {
  readonly type: string;
  readonly fields: readonly FieldDescription[];
  /** Where they stand in the document. */
  readonly place: Place;
};

/** Fields that somebody described, of a part of a document. */
export function FieldsForm({ fields, place: start, findings, ...form }: FieldsFormProps) {
  const wordsOf = useFindingWords();
  const errorAt = (place: Place) => {
    const found = findings.find(({ path }) => isWithinPlace(path, place.join(".")));
    return found && wordsOf(found);
  };
  return (
    <SchemaFormProvider value={{ ...form, errorAt }}>
      <div className={styles.form}>
        <SchemaFields fields={fields} place={start} />
      </div>
    </SchemaFormProvider>
  );
}
