import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { useLanguage } from "../language/language.tsx";
import type { FieldProps } from "./field-props.ts";
import { fallbackOf, withText } from "./language-of-fallback.ts";
import { InLanguage } from "./languages/named-language.tsx";
import { useMessages } from "./messages.ts";
import { MultilingualFields } from "./multilingual-fields.tsx";
import { wordOfLanguage } from "../language/names-of-languages.ts";
import { RichTextField, type TextFormatName } from "./rich-text-field.tsx";
import { TextField } from "./text-field.tsx";

export type MultilingualFieldProps = Omit<FieldProps<Multilingual>, "isChanged" | "error"> & {
  /** A line, several lines, or how a text with marks is stored. */
  readonly kind: "line" | "lines" | TextFormatName;
  readonly max?: number | undefined;
  /** True for every language, or those whose text differs. */
  readonly isChanged?: boolean | readonly Locale[] | undefined;
  /** For the whole field, or of one language. */
  readonly error?: string | { readonly [locale in Locale]?: string } | undefined;
};

/** One text in each language of the site; several texts together are better inside one `MultilingualFields`. */
export function MultilingualField(props: MultilingualFieldProps) {
  return (
    <MultilingualFields texts={[props.value]}>
      {(locale) => <TextInLanguage {...props} locale={locale} />}
    </MultilingualFields>
  );
}

/** One text in one language, which says what visitors read while it is empty. */
export function TextInLanguage({
  locale,
  kind,
  value,
  onChange,
  ...props
}: MultilingualFieldProps & { readonly locale: Locale }) {
  const { isChanged, error, hint, label, ...frame } = props;
  const fallback = fallbackOf(value, locale);
  const shared = {
    ...frame,
    label: <InLanguage locale={locale}>{label}</InLanguage>,
    id: frame.id && `${frame.id}.${locale}`,
    value: value?.[locale],
    onChange: (text: string | null) => onChange(withText(value, locale, text)),
    lang: locale,
    placeholder: fallback ? bareWords(fallback.text) : undefined,
    hint: fallback ? <FallbackNote locale={locale} from={fallback.locale} /> : hint,
    isChanged: typeof isChanged === "object" ? isChanged.includes(locale) : isChanged,
    error: typeof error === "object" ? error[locale] : error,
  };
  return kind === "line" || kind === "lines" ? (
    <TextField {...shared} isLong={kind === "lines"} isFallback={fallback !== null} />
  ) : (
    <RichTextField {...shared} format={kind} />
  );
}

function FallbackNote({ locale, from }: { readonly locale: Locale; readonly from: Locale }) {
  const t = useMessages();
  const { locale: spoken } = useLanguage();
  return t("language.fallback", {
    language: wordOfLanguage(locale, spoken),
    other: wordOfLanguage(from, spoken),
  });
}

/** Enough to see which text it is; tags are no words. */
function bareWords(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}
