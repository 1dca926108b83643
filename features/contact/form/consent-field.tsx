import type { ReactNode } from "react";
import { hrefOfScreen } from "#domain/locale/href.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/form/field-error.tsx";
import { useFormField } from "./form-state.ts";
import styles from "./consent-field.module.css";

/** Consent, without which nothing is sent: its label is marked when it is missing. */
export function ConsentField({
  label,
  name = "privacy",
}: {
  readonly label?: ReactNode;
  readonly name?: string;
}) {
  const t = useTranslate();
  const locale = useLocale();
  const { id, error, value } = useFormField(name);
  return (
    <div className={styles.consent}>
      <label className={classNames(styles.label, error && styles.missing)} htmlFor={id}>
        <input
          className={styles.box}
          id={id}
          type="checkbox"
          name={name}
          required
          defaultChecked={value !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label ?? t("form.consent")}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {/* Beside a half-filled form, so in a tab of its own. */}
      <a
        className={styles.more}
        href={hrefOfScreen(locale, "privacyStatement")}
        target="_blank"
        rel="noopener"
      >
        {t("form.consent.more")}
      </a>
    </div>
  );
}
