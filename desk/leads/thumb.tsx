import { useState } from "react";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./thumb.module.css";

type ThumbProps = {
  readonly picture: { readonly urls: Readonly<Record<string, string>> } | null;
};

const SIZE = { width: 160, height: 120 };

/** The picture of what a row is about, beside its name. */
export function Thumb({ picture }: ThumbProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { "thumb-160": src, "thumb-320": large } = picture?.urls ?? {};
  const view =
    src && !isBroken ? { src, srcSet: `${src} 1x, ${large} 2x`, ...SIZE, alt: "", placeholder: null } : null;
  return (
    <span className={styles.thumb} onErrorCapture={() => setIsBroken(true)}>
      <Picture picture={view} sizes="" className={styles.box} />
    </span>
  );
}
