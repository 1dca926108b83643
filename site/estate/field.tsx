import type { WordKey } from "#words/nl.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { useSay } from "../shell/say.tsx";
import { Spoken } from "../ui/spoken.tsx";
import type { FieldView } from "./estate-view.ts";

export function FieldLabel({ field }: { readonly field: FieldView }) {
  const say = useSay();
  return <>{say(field.label as WordKey)}</>;
}

/** A value as the loader prepared it: a text, a text in some language, or a key of the product's words. */
export function FieldValue({ field, locale }: { readonly field: FieldView; readonly locale: Locale }) {
  const say = useSay();
  const { value } = field;
  if ("words" in value) return <>{say(value.words as WordKey)}</>;
  return "locale" in value ? <Spoken words={value} locale={locale} /> : <>{value.text}</>;
}
