import { textOf } from "#domain/locale/multilingual.ts";
import type { SiteContent } from "../api/published.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { ChipsField } from "../fields/options-field.tsx";
import { useLanguage } from "../language/language.tsx";
import type { FieldDescription, ReferenceKind } from "./field-description.ts";
import { useSchemaForm } from "./form-place.ts";
import { type SchemaFieldProps, useFrame } from "./schema-field.tsx";

type Named = Extract<FieldDescription, { kind: "reference" | "references" }>;

/** Something of the site's own that a block names: offices, sets of listings, a kind of content. */
export function ReferenceField({ field, place }: SchemaFieldProps<Named>) {
  const { content, set } = useSchemaForm();
  const { locale } = useLanguage();
  const { value, ...frame } = useFrame(field, place);
  const choices = optionsOf(content, field.of).map(({ value: id, name }) => ({
    value: id,
    label: textOf(name, locale) || id,
  }));
  if (field.kind === "reference")
    return (
      <ChoiceField
        {...frame}
        value={value as string}
        choices={choices}
        empty={field.isRequired ? false : undefined}
        onChange={(next) => set(place, next)}
      />
    );
  const chosen = ((value ?? []) as readonly number[]).map(String);
  const unknown = chosen.filter((id) => !choices.some((choice) => choice.value === id));
  if (choices.length === 0 && unknown.length === 0) return null;
  return (
    <ChipsField
      {...frame}
      value={chosen}
      // What is no longer there can be taken off.
      choices={[...choices, ...unknown.map((id) => ({ value: id, label: id }))]}
      onChange={(next) => set(place, (next ?? []).map(Number))}
    />
  );
}

function optionsOf({ kinds, offices, collections }: SiteContent, of: ReferenceKind) {
  if (of === "kind") return kinds.map(({ name, title }) => ({ value: name, name: title }));
  return (of === "office" ? offices : collections).map(({ id, name }) => ({ value: String(id), name }));
}
