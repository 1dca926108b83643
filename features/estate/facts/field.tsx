import { Fragment } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import type { Translate } from "#domain/locale/translate.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { FieldView, TextView } from "../estate-view.ts";
import styles from "./field.module.css";

/** A label and its value, a row of a description list. */
export function Field({ field }: { readonly field: FieldView }) {
  const t = useTranslate();
  const isLong = field.values.some((value) => textOf(value, t).length > LONG);
  return (
    <div className={styles.field} data-long={isLong || undefined}>
      <dt>
        <LocalizedView words={field.label} />
      </dt>
      <dd>
        {field.warns && (
          <>
            <Icon name="flood" className={styles.warning} />
            <VisuallyHidden>{t("display.floodingIcon")}: </VisuallyHidden>
          </>
        )}
        {field.isList ? <List values={field.values} /> : <Values values={field.values} />}
        {field.period && (
          <small>
            {" "}
            <Localized words={field.period} />
          </small>
        )}
      </dd>
    </div>
  );
}

/** Characters from which a text gets a line of its own below its label. */
const LONG = 48;

/** Values that are all alike, in one line. */
function List({ values }: { readonly values: readonly TextView[] }) {
  return values.map((value, at) => (
    <Fragment key={JSON.stringify(value)}>
      {at > 0 && ", "}
      <LocalizedView words={value} />
    </Fragment>
  ));
}

export function textOf(value: TextView, t: Translate): string {
  return "text" in value ? value.text : t(value.words, value.given);
}

/** A main value with what is linked to it. */
export function Values({ values }: { readonly values: readonly TextView[] }) {
  return values.map((value, at) => (
    <span key={JSON.stringify(value)} className={at > 0 ? styles.linked : undefined}>
      <LocalizedView words={value} />
    </span>
  ));
}

export function LocalizedView({ words }: { readonly words: TextView }) {
  const t = useTranslate();
  if ("words" in words) return t(words.words, words.given);
  return "locale" in words ? <Localized words={words} /> : words.text;
}
