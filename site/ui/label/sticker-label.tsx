import type { ReactNode } from "react";
import styles from "./sticker-label.module.css";

type StickerLabelProps = {
  readonly children: string;
  readonly lang?: string | undefined;
  /** Colours from data, their contrast already checked; null wears the site's own. */
  readonly colours: { readonly background: string; readonly text: string } | null;
};

/** A short word on a picture's corner. */
export function StickerLabel({ children, lang, colours }: StickerLabelProps) {
  if (!colours) return <Plain lang={lang}>{children}</Plain>;
  return (
    <span className={styles.label} lang={lang}>
      <span className={styles.sizer}>{children}</span>
      {/* Colours from data are SVG attributes: the content security policy allows no style attribute. */}
      <svg className={styles.paint} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={colours.background} />
        <text x="50%" y="50%" dy="0.35em" textAnchor="middle" fill={colours.text}>
          {children}
        </text>
      </svg>
    </span>
  );
}

function Plain({ lang, children }: { lang: string | undefined; children: ReactNode }) {
  return (
    <span className={`${styles.label} ${styles.plain}`} lang={lang}>
      {children}
    </span>
  );
}
