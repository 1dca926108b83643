import { Link } from "wouter";
import styles from "./choices.module.css";

type Choice = { readonly href: string; readonly label: string; readonly isChosen: boolean };

/** What a list shows: one of a few. */
export function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  return (
    <nav className={styles.choices} aria-label={label}>
      {choices.map(({ href, label: words, isChosen }) => (
        <Link key={href} className={styles.choice} href={href} aria-current={isChosen ? "true" : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
