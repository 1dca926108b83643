import type { Multilingual } from "#domain/locale/multilingual.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { TranslatedText } from "../fields/languages/translated-text.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FieldDescription } from "./field-description.ts";
import { useSchemaForm } from "./form-place.ts";
import { useMessages } from "./messages.ts";
import { usePageChoices } from "./page-field.tsx";
import type { Place } from "./places.ts";
import styles from "./schema-form.module.css";
import { type SchemaFieldProps, useFrame } from "./schema-field.tsx";

export type LinkValue = {
  readonly label?: Multilingual | null;
  readonly pageId?: number | null;
  readonly link?: string | null;
};

const ADDRESS = "address";

/** Words that lead to a page of the site or to any address; without a target there is no link. */
export function LinkField({ field, place }: SchemaFieldProps<Extract<FieldDescription, { kind: "link" }>>) {
  const { set } = useSchemaForm();
  const { label, value, isChanged } = useFrame(field, place);
  const link = (value ?? null) as LinkValue | null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{label}</legend>
      <LinkParts
        place={place}
        link={link}
        isChanged={isChanged}
        onNone={field.isRequired ? null : () => set(place, null)}
      />
    </fieldset>
  );
}

type LinkPartsProps = {
  readonly place: Place;
  readonly link: LinkValue | null;
  readonly isChanged?: boolean;
  /** Takes the link away; null where there must be one. */
  readonly onNone: (() => void) | null;
};

/** Where it leads, and its words. */
export function LinkParts({ place, link, isChanged, onNone }: LinkPartsProps) {
  const t = useMessages();
  const { set, locale, errorAt } = useSchemaForm();
  const pages = usePageChoices();
  const target = link?.pageId != null ? String(link.pageId) : link?.link != null ? ADDRESS : null;
  const choose = (next: string | null) => {
    if (next === null) return onNone ? onNone() : set(place, { ...link, pageId: null, link: null }, true);
    const { pageId: _page, link: _link, ...rest } = link ?? {};
    set(place, { label: {}, ...rest, ...(next === ADDRESS ? { link: "" } : { pageId: Number(next) }) }, true);
  };
  return (
    <>
      <ChoiceField
        id={`field-${[...place, "pageId"].join(".")}`}
        label={t("link.target")}
        value={target}
        empty={t("link.none")}
        choices={[...pages, { value: ADDRESS, label: t("link.address") }]}
        isChanged={isChanged}
        error={errorAt([...place, "pageId"])}
        onChange={choose}
      />
      {target === ADDRESS && (
        <TextField
          id={`field-${[...place, "link"].join(".")}`}
          label={t("link.addressLabel")}
          hint={t("link.addressHint")}
          max={2_000}
          value={link?.link}
          error={errorAt([...place, "link"])}
          onChange={(next) => set([...place, "link"], next ?? "")}
        />
      )}
      {link && (
        <TranslatedText
          id={`field-${[...place, "label"].join(".")}`}
          label={t("field.label")}
          locale={locale}
          kind="line"
          value={link.label}
          error={errorAt([...place, "label"])}
          onChange={(next) => set([...place, "label"], next ?? {})}
        />
      )}
    </>
  );
}
