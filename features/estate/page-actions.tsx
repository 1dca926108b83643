import { useId } from "react";
import { Heart } from "#features/listings/heart/heart.tsx";
import { EstateFormLink } from "#features/contact/estate-form-link.tsx";
import { useSay } from "#features/site/messages/say-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { EstateView } from "./estate-view.ts";
import styles from "./page-actions.module.css";

/**
 * Share, show a friend, copy, print; `run-page-action.ts` does what its buttons say. Until its script is there, and without one,
 * the link can be copied from where it stands.
 */
export function PageActions({ estate }: { readonly estate: EstateView }) {
  const say = useSay();
  const linkId = useId();
  const { id, title, head } = estate;
  return (
    <div className={styles.actions} data-page-link={head.canonical} data-copied={say("estate.linkCopied")}>
      <output />
      <Heart id={id} place={useId()} home={title.text} label={say("favorites.save")} />
      <button type="button" data-page-action="share" hidden>
        <Icon name="share" /> {say("estate.share")}
      </button>
      <EstateFormLink form="friend" estateId={id}>
        <Icon name="mail" /> {say("estate.sendToFriend")}
      </EstateFormLink>
      <button type="button" data-page-action="copy" popoverTarget={linkId}>
        <Icon name="link" /> {say("estate.copyLink")}
      </button>
      <p id={linkId} popover="auto" className={styles.link}>
        {head.canonical}
      </p>
      <button type="button" data-page-action="print">
        <Icon name="print" /> {say("estate.print")}
      </button>
    </div>
  );
}
