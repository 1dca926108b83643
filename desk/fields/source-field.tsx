import styles from "./source-field.module.css";

export type SourceFieldProps = {
  readonly value: string;
  /** Absent where nothing can be changed. */
  readonly onChange?: (text: string) => void;
  readonly lang: string | undefined;
  readonly placeholder?: string | undefined;
  /** What names and describes the text for who listens. */
  readonly aria: Readonly<Record<string, string | undefined>>;
};

/** A text as it is stored, in a plain field: where the editor did not come, or has no marks for what it holds. */
export function SourceField({ value, onChange, lang, placeholder, aria }: SourceFieldProps) {
  const { "aria-invalid": invalid, ...names } = aria;
  return (
    <textarea
      {...names}
      aria-invalid={invalid ? true : undefined}
      className={styles.source}
      lang={lang}
      placeholder={placeholder}
      readOnly={!onChange}
      value={value}
      rows={6}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
