import { lazy, Suspense } from "react";
import type { ChangedFieldsProps } from "../versions/changed-fields.tsx";

/** The words of all fields are loaded by who has to read them; a name that does not come is left out. */
const ChangedFields = lazy(async () => {
  const loaded = await import("../versions/changed-fields.tsx").catch(() => null);
  return { default: loaded?.ChangedFields ?? (({ say }: ChangedFieldsProps) => say("…")) };
});

/** Names fields of a document within a sentence. */
export function FieldsInWords(props: ChangedFieldsProps) {
  return (
    <Suspense>
      <ChangedFields {...props} />
    </Suspense>
  );
}
