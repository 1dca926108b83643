import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { PictureView } from "./picture-view.ts";
import styles from "./picture.module.css";

type PictureProps = {
  readonly picture: PictureView | null;
  /** How wide the picture is rendered, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** The first pictures of a page load at once and first. */
  readonly isUrgent?: boolean;
  readonly className?: string | undefined;
  /** What lies over it. */
  readonly children?: ReactNode;
};

/** A picture in a box that keeps its ratio; a missing or broken one shows a drawn façade (`broken-pictures.browser.ts`). */
export function Picture({ picture, sizes, isUrgent = false, className, children }: PictureProps) {
  if (!picture) return <span className={classNames(styles.box, styles.facade, className)}>{children}</span>;
  return (
    <span className={classNames(styles.box, className)} suppressHydrationWarning>
      {picture.placeholder?.startsWith("data:image/") && (
        <img className={styles.placeholder} src={picture.placeholder} alt="" aria-hidden="true" />
      )}
      <img
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
      />
      {children}
    </span>
  );
}
