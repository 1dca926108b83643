import type { ReactNode } from "react";
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

/** A panel that a press opens; `details` underneath, so that it opens without scripts. `close-menus.browser.ts` shuts it. */
export function Menu({ button, buttonClass, panelClass, className, label, children }: MenuProps) {
  return (
    <details className={classNames(styles.menu, className)} data-menu="">
      <summary className={classNames(styles.button, buttonClass)} aria-label={label}>
        {button}
      </summary>
      <div className={classNames(styles.panel, panelClass)}>{children}</div>
    </details>
  );
}
