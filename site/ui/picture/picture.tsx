import { useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { DrawnFacade } from "./drawn-facade.tsx";
import type { PictureView } from "./picture-view.ts";
import styles from "./picture.module.css";

type PictureProps = {
  readonly picture: PictureView | null;
  /** How wide the picture is drawn, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** The first pictures of a page load at once and first. */
  readonly isUrgent?: boolean;
  readonly className?: string | undefined;
};

/** A picture in a box that keeps its ratio; a missing or broken one shows a drawn façade. */
export function Picture({ picture, sizes, isUrgent = false, className }: PictureProps) {
  const { ref, isBroken, giveUp } = useBroken(picture?.src);
  return (
    <span className={classNames(styles.box, className)}>
      {picture?.placeholder?.startsWith("data:image/") && !isBroken && (
        <img className={styles.placeholder} src={picture.placeholder} alt="" aria-hidden="true" />
      )}
      {picture && !isBroken ? (
        <img
          ref={ref}
          className={styles.image}
          src={picture.src}
          srcSet={picture.srcSet || undefined}
          sizes={picture.srcSet ? sizes : undefined}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={isUrgent ? "eager" : "lazy"}
          fetchPriority={isUrgent ? "high" : undefined}
          decoding={isUrgent ? undefined : "async"}
          onError={giveUp}
        />
      ) : (
        <DrawnFacade className={styles.drawn} label={picture?.alt} />
      )}
    </span>
  );
}

function useBroken(src: string | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    // A picture that failed before the page's scripts ran fired its error unheard.
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(src);
  }, [src]);
  return { ref, isBroken: src !== undefined && broken === src, giveUp: () => setBroken(src ?? null) };
}
