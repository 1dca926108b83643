import { useLanguage } from "../language/language.tsx";
import styles from "./listing.module.css";

type CollectionsFieldProps = {
  readonly choices: readonly { readonly id: number; readonly name: string }[];
  readonly value: readonly number[];
  readonly isLocked: boolean;
  readonly onChange: (ids: readonly number[]) => void;
};

/** In which of the site's sets a listing is, which pages show as blocks. */
export function CollectionsField({ choices, value, isLocked, onChange }: CollectionsFieldProps) {
  const { t } = useLanguage();
  return (
    <fieldset className={styles.sets} disabled={isLocked}>
      <legend className={styles.hint}>{t("listing.highlightText")}</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            checked={value.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
