import { formatDayAtTime } from "#domain/format/moments.ts";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { ChoiceField } from "../../fields/choice-field.tsx";
import { DateField } from "../../fields/date-field.tsx";
import { MultilingualField } from "../../fields/multilingual-field.tsx";
import { NumberField } from "../../fields/number-field.tsx";
import { ChipsField } from "../../fields/options-field.tsx";
import { AnswerField } from "../../fields/switch-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { useLanguage } from "../../language/language.tsx";
import { isObject } from "../document/listing-document.ts";
import { byLabel, useFieldAt } from "../document/use-listing-document.ts";
import { useMessages } from "../messages.ts";
import { useListingChoices } from "../use-listing-choices.ts";
import type { FieldKind } from "./field-kinds.ts";
import type { FormField } from "./form-sections.ts";
import type { FieldProps } from "../../fields/field-props.ts";
import { MultilingualFields } from "../../fields/multilingual-fields.tsx";
import { nameOfLanguage } from "../../language/names-of-languages.ts";
import { linesIn, withLines } from "./lines-of-texts.ts";

type FactFieldProps = {
  readonly field: FormField;
  readonly words: Translate;
  /** What fills in the words of labels: `{certificate}`. */
  readonly given: Readonly<Record<string, string>>;
};

/** One fact of a listing, as its kind is filled in. */
export function FactField({ field: { path, label, isMore, kind }, words, given }: FactFieldProps) {
  const t = useMessages();
  const shared = useFieldAt<never>(path);
  const name = words(label, given);
  return (
    <Fact
      {...{ path, kind, words }}
      shared={{ ...shared, label: isMore ? t("fact.more", { name }) : name }}
    />
  );
}

type Shared = ReturnType<typeof useFieldAt<never>> & { readonly label: string };

type FactProps = {
  readonly path: string;
  readonly kind: FieldKind;
  readonly words: Translate;
  readonly shared: Shared;
};

function Fact({ path, kind, words, shared }: FactProps) {
  const { locale } = useLanguage();
  if (kind.kind === "number") return <NumberField {...shared} {...kind} />;
  if (kind.kind === "line") return <TextField {...shared} />;
  if (kind.kind === "day") return <DateField {...shared} />;
  if (kind.kind === "moment") {
    // A public sale's times come from its notary's file; they are shown as visitors read them.
    const text = typeof shared.value === "string" ? formatDayAtTime(shared.value, locale) : "";
    return <TextField {...shared} value={text} isLocked />;
  }
  if (kind.kind === "answer") return <AnswerField {...shared} />;
  if (kind.kind === "texts") return <MultilingualField {...shared} kind={kind.isLong ? "lines" : "line"} />;
  if (kind.kind === "list") return <ListField {...shared} />;
  if (kind.kind === "reference") return <ReferenceField path={path} shared={shared} />;
  if (kind.kind === "subType") return <SubTypeField shared={shared} />;
  if (kind.kind !== "choice" && kind.kind !== "chips") return null;
  const choices = kind.codes.map(({ code, words: key }) => ({ value: code, label: key ? words(key) : code }));
  if (kind.kind === "chips") return <ChipsField {...shared} choices={choices} />;
  return <CodeField {...{ shared, choices }} />;
}

type CodeFieldProps = {
  readonly shared: Shared;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
};

/** A code; where an agency's system has a list of its own, its name until another is chosen. */
function CodeField({ shared, choices }: CodeFieldProps) {
  const { locale } = useLanguage();
  const { value }: { value: unknown } = shared;
  const own = isObject(value) ? textOf(value["name"] as Multilingual, locale) : null;
  return <ChoiceField {...shared} value={own ?? (value as string | null)} choices={choices} />;
}

/** An entry of one of the agency's own lists. */
function ReferenceField({ path, shared }: Omit<FactProps, "kind" | "words">) {
  const { locale } = useLanguage();
  const { subTypes, headTypes } = useListingChoices();
  const rows = path === "general.subType" ? subTypes : headTypes;
  const { onChange, ...frame } = shared;
  const { value }: { value: unknown } = shared;
  const id = isObject(value) ? String(value["id"]) : null;
  return (
    <ChoiceField
      {...frame}
      value={id}
      choices={rows
        .map(({ id: row, name }) => ({ value: String(row), label: textOf(name, locale) }))
        .toSorted(byLabel)}
      onChange={(next) => onChange(next === null ? null : { id: Number(next) })}
    />
  );
}

function SubTypeField({ shared }: Pick<FactProps, "shared">) {
  const { locale } = useLanguage();
  const choices = SUB_TYPES.map(({ code, name }) => ({ value: code as string, label: textOf(name, locale) }));
  return <ChoiceField {...shared} choices={choices.toSorted(byLabel)} />;
}

/** A list of texts, one a line in each language: the first line of one language is the first of the others. */
function ListField({ label, value, onChange, id, ...frame }: FieldProps<readonly Multilingual[]>) {
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
