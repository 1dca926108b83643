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

/** A link to who shows it; where that may be shown within the page, a press shows it there (`play-medium.ts`). */
function Medium({ medium }: { readonly medium: MediumView }) {
  const say = useSay();
  const { href, kind, title, provider, picture } = medium;
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" data-player={playerOf(href) ?? undefined}>
        <span className={styles.facade}>
          <Picture picture={picture} sizes="(min-width: 40rem) 22rem, 100vw" className={styles.picture} />
          <span className={styles.play}>
            <Icon name={kind === "visit" ? "globe" : "play"} />
          </span>
        </span>
        <strong>{title ? <Spoken words={title} /> : mediumName(medium, say)}</strong>
        <small>{say("estate.opensAt", { provider })}</small>
      </a>
    </li>
  );
}
