import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import styles from "./rental-filter.module.css";
import type { RentalListView } from "./rental-list-view.ts";

/** Questions in a row that narrow the list: a plain form, whose answers stand in the page's address. */
export function RentalFilter({ view }: { readonly view: RentalListView }) {
  const t = useTranslate();
  return (
    <search aria-label={t("rentals.filter")}>
      <form className={styles.form} action={view.path}>
        {view.questions.map(({ name, label, chosen, choices }) => (
          // The browser keeps a field's own state: another answer in the address is another field.
          <Field key={`${name} ${chosen}`} label={label}>
            {(ids) => <Select {...ids} name={name} defaultValue={chosen} options={choices} />}
          </Field>
        ))}
        {view.questions.flatMap(({ name, others }) =>
          others.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
        )}
        <p className={styles.foot}>
          <Button type="submit">{t("rentals.search")}</Button>
          {view.isNarrowed && (
            <a className={styles.clear} href={view.path}>
              {t("rentals.clear")}
            </a>
          )}
        </p>
      </form>
    </search>
  );
}
