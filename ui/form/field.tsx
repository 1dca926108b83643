import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";
import { FieldError } from "./field-error.tsx";

type FieldIds = { readonly id: string; readonly "aria-describedby": string | undefined };

type FieldProps = {
  /** Where something else on the page leads to the control. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** A control of its own; it must take the ids, so that label, hint and error belong to it. */
  readonly children: (ids: FieldIds & { readonly "aria-invalid": true | undefined }) => ReactNode;
  readonly className?: string | undefined;
};

/** Label, control, hint and error, tied together for who listens. */
export function Field({ id: given, label, hint, error, children, className }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = classNames(hint ? hintId : null, error ? errorId : null) || undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, "aria-describedby": described, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
