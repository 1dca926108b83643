import { type ReactNode, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { formatDate } from "#domain/format/moments.ts";
import { titleOfKind } from "../content/name-of-kind.ts";
import { useContent } from "../content/use-content.ts";
import { useLanguage } from "../language/language.tsx";
import { useWaiting } from "../leads/use-leads.ts";
import { usePerson, useSession } from "../session/session.ts";
import { Brand } from "../shell/brand.tsx";
import styles from "./frame.module.css";
import { MoreSections, SectionGroups } from "./more-sections.tsx";
import { SectionLink } from "./section-link.tsx";
import { groupsFor, sectionsAtHand } from "./sections.ts";
import { Notice } from "../shell/notice.tsx";

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
        <SuspendedNotice />
        {children}
      </main>
    </div>
  );
}

function Menu() {
  const { t } = useLanguage();
  const { role } = usePerson();
  const takesStays = useWaiting().data?.takesStays ?? false;
  const content = useContent(role !== "agent").data;
  const kinds = (content?.kinds ?? []).map((kind) => ({
    name: kind.name,
    title: titleOfKind(kind, content!.pages),
  }));
  const groups = groupsFor(role, { takesStays, kinds });
  const atHand = sectionsAtHand(groups);
  const hasMore = groups.flatMap(({ sections }) => sections).length > atHand.length;
  return (
    <>
      <nav className={styles.menu} aria-label={t("frame.nav")}>
        <SectionGroups groups={groups} />
      </nav>
      <nav className={styles.foot} aria-label={t("frame.nav")}>
        <ul className={styles.atHand}>
          {atHand.map((section) => (
            <li key={section.path}>
              <SectionLink section={section} />
            </li>
          ))}
          {hasMore && (
            <li>
              <MoreSections groups={groups} atHand={atHand} />
            </li>
          )}
        </ul>
      </nav>
    </>
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

/** Says that what is on the screen may be of before. */
function OfflineNotice() {
  const { t } = useLanguage();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <output className={styles.offline}>{!isOnline && <Notice>{t("network.offline")}</Notice>}</output>;
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Says that visitors do not see the site, since when and why. */
function SuspendedNotice() {
  const { t } = useLanguage();
  const suspension = useSession().data?.suspension;
  if (!suspension) return null;
  const since = formatDate(suspension.since);
  return (
    <Notice>
      {t("frame.suspended", { since })}
      {suspension.reason && ` ${suspension.reason}`}
    </Notice>
  );
}
