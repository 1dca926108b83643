import { type ComponentType, lazy, Suspense, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/form/field-error.tsx";
import { ChangedMark } from "./changed-mark.tsx";
import type { FieldProps } from "./field-props.ts";
import { LockMark } from "./labelled-field.tsx";
import { LimitNote } from "./limit-note.tsx";
import type { TextFormat } from "./rich-text/text-format.ts";
import styles from "./rich-text-field.module.css";
import { SourceField, type SourceFieldProps } from "./source-field.tsx";

/** How a text is stored: of a listing as plain text or a little HTML, of a page as Markdown. */
export type TextFormatName = "listing" | "page";

const EDITORS: Readonly<Record<TextFormatName, ComponentType<SourceFieldProps>>> = {
  listing: lazyEditor(() => import("./rich-text/listing-format.ts")),
  page: lazyEditor(() => import("./rich-text/page-format.ts")),
};

/** Most of the desk's script: it is loaded with the first text that has marks. */
function lazyEditor(load: () => Promise<{ readonly FORMAT: TextFormat }>) {
  return lazy(async (): Promise<{ default: ComponentType<SourceFieldProps> }> => {
    try {
      const [{ Editor }, { FORMAT }] = await Promise.all([import("./rich-text/editor.tsx"), load()]);
      return { default: (props) => <Editor {...props} format={FORMAT} /> };
    } catch {
      return { default: SourceField };
    }
  });
}

type RichTextFieldProps = FieldProps<string> & {
  readonly format: TextFormatName;
  readonly max?: number | undefined;
  readonly lang?: string | undefined;
  /** What visitors see instead while it is empty. */
  readonly placeholder?: string | undefined;
};

/** A text with marks and lists, of those that the product allows. */
export function RichTextField({
  id: given,
  label,
  hint,
  error,
  value,
  onChange,
  ...props
}: RichTextFieldProps) {
  const { isChanged, isLocked, format, max, lang, placeholder } = props;
  const own = useId();
  const id = given ?? own;
  const Editor = EDITORS[format];
  const text = value ?? "";
  const described = classNames(
    hint ? `${id}-hint` : null,
    error ? `${id}-error` : null,
    max ? `${id}-limit` : null,
  );
  const aria = {
    id,
    "aria-labelledby": `${id}-label`,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? "true" : undefined,
  };
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
        {isLocked && <LockMark />}
        <ChangedMark isChanged={isChanged} />
      </span>
      {isLocked ? (
        <SourceField {...{ aria, lang }} value={text} />
      ) : (
        <Suspense fallback={<div className={styles.waiting} />}>
          <Editor {...{ lang, placeholder, aria }} value={text} onChange={(next) => onChange(next || null)} />
        </Suspense>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {max !== undefined && <LimitNote id={`${id}-limit`} length={text.length} max={max} />}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
