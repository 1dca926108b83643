import styles from "./header.module.css";

/** A stepped gable, for an agency that brought no logo. */
export function DefaultLogo() {
  return (
    <svg
      className={styles.mark}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 30V15h4v-4h4V7h3V3h4v4h3v4h4v4h4v15h-9v-8a4 4 0 0 0-8 0v8z" />
      <path className={styles.markPane} d="M8 18h4v4H8zM20 18h4v4h-4zM14 11h4v4h-4z" />
    </svg>
  );
}
