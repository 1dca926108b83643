import { type ReactNode, useEffect, useRef } from "react";
import { SITE } from "../site.ts";
import styles from "./screen.module.css";

type ScreenProps = {
  readonly title: string;
  /** What stands beneath the title. */
  readonly about?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Whoever opened the desk begins at its top; from then on each screen begins at its title. Null once they went elsewhere. */
let openedAt: string | null = location.pathname;

/** Puts the focus on the screen's title where it was on something that is gone, once the screen shows what is left. */
export function focusTitleIfLost(): void {
  // A list that was brought again is drawn after its promise is kept.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector("h1")?.focus({ preventScroll: true });
    }),
  );
}

/** A screen with its title, which the browser's tab shows and which takes the focus. */
export function Screen({ title, about, actions, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | ${SITE.siteName} Desk`;
  }, [title]);
  useEffect(() => {
    // A screen may be put there more than once until all of it is loaded.
    if (location.pathname === openedAt) return;
    openedAt = null;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
