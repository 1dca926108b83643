import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useState } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Field } from "#ui/form/field.tsx";
import fieldStyles from "#ui/form/field.module.css";
import { useFormField } from "./form-state.ts";
import styles from "./visitor-form.module.css";

type Typed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "enterKeyHint" | "maxLength" | "min" | "max" | "step"
>;

type TextFieldProps = Typed & {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  /** Several lines: so many are seen at once. */
  readonly lines?: number;
  readonly initial?: string | undefined;
  /** What is said of a number above `max`. */
  readonly tooMuch?: string | undefined;
};

/** One line to fill in, or several, with what is wrong beside it. */
export function TextField({
  name,
  label,
  hint,
  isRequired = false,
  lines,
  initial,
  tooMuch,
  ...typed
}: TextFieldProps) {
  const { id, error, value } = useFormField(name);
  const filled = { name, required: isRequired, defaultValue: value === undefined ? initial : String(value) };
  const { type = "text", min, max, step, ...shared } = typed;
  return (
    <Field id={id} label={<FieldLabel label={label} isRequired={isRequired} />} hint={hint} error={error}>
      {(ids) =>
        lines === undefined ? (
          <input
            className={fieldStyles.input}
            type={type}
            min={min}
            max={max}
            step={step}
            data-too-much={tooMuch}
            {...shared}
            {...filled}
            {...ids}
          />
        ) : (
          <TextArea className={fieldStyles.input} rows={lines} {...shared} {...filled} {...ids} />
        )
      }
    </Field>
  );
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly id: string };

/** React writes the first text of an area over what was typed before it took the area over; so that is its first text then. */
function TextArea({ id, defaultValue, ...rest }: TextAreaProps) {
  const [typed] = useState(() => readArea(id));
  return <textarea id={id} {...rest} defaultValue={typed ?? defaultValue} />;
}

function readArea(id: string): string | null {
  if (typeof document === "undefined") return null;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : null;
}

/** What may be left open says so: nearly all fields must be filled in. */
function FieldLabel({ label, isRequired }: { readonly label: string; readonly isRequired: boolean }) {
  const t = useTranslate();
  return (
    <>
      {label}
      {!isRequired && <span className={styles.optional}> {t("form.optional")}</span>}
    </>
  );
}
