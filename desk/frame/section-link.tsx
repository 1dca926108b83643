import { textOf } from "#domain/locale/multilingual.ts";
import { Link, useLocation } from "wouter";
import { useWaiting } from "../leads/use-leads.ts";
import { useLanguage } from "../language/language.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import styles from "./frame.module.css";
import type { Section } from "./sections.ts";

/** How much waits in some sections. */
export function useWaitingIn(sections: readonly Section[]): number {
  const counts = useWaiting().data;
  return sections.reduce((sum, { waiting }) => sum + (waiting ? (counts?.[waiting] ?? 0) : 0), 0);
}

/** Whether the screen at an address is one of a section: `isWithin("/listings/7", "/listings")`. */
export function isWithin(location: string, path: string): boolean {
  return path === "/" ? location === "/" : location === path || location.startsWith(`${path}/`);
}

type SectionLinkProps = { readonly section: Section; readonly onFollow?: () => void };

export function SectionLink({ section, onFollow }: SectionLinkProps) {
  const { t, locale } = useLanguage();
  const [location] = useLocation();
  const count = useWaitingIn([section]);
  const { path, label, icon } = section;
  return (
    <Link
      className={styles.section}
      href={path}
      aria-current={isWithin(location, path) ? "page" : undefined}
      onClick={onFollow}
    >
      <DeskIcon name={icon} />
      <span className={styles.label}>
        {typeof label === "string" ? t(label) : textOf(label, locale) || path}
      </span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
