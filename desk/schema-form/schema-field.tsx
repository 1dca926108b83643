import { isWithinPlace } from "#domain/document/is-within-place.ts";
import { valueAt } from "#domain/document/value-at.ts";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { DateField } from "../fields/date-field.tsx";
import { TranslatedText } from "../fields/languages/translated-text.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { ChipsField } from "../fields/options-field.tsx";
import { SwitchField } from "../fields/switch-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { TownField, type TownValue } from "../fields/town-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { ConditionsField } from "./conditions-field.tsx";
import type { FieldDescription } from "./field-description.ts";
import { choiceKey, hintKey, labelKey } from "./field-words.ts";
import { useSchemaForm } from "./form-place.ts";
import { GroupField } from "./group-field.tsx";
import { LinkField } from "./link-field.tsx";
import { ListField } from "./list-field.tsx";
import { useMessages } from "./messages.ts";
import { PageField } from "./page-field.tsx";
import { changedLanguages, type Place } from "./places.ts";
import { PointField } from "./point-field.tsx";
import { ReferenceField } from "./reference-field.tsx";
import { SchemaPicture } from "./schema-picture.tsx";

export type SchemaFieldProps<Field = FieldDescription> = { readonly field: Field; readonly place: Place };

/** The fields of a record, each with the control that its description asks for. */
export function SchemaFields({
  fields,
  place,
}: {
  readonly fields: readonly FieldDescription[];
  readonly place: Place;
}) {
  return fields.map((field) => <SchemaField key={field.name} field={field} place={[...place, field.name]} />);
}

export function SchemaField({ field, place }: SchemaFieldProps) {
  const t = useMessages();
  const { locale, set, changed } = useSchemaForm();
  const frame = useFrame(field, place);
  const { value } = frame;
  const onChange = (next: unknown) => set(place, next);
  switch (field.kind) {
    case "texts":
      return (
        <TranslatedText
          {...frame}
          locale={locale}
          kind={field.text === "markdown" ? "page" : field.text}
          max={field.max}
          isChanged={changedLanguages(changed, place, value as Multilingual | null)}
          value={value as Multilingual | null}
          onChange={(next) => onChange(next ?? (field.isRequired ? {} : null))}
        />
      );
    case "text":
      return (
        <TextField
          {...frame}
          type={field.type}
          max={field.max}
          value={value as string}
          onChange={(next) => onChange(next ?? (field.isRequired ? "" : null))}
        />
      );
    case "number":
      return (
        <NumberField
          {...frame}
          {...(field.isWhole && { decimals: 0 })}
          min={field.min}
          max={field.max}
          value={(value ?? field.standard) as number}
          onChange={onChange}
        />
      );
    case "switch":
      return <SwitchField {...frame} value={(value ?? field.standard) as boolean} onChange={onChange} />;
    case "date":
      return <DateField {...frame} value={value as string} onChange={onChange} />;
    case "choice":
      return (
        <ChoiceField
          {...frame}
          value={(value ?? field.standard) as string}
          empty={field.standard === undefined && !field.isRequired ? t("choice.none") : false}
          choices={field.choices.map((choice) => ({
            value: choice,
            label: t(choiceKey(field.name, choice)),
          }))}
          onChange={onChange}
        />
      );
    case "choices":
      return (
        <ChipsField
          {...frame}
          value={value as readonly string[]}
          choices={field.choices.map((choice) => ({
            value: choice,
            label: t(choiceKey(field.name, choice)),
          }))}
          onChange={onChange}
        />
      );
    case "page":
      return <PageField {...frame} value={value as number} onChange={onChange} />;
    case "town":
      return <TownField {...frame} value={value as TownValue | null} onChange={onChange} />;
    default:
      return <ComposedField field={field} place={place} />;
  }
}

/** A field that is made of several controls; one whose value the product fixes has none. */
function ComposedField({ field, place }: SchemaFieldProps) {
  switch (field.kind) {
    case "reference":
    case "references":
      return <ReferenceField field={field} place={place} />;
    case "picture":
      return <SchemaPicture field={field} place={place} />;
    case "point":
      return <PointField field={field} place={place} />;
    case "link":
      return <LinkField field={field} place={place} />;
    case "group":
      return <GroupField field={field} place={place} />;
    case "list":
      return <ListField field={field} place={place} />;
    case "conditions":
      return <ConditionsField place={place} />;
    default:
      return null;
  }
}

/** What every control has around it, and what stands in it. */
export function useFrame({ name, label }: Pick<FieldDescription, "name" | "label">, place: Place) {
  const t = useMessages();
  const { locale } = useLanguage();
  const { type, document, changed, errorAt } = useSchemaForm();
  const named = place.join(".");
  const hint = hintKey(type, name);
  return {
    id: `field-${named}`,
    label: textOf(label, locale) || t(labelKey(type, name)),
    hint: hint ? t(hint) : undefined,
    value: valueAt(document, place),
    isChanged: [...changed].some((one) => isWithinPlace(one, named)),
    error: errorAt(place),
  };
}
