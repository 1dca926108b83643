import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { TRAP_FIELD } from "../sending/sent-fields.ts";
import styles from "./visitor-form.module.css";

/** A field that only programs fill in; nobody sees, hears or reaches it, and it says so to who does. */
export function Honeypot() {
  const t = useTranslate();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t("form.honeypot")}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
