import { useId, useState } from "react";
import { CloseButton } from "#ui/overlay/close-button.tsx";
import dialogStyles from "#ui/overlay/dialog.module.css";
import { useLocation } from "wouter";
import { useLanguage } from "../language/language.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Dialog } from "../shell/dialog.tsx";
import styles from "./frame.module.css";
import { isWithin, SectionLink, useWaitingIn } from "./section-link.tsx";
import type { Section, SectionGroup } from "./sections.ts";

type MoreSectionsProps = { readonly groups: readonly SectionGroup[]; readonly atHand: readonly Section[] };

/** At the foot of a phone: the way to the sections that don't fit there, over the screen. */
export function MoreSections({ groups, atHand }: MoreSectionsProps) {
  const { t } = useLanguage();
  const [location] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const others = groups.flatMap(({ sections }) => sections).filter((section) => !atHand.includes(section));
  const waiting = useWaitingIn(others);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.section}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-current={others.some(({ path }) => isWithin(location, path)) || undefined}
        onClick={() => setIsOpen(true)}
      >
        <DeskIcon name="menu" />
        <span className={styles.label}>{t("frame.more")}</span>
        {waiting > 0 && <span className={styles.count}>{waiting}</span>}
      </button>
      {isOpen && (
        <Dialog title={t("frame.more")} onClose={close}>
          <CloseButton className={dialogStyles.close} label={t("frame.close")} onClick={close} />
          <div className={styles.sheet}>
            <SectionGroups groups={groups} onFollow={close} />
          </div>
        </Dialog>
      )}
    </>
  );
}

type SectionGroupsProps = { readonly groups: readonly SectionGroup[]; readonly onFollow?: () => void };

/** All sections, in their groups. */
export function SectionGroups({ groups, onFollow }: SectionGroupsProps) {
  const { t } = useLanguage();
  const id = useId();
  return groups.map(({ label, sections }) => (
    <div key={label ?? ""}>
      {label && (
        <p className={styles.groupTitle} id={id + label}>
          {t(label)}
        </p>
      )}
      <ul className={styles.rows} aria-labelledby={label ? id + label : undefined}>
        {sections.map((section) => (
          <li key={section.path}>
            <SectionLink section={section} {...(onFollow && { onFollow })} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
