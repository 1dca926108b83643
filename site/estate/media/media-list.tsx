import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { playerOf } from "#domain/media/player-of.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { Spoken } from "../../shell/words/spoken.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { MediumView } from "../estate-view.ts";
import { mediumName } from "./medium-name.ts";
import styles from "./media-list.module.css";

/** Virtual visits and videos; nothing of whoever shows them is fetched before the visitor presses. */
export function MediaList({ media }: { readonly media: readonly MediumView[] }) {
  if (media.length === 0) return null;
  return (
    <ul className={styles.media}>
      {media.map((medium) => (
        <Medium key={medium.href} medium={medium} />
      ))}
    </ul>
  );
}

/** A link to who shows it; where that may be shown within the page, a press shows it there. */
function Medium({ medium }: { readonly medium: MediumView }) {
  const say = useSay();
  const [player, setPlayer] = useState<string | null>(null);
  const frame = useFocused(player);
  const { href, kind, title, provider, picture } = medium;
  const name = title ? <Spoken words={title} /> : mediumName(medium, say);
  const play = (event: MouseEvent) => {
    const found = playerOf(href);
    if (!found || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlayer(found);
  };
  return (
    <li className={player ? styles.playing : undefined}>
      {player && (
        <iframe
          ref={frame}
          className={styles.player}
          src={player}
          title={title?.text ?? mediumName(medium, say)}
          allow="autoplay; fullscreen"
          // Both together are no sandbox for a page of our own; players are of origins that are never ours.
          // eslint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <a href={href} target="_blank" rel="noopener noreferrer" onClick={player ? undefined : play}>
        {!player && (
          <span className={styles.facade}>
            <Picture picture={picture} sizes="(min-width: 40rem) 22rem, 100vw" className={styles.picture} />
            <span className={styles.play}>
              <Icon name={kind === "visit" ? "globe" : "play"} />
            </span>
          </span>
        )}
        <strong>{name}</strong>
        <small>{say("estate.opensAt", { provider })}</small>
      </a>
    </li>
  );
}

/** Whoever pressed is where it plays. */
function useFocused(player: string | null): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (player) frame.current?.focus();
  }, [player]);
  return frame;
}
