import { useEffect, useRef } from "react";
import styles from "./endless-results.module.css";

/** More than any page is high, in pixels: whoever jumped past the mark has reached it too. */
const ABOVE = 10_000_000;

type ScrollMarkProps = {
  /** Pixels below the screen at which the mark counts as reached. */
  readonly distance: number;
  readonly onChange: (isReached: boolean) => void;
};

/** The end of a list, which tells when it comes near. */
export function ScrollMark({ distance, onChange }: ScrollMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${ABOVE}px 0px ${distance}px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [distance, onChange]);
  return <span className={styles.mark} ref={mark} aria-hidden="true" />;
}
