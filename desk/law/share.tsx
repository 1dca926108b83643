import styles from "./duties-panel.module.css";

type ShareProps = { readonly part: number; readonly of: number };

/** A ring, drawn as far as a part is of the whole. */
export function Share({ part, of }: ShareProps) {
  const length = (part / of) * 100;
  return (
    <svg
      className={styles.share}
      viewBox="0 0 36 36"
      width="36"
      height="36"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="18" cy="18" r="15.915" fill="none" strokeWidth="3.5" className={styles.whole} />
      <circle
        cx="18"
        cy="18"
        r="15.915"
        fill="none"
        strokeWidth="3.5"
        className={styles.part}
        strokeDasharray={`${length} ${100 - length}`}
        strokeDashoffset="25"
      />
    </svg>
  );
}
