import { createContext, type ReactNode, Suspense, use } from "react";

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

/** Says the sentence with the words of all fields; without it, no field is named. */
export const ChangedFieldsContext = createContext<(props: ChangedFieldsProps) => ReactNode>(({ say }) =>
  say("…"),
);

/** Names fields of a document within a sentence. */
export function FieldsInWords(props: ChangedFieldsProps) {
  const sayChangedFields = use(ChangedFieldsContext);
  return <Suspense>{sayChangedFields(props)}</Suspense>;
}
