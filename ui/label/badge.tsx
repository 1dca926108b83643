import styles from "./badge.module.css";
import { VisuallyHidden } from "../visually-hidden.tsx";

/** Letters of the longest word that keeps its full size inside the ring. */
const ROOMY_LETTERS = 8;

/** A round stamp of 230 × 230 on the 760 × 500 of a card's picture; it grows and shrinks with the picture. */
export function Badge({ children }: { readonly children: string }) {
  const size = 40 * Math.min(1, ROOMY_LETTERS / children.length);
  return (
    <span className={styles.badge}>
      <svg width="230" height="230" viewBox="0 0 230 230" aria-hidden="true" focusable="false">
        <circle className={styles.disc} cx="115" cy="115" r="113" />
        <circle className={styles.ring} cx="115" cy="115" r="103" />
        <text
          className={styles.word}
          x="115"
          y="115"
          dy="0.35em"
          fontSize={size.toFixed(1)}
          textAnchor="middle"
          transform="rotate(-8 115 115)"
        >
          {children}
        </text>
      </svg>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
