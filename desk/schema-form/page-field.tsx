import { textOf } from "#domain/locale/multilingual.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { useLanguage } from "../language/language.tsx";
import { useSchemaForm } from "./form-place.ts";

/** One of the site's pages. */
export function PageField({ value, onChange, ...frame }: FieldProps<number>) {
  return (
    <ChoiceField
      {...frame}
      value={value == null ? null : String(value)}
      choices={usePageChoices()}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}

/** The site's pages by their titles; those of one title are told apart by their address. */
export function usePageChoices() {
  const { content } = useSchemaForm();
  const { locale } = useLanguage();
  const titleOf = ({ title, id }: (typeof content.pages)[number]) => textOf(title, locale) || String(id);
  return content.pages
    .map((page) => {
      const title = titleOf(page);
      const isAlone = content.pages.every((other) => other === page || titleOf(other) !== title);
      return {
        value: String(page.id),
        label: isAlone ? title : `${title} (${textOf(page.addresses, locale)})`,
      };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
