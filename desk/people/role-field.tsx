import type { Person } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { useMessages } from "./messages.ts";
import styles from "./person-form.module.css";

type Role = Person["role"];

const ROLES = ["owner", "editor", "agent"] as const satisfies readonly Role[];

/** What somebody may do, each role with a sentence. */
export function RoleField({ value, onChange }: { readonly value: Role; onChange: (role: Role) => void }) {
  const { t } = useLanguage();
  const w = useMessages();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{w("role")}</legend>
      {ROLES.map((role) => (
        <label key={role} className={styles.choice}>
          <input type="radio" name="role" checked={role === value} onChange={() => onChange(role)} />
          <span className={styles.name}>{t(`role.${role}`)}</span>
          <span className={styles.hint}>{w(`role.${role}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
