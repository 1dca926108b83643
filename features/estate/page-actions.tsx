import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { Heart } from "#features/listings/heart/heart.tsx";
import { EstateFormLink } from "#features/contact/estate-form-link.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { EstateView } from "./estate-view.ts";
import styles from "./page-actions.module.css";

type PageActionsProps = {
  readonly estate: EstateView;
  /** On a phone: those below the page, in one row, which do not lie over the photo. */
  readonly isAtFoot?: boolean;
};

/**
 * Share, show a friend, copy, print, keep; `estate-behaviour.ts` does what its buttons say. Until its script is there, and without
 * one, the link can be copied from where it stands.
 */
export function PageActions({ estate, isAtFoot = false }: PageActionsProps) {
  const t = useTranslate();
  const linkId = useId();
  const place = useId();
  const { id, title, head } = estate;
  return (
    <div
      className={classNames(styles.actions, isAtFoot && styles.atFoot)}
      data-page-link={head.canonical}
      data-copied={t("estate.linkCopied")}
    >
      {!isAtFoot && (
        <button type="button" data-page-action="share" hidden>
          <Icon name="share" /> <span>{t("estate.share")}</span>
        </button>
      )}
      <button type="button" data-page-action="copy" popoverTarget={linkId}>
        <Icon name="link" /> <span>{t("estate.copyLink")}</span>
      </button>
      <p id={linkId} popover="auto" className={styles.link}>
        {head.canonical}
      </p>
      <span className={styles.friend}>
        <EstateFormLink form="friend" estateId={id} about={title}>
          <Icon name="mail" /> <span>{t("estate.sendToFriend")}</span>
        </EstateFormLink>
      </span>
      <button type="button" data-page-action="print">
        <Icon name="print" /> <span>{t("estate.print")}</span>
      </button>
      {!isAtFoot && <Heart id={id} place={place} estate={title.text} label={t("favorites.save")} />}
      <output />
    </div>
  );
}
