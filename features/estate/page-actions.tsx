import { useId } from "react";
import { Heart } from "#features/listings/heart/heart.tsx";
import { EstateFormLink } from "#features/contact/estate-form-link.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { EstateView } from "./estate-view.ts";
import styles from "./page-actions.module.css";

/**
 * Share, show a friend, copy, print; `run-page-action.ts` does what its buttons say. Until its script is there, and without one,
 * the link can be copied from where it stands.
 */
export function PageActions({ estate }: { readonly estate: EstateView }) {
  const t = useTranslate();
  const linkId = useId();
  const { id, title, head } = estate;
  return (
    <div className={styles.actions} data-page-link={head.canonical} data-copied={t("estate.linkCopied")}>
      <output />
      <Heart id={id} place={useId()} estate={title.text} label={t("favorites.save")} />
      <button type="button" data-page-action="share" hidden>
        <Icon name="share" /> {t("estate.share")}
      </button>
      <EstateFormLink form="friend" estateId={id}>
        <Icon name="mail" /> {t("estate.sendToFriend")}
      </EstateFormLink>
      <button type="button" data-page-action="copy" popoverTarget={linkId}>
        <Icon name="link" /> {t("estate.copyLink")}
      </button>
      <p id={linkId} popover="auto" className={styles.link}>
        {head.canonical}
      </p>
      <button type="button" data-page-action="print">
        <Icon name="print" /> {t("estate.print")}
      </button>
    </div>
  );
}
