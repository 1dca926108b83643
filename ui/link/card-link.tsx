import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import styles from "./card-link.module.css";

type CardLinkProps = {
  /** Null where there is nothing more to see. */
  readonly href: string | null;
  readonly children: ReactNode;
};

/** The title of a card as its link, which takes the press of the whole article around it. */
export function CardLink({ href, children }: CardLinkProps) {
  if (href === null) return children;
  return (
    <Anchor className={styles.link} href={href}>
      {children}
    </Anchor>
  );
}
