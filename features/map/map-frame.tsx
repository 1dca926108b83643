import type { ReactNode } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./map-frame.module.css";

type MapFrameProps = {
  readonly label: string;
  readonly className?: string | undefined;
  /** Links to the same places, for browsers without script or without WebGL. */
  readonly instead?: ReactNode;
  /** The map itself: an island. */
  readonly children: ReactNode;
};

/** The place of a map, of its size from the first paint on: below the map stands what can be told without it; without script, nothing is no box. */
export function MapFrame({ label, className, instead, children }: MapFrameProps) {
  const t = useTranslate();
  return (
    <section
      className={classNames(styles.frame, instead === undefined && styles.alone, className)}
      aria-label={label}
    >
      <div className={styles.instead}>
        <p>{t("map.unavailable")}</p>
        {instead}
      </div>
      {children}
    </section>
  );
}
