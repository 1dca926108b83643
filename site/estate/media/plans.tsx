import { useRef } from "react";
import { useAwakeRegion } from "../../chunks/use-awake-region.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { GalleryPicture } from "../estate-view.ts";
import styles from "./plans.module.css";
import { LightboxLink } from "../gallery/lightbox-link.tsx";
import { useLightbox } from "../gallery/use-lightbox.ts";

/** Floor plans stand apart from the photos. */
export function Plans({ plans }: { readonly plans: readonly GalleryPicture[] }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const open = useLightbox(box, "plans");
  useAwakeRegion(box);
  if (plans.length === 0) return null;
  return (
    <div className={styles.plans} ref={box} data-later="">
      {plans.map(({ picture, captionLocale, large, thumb }, index) => (
        <LightboxLink
          key={large.href}
          large={large}
          thumb={thumb}
          caption={picture.alt}
          captionLocale={captionLocale}
          lang={captionLocale}
          onClick={(event) => open(event, index)}
        >
          <Picture
            picture={{ ...picture, placeholder: null, alt: picture.alt || say("estate.plans") }}
            sizes={plans.length === 1 ? "(min-width: 62rem) 55rem, 100vw" : "(min-width: 40rem) 24rem, 100vw"}
            className={styles.picture}
          />
        </LightboxLink>
      ))}
    </div>
  );
}
