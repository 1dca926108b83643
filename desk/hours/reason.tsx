import { localize, type Multilingual } from "#domain/locale/multilingual.ts";
import { Field } from "#ui/form/field.tsx";
import fieldStyles from "#ui/form/field.module.css";
import { SITE } from "../site.ts";
import styles from "./other-days.module.css";
import { useMessages } from "./messages.ts";

type ReasonProps = {
  readonly note: Multilingual | null | undefined;
  readonly onChange: (note: Multilingual | null) => void;
};

/** Why a day is otherwise, in the languages of the site. */
export function Reason({ note, onChange }: ReasonProps) {
  const t = useMessages();
  const change = (locale: string, text: string) => {
    const next = { ...note, [locale]: text };
    const isEmpty = Object.values(next).every((words) => !words?.trim());
    onChange(isEmpty ? null : next);
  };
  return (
    <div className={styles.reason}>
      {SITE.locales.map((locale) => {
        const own = note?.[locale] ?? "";
        const other = own.trim() ? null : localize(note, locale);
        return (
          <Field
            key={locale}
            label={`${t("reason")} (${locale.toUpperCase()})`}
            hint={other && t("emptyShows", { text: other.text })}
          >
            {(ids) => (
              <input
                {...ids}
                className={fieldStyles.input}
                lang={locale}
                maxLength={200}
                value={own}
                onChange={({ target }) => change(locale, target.value)}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
