import type { ReactNode } from "react";
import { Link } from "wouter";
import { DeskIcon } from "./desk-icon.tsx";
import styles from "./card.module.css";

type CardProps = {
  readonly title: string;
  readonly count?: number | undefined;
  /** Whether what is counted waits for the agency. */
  readonly isWaiting?: boolean;
  readonly more?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
};

/** A group of rows under a heading. */
export function Card({ title, count, isWaiting = false, more, children }: CardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {count !== undefined && count > 0 && (
          <span className={isWaiting ? styles.waiting : styles.count}>{count}</span>
        )}
        {more && (
          <Link className={styles.more} href={more.href}>
            {more.label}
            <DeskIcon name="forward" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
