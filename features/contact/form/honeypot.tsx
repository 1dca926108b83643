import { useSay } from "#features/site/messages/say-context.tsx";
import { TRAP_FIELD } from "../sending/sent-fields.ts";
import styles from "./visitor-form.module.css";

/** A field that only programs fill in; nobody sees, hears or reaches it, and it says so to who does. */
export function Honeypot() {
  const say = useSay();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {say("form.honeypot")}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
