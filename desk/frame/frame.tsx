import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { Link, useLocation } from "wouter";
import { useWaiting } from "../leads/use-leads.ts";
import { useLanguage } from "../language/language.tsx";
import { usePerson } from "../session/session.ts";
import { Brand } from "../shell/brand.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import styles from "./frame.module.css";
import { OfflineNotice } from "./offline-notice.tsx";
import { type Section, SECTIONS } from "./sections.ts";

/** What stands around each screen: the menu, who is signed in, and the way past both. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t("frame.skip")}
      </a>
      <header className={styles.side}>
        <Brand />
        <Menu />
        <Account />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
    </div>
  );
}

function Menu() {
  const { t } = useLanguage();
  const { role } = usePerson();
  return (
    <nav className={styles.menu} aria-label={t("frame.nav")}>
      <ul className={styles.sections}>
        {SECTIONS.filter(({ roles }) => roles.includes(role)).map((section) => (
          <li key={section.path}>
            <SectionLink section={section} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ section: { path, label, icon, waiting } }: { readonly section: Section }) {
  const { t } = useLanguage();
  const [location] = useLocation();
  const counts = useWaiting().data;
  const isHere = path === "/" ? location === "/" : location.startsWith(path);
  const count = waiting ? (counts?.[waiting] ?? 0) : 0;
  return (
    <Link className={styles.section} href={path} aria-current={isHere ? "page" : undefined}>
      <DeskIcon name={icon} />
      <span className={styles.label}>{t(label)}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}

function Account() {
  const { t } = useLanguage();
  const { name, role } = usePerson();
  return (
    <Link className={styles.account} href="/account">
      <VisuallyHidden>{`${t("frame.account")}: ${name}`}</VisuallyHidden>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.person} aria-hidden="true">
        <span className={styles.personName}>{name}</span>
        <span className={styles.role}>{t(`role.${role}`)}</span>
      </span>
    </Link>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
