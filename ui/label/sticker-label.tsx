import { classNames } from "../class-names.ts";
import styles from "./sticker-label.module.css";

type StickerLabelProps = {
  readonly children: string;
  readonly lang?: string | undefined;
  /** Colours from data, their contrast already checked; null and "option" wear the site's own. */
  readonly colours: { readonly background: string; readonly text: string } | "option" | null;
};

/** A short word on a picture's corner. */
export function StickerLabel({ children, lang, colours }: StickerLabelProps) {
  if (!colours || colours === "option") {
    return (
      <span className={classNames(styles.label, colours ? styles.option : styles.plain)} lang={lang}>
        {children}
      </span>
    );
  }
  return (
    <span className={classNames(styles.label, styles.painted)} lang={lang}>
      {children}
      {/* Colours from data are SVG attributes: the content security policy allows no style attribute. */}
      <svg
        className={styles.paint}
        color={colours.background}
        fill={colours.text}
        aria-hidden="true"
        focusable="false"
      >
        <text x="50%" y="50%" dy="0.35em" textAnchor="middle">
          {children}
        </text>
      </svg>
    </span>
  );
}
