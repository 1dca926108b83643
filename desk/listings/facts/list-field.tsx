import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { FieldProps } from "../../fields/field-props.ts";
import { MultilingualFields } from "../../fields/multilingual-fields.tsx";
import { nameOfLanguage } from "../../fields/name-of-language.ts";
import { TextField } from "../../fields/text-field.tsx";
import { useLanguage } from "../../language/language.tsx";
import { useMessages } from "../messages.ts";
import { linesIn, withLines } from "./lines-of-texts.ts";

/** A list of texts, one a line in each language: the first line of one language is the first of the others. */
export function ListField({ label, value, onChange, id, ...frame }: FieldProps<readonly Multilingual[]>) {
  const t = useMessages();
  const { locale: spoken } = useLanguage();
  const texts = value ?? [];
  return (
    <MultilingualFields texts={texts}>
      {(locale) => (
        <TextField
          {...frame}
          id={id && `${id}.${locale}`}
          label={t("fact.inLanguage", { name: String(label), language: nameOfLanguage(locale, spoken) })}
          hint={t("fact.onePerLine")}
          lang={locale}
          isLong
          value={linesIn(texts, locale)}
          onChange={(lines) => onChange(withLines(texts, locale, lines ?? ""))}
        />
      )}
    </MultilingualFields>
  );
}
