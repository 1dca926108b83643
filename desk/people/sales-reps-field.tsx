import { useLanguage } from "../language/language.tsx";
import { useMessages } from "./messages.ts";
import styles from "./person-form.module.css";
import { useSalesReps } from "./use-people.ts";

type SalesRepsFieldProps = {
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
};

/** Whose listings an agent works on, by the names that the listings give. */
export function SalesRepsField({ value, onChange }: SalesRepsFieldProps) {
  const { t } = useLanguage();
  const w = useMessages();
  const { data, isError } = useSalesReps();
  const known = data ?? [];
  // Who is named by no listing any more can still be taken away.
  const unknown = data ? value.filter((id) => !known.some((rep) => rep.id === id)) : [];
  const reps = [...known, ...unknown.map((id) => ({ id, name: `${id}`, listings: 0 }))];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{w("salesReps")}</legend>
      <p className={styles.hint}>{w("salesRepsHint")}</p>
      {isError && !data && <p role="alert">{t("list.failed")}</p>}
      {data?.length === 0 && <p>{w("noSalesReps")}</p>}
      {reps.map(({ id, name, listings }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            checked={value.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))
            }
          />
          <span className={styles.name}>{name}</span>
          <span className={styles.hint}>{w("listings", { count: listings })}</span>
        </label>
      ))}
    </fieldset>
  );
}
