import { type ReactNode, type Ref, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

type DialogProps = {
  readonly ref: Ref<HTMLDialogElement>;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly onClose?: () => void;
};

/** A native dialog: Escape and the outside close it, and focus goes back to what opened it. */
export function Dialog({ ref, title, closeLabel, children, className, onClose }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={(event) => event.currentTarget.closest("dialog")?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
