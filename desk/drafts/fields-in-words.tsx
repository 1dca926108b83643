import { type ComponentType, createContext, Suspense, use } from "react";

export type ChangedFieldsProps = {
  /** Example: `pages/3`. */
  readonly resource: string;
  readonly places: readonly string[];
  /** In which the places are. */
  readonly document: unknown;
  /** Where it is told too what stands at those places. */
  readonly values?: unknown;
  /** The sentence that tells the fields. */
  readonly say: (fields: string) => string;
};

/** What knows the words of all fields; around it, a field is not named. */
export const ChangedFieldsContext = createContext<ComponentType<ChangedFieldsProps>>(({ say }) => say("…"));

/** Names fields of a document within a sentence. */
export function FieldsInWords(props: ChangedFieldsProps) {
  const ChangedFields = use(ChangedFieldsContext);
  return (
    <Suspense>
      <ChangedFields {...props} />
    </Suspense>
  );
}
