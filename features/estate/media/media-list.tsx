import { playerOf } from "#domain/estate/player-of.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { MediumView } from "../estate-view.ts";
import styles from "./media-list.module.css";
import type { Translate } from "#domain/locale/translate.ts";

/** Virtual visits and videos; nothing of whoever shows them is fetched before the visitor clicks. */
export function MediaList({ media }: { readonly media: readonly MediumView[] }) {
  if (media.length === 0) return null;
  return (
    <ul className={styles.media}>
      {media.map((medium) => (
        <li key={medium.href}>
          {medium.provider === null ? (
            <Film medium={medium} />
          ) : (
            <Medium medium={medium} provider={medium.provider} />
          )}
        </li>
      ))}
    </ul>
  );
}

type MediumProps = { readonly medium: MediumView };

/** A link to who shows it; where that may be shown within the page, a click shows it there (`playMedium`). */
function Medium({ medium, provider }: MediumProps & { readonly provider: string }) {
  const t = useTranslate();
  const { href, kind, picture } = medium;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" data-player={playerOf(href) ?? undefined}>
      <span className={styles.facade}>
        <Picture picture={picture} sizes="(min-width: 40rem) 22rem, 100vw" className={styles.picture} />
        <span className={styles.play}>
          <Icon name={kind === "visit" ? "globe" : "play"} />
        </span>
      </span>
      <Name medium={medium} />
      <small>{t("estate.opensAt", { provider })}</small>
    </a>
  );
}

/** A film of the agency's own: the browser plays it, and fetches nothing of it before but what it needs to show a first picture. */
function Film({ medium }: MediumProps) {
  const { href, picture, title } = medium;
  const name = mediumName(medium, useTranslate());
  return (
    <>
      {/* No captions come with a bundle. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls
        playsInline
        preload={picture ? "none" : "metadata"}
        poster={picture?.src}
        src={href}
        aria-label={title?.text ?? name}
      />
      <Name medium={medium} />
    </>
  );
}

function Name({ medium }: MediumProps) {
  const name = mediumName(medium, useTranslate());
  return <strong>{medium.title ? <Localized words={medium.title} /> : name}</strong>;
}

/** "Virtual visit", and of several "Main virtual visit", "Virtual visit 2". */
function mediumName({ kind, isMain, number }: MediumView, t: Translate): string {
  if (isMain) return t("estate.mainVisit");
  return number === undefined ? t(`estate.${kind}`) : t(`estate.${kind}Number`, { number });
}
