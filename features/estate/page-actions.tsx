import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { Heart } from "#features/listings/heart/heart.tsx";
import { EstateFormLink } from "#features/contact/estate-form-link.tsx";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./page-actions.module.css";

type PageActionsProps = {
  /** The home: its address to share, and as what a visitor keeps it. */
  readonly home: { readonly title: LocalizedText; readonly link: string; readonly favorite: number };
  /** Whose form tells a friend about it; none for a holiday home. */
  readonly estateId?: number;
  /** On a phone: those below the page, in one row, which do not lie over the photo. */
  readonly isAtFoot?: boolean;
};

/**
 * Share, show a friend, copy, print, keep; `estate-behaviour.ts` does what its buttons say. Until its script is there, and without
 * one, the link can be copied from where it stands.
 */
export function PageActions({ home, estateId, isAtFoot = false }: PageActionsProps) {
  const t = useTranslate();
  const linkId = useId();
  const place = useId();
  const { title, link, favorite } = home;
  return (
    <div
      className={classNames(styles.actions, isAtFoot && styles.atFoot)}
      data-page-link={link}
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
        {link}
      </p>
      {estateId !== undefined && (
        <span className={styles.friend}>
          <EstateFormLink form="friend" estateId={estateId} about={title}>
            <Icon name="mail" /> <span>{t("estate.sendToFriend")}</span>
          </EstateFormLink>
        </span>
      )}
      <button type="button" data-page-action="print">
        <Icon name="print" /> <span>{t("estate.print")}</span>
      </button>
      {!isAtFoot && <Heart id={favorite} place={place} estate={title.text} label={t("favorites.save")} />}
      <output />
    </div>
  );
}
