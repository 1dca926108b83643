import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import styles from "./menu.module.css";

type MenuProps = {
  readonly button: ReactNode;
  readonly buttonClass?: string | undefined;
  readonly panelClass?: string | undefined;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
};

/** A panel that a press opens; `details` underneath, so that it opens without scripts. With them Escape and the outside close it. */
export function Menu({ button, buttonClass, panelClass, className, label, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closesByItself(details.current), []);
  return (
    <details className={classNames(styles.menu, className)} ref={details}>
      <summary className={classNames(styles.button, buttonClass)} aria-label={label}>
        {button}
      </summary>
      <div className={classNames(styles.panel, panelClass)}>{children}</div>
    </details>
  );
}

function closesByItself(details: HTMLDetailsElement | null) {
  if (!details) return;
  const leaves = new AbortController();
  const listen = (type: string, close: (event: Event) => void, target: EventTarget = document) =>
    target.addEventListener(type, close, { signal: leaves.signal });
  listen("pointerdown", ({ target }) => {
    if (!details.contains(target as Node)) details.open = false;
  });
  listen("focusin", ({ target }) => {
    if (!details.contains(target as Node)) details.open = false;
  });
  listen("keydown", (event) => {
    // A field inside that has a list of its own shuts that first.
    if ((event as KeyboardEvent).key !== "Escape" || event.defaultPrevented || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  listen(
    "click",
    ({ target }) => {
      if ((target as Element).closest("a")) details.open = false;
    },
    details,
  );
  return () => leaves.abort();
}
