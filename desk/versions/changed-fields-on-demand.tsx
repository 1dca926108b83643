import { lazy } from "react";
import type { ChangedFieldsProps } from "../drafts/fields-in-words.tsx";

/** The words of all fields are loaded by who has to read them; a name that does not come is left out. */
const ChangedFields = lazy(async () => {
  const loaded = await import("./changed-fields.tsx").catch(() => null);
  return { default: loaded?.ChangedFields ?? (({ say }: ChangedFieldsProps) => say("…")) };
});

export const sayChangedFields = (props: ChangedFieldsProps) => <ChangedFields {...props} />;
