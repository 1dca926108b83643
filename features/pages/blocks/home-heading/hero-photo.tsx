import type { BlockOf } from "../block-types.ts";
import { largePicture } from "#features/site/pictures/large-picture.ts";
import { mediaUrl } from "#platform/media/address.ts";
import type { LargePicture } from "#ui/picture/picture-view.ts";
import styles from "./hero-photo.module.css";

export type HeroPhotoView = LargePicture & {
  /** The point that stays in view, in percent, in the steps that the style sheet knows. */
  readonly focus: { readonly x: number; readonly y: number };
};

/** The content security policy allows no style attribute: the style sheet has a rule for each step. */
const FOCUS_STEP = 5;

/** The photo of a home page that names its focus, whole: the browser cuts it to the screen around that point. */
export function heroPhoto(
  { picture, focus, width, height }: BlockOf<"home-heading">,
  cdn: string | null,
): HeroPhotoView | null {
  if (!picture || !focus) return null;
  const large = largePicture({ width, height }, (side) => mediaUrl(picture, "gallery", { cdn, width: side }));
  return { ...large, focus: { x: toStep(focus.x), y: toStep(focus.y) } };
}

function toStep(percent: number): number {
  return Math.round(percent / FOCUS_STEP) * FOCUS_STEP;
}

/** A photo across the whole width, which says nothing that the words do not. */
export function HeroPhoto({ photo }: { readonly photo: HeroPhotoView }) {
  return (
    <div className={styles.photo}>
      <img
        className={styles.image}
        data-x={photo.focus.x}
        data-y={photo.focus.y}
        src={photo.href}
        srcSet={photo.srcSet}
        // A phone shows a part of its width: a little less sharp, it is there sooner.
        sizes="(min-width: 48rem) 100vw, (min-resolution: 1.5dppx) 28rem, 50rem"
        width={photo.width}
        height={photo.height}
        alt=""
        fetchPriority="high"
      />
    </div>
  );
}
