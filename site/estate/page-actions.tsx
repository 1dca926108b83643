import { useId, useState, useSyncExternalStore } from "react";
import { Heart } from "../favorites/heart.tsx";
import { EstateFormLink } from "../contact/estate-form-link.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import type { EstateView } from "./estate-view.ts";
import styles from "./page-actions.module.css";

/** Share, show a friend, copy, print. */
export function PageActions({ estate }: { readonly estate: EstateView }) {
  const say = useSay();
  const heartId = useId();
  const canShare = useCanShare();
  const [told, setTold] = useState("");
  const link = estate.head.canonical;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setTold(say("estate.linkCopied")),
      // Some browsers forbid it: the link can then be copied from here.
      () => setTold(link),
    );
  return (
    <div className={styles.actions}>
      <output>{told}</output>
      <Heart
        key={estate.id}
        id={estate.id}
        place={heartId}
        home={estate.title.text}
        label={say("favorites.save")}
      />
      {canShare && (
        <button
          type="button"
          // A visitor who thinks better of it is no failure.
          onClick={() => void navigator.share({ title: estate.title.text, url: link }).catch(() => undefined)}
        >
          <Icon name="share" /> {say("estate.share")}
        </button>
      )}
      <EstateFormLink form="friend" estateId={estate.id}>
        <Icon name="mail" /> {say("estate.sendToFriend")}
      </EstateFormLink>
      <button type="button" onClick={() => void copy()}>
        <Icon name="link" /> {say("estate.copyLink")}
      </button>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" /> {say("estate.print")}
      </button>
    </div>
  );
}

function useCanShare(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => typeof navigator.share === "function",
    () => false,
  );
}
