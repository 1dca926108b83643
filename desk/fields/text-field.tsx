import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import inputStyles from "#ui/form/field.module.css";
import type { FieldProps } from "./field-props.ts";
import styles from "./fields.module.css";
import { LabelledField } from "./labelled-field.tsx";
import { LimitNote } from "./limit-note.tsx";

type TextFieldProps = FieldProps<string> & {
  /** The most characters; more can be typed, and is told. */
  readonly max?: number | undefined;
  readonly type?: "text" | "email" | "tel" | "url" | undefined;
  readonly lang?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Whether what stands there in the grey is what visitors see instead. */
  readonly isFallback?: boolean | undefined;
  /** Whether it has lines. */
  readonly isLong?: boolean | undefined;
};

/** A text of one line, or of several. */
export function TextField({ max, isLong = false, ...props }: TextFieldProps) {
  const { value, onChange, isLocked, type = "text", lang, placeholder, isFallback, ...frame } = props;
  const limitId = useId();
  const text = value ?? "";
  const shared = {
    className: classNames(
      inputStyles.input,
      isLong && styles.lines,
      isFallback && text === "" && styles.fallback,
    ),
    value: text,
    readOnly: isLocked,
    lang,
    placeholder,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value || null),
  };
  return (
    <LabelledField {...frame} isLocked={isLocked}>
      {({ "aria-describedby": described, ...ids }) => {
        const about = {
          ...ids,
          "aria-describedby": classNames(described, max ? limitId : null) || undefined,
        };
        return (
          <>
            {isLong ? (
              <textarea {...about} {...shared} rows={3} />
            ) : (
              <input {...about} {...shared} type={type} autoComplete="off" />
            )}
            {max !== undefined && <LimitNote id={limitId} length={text.length} max={max} />}
          </>
        );
      }}
    </LabelledField>
  );
}
