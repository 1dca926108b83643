import { useSay } from "../shell/say-context.tsx";
import { Spoken } from "../shell/spoken.tsx";
import type { FieldView } from "./estate-view.ts";

export function FieldLabel({ field }: { readonly field: FieldView }) {
  const say = useSay();
  return <>{say(field.label)}</>;
}

/** A value as the loader prepared it: a text, a text in some language, or a key of the product's words. */
export function FieldValue({ field }: { readonly field: FieldView }) {
  const say = useSay();
  const { value } = field;
  if ("words" in value) return <>{say(value.words)}</>;
  return "locale" in value ? <Spoken words={value} /> : <>{value.text}</>;
}
