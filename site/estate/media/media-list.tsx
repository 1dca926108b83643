import { useSay } from "../../shell/words/say-context.tsx";
import { Spoken } from "../../shell/words/spoken.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { MediumView } from "../estate-view.ts";
import styles from "./media-list.module.css";

/** Virtual visits and videos; nothing of whoever shows them is fetched before the visitor goes there. */
export function MediaList({ media }: { readonly media: readonly MediumView[] }) {
  const say = useSay();
  if (media.length === 0) return null;
  return (
    <ul className={styles.media}>
      {media.map(({ href, kind, title, provider, picture }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <span className={styles.facade}>
              <Picture picture={picture} sizes="(min-width: 40rem) 22rem, 100vw" className={styles.picture} />
              <span className={styles.play}>
                <Icon name={kind === "visit" ? "globe" : "play"} />
              </span>
            </span>
            <strong>{title ? <Spoken words={title} /> : say(`estate.${kind}`)}</strong>
            <small>{say("estate.opensAt", { provider })}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
